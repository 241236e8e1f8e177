// SPDX-License-Identifier: GPL-3.0-or-later
//
// Crosstables whose tie-breaks two other programs agree on, where such data lies beside the project.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <sstream>

#include "framework/tournament/standings.hpp"
#include "tests/tournament/trf_folder.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> lines_of(const fs::path& path) {
  std::vector<std::string> lines;
  std::istringstream in(test::whole_trf(path));
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

/// The line 042 decides the edition.
Crosstable table_of(const fs::path& path) {
  const auto file = test::trf_file(path);
  Crosstable table = file.table;
  table.edition = file.line("042").value_or("").starts_with("2024") ? Edition::kFide2024 : Edition::kFide2026;
  return table;
}

std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream in(line);
  for (std::string cell; std::getline(in, cell, '\t');) cells.push_back(cell);
  return cells;
}

int decimals_of(const std::string& number) {
  const auto point = number.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(number.size() - point - 1);
}

}  // namespace

TEST_CASE("every tie-break of every player is as two other programs have it") {  // T17B-T17F, T23.5
  const auto files = test::trf_files(test::shared_tournaments() / "tiebreaks");
  if (files.empty()) {
    WARN("skipped: there are no crosstables in " << test::shared_tournaments());
    return;
  }
  for (const auto& file : files) {
    INFO(file.filename());
    const Crosstable table = table_of(file);
    const auto expected = lines_of(fs::path(file).replace_extension(".tsv"));
    REQUIRE(expected.size() == table.entrants.size() + 1);
    const auto codes = cells_of(expected.front());
    std::string wanted;
    for (std::size_t i = 3; i < codes.size(); ++i) wanted += (i > 3 ? "," : "") + codes[i];
    const auto list = parse_tie_breaks(wanted);
    REQUIRE(list);
    const auto found = standings(table, *list);
    REQUIRE(found);
    std::map<Number, StandingLine> by_number;
    for (const auto& line : *found) by_number[line.number] = line;
    for (std::size_t row = 1; row < expected.size(); ++row) {
      const auto cells = cells_of(expected[row]);
      const auto& line = by_number.at(static_cast<Number>(std::stoul(cells[0])));
      INFO("number " << cells[0]);
      CHECK(std::to_string(line.place) == cells[1]);
      CHECK(decimal_text(of_points(line.score), 1) == cells[2]);
      for (std::size_t i = 3; i < cells.size(); ++i) {
        INFO(codes[i]);
        REQUIRE(line.values[i - 3]);
        CHECK(decimal_text(*line.values[i - 3], decimals_of(cells[i])) == cells[i]);
      }
    }
  }
  CHECK(files.size() == 4);
}
