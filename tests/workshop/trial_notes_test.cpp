// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/trial_notes.hpp"

#include "framework/workshop/saves.hpp"
#include "tests/framework/support.hpp"

#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

TrialNote note(const std::string& words) {
  return {UtcTime(Milliseconds(1764142896123)), "0193", "Ada", 7, "a1 b2\nturn white", words};
}

}  // namespace

TEST_CASE("what people write about a trial is read again in its order", "[trial]") {
  const ScratchFolder folder;
  const auto file = notes_beside(folder / "matches.db");
  CHECK(notes_in(file)->empty());
  REQUIRE(keep_note(file, note("too slow")));
  REQUIRE(keep_note(file, note("“why?” \\ \"no\"")));
  CHECK(*notes_in(file) == std::vector{note("too slow"), note("“why?” \\ \"no\"")});
}

TEST_CASE("a line that was never finished costs only itself", "[trial]") {
  const ScratchFolder folder;
  const auto file =
      folder.write("matches.notes.jsonl", "{\"time\": 1, \"match\": \"01\n[]\n{\"time\": \"x\"}\n{\"ti");
  REQUIRE(keep_note(file, note("after it")));
  CHECK(*notes_in(file) == std::vector{note("after it")});
}

TEST_CASE("a note is one line whatever somebody sends", "[trial]") {
  const ScratchFolder folder;
  const auto file = folder / "notes.jsonl";
  REQUIRE(keep_note(file, note("first\n{\"time\": 1}\r\x1b[2J\xff end")));
  const auto notes = value_of(notes_in(file));
  REQUIRE(notes.size() == 1);
  CHECK(notes[0].words.find('\n') == std::string::npos);
  CHECK(notes[0].words.find('\x1b') == std::string::npos);
  CHECK(notes[0].words.ends_with("end"));
}

TEST_CASE("notes that fill their file, and a file that can't be written, are told", "[trial]") {
  const ScratchFolder folder;
  const auto full = folder.write("full.jsonl", std::string(kMostNotes - 10, '\n'));
  const auto refused = keep_note(full, note("one more"));
  REQUIRE_FALSE(refused);
  CHECK(refused.error().find("is full") != std::string::npos);
  CHECK_FALSE(keep_note(folder / "nowhere" / "notes.jsonl", note("x")));
  // Somebody else's file behind a link isn't written to.
  std::filesystem::create_symlink(folder.write("other", "mine"), folder / "link.jsonl");
  CHECK_FALSE(keep_note(folder / "link.jsonl", note("x")));
  CHECK(content_of(folder / "other") == "mine");
}

TEST_CASE("trials lie beside the saves of their game, and no save is taken for one", "[trial]") {
  const ScratchFolder folder;
  const auto game = folder.write("my_game.lua", moving_script());
  const Saves saves(game, folder / "saves");
  const auto place = trial_place(game, folder / "saves");
  CHECK(place.store.parent_path().parent_path() == saves.folder());
  std::filesystem::create_directories(place.notes.parent_path());
  REQUIRE(keep_note(place.notes, note("kept")));
  CHECK(saves.list().empty());
}
