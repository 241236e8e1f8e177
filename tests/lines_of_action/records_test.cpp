// SPDX-License-Identifier: GPL-3.0-or-later
//
// L4.3: records of this game as other programs write them, and the golden games, through game.yaml and the
// built plugin.
#include <catch2/catch.hpp>
#include <filesystem>

#include "framework/catalogue/text_check.hpp"
#include "framework/record/foreign.hpp"
#include "framework/record/replay.hpp"
#include "tests/support/built_games.hpp"

using namespace boardwright;

namespace {

/// How a record ends: "black connection" or what is wrong with it.
std::string ends(const std::string& text, std::string_view game = {}) {
  const auto opened = open_record(text, built_games(), game);
  if (!opened) return opened.error();
  const auto played = replay(*opened);
  if (!played) return played.error();
  if (!played->ok()) return played->problem;
  if (!played->result) return "unfinished after " + std::to_string(opened->record.moves.size());
  return std::string(played->rules->seat_name(played->result->scores[0] == 2 ? 0 : 1)) + " " +
         played->result->reason;
}

}  // namespace

TEST_CASE("L4.3: SGF with GM[9], as its format's page describes it") {
  // Captures with ':', letters in either case, points without a sign, marks behind a move.
  const std::string moves =
      "B[c8-c6];W[H4-F2];B[g8g6];W[h2-e2];B[b1-e4];W[a6-d3];B[c1-c3];W[a3-c5];B[e1-b4];W[a7-e3];B[F8:C5+!]";
  CHECK(ends("(;FF[4]GM[9];" + moves + ")") == "unfinished after 11");
  CHECK(ends("(;FF[4]GM[9];" + moves + ";W[resign])") == "black resignation");
  CHECK(ends("(;FF[4]GM[9];B[c8-c5])").find("L2.1") != std::string::npos);
  CHECK(ends("(;FF[4]GM[9]SU[Scrambled-eggs];B[b1-b3])") == "unfinished after 1");
  CHECK(ends("(;FF[4]GM[9]SZ[6];B[b1-b3])") == "unfinished after 1");
}

TEST_CASE("L4.3: lists of numbered moves") {
  CHECK(ends("1. c8-c6 h4-f2\n2. g8-g6 h2-e2\n", "lines_of_action") == "unfinished after 4");
  CHECK(ends("1. c8-c6 h4-f3\n", "lines_of_action").find("(L2.1)") != std::string::npos);
}

TEST_CASE("golden games replay to their results") {
  int games = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/games/lines_of_action/records")) {
    INFO(file.path());
    const auto opened = open_record_file(file.path(), built_games());
    REQUIRE(opened);
    CHECK(opened->notice.empty());
    CHECK(opened->record.has_result());
    const auto played = replay(*opened);
    REQUIRE(played);
    CHECK(played->problem.empty());
    CHECK(played->result.has_value());
    ++games;
  }
  CHECK(games == 7);
}

TEST_CASE("game.yaml is sound and has every text in every language") {
  const auto entry = built_games().find("lines_of_action");
  REQUIRE(entry);
  CHECK(entry->game->problems() == std::vector<std::string>{});
  CHECK(missing_texts(*entry->game) == std::vector<std::string>{});
}
