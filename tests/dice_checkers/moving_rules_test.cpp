// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 2: the basic game.
#include "game_under_test.hpp"

using under_test::adjacent;
using under_test::Game;
using Texts = std::vector<std::string>;

namespace {}  // namespace

TEST_CASE("D2.1: one field diagonally forward, yellow also backward") {
  for (const char head : {'B', 'G', 'R'}) {
    const Game blue({}, "8b/9/9/9/4" + std::string(1, head) + "4/9/9/9/9 b - 0");
    CHECK(blue.moves() == Texts{"e5-d6", "e5-f6"});
    const char small = static_cast<char>(head + ('a' - 'A'));
    const Game red({}, "9/9/9/9/4" + std::string(1, small) + "4/9/9/9/B8 r - 0");
    CHECK(red.moves() == Texts{"e5-d4", "e5-f4"});
  }
  CHECK(Game({}, "8b/9/9/9/4Y4/9/9/9/9 b - 0").moves() == Texts{"e5-d4", "e5-d6", "e5-f4", "e5-f6"});
  CHECK(Game({}, "9/9/9/9/4y4/9/9/9/B8 r - 0").moves() == Texts{"e5-d4", "e5-d6", "e5-f4", "e5-f6"});
  // Edges, and no running round them.
  CHECK(Game({}, "8b/9/9/9/Y7Y/9/9/9/9 b - 0").moves() == Texts{"a5-b4", "a5-b6", "i5-h4", "i5-h6"});
  CHECK(Game({}, "Y7Y/9/9/9/4b4/9/9/9/Y7Y b - 0").moves() == Texts{"a1-b2", "a9-b8", "i1-h2", "i9-h8"});
  // Own pawns are in the way.
  CHECK(Game({}, "8b/9/9/3B5/4B4/9/9/9/9 b - 0").moves() == Texts{"d6-c7", "d6-e7", "e5-f6"});
}

TEST_CASE("D2.2: the farthest row gives a yellow head") {
  Game game({}, "9/1G7/9/9/4b4/9/9/9/9 b - 5");
  game.play("b8-a9");
  CHECK(game.text() == "Y8/9/9/9/4b4/9/9/9/9 r - 0");
  CHECK(Game({}, "9/9/9/9/4B4/9/9/3b5/9 r - 0").play("d2-c1").text() == "9/9/9/9/4B4/9/9/9/2y6 b - 0");
  // By attack: after the fight, whatever the head was.
  Game attack({}, "r7b/1G7/9/9/9/9/9/9/9 b - 5");
  attack.play("b8xa9");
  CHECK(attack.text() == "r7b/1G7/9/9/9/9/9/9/9 * b8xa9/b 0");
  attack.play("roll:6-1");
  CHECK(attack.text() == "Y7b/9/9/9/9/9/9/9/9 r - 0");
}

TEST_CASE("D2.2: during a fight a pawn keeps its head") {
  Game game({}, "8b/9/9/9/9/9/9/1Y7/y8 b - 0");
  game.play("b2xa1").play("roll:4-4");
  CHECK(game.text() == "8b/9/9/9/9/9/9/1R7/r8 * b2xa1/b 0");
  game.play("roll:3-3");
  CHECK(game.text() == "8b/9/9/9/9/9/9/1G7/g8 * b2xa1/b 0");
  game.play("roll:1-2");  // Red stands on its farthest row when the move ends
  CHECK(game.text() == "8b/9/9/9/9/9/9/9/y8 r - 0");
}

TEST_CASE("D2.2: passing the farthest row within a march does not count") {
  slow::Options marching;
  marching.variant = "marching";
  Game game(marching, "9/1G7/2B6/9/4b4/9/9/9/9 b - 0");  // c7 is taken: only by c9
  game.play("b8-d8");
  CHECK(game.text() == "9/3G5/2B6/9/4b4/9/9/9/9 r - 1");
}

TEST_CASE("D2.3: moving onto an enemy starts a fight") {
  Game game({}, "8b/9/9/9/9/3b5/2B6/9/B8 b - 9");
  CHECK(game.moves() == Texts{"a1-b2", "c3-b4", "c3xd4"});  // free to do so or not
  game.play("c3xd4");
  CHECK(game.text() == "8b/9/9/9/9/3b5/2B6/9/B8 * c3xd4/b 0");
  CHECK(game.actor() == "chance");  // and can't be declined
  CHECK(game.position().moves(0).empty());
  CHECK(game.position().moves(1).empty());
  CHECK(game.why("c3-b4") == "D3.5 dice_due");
}

TEST_CASE("D2.4: fights next to each other") {
  Game game(adjacent(), "8b/9/9/5b3/4b4/9/2B6/9/9 b - 3");
  CHECK(game.moves() == Texts{"c3-b4", "c3-d4xe5"});
  game.play("c3-d4xe5");
  CHECK(game.text() == "8b/9/9/5b3/4b4/3B5/9/9/9 * d4xe5/b 0");
  game.play("roll:5-1");
  // It advances, and does not fight f6, next to which it now stands.
  CHECK(game.text() == "8b/9/9/5b3/4G4/9/9/9/9 r - 0");
  CHECK(Game(adjacent(), "8b/9/9/9/4b4/3B5/9/9/B8 * d4xe5/b 0").play("roll:1-5").text() ==
        "8b/9/9/9/4g4/9/9/9/B8 r - 0");
}

TEST_CASE("D2.4: the player chooses among enemies, and nobody is entered") {
  CHECK(Game(adjacent(), "9/9/9/9/2b1b4/9/2B6/9/9 b - 0").moves() ==
        Texts{"c3-b4xc5", "c3-d4xc5", "c3-d4xe5"});
  CHECK(Game(adjacent(), "9/9/9/9/9/3b5/2B6/9/9 b - 0").moves() == Texts{"c3-b4"});  // d4 is taken
}

TEST_CASE("D2.4: a pawn that reaches the farthest row is yellow before the fight") {
  Game game(adjacent(), "8b/1G1b5/9/9/9/9/9/9/9 b - 0");
  CHECK(game.moves() == Texts{"b8-a9", "b8-c9xd8"});
  game.play("b8-c9xd8");
  CHECK(game.text() == "2Y5b/3b5/9/9/9/9/9/9/9 * c9xd8/b 0");
  // A tie lowers it, and it is red when it advances: d8 is not the farthest row.
  CHECK(game.play("roll:2-2").text() == "8b/3R5/9/9/9/9/9/9/9 r - 0");
}

TEST_CASE("D2.5: the parameter obligation") {
  const std::string choice = "8b/9/9/9/9/3b5/2B6/9/B8 b - 9";
  slow::Options must;
  must.obligation = "must_attack";
  CHECK(Game(must, choice).moves() == Texts{"c3xd4"});
  CHECK(Game(must, choice).why("c3-b4") == "D2.5 must_attack");
  CHECK(Game({}, choice).moves() == Texts{"a1-b2", "c3-b4", "c3xd4"});
  CHECK(Game(must, "8b/9/9/9/9/9/2B6/9/B8 b - 9").moves() == Texts{"a1-b2", "c3-b4", "c3-d4"});
  must.encounter = "adjacent";
  CHECK(Game(must, "8b/9/9/9/4b4/9/2B6/9/B8 b - 9").moves() == Texts{"c3-d4xe5"});
}
