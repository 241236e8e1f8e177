// SPDX-License-Identifier: GPL-3.0-or-later
//
// Crosstables whose tie-breaks two other programs agree on, where such data lies beside the project.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "framework/tournament/standings.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
namespace fs = std::filesystem;

namespace {

std::string whole_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> lines_of(std::string text) {
  for (char& letter : text)
    if (letter == '\r') letter = '\n';
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

Crosstable read_players(const fs::path& path) {
  std::vector<std::string> players;
  Crosstable settings;
  for (const auto& line : lines_of(whole_file(path))) {
    if (line.starts_with("042 2024")) settings.edition = Edition::kFide2024;
    if (line == "192 FIDE_ROUNDROBIN") settings.round_robin = true;
    if (!line.starts_with("001")) continue;
    std::string player = line.substr(48, 4);
    for (std::size_t at = 91; at + 8 <= line.size(); at += 10) {
      const std::string opponent = line.substr(at, 4);
      player += " " + opponent.substr(opponent.find_first_not_of(' ')) + line.substr(at + 5, 1) +
                line.substr(at + 7, 1);
    }
    players.push_back(player);
  }
  Crosstable table = test::cross_table(players);
  table.edition = settings.edition;
  table.round_robin = settings.round_robin;
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
  const fs::path folder = fs::path(BOARDWRIGHT_SOURCE_DIR).parent_path() / "shared/data/tournament/tiebreaks";
  if (!fs::exists(folder)) {
    WARN("skipped: there are no crosstables in " << folder);
    return;
  }
  std::size_t files = 0;
  for (const auto& file : fs::directory_iterator(folder)) {
    if (file.path().extension() != ".trf") continue;
    ++files;
    INFO(file.path().filename());
    const Crosstable table = read_players(file.path());
    const auto expected = lines_of(whole_file(fs::path(file.path()).replace_extension(".tsv")));
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
  CHECK(files == 4);
}
