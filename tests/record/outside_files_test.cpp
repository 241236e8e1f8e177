// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files as they come from other programs and people, in cases/: what each must give is in cases.expected.
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

const std::filesystem::path kFolder = std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "tests/record/cases";

std::string on_one_line(std::string text) {
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at))
    text.replace(at, 1, " / ");
  return text;
}

/// What was read of one game, in lines.
std::string told(const Result<OpenedRecord>& opened) {
  if (!opened) return "  refused: " + opened.error() + "\n";
  const Record& record = opened->record;
  const auto played = replay(*opened);
  std::string text = "  " + record.variant;
  if (!played) return text + ", can't be played: " + played.error() + "\n";
  text += ", " + std::to_string(played->line.plies().size()) + " plies, ";
  text += played->result ? scores_text(*played->result) + " " + played->result->reason : "no result";
  text += "\n";
  const auto add = [&text](const std::string& what, const std::string& value) {
    if (!value.empty()) text += "  " + what + ": " + on_one_line(value) + "\n";
  };
  add("problem", played->problem);
  add("start", record.start);
  for (const auto& [seat, name] : record.players) add(seat, name);
  for (const auto& [name, value] : record.tags) add(name, value);
  add("at the start", record.comment);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    add("after " + std::to_string(i + 1), record.moves[i].comment);
    if (const auto clock = record.moves[i].clock)
      add("clock " + std::to_string(i + 1), std::to_string(clock->count()));
  }
  for (const auto& note : opened->notes) add("note", note);
  return text;
}

std::string told_of_file(const std::string& name, const Catalogue& games) {
  std::string text = name + "\n";
  const auto opened = open_records_file(kFolder / name, games);
  if (!opened) {
    text += "  refused: " + opened.error() + "\n";
  } else {
    for (std::size_t i = 0; i < opened->size(); ++i) {
      if (opened->size() > 1) text += " game " + std::to_string(i + 1) + "\n";
      text += told((*opened)[i]);
    }
  }
  const std::string folder = kFolder.string() + "/";
  for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder))
    text.erase(at, folder.size());
  return text;
}

/// The expectations by the files' names, which stand at the beginning of a line.
std::map<std::string, std::string> expectations() {
  std::ifstream file(kFolder.string() + ".expected");
  std::map<std::string, std::string> all;
  std::string name;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (line.front() != ' ') name = line;
    all[name] += line + "\n";
  }
  return all;
}

}  // namespace

TEST_CASE("files from outside give what they hold, or say why not") {
  const Catalogue games = own_games();
  const auto expected = expectations();
  std::set<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(kFolder)) names.insert(file.path().filename());
  REQUIRE(names.size() > 100);
  std::string all;
  for (const auto& name : names) {
    CAPTURE(name);
    const std::string found = told_of_file(name, games);
    all += found;
    const auto one = expected.find(name);
    CHECK((one == expected.end() ? "" : one->second) == found);
  }
  CHECK(expected.size() == names.size());
  // To be looked through after a change that was meant.
  if (const char* out = std::getenv("BOARDWRIGHT_CASES")) std::ofstream(out) << all;
}

TEST_CASE("folders, pipes and devices are no records, and nothing waits for them") {
  const Catalogue games = own_games();
  const TemporaryFolder folder;
  const auto path = [&](const char* name) { return folder.path() / name; };
  CHECK(error_of(open_records_file(folder.path(), games)) ==
        folder.path().string() + " is a folder, not a record");
  REQUIRE(mkfifo(path("pipe").c_str(), 0600) == 0);
  CHECK(error_of(open_records_file(path("pipe"), games)) ==
        path("pipe").string() + " is a pipe, not a record");
  std::filesystem::create_symlink("/dev/zero", path("zero"));
  CHECK(error_of(open_records_file(path("zero"), games)) ==
        path("zero").string() + " is a device, not a record");
  folder.write("large.pgn", std::string((8U << 20U) + 1, ' '));
  CHECK(error_of(open_records_file(path("large.pgn"), games)) ==
        path("large.pgn").string() + ": the file is too large, expected at most 8 MB");
}

TEST_CASE("the first of several games is opened, and says so") {
  const auto opened = value_of(open_record_file(kFolder / "two-games.pgn", own_games()));
  CHECK(opened.record.moves.size() == 2);
  REQUIRE_FALSE(opened.notes.empty());
  CHECK(opened.notes.back() == "the first of 2 games");
}

TEST_CASE("a list that names no game is taken for the only one in which it can be played, and told") {
  const Catalogue games = own_games();
  const auto found = value_of(open_record("1. c8-c6 h4-f2 *", games));
  CHECK(found.game->id() == "lines_of_action");
  REQUIRE_FALSE(found.notes.empty());
  CHECK(found.notes.back() ==
        "it doesn't say which game it is: read as lines_of_action, in which it can be played");
  // What can't be played in the game on the table is looked for elsewhere; what can be, isn't.
  const auto elsewhere = value_of(open_records("1. c8-c6 h4-f2 *", games, {{}, "militakiri"}));
  CHECK(value_of(elsewhere.front()).game->id() == "lines_of_action");
  CHECK(error_of(open_record("1. c8-c6 h4-h5 *", games)) ==
        "a list of moves doesn't say which game it is; name the game");
}

TEST_CASE("a variant is known by its name too, in any language and whatever the case") {
  const Catalogue games = own_games();
  for (const auto* name : {"standard", "STANDARD", "Standaard", "misere", "Misere"}) {
    const auto opened = value_of(open_record(
        "[Game \"lines_of_action\"]\n[Variant \"" + std::string(name) + "\"]\n\n1. c8-c6 *\n", games));
    CAPTURE(name);
    CHECK(opened.notes.empty());
    CHECK(opened.record.variant ==
          (std::string(name).find("isere") != std::string::npos ? "misere" : "standard"));
  }
}

TEST_CASE("a text that names no game may be given one for that case") {
  const Catalogue games = own_games();
  const auto opened = value_of(open_records("1. d8-f6 h2-f4 *", games, {{}, "lines_of_action"}));
  CHECK(value_of(opened.front()).game->id() == "lines_of_action");
  const auto named =
      value_of(open_records("[Game \"lines_of_action\"]\n1. d8-f6 *", games, {{}, "dice_checkers"}));
  CHECK(value_of(named.front()).game->id() == "lines_of_action");
  CHECK(value_of(open_records("d8-f6 h2-f4", games, {{}, "lines_of_action"})).size() == 1);
  CHECK(error_of(open_records("Dear Ann, it was fine", games, {{}, "lines_of_action"}))
            .starts_with("this is no record"));
}
