// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 3: the two-field rule. The German page's examples are in examples_test.cpp.
#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using boards::board;
using boards::game;
using under_test::Game;

slow::Options with(const std::string& count, int limit = 5) {
  slow::Options options;
  options.count = count;
  options.limit = limit;
  return options;
}

}  // namespace

TEST_CASE("T3.1: a move crosses each line on its straight way, and so does an attack") {
  Game table({}, game({"Ab2", "le4"}));
  table.play("b2-b4");
  CHECK(table.field(2) == "b4/b2b3:1,b3b4:1");
  table.play("e4-e3").play("b4-b1");
  CHECK(table.field(2) == "b1/b1b2:1,b2b3:2,b3b4:2");
  // An attack that wins.
  Game attack({}, game({"Ma4", "ka5"}, "r a4/a4a5:2 - 0"));
  attack.play("a4xa5");
  CHECK(attack.field(2) == "a5/a4a5:3");
}

TEST_CASE("T3.2: the same piece counts on, another one begins anew") {
  Game table({}, game({"Ma4", "Kg2", "lg8"}));
  table.play("a4-a5").play("g8-g7").play("a5-a4");
  CHECK(table.field(2) == "a4/a4a5:2");
  CHECK(table.field(3) == "g7/g7g8:1");
  table.play("g7-g8").play("g2-g3");
  CHECK(table.field(2) == "g3/g2g3:1");
  CHECK(table.field(3) == "g8/g7g8:2");
  table.play("g8-f8").play("a4-a5");
  CHECK(table.field(2) == "a5/a4a5:1");
  CHECK(table.field(3) == "f8/f8g8:1");
}

TEST_CASE("T3.2: streak drops the lines that aren't crossed again, chain keeps them") {
  for (const std::string count : {"streak", "chain"}) {
    Game table(with(count), game({"Aa4", "lg8"}, "r a4/a2a3:2,a3a4:3 - 0"));
    table.play("a4-a3");
    CHECK(table.field(2) == (count == "chain" ? "a3/a2a3:2,a3a4:4" : "a3/a3a4:4"));
    table.play("g8-g7").play("a3-a6");
    CHECK(table.field(2) ==
          (count == "chain" ? "a6/a2a3:2,a3a4:5,a4a5:1,a5a6:1" : "a6/a3a4:5,a4a5:1,a5a6:1"));
    // Without any line of the memory on its way, it begins anew both ways.
    table.play("g7-g8").play("a6-b6");
    CHECK(table.field(2) == "b6/a6b6:1");
  }
}

TEST_CASE("T3.2: a piece that leaves the board is forgotten") {
  // The one that is taken.
  Game taken({}, game({"Ma4", "ka5"}, "r - a5/a5a6:3 0"));
  taken.play("a4xa5");
  CHECK(taken.field(3) == "-");
  CHECK(taken.field(2) == "a5/a4a5:1");
  // The one that attacks and loses; the winning defender is remembered.
  Game lost({}, game({"Ka4", "ma5"}, "r a4/a3a4:3 a5/a5a6:3 0"));
  lost.play("a4xa5");
  CHECK(lost.field(2) == "-");
  CHECK(lost.field(3) == "a5/a5a6:3");
  // Both.
  Game both({}, game({"Ka4", "ka5"}, "r a4/a3a4:3 a5/a5a6:3 0"));
  both.play("a4xa5");
  CHECK(both.field(2) == "-");
  CHECK(both.field(3) == "-");
}

TEST_CASE("T3.3: no line is crossed more often than the limit") {
  const std::string memory = "r a4/a4a5:2 - 0";
  CHECK(Game(with("streak", 3), game({"Ma4"}, memory)).can("a4-a5"));
  CHECK_FALSE(Game(with("streak", 2), game({"Ma4"}, memory)).can("a4-a5"));
  CHECK(Game(with("streak", 2), game({"Ma4"}, memory)).can("a4-a3"));
  // Any line on the way counts, and attacks count too.
  const Game scout({}, game({"Aa4", "la9"}, "r a4/a6a7:5 - 0"));
  CHECK(scout.can("a4-a6"));
  CHECK_FALSE(scout.can("a4-a7"));
  CHECK_FALSE(scout.can("a4xa9"));
  CHECK_FALSE(Game({}, game({"Ma4", "ka5"}, "r a4/a4a5:5 - 0")).can("a4xa5"));
  // Only for the piece that is remembered, and whatever the opponent does.
  CHECK(Game({}, game({"Ma4", "Kb4"}, "r b4/a4a5:5 - 0")).can("a4-a5"));
  // The other player's move in between changes nothing.
  Game table({}, game({"Ma4", "lg8"}, "r a4/a4a5:4 - 0"));
  table.play("a4-a5").play("g8-g7");
  CHECK_FALSE(table.can("a5-a4"));
  // With another piece moved in between it is free again.
  table.play("j3-j4").play("g7-g8");
  CHECK(table.can("a5-a4"));
  // With limit 0 there is no rule, and nothing is remembered.
  Game off(with("streak", 0), game({"Ma4"}));
  off.play("a4-a5");
  CHECK(off.field(2) == "-");
  // The highest limit.
  CHECK(Game(with("streak", 255), game({"Ma4"}, "r a4/a4a5:254 - 0")).can("a4-a5"));
  CHECK_FALSE(Game(with("streak", 255), game({"Ma4"}, "r a4/a4a5:255 - 0")).can("a4-a5"));
}
