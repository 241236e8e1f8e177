// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `replay` says of files of every kind: one, several, several games in one, and none at all.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"

namespace {

std::string outside(const std::string& name) { return BOARDWRIGHT_SOURCE_DIR "/tests/record/cases/" + name; }

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("one bad file doesn't stop the others, as text and as JSON") {
  const std::string good = outside("bom.pgn"), bad = outside("picture.jpg"), illegal = outside("illegal.pgn");
  const Ran text = run_boardwright({"replay", good, bad, illegal, good});
  CHECK(text.status == 1);
  CHECK(has(text.err, "picture.jpg is a picture, not a record"));
  CHECK(has(text.err, "illegal.pgn:3:10: ply 2 'h2-h3'"));
  CHECK(std::count(text.out.begin(), text.out.end(), '\n') == 2);
  const Ran json = run_boardwright({"replay", good, bad, good, "--json"});
  CHECK(json.status == 1);
  const auto files = nlohmann::json::parse(json.out).at("files");
  REQUIRE(files.size() == 3);
  CHECK(files[0].at("ok") == true);
  CHECK(files[1].at("ok") == false);
  CHECK(has(files[1].at("problem"), "is a picture, not a record"));
  CHECK(files[2].at("ok") == true);
  // Where nothing is a record there was nothing to check.
  CHECK(run_boardwright({"replay", bad, "/nowhere.txt", "--json"}).status == 2);
}

TEST_CASE("all games of a file are checked and counted") {
  const Ran ran = run_boardwright({"replay", outside("collection.sgf")});
  CHECK(ran.status == 1);
  CHECK(has(ran.out, "collection.sgf, game 1: lines_of_action, 2 plies"));
  CHECK(has(ran.out, "collection.sgf: 2 games, 1 good"));
  CHECK(has(ran.err, "collection.sgf:2:14: ply 1, black 'a1-h8'"));
  CHECK(has(ran.err, "(game 2)"));
  const auto files =
      nlohmann::json::parse(run_boardwright({"replay", outside("two-games.pgn"), "--json"}).out).at("files");
  REQUIRE(files.size() == 2);
  CHECK(files[1].at("number") == 2);
  CHECK(files[1].at("plies") == 1);
}

TEST_CASE("several games are written again as several") {
  const auto out = scratch("both.sgf");
  CHECK(run_boardwright({"replay", outside("two-games.pgn"), "--out", out.string()}).status == 0);
  const Ran again = run_boardwright({"replay", out.string()});
  CHECK(again.status == 0);
  CHECK(has(again.out, "2 games, 2 good"));
  // What can't be read to the end isn't written by halves.
  const auto none = scratch("none.sgf");
  CHECK(run_boardwright({"replay", outside("collection.sgf"), "--out", none.string()}).status == 1);
  CHECK_FALSE(std::filesystem::exists(none));
}

TEST_CASE("what was left aside is told and is no fault") {
  const Ran ran = run_boardwright({"replay", outside("variation.pgn")});
  CHECK(ran.status == 0);
  CHECK(has(ran.err, "variation.pgn: 1 variation was left out"));
  const auto file =
      nlohmann::json::parse(run_boardwright({"replay", outside("latin1-no-ca.sgf"), "--json"}).out)
          .at("files")[0];
  CHECK(has(file.at("notes")[0], "read as Windows-1252"));
}

TEST_CASE("seats that set up together are told apart in every format") {
  for (const char* name : {"blue.pgn", "blue.txt"}) {
    const auto out = scratch(name);
    CHECK(run_boardwright({"replay", outside("blue-first.txt"), "--out", out.string()}).status == 0);
    const Ran again = run_boardwright({"replay", out.string()});
    CHECK(again.status == 0);
    CHECK(has(again.out, "2 plies"));
  }
}

TEST_CASE("of several games in a file each reason says on which line its game begins") {
  const auto file = scratch("several.pgn");
  std::ofstream(file) << R"([Game "lines_of_action"]

1. b1-b3 a2-c2 *

[Game "lines_of_action"]
[FEN "garbage"]

1. b1-b3 *

[Game "no_such_game"]

1. b1-b3 *

[Game "lines_of_action"]

1. b1-h7 *
)";
  const Ran ran = run_boardwright({"replay", file.string()});
  CHECK(ran.status == 1);
  CHECK(has(ran.err, "several.pgn:6:1: the record's start position"));
  CHECK(has(ran.err, "several.pgn:10:1: there is no game 'no_such_game'"));
  CHECK(has(ran.err, "several.pgn:16:4: ply 1 'b1-h7'"));

