// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "framework/store/backup.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Without what differs between stores: the first line.
std::string body(const std::string& text) { return text.substr(text.find('\n')); }

struct Two {
  Store one, other;
  std::string match = new_id(kNoon);
  explicit Two(const std::string& database)
      : one(must(Store::open(places(database).fresh()))), other(must(Store::open(places(database).fresh()))) {
    must(one.append(creation(match, "seed")));
    must(one.append(move(match, 1, "a")));
    must(import_text(other, must(export_text(one, ExportFor::kOwnUse))));
  }
};

}  // namespace

TEST_CASE("everything goes through text, and twice changes nothing") {
  for (const auto& database : databases()) {
    INFO(database);
    Two two(database);
    const std::string ada = new_id(kNoon);
    must(two.one.add(happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada"})));
    must(two.one.append(ending(two.match, 2, ada, new_id(kNoon))));
    const std::string text = must(export_text(two.one, ExportFor::kOwnUse));
    auto report = must(import_text(two.other, text));
    CHECK(report.entries == 1);
    CHECK(report.events == 2);
    CHECK(report.conflicts.empty());
    CHECK(report.other_club);
    CHECK(body(must(export_text(two.other, ExportFor::kOwnUse))) == body(text));
    report = must(import_text(two.other, text));
    CHECK(report.entries == 0);
    CHECK(report.events == 0);
    CHECK(must(two.other.journal(two.match)) == must(two.one.journal(two.match)));
  }
}

TEST_CASE("a match that went on in two places is named and neither side is lost") {
  for (const auto& database : databases()) {
    INFO(database);
    Two two(database);
    must(two.one.append(move(two.match, 2, "here")));
    must(two.other.append(move(two.match, 2, "there")));
    must(two.other.append(move(two.match, 3, "there too")));
    const auto ours = must(two.one.journal(two.match));
    const std::string theirs = must(export_text(two.other, ExportFor::kOwnUse));
    auto report = must(import_text(two.one, theirs));
    REQUIRE(report.conflicts.size() == 2);
    CHECK(report.conflicts[0].sentence ==
          "match " + two.match + ": entry 3 is different here; the other one is put aside");
    CHECK(report.conflicts[1].line.find("there too") != std::string::npos);
    CHECK(must(two.one.journal(two.match)) == ours);
    CHECK(must(conflicts(two.one)) == report.conflicts);
    CHECK(must(import_text(two.one, theirs)).conflicts.empty());
    CHECK(must(conflicts(two.one)).size() == 2);
    // Back again: the other store puts our side aside, and finds its own among what we had put aside.
    report = must(import_text(two.other, must(export_text(two.one, ExportFor::kOwnUse))));
    REQUIRE(report.conflicts.size() == 1);
    CHECK(report.conflicts[0].line.find("here") != std::string::npos);
    CHECK(must(two.other.journal(two.match)).size() == 4);
    CHECK(must(import_text(two.other, must(export_text(two.one, ExportFor::kOwnUse)))).conflicts.empty());
  }
}

TEST_CASE("one side that only went further is taken over, the other way nothing happens") {
  for (const auto& database : databases()) {
    INFO(database);
    Two two(database);
    must(two.other.append(move(two.match, 2, "b")));
    CHECK(must(import_text(two.other, must(export_text(two.one, ExportFor::kOwnUse)))).entries == 0);
    CHECK(must(import_text(two.one, must(export_text(two.other, ExportFor::kOwnUse)))).entries == 1);
    CHECK(must(two.one.append(move(two.match, 3, "c"))) == Receipt{4, 4, false});
  }
}

TEST_CASE("an unfinished match moves by file, with its seed and its players") {
  for (const auto& database : databases()) {
    INFO(database);
    Store from = must(Store::open(places(database).fresh())),
          to = must(Store::open(places(database).fresh()));
    const std::string match = new_id(kNoon), other = new_id(kNoon), ada = new_id(kNoon), ben = new_id(kNoon);
    must(from.add(happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada"})));
    must(from.add(happened(kNoon, PlayerAdded{ben, PlayerKind::kMember, "Ben"})));
    must(from.append(creation(match, "seed")));
    must(from.append(creation(other)));
    Submission handed_over = move(match, 1, "");
    handed_over.entries[0].kind = entry_kind::kHandedOver;
    must(from.append(handed_over));
    const std::vector<std::string> players = {ada};
    must(import_text(to, must(export_match(from, match, players))));
    CHECK(must(to.journal(match)) == must(from.journal(match)));
    CHECK(must(to.journal(match))[0].what.secret == "seed");
    CHECK(must(to.matches()).size() == 1);
    CHECK(must(to.lists().players()).size() == 1);
    const auto missing = export_match(from, new_id(kNoon), players);
    REQUIRE_FALSE(missing);
    CHECK(clear_sentence(missing.error()));
  }
}

TEST_CASE("others are told nothing of running matches") {
  for (const auto& database : databases()) {
    INFO(database);
    Store one = must(Store::open(places(database).fresh())),
          other = must(Store::open(places(database).fresh()));
    const std::string running = new_id(kNoon), finished = new_id(kNoon);
    must(one.append(creation(running, "verysecretseed")));
    must(one.append(creation(finished, "revealedseed")));
    must(one.append(ending(finished, 1, new_id(kNoon), new_id(kNoon))));
    // A side that was put aside is no way round it either.
    must(import_text(other, must(export_text(one, ExportFor::kOwnUse))));
    must(one.append(move(running, 1, "hidden move")));
    must(other.append(move(running, 1, "other hidden move")));
    must(import_text(one, must(export_text(other, ExportFor::kOwnUse))));
    REQUIRE(must(conflicts(one)).size() == 1);
    const std::string text = must(export_text(one, ExportFor::kOthers));
    CHECK(text.find("revealedseed") != std::string::npos);
    CHECK(text.find("verysecretseed") == std::string::npos);
    CHECK(text.find("hidden move") == std::string::npos);
    CHECK(text.find(running) == std::string::npos);
  }
}

TEST_CASE("a text with a fault is refused with its line and changes nothing") {
  for (const auto& database : databases()) {
    INFO(database);
    Store from = must(Store::open(places(database).fresh())),
          to = must(Store::open(places(database).fresh()));
    const std::string match = new_id(kNoon);
    must(from.append(creation(match)));
    must(from.append(move(match, 1, "a")));
    must(from.append(move(match, 2, "b")));
    const std::string good = must(export_text(from, ExportFor::kOwnUse));
    std::vector<std::string> lines;
    std::stringstream stream(good);
    for (std::string line; std::getline(stream, line);) lines.push_back(line + "\n");
    REQUIRE(lines.size() == 5);
    const auto joined = [](std::vector<std::string> some) {
      std::string text;
      for (const auto& line : some) text += line;
      return text;
    };
    const auto replaced = [&](const std::string& what, const std::string& with) {
      std::string text = good;
      text.replace(text.find(what), what.size(), with);
      return text;
    };
    const std::vector<std::pair<std::string, std::string>> bad = {
        {"", "line 0: the text is cut off here"},
        {"hello\n", "line 1: this is not a store written as text"},
        {joined({lines[0], lines[1], lines[2]}), "line 3: the text is cut off here"},
        {good.substr(0, good.size() - 40), "line 4: "},
        {joined({lines[0], lines[1], lines[3], lines[4]}), "line 3: match " + match + ": entry 2 is missing"},
        {joined({lines[0], lines[1], lines[2], lines[4]}), "line 4: lines are missing"},
        {good + lines[1], "line 6: something follows the end"},
        {replaced("\"version\":2", "\"version\":3"), "line 1: written by a newer Boardwright"},
        {replaced("\"kind\":\"move\"", "\"kind\":\"Move\""), "line 3: "},
        {replaced("\"number\":2", "\"number\":-2"), "line 3: "},
        {replaced(must(from.journal(match))[2].command, must(from.journal(match))[1].command),
         "line 4: match " + match + ": the same command is there twice"}};
    for (const auto& [text, start] : bad) {
      const auto imported = import_text(to, text);
      REQUIRE_FALSE(imported);
      CHECK(clear_sentence(imported.error()));
      CHECK(imported.error().substr(0, start.size()) == start);
      CHECK(must(to.matches()).empty());
    }
    CHECK(must(import_text(to, good)).entries == 3);
  }
}

TEST_CASE("a backup is made while the store is in use") {
  for (const auto& database : databases()) {
    INFO(database);
    const ScratchFolder folder;
    const StoreLocation location = places(database).fresh();
    Store store = must(Store::open(location)), second = must(Store::open(location));
    const std::string match = new_id(kNoon);
    must(store.append(creation(match, "seed")));
    must(second.append(move(match, 1, "a")));
    const auto copy = folder / "copy";
    must(back_up(store, copy));
    must(store.append(move(match, 2, "b")));
    must(back_up(store, copy));  // in place of the earlier one
    CHECK((std::filesystem::status(copy).permissions() & std::filesystem::perms(077)) ==
          std::filesystem::perms::none);
    Store restored = location.is_file() ? open_file(copy) : open_file(folder / "restored.db");
    if (!location.is_file()) {
      std::stringstream text;
      text << std::ifstream(copy).rdbuf();
      must(import_text(restored, text.str()));
    }
    CHECK(must(restored.journal(match)) == must(store.journal(match)));
    CHECK(must(restored.journal(match)).size() == 3);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) <=
          4);  // nothing half-made beside it
    const auto impossible = back_up(store, folder / "no/such/folder");
    REQUIRE_FALSE(impossible);
    CHECK(clear_sentence(impossible.error()));
    if (location.is_file()) CHECK_FALSE(back_up(store, location.path()));
  }
}
