// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 6: how games end.
#include "game_under_test.hpp"

using under_test::Game;
using Texts = std::vector<std::string>;

namespace {

slow::Options passing() {
  slow::Options options;
  options.no_moves = "pass";
  return options;
}
slow::Options quiet_limit(int limit) {
  slow::Options options;
  options.quiet_limit = limit;
  return options;
}

}  // namespace

TEST_CASE("D6.1: a player without pawns has lost, and without both it is a draw") {
  const std::string fight = "9/9/9/9/4b4/3B5/9/9/9 b - 0";
  CHECK(Game({}, fight).play("d4xe5").play("roll:5-1").result() == "blue no_pawns");
  CHECK(Game({}, fight).play("d4xe5").play("roll:1-5").result() == "red no_pawns");
  Game both({}, fight);
  both.play("d4xe5").play("roll:2-2");
  CHECK(both.result() == "draw no_pawns");
  CHECK(both.text() == "9/9/9/9/9/9/9/9/9 r - 0");
  CHECK(Game({}, both.text()).result() == "draw no_pawns");
  CHECK(both.moves().empty());
}

// Five yellow pawns on the farthest row with four before them have no move in the basic game.
const std::string kBlueShutIn = "Y1Y1Y1Y1Y/1B1B1B1B1/9/9/9/9/9/9/8y b - 3";
const std::string kBothShutIn = "Y1Y1Y1Y1Y/1B1B1B1B1/9/9/9/9/9/1b1b1b1b1/y1y1y1y1y b - 3";

TEST_CASE("D6.2: no legal move loses, even if both are shut in") {
  CHECK(Game({}, kBlueShutIn).result() == "red no_moves");
  CHECK(Game({}, kBothShutIn).result() == "red no_moves");
  std::string turned = kBothShutIn;
  turned[turned.find(" b ") + 1] = 'r';
  CHECK(Game({}, turned).result() == "blue no_moves");
  // At the end of a turn: Red's last free pawn is shut in by the other that moves.
  slow::Options adjacent;
  adjacent.encounter = "adjacent";
  CHECK(Game(adjacent, "9/9/9/9/9/1b1b5/2B6/9/9 b - 0").result() == "red no_moves");
}

TEST_CASE("D6.2: the parameter no_moves") {
  Game game(passing(), kBlueShutIn);
  CHECK(game.result().empty());
  CHECK(game.moves() == Texts{"pass"});
  CHECK(game.why("pass") == "legal");
  CHECK(game.why("b8-a7") == "D6.2 must_pass");
  game.play("pass");
  CHECK(game.text() == "Y1Y1Y1Y1Y/1B1B1B1B1/9/9/9/9/9/9/8y r - 4");  // a pass is no progress
  CHECK(game.why("pass") == "D6.2 may_not_pass");
  CHECK(Game(passing(), kBothShutIn).result() == "draw both_blocked");
}

TEST_CASE("D6.3: moves without progress") {
  const std::string yellow = "8y/9/9/9/4Y4/9/9/9/B8 b - ";
  Game game({}, yellow + "98");
  game.play("e5-d6");
  CHECK(game.text() == "8y/9/9/3Y5/9/9/9/9/B8 r - 99");
  CHECK(game.result().empty());
  game.play("i9-h8");
  CHECK(game.result() == "draw quiet_limit");
  CHECK(game.moves().empty());
  CHECK(Game({}, game.text()).result() == "draw quiet_limit");
  // A pawn that can only go forward makes progress, and so does a fight, at once.
  CHECK(Game({}, yellow + "98").play("a1-b2").text() == "8y/9/9/9/4Y4/9/9/1B7/9 r - 0");
  CHECK(Game({}, "9/9/9/3y5/4Y4/9/9/9/B8 b - 98").play("e5xd6").text() ==
        "9/9/9/3y5/4Y4/9/9/9/B8 * e5xd6/b 0");
}

TEST_CASE("D6.3: in the variant blue heads make progress, and so does a new yellow head") {
  slow::Options marching;
  marching.variant = "marching";
  const std::string text = "8y/9/G8/9/4R4/9/9/9/B8 b - 7";
  CHECK(Game(marching, text).play("a1-b2").text() == "8y/9/G8/9/4R4/9/9/1B7/9 r - 0");
  CHECK(Game(marching, text).play("e5-h8").text() == "8y/7R1/G8/9/9/9/9/9/B8 r - 8");
  CHECK(Game(marching, text).play("a7-c9").text() == "2Y5y/9/9/9/4R4/9/9/9/B8 r - 0");
}

TEST_CASE("D6.3: the parameter quiet_limit") {
  const std::string yellow = "8y/9/9/9/4Y4/9/9/9/9 b - ";
  CHECK(Game(quiet_limit(5), yellow + "4").play("e5-d6").result() == "draw quiet_limit");
  CHECK(Game(quiet_limit(5), yellow + "3").play("e5-d6").result().empty());
  Game never(quiet_limit(0), yellow + "2000");
  never.play("e5-d6");
  CHECK(never.result().empty());
  CHECK(never.text() == "8y/9/9/3Y5/9/9/9/9/9 r - 2001");
  slow::Options passes = passing();
  passes.quiet_limit = 4;
  CHECK(Game(passes, kBlueShutIn).play("pass").result() == "draw quiet_limit");
}

TEST_CASE("D6.4: no moves come before the quiet limit, and nothing ends while dice are due") {
  const std::string text = "9/9/9/9/4Y4/9/9/1b1b1b1b1/y1y1y1y1y b - 99";
  CHECK(Game({}, text).play("e5-d6").result() == "blue no_moves");
  CHECK(Game(passing(), text).play("e5-d6").result() == "draw quiet_limit");
  // Red has no move here, but first the dice.
  const Game dice({}, "9/9/9/9/9/9/2Y6/1b1b1b1b1/y1y1y1y1y * c3xb2/b 0");
  CHECK(dice.result().empty());
  CHECK(dice.actor() == "chance");
}