  // Figures are made of what can be read, and the rest is told.
  const Ran figures = run_boardwright({"simulate", file.string(), "/nowhere.pgn", outside("picture.jpg")});
  CHECK(figures.status == 1);
  CHECK(has(figures.out, "lines_of_action/standard: 1 game"));
  for (const char* told : {"several.pgn:6:1: ", "several.pgn:10:1: ", "several.pgn:16:4: ", "/nowhere.pgn",
                           "picture", "left out: 5"})
    CHECK(has(figures.err, told));
  CHECK(run_boardwright({"simulate", "/nowhere.pgn"}).status == 2);
  const Ran mixed = run_boardwright({"simulate", "lines_of_action", file.string()});
  CHECK(mixed.status == 2);
  CHECK(has(mixed.err, "is a file and lines_of_action is none"));
}

TEST_CASE("a word that is no command or no option is told, with what was meant perhaps") {
  for (const auto& [command, told] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"lisst"}, "there is no command 'lisst'; did you mean 'list'?"},
           {{"--lang", "nl", "repaly", "x"}, "er is geen opdracht “repaly”; bedoel je “replay”?"},
           {{"players", "ad", "Ann"}, "players has no command 'ad'; did you mean 'add'?"},
           {{"list", "--jsno"}, "list has no option '--jsno'; did you mean '--json'?"},
           {{"perft", "lines_of_action", "--depth", "1", "--divde"},
            "perft has no option '--divde'; did you mean '--divide'?"},
           {{"players", "add", "--player=x", "Ann"}, "add has no option '--player'"}}) {
    const Ran ran = run_boardwright(command);
    CAPTURE(told, ran.err);
    CHECK(ran.status == 2);
    CHECK(has(ran.err, told));
    CHECK(one_sentence(ran.err));
  }
}

TEST_CASE("a place that is no store is named for what it is, and an empty club's lists say so") {
  const std::string store = scratch("empty_club.db").string();
  CHECK(has(run_boardwright({"players", "--store", scratch("").string()}).err, "this is a folder"));
  const Ran other = run_boardwright({"players", "--store", outside("bom.pgn")});
  CHECK(other.status == 2);
  CHECK(has(other.err, "this is no store of a club but another file"));
  CHECK(has(run_boardwright({"players", "--store", outside("picture.jpg")}).err, "no store of a club"));
  REQUIRE(run_boardwright({"players", "--store", store, "add", "Ann"}).status == 0);
  CHECK(has(run_boardwright({"games", "--store", store}).out, "No match is over yet."));
  CHECK(has(run_boardwright({"tournament", "list", "--store", store}).out, "There is no tournament yet"));
  CHECK(has(run_boardwright({"--lang", "nl", "games", "--store", store}).out, "afgelopen"));
}

TEST_CASE("all shards that can't be read are named") {
  const Ran ran = run_boardwright({"merge", outside("bom.pgn"), outside("picture.jpg")});
  CHECK(ran.status == 2);
  CHECK(has(ran.err, "bom.pgn: "));
  CHECK(has(ran.err, "picture.jpg is a picture"));
}

TEST_CASE(
    "an empty text for a place or a score is refused, as a script's variable that isn't set would give it") {
  for (const auto& command : {std::vector<std::string>{"replay", outside("bom.pgn"), "--out", ""},
                              {"standings", "--store", ""},
                              {"result", "01ABC", "--correct", "", "--reason", "x"},
                              {"play", "lines_of_action", "--record", ""},
                              {"play", "lines_of_action", "--clock", ""},
                              {"games", "--player", ""},
                              {"games", "--from", ""},
                              {"simulate", "lines_of_action", "--games", "1", "--csv", ""},
                              {"simulate", "lines_of_action", "--games", "1", "--report", ""}}) {
    const Ran ran = run_boardwright(command);
    CAPTURE(command, ran.out);
    CHECK(ran.status == 2);
    CHECK(has(ran.err, "expected something, not an empty text"));
    CHECK(one_sentence(ran.err));
  }
}
