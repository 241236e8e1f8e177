// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 7: how moves and positions are written, and what reading refuses.
#include <algorithm>

#include "game_under_test.hpp"

using under_test::Game;
using Texts = std::vector<std::string>;

namespace {

slow::Options with(const std::string& encounter, bool no_return = false) {
  slow::Options options;
  options.encounter = encounter;
  options.no_return_next_turn = no_return;
  return options;
}
bool reads(const Game& game, const std::string& move) {
  return game.position().read_move(game.seat(), move).has_value();
}
/// Reading the text is refused with a sentence that has these words.
void refused(const slow::Options& options, const std::string& text, const Texts& words) {
  const std::string error = Game(options).refusal(text);
  INFO(text << " -> " << error);
  CHECK_FALSE(error.empty());
  for (const auto& word : words) {
    INFO(word);
    CHECK(error.find(word) != std::string::npos);
  }
}

}  // namespace

TEST_CASE("D7.1: moves") {
  const Game game({}, "8b/9/9/9/9/3b5/2B6/9/9 b - 0");
  CHECK(game.moves() == Texts{"c3-b4", "c3xd4"});
  CHECK(reads(game, "c3xd4"));
  for (const char* text : {"c3-d4", "c3xb4", "c3-b4x", "C3-b4", "c3b4", "c3-b4 ", "", "c3", "pass",
                           "c3-b4xa5", "c3-c4", "c3-j4", "c3-b04", "roll:1-1", "c3xd4xe5"}) {
    INFO(text);
    CHECK_FALSE(reads(game, text));
  }
  const Game side(with("adjacent"), "8b/9/9/9/4b4/9/2B6/9/9 b - 0");
  CHECK(reads(side, "c3-d4xe5"));
  for (const char* text : {"c3-d4", "c3xd4", "c3-d4xc5", "c3-b4xe5", "c3xd4xe5"}) {
    INFO(text);
    CHECK_FALSE(reads(side, text));
  }
}

