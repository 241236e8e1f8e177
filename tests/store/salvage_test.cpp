// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/salvage.hpp"

#include <fstream>
#include <sstream>

#include "framework/store/check.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"
#include "tests/support/repeated.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Ten matches of forty entries, and twenty players.
std::filesystem::path make(const ScratchFolder& folder, std::vector<std::string>& matches) {
  auto file = folder / "club.db";
  Store store = open_file(file);
  for (int i = 0; i < 20; ++i)
    must(store.add(happened(
        kNoon + i, PlayerAdded{new_id(kNoon + i), PlayerKind::kMember, "Player " + std::to_string(i)})));
  for (int i = 0; i < 10; ++i) {
    matches.push_back(new_id(kNoon + i));
    must(store.append(creation(matches.back(), "seed")));
  }
  for (std::uint64_t after = 1; after < 40; ++after)
    for (const auto& match : matches) must(store.append(move(match, after, std::string(100, 'x'))));
  return file;
}

}  // namespace

TEST_CASE("all of a sound store is salvaged") {
  const ScratchFolder folder;
  std::vector<std::string> matches;
  const auto file = make(folder, matches);
  {  // one side of a match that went on in two places
    Store store = open_file(file), other = open_file(folder / "other.db");
    must(other.append(creation(matches.front())));
    REQUIRE(must(import_text(store, must(export_text(other, ExportFor::kOwnUse)))).conflicts.size() == 1);
  }
  Store saved = open_file(folder / "saved.db");
  const auto report = must(salvage(file, saved));
  CHECK(must(conflicts(saved)).size() == 1);
  CHECK(report.entries == 400);
  CHECK(report.events == 20);
  CHECK(report.set_aside == 0);
  CHECK(report.sentence() ==
        "saved 400 entries and 20 events; 0 matches have a hole, 0 entries after one are put aside");
  Store store = open_file(file);
  for (const auto& match : matches) CHECK(must(saved.journal(match)) == must(store.journal(match)));
}

TEST_CASE("of a damaged store everything that can be read is saved, and nothing wrong") {
  const ScratchFolder folder;
  std::vector<std::string> matches;
  const auto file = make(folder, matches);
  const std::string whole = bytes_of(file);
  Store store = open_file(file);
  // Every third page but the first, in turn.
  const std::size_t step = repeated(3, 7);
  const std::size_t pages = whole.size() / 4096;
  REQUIRE(pages > 20);
  std::uint64_t worst = 400, sum = 0;
  int with_holes = 0;
  for (std::size_t page = 1; page < pages; page += step) {
    CAPTURE(page);
    std::string damaged = whole;
    damaged.replace(page * 4096, 4096, std::string(4096, '\xee'));
    const auto copy = folder / "damaged.db", into = folder / ("saved" + std::to_string(page) + ".db");
    std::ofstream(copy, std::ios::binary | std::ios::trunc) << damaged;
    Store saved = open_file(into);
    const auto report = salvage(copy, saved);
    if (!report) {  // the root of a table: nothing leads to its rows
      CHECK(clear_sentence(report.error()));
      continue;
    }
    must(check_database(saved));
    CHECK(bytes_of(copy) == damaged);
    // What stood there and is gone is never passed over.
    if (report->entries + report->set_aside + report->events < 420) CHECK(report->lost > 0);
    worst = std::min(worst, report->entries + report->set_aside);
    sum += report->entries + report->set_aside;
    with_holes += report->holes.empty() ? 0 : 1;
    for (const auto& sentence : report->holes) CHECK(clear_sentence(sentence));
    for (const auto& match : matches) {
      const auto right = must(store.journal(match)), got = must(saved.journal(match));
      REQUIRE(got.size() <= right.size());
      CHECK(std::equal(got.begin(), got.end(), right.begin()));
    }
    CHECK(must(conflicts(saved)).size() == report->set_aside);
  }
  CHECK(with_holes > 0);
  CHECK(sum > 400 * (pages / step) / 2);
  CHECK(worst > 300);
}

TEST_CASE("a store that was cut off is read as far as it goes") {
  const ScratchFolder folder;
  std::vector<std::string> matches;
  const auto file = make(folder, matches);
  const std::string whole = bytes_of(file);
  const auto cut = folder / "cut.db";
  std::ofstream(cut, std::ios::binary) << whole.substr(0, whole.size() - 4096);
  Store saved = open_file(folder / "saved.db");
  const auto report = must(salvage(cut, saved));
  CHECK(report.entries + report.set_aside + report.events > 300);
  must(check_database(saved));
}

TEST_CASE("nothing can be read of a file that never was a store") {
  const ScratchFolder folder;
  const auto file = folder / "letter.txt";
  std::ofstream(file) << std::string(9000, 'a');
  Store saved = open_file(folder / "saved.db");
  const auto report = salvage(file, saved);
  REQUIRE_FALSE(report);
  CHECK(report.error() == file.string() + ": nothing of it can be read; restore a backup");
}

TEST_CASE("a damaged store is saved beside itself or in its place, and never written over") {
  const ScratchFolder folder;
  std::vector<std::string> matches;
  const auto file = make(folder, matches);
  CHECK_FALSE(is_damaged_store(file));
  CHECK_FALSE(is_damaged_store(folder / "none.db"));
  std::string damaged = bytes_of(file);
  const std::size_t last = damaged.size() / 4096 - 1;
  damaged.replace(last * 4096, 4096, std::string(4096, '\xee'));
  std::ofstream(file, std::ios::binary | std::ios::trunc) << damaged;
  CHECK(is_damaged_store(file));

  CHECK(clear_sentence(salvage_to(file, file).error()));
  const auto there = folder.write("there", "mine");
  CHECK(salvage_to(file, there)
            .error()
            .ends_with("is there already; name a new file, so that nothing is overwritten"));
  CHECK(bytes_of(there) == "mine");
  CHECK_FALSE(salvage_to(folder / "none.db", folder / "new.db"));
  CHECK_FALSE(salvage_to(there, folder / "new.db"));
  CHECK_FALSE(std::filesystem::exists(folder / "new.db"));
  const auto beside = must(salvage_to(file, folder / "new.db"));
  CHECK(beside.entries > 300);
  CHECK(bytes_of(file) == damaged);
  Store sound = open_file(folder / "new.db");
  must(check_database(sound));

  folder.write("club-damaged.db", "an earlier one");
  const auto in_place = must(salvage_in_place(file));
  CHECK(in_place.damaged == folder / "club-damaged2.db");
  CHECK(bytes_of(in_place.damaged) == damaged);
  CHECK(in_place.report.entries == beside.entries);
  Store there_now = open_file(file);
  must(check_database(there_now));
  CHECK_FALSE(is_damaged_store(file));
  CHECK(bytes_of(folder / "club-damaged.db") == "an earlier one");
  CHECK_FALSE(std::filesystem::exists(folder / "club-saved.db"));

  const auto junk = folder.write("junk.db", std::string(9000, 'j'));
  CHECK(is_damaged_store(junk));
  CHECK_FALSE(salvage_in_place(junk));
  CHECK(bytes_of(junk) == std::string(9000, 'j'));
}
