// SPDX-License-Identifier: GPL-3.0-or-later
//
// The five examples of the German page on the two-field rule, row by row with the counts that its tables
// print (T3.4). Slips of the page: example 3 speaks of entering a field where the sixth crossing is meant;
// example 4 swaps two labels in rows 4 and 5 (the counts are right); example 5 speaks of five lines where
// D2-A2 has three, of fields where it means lines, and its E file must be the A file.
#include <algorithm>

#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using boards::game;
using under_test::Game;
using under_test::moves_from;

/// One row of a table: both players' moves, and the line with its count after each.
struct Row {
  const char* red;
  const char* red_memory;  // as the position's text has it
  const char* blue;
  const char* blue_memory;
};

void play(Game& game, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    INFO(row.red << ", " << row.blue);
    game.play(row.red);
    CHECK(game.field(2) == row.red_memory);
    game.play(row.blue);
    CHECK(game.field(3) == row.blue_memory);
  }
}

/// The moves of the side on turn from one field.

}  // namespace

TEST_CASE("T3.4: example 1, frontal: the captain is lost") {
  Game table({}, game({"Ma1", "ka3"}));
  play(table, {{"a1-a2", "a2/a1a2:1", "a3-b3", "b3/a3b3:1"},
               {"a2-b2", "b2/a2b2:1", "b3-a3", "a3/a3b3:2"},
               {"b2-a2", "a2/a2b2:2", "a3-b3", "b3/a3b3:3"},
               {"a2-b2", "b2/a2b2:3", "b3-a3", "a3/a3b3:4"},
               {"b2-a2", "a2/a2b2:4", "a3-b3", "b3/a3b3:5"}});
  table.play("a2-b2");
  CHECK(table.field(2) == "b2/a2b2:5");
  // The captain can't go back to a3; wherever else it goes is another matter.
  CHECK(moves_from(table, "b3") == "b3-b4 b3-c3 b3xb2 ");
  CHECK(table.why("b3-a3") == "T3.3 crossed_too_often");
  CHECK(under_test::argument(table.explanation("b3-a3"), "line") == "a3b3");
}

TEST_CASE("T3.4: example 2, diagonal: the marshal has to stop") {
  Game table({}, game({"Mb2", "ka3"}));
  play(table, {{"b2-a2", "a2/a2b2:1", "a3-b3", "b3/a3b3:1"},
               {"a2-b2", "b2/a2b2:2", "b3-a3", "a3/a3b3:2"},
               {"b2-a2", "a2/a2b2:3", "a3-b3", "b3/a3b3:3"},
               {"a2-b2", "b2/a2b2:4", "b3-a3", "a3/a3b3:4"},
               {"b2-a2", "a2/a2b2:5", "a3-b3", "b3/a3b3:5"}});
  CHECK(moves_from(table, "a2") == "a2-a1 a2-a3 ");
  CHECK(table.why("a2-b2") == "T3.3 crossed_too_often");
}

TEST_CASE("T3.4: example 3, from the side: the captain is lost") {
  Game table({}, game({"Mc2", "kb3"}));
  play(table, {{"c2-b2", "b2/b2c2:1", "b3-a3", "a3/a3b3:1"},
               {"b2-a2", "a2/a2b2:1", "a3-b3", "b3/a3b3:2"},
               {"a2-b2", "b2/a2b2:2", "b3-a3", "a3/a3b3:3"},
               {"b2-a2", "a2/a2b2:3", "a3-b3", "b3/a3b3:4"},
               {"a2-b2", "b2/a2b2:4", "b3-a3", "a3/a3b3:5"}});
  table.play("b2-a2");
  CHECK(table.field(2) == "a2/a2b2:5");
  CHECK(moves_from(table, "a3") == "a3-a4 a3xa2 ");
  CHECK(table.why("a3-b3") == "T3.3 crossed_too_often");
}

TEST_CASE("T3.4: example 4, from a distance: the captain is lost") {
  Game table({}, game({"Mc1", "kb3"}));
  play(table, {{"c1-b1", "b1/b1c1:1", "b3-a3", "a3/a3b3:1"},
               {"b1-a1", "a1/a1b1:1", "a3-b3", "b3/a3b3:2"},
               {"a1-b1", "b1/a1b1:2", "b3-a3", "a3/a3b3:3"},
               {"b1-a1", "a1/a1b1:3", "a3-b3", "b3/a3b3:4"},
               {"a1-b1", "b1/a1b1:4", "b3-a3", "a3/a3b3:5"}});
  table.play("b1-a1");
  CHECK_FALSE(table.can("a3-b3"));
  CHECK(table.why("a3-b3") == "T3.3 crossed_too_often");
  // The way out that the page names: threatening the marshal.
  CHECK(table.can("a3-a2"));
  // Or another piece is moved, and after a1-a2 it goes as in example 1: the captain's count starts anew.
  table.play("j8-j7").play("a1-a2").play("a3-b3");
  CHECK(table.field(3) == "b3/a3b3:1");
  CHECK(table.field(2) == "a2/a1a2:1");
}

TEST_CASE("T3.4: example 5, a scout: the spy is safe") {
  Game table({}, game({"Ad2", "sa3"}));
  play(table, {{"d2-a2", "a2/a2b2:1,b2c2:1,c2d2:1", "a3-b3", "b3/a3b3:1"},
               {"a2-d2", "d2/a2b2:2,b2c2:2,c2d2:2", "b3-a3", "a3/a3b3:2"},
               {"d2-a2", "a2/a2b2:3,b2c2:3,c2d2:3", "a3-b3", "b3/a3b3:3"},
               {"a2-d2", "d2/a2b2:4,b2c2:4,c2d2:4", "b3-a3", "a3/a3b3:4"},
               {"d2-a2", "a2/a2b2:5,b2c2:5,c2d2:5", "a3-b3", "b3/a3b3:5"}});
  // None of the three lines again: nothing along row 2, e2 included. The a file is free.
  CHECK(moves_from(table, "a2") == "a2-a1 a2-a10 a2-a3 a2-a4 a2-a5 a2-a6 a2-a7 a2-a8 a2-a9 ");
  for (const char* move : {"a2-b2", "a2-c2", "a2-d2", "a2-e2"})
    CHECK(table.why(move) == "T3.3 crossed_too_often");
}

TEST_CASE("T3.4: example 5, the drawing: a long move crosses each line on its way") {
  Game table({}, game({"Ae3", "se9"}));
  std::string from = "e3", to = "a3";
  for (int times = 1; times <= 5; ++times) {
    table.play(from + "-" + to);
    const std::string count = std::to_string(times);
    CHECK(table.field(2) == to + "/a3b3:" + count + ",b3c3:" + count + ",c3d3:" + count + ",d3e3:" + count);
    std::swap(from, to);
    table.play(times % 2 == 1 ? "e9-e8" : "e8-e9");
  }
  CHECK_FALSE(table.can("a3-e3"));
  CHECK_FALSE(table.can("a3-b3"));
  CHECK(table.can("a3-a2"));
}