TEST_CASE("D7.1: paths that reach the same field are the same move") {
  slow::Options marching;
  marching.variant = "marching";
  const auto moves = Game(marching, "8b/9/9/9/4R4/9/9/9/9 b - 0").moves();
  CHECK(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
}

TEST_CASE("D7.1: rolls, Blue's die first whoever attacks") {
  const Game game({}, "8b/9/9/9/4b4/3Y5/9/9/9 * e5xd4/r 0");
  const auto rolls = game.moves();
  CHECK(std::find(rolls.begin(), rolls.end(), "roll:6-1") != rolls.end());
  CHECK(std::find(rolls.begin(), rolls.end(), "roll:1-6") == rolls.end());
  CHECK(reads(game, "roll:4-5"));
  for (const char* text : {"roll:3-1", "roll:6-6", "roll:6", "6-1", "dice:6-1", "roll:06-1"})
    CHECK_FALSE(reads(game, text));
}

TEST_CASE("D7.2: positions") {
  for (const char* text : {"g1r1y1r1g/1b1b1b1b1/b1b1b1b1b/9/9/9/B1B1B1B1B/1B1B1B1B1/G1R1Y1R1G b - 0",
                           "8b/9/9/9/4y4/3G5/9/9/B8 * d4xe5/b 0", "8b/9/9/9/4y4/3G5/9/9/B8 * e5xd4/r 0",
                           "9/9/9/9/9/9/9/9/9 b - 0", "9/9/9/9/9/9/9/9/B8 r - 100",
                           "r8/1Y7/9/9/9/9/9/9/9 * b8xa9/b 0", "R8/1y7/9/9/9/9/9/9/9 * b8xa9/r 0"})
    CHECK(Game({}, text).text() == text);
  const slow::Options last = with("enter", true);
  CHECK(Game(last).text() == Game().text() + " -/-");
  CHECK(Game(last, "8b/9/9/3Y5/9/9/9/9/B8 r - 1 e5>d6/-").text() == "8b/9/9/3Y5/9/9/9/9/B8 r - 1 e5>d6/-");
}

TEST_CASE("D7.3: refusals of the board") {
  refused({}, "", {"row 9"});
  refused({}, "9/9/9/9/9/9/9/9/1B7 b - 0", {"light", "b1"});
  refused({}, "8/9/9/9/9/9/9/9/B8 b - 0", {"row 9", "8", "9"});
  refused({}, "9/9/9/9/9/9/9/9/B9 b - 0", {"row 1"});
  refused({}, "9/9/9/9/9/9/9/B8 b - 0", {"row 2"});
  refused({}, "9/9/9/9/9/9/9/9/P8 b - 0", {"a1", "row 1", "'P'"});
  refused({}, "9/9/9/9/b1b1b1b1b/1b1b1b1b1/b1b1b1b1b/1b7/9 b - 0", {"Red", "15", "14"});
  refused({}, "B8/9/9/9/9/9/9/9/9 b - 0", {"a9", "'B'", "'Y'"});
  refused({}, "9/9/9/9/9/9/9/9/8r b - 0", {"i1", "'r'", "'y'"});
}

TEST_CASE("D7.3: refusals behind the board") {
  const std::string board = "8b/9/9/9/4b4/3Y5/9/9/B8";
  refused({}, board, {"space"});
  refused({}, board + " x - 0", {"'x'"});
  refused({}, board + " b", {"fight"});
  refused({}, board + " * - 0", {"fight", "c3xd4/b"});
  refused({}, board + " b d4xe5/b 0", {"fight", "*"});
  refused({}, board + " * d4xe5/r 0", {"d4", "Red"});
  refused({}, board + " * d4xc5/b 0", {"c5", "Red"});
  refused({}, board + " * c5xe5/b 0", {"c5", "Blue"});
  refused({}, board + " * d4xi9/b 0", {"d4", "i9"});
  refused({}, board + " * d4xe5 0", {"fight"});
  refused({}, board + " * d4xe5/g 0", {"fight", "'g'"});
  refused({}, board + " * d3xe5/b 0", {"fight"});
  refused({}, board + " * d4xe5/b 1", {"progress", "0"});
  refused({}, board + " b -", {"progress"});
  refused({}, board + " b - 101", {"progress", "100"});
  refused({}, board + " b - 01", {"progress"});
  refused({}, board + " b - -1", {"progress"});
  CHECK(Game(slow::Options())
            .refusal(board + " b - 0 \r\n")
            .empty());  // blanks come from wherever it was copied
  refused({}, board + " b - 0 -/-", {"end"});
}

TEST_CASE("D7.3: refusals of the last own moves") {
  const std::string board = "8b/9/9/9/4b4/3Y5/9/9/B8";
  const slow::Options last = with("enter", true), side = with("adjacent", true);
  CHECK(Game(last).refusal(board + " b - 0 c3>d4/f6>e5").empty());
  refused(last, board + " b - 0", {"last own moves"});
  refused(last, board + " b - 0 -", {"last own moves"});
  refused(last, board + " b - 0 c3>d4", {"last own moves"});
  refused(last, board + " b - 0 c3>c5/-", {"Blue", "c5"});
  refused(last, board + " b - 0 -/c3>d4", {"Red", "d4"});
  refused(last, board + " b - 0 a1>d4/-", {"Blue", "a1"});
  refused(last, board + " b - 0 c3-d4/-", {"Blue", "c3>d4"});
  refused(last, board + " b - 0 c4>d4/-", {"Blue"});
  refused(last, board + " b - 0 d4>d4/-", {"Blue"});
  refused(last, board + " * d4xe5/b 0 c3>d4/-", {"Blue", "-"});
  refused(side, board + " * d4xe5/b 0 -/-", {"Blue", "d4"});
  CHECK(Game(side).refusal(board + " * d4xe5/b 0 c3>d4/-").empty());
}
