// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards of any shape: how the SDK makes them, how the host reads them, and tiny games on them, whose leaves are
// counted by hand.
#include <boardwright/sdk/shape.hpp>

#include <boardwright/abi/perft.h>
#include <boardwright/sdk/board.hpp>
#include <cmath>
#include <cstring>
#include <set>

#include "plugins/host/leaves.hpp"
#include "plugins/host/lifted_board.hpp"
#include "tests/host/support.hpp"

namespace boardwright {
namespace {

using sdk::Shape;

std::uint32_t at(const Shape& shape, std::string_view name) {
  const auto field = shape.field(name);
  REQUIRE(field);
  return *field;
}

std::string names(const Shape& shape, const std::vector<std::uint32_t>& fields) {
  std::string text;
  for (const auto field : fields) text += (text.empty() ? "" : " ") + std::string(shape.name(field));
  return text;
}

/// A step there and back again ends where it began, and neighbours on hexagons are one unit away.
void check_ways(const Shape& shape, bool hexagons) {
  for (std::uint32_t field = 0; field < shape.field_count(); ++field) {
    for (std::uint32_t way = 0; way < shape.directions(); ++way)
      if (const auto next = shape.next(field, way)) REQUIRE(shape.next(*next, shape.opposite(way)) == field);
    for (const std::uint32_t beside : shape.neighbours(field)) {
      const bw_point &one = shape.get()->fields[field].centre, &two = shape.get()->fields[beside].centre;
      if (hexagons) REQUIRE(std::abs(std::hypot(one.x - two.x, one.y - two.y) - 1000) < 2);
    }
  }
}

}  // namespace

TEST_CASE("a rhombus of hexagons is that of Hex", "[shape]") {
  const Shape board = Shape::hex_rhombus(11, 11);
  CHECK(board.field_count() == 121);
  CHECK(names(board, board.neighbours(at(board, "b2"))) == "c2 c1 b1 a2 a3 b3");
  CHECK(names(board, board.neighbours(at(board, "a1"))) == "b1 a2");     // the acute corner
  CHECK(names(board, board.neighbours(at(board, "k1"))) == "j1 j2 k2");  // the obtuse one
  CHECK(names(board, board.ray(at(board, "c3"), 1)) == "d2 e1");         // up and to the right
  CHECK(names(board, board.ray(at(board, "i1"), 0)) == "j1 k1");
  check_ways(board, true);
}

TEST_CASE("a hexagon of hexagons is that of Abalone", "[shape]") {
  const Shape board = Shape::hex_hexagon(5);
  CHECK(board.field_count() == 61);
  CHECK(board.name(0) == "a1");
  CHECK(board.name(60) == "i9");
  CHECK(names(board, board.neighbours(at(board, "e5"))) == "e6 f6 f5 e4 d4 d5");
  CHECK(names(board, board.neighbours(at(board, "a1"))) == "a2 b2 b1");
  CHECK(names(board, board.ray(at(board, "a1"), 1)) == "b2 c3 d4 e5 f6 g7 h8 i9");
  CHECK(Shape::hex_hexagon(1).field_count() == 1);
  for (const std::uint32_t side : {1U, 2U, 6U})
    CHECK(Shape::hex_hexagon(side).field_count() == 3 * side * (side - 1) + 1);
  check_ways(board, true);
}

TEST_CASE("a star of hexagons is that of Stern-Halma", "[shape]") {
  const Shape board = Shape::hex_star(4);
  CHECK(board.field_count() == 121);
  CHECK(board.name(0) == "a5");  // the lowest tip
  CHECK(board.name(120) == "q13");
  CHECK(names(board, board.neighbours(at(board, "a5"))) == "b6 b5");
  CHECK(names(board, board.neighbours(at(board, "e1"))) == "e2 f2");  // the tip at the lower left
  CHECK(names(board, board.ray(at(board, "e1"), 0)) == "e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13");
  CHECK(board.neighbours(at(board, "i9")).size() == 6);  // the middle
  CHECK(names(board, board.line(at(board, "b5"), 2)) == "a5 b5 c5 d5 e5 f5 g5 h5 i5 j5 k5 l5 m5");
  for (const std::uint32_t side : {1U, 2U, 3U})
    CHECK(Shape::hex_star(side).field_count() == 6 * side * (side + 1) / 2 + 3 * side * (side + 1) + 1);
  CHECK(board.get()->label_count == 2 * 17);
  check_ways(board, true);
}

TEST_CASE("a triangle of hexagons stands on its longest row", "[shape]") {
  const Shape board = Shape::hex_triangle(4);
  CHECK(board.field_count() == 10);
  CHECK(board.name(0) == "a1");
  CHECK(board.name(9) == "d4");
  CHECK(names(board, board.neighbours(at(board, "a1"))) == "a2 b2");
  CHECK(names(board, board.neighbours(at(board, "b3"))) == "b4 c4 c3 b2 a2 a3");
  CHECK(names(board, board.ray(at(board, "a4"), 2)) == "b4 c4 d4");  // the right edge
  CHECK(names(board, board.ray(at(board, "a1"), 1)) == "b2 c3 d4");  // the left one
  CHECK(board.get()->label_count == 8);                              // four letters, four numbers
  for (const std::uint32_t side : {1U, 2U, 12U})
    CHECK(Shape::hex_triangle(side).field_count() == side * (side + 1) / 2);
  check_ways(board, true);
}

TEST_CASE("a graph has the neighbours that its lines join, and no directions", "[shape]") {
  const Shape board =
      Shape::graph({{"top", {1000, 2000}}, {"left", {0, 0}}, {"right", {2000, 0}}, {"far", {4000, 0}}},
                   {{0, 1}, {0, 2}, {2, 1}});
  CHECK(board.field_count() == 4);
  CHECK(board.directions() == 0);
  CHECK(board.get()->line_count == 3);
  CHECK(names(board, board.neighbours(at(board, "right"))) == "top left");
  CHECK(board.neighbours(at(board, "far")).empty());
  CHECK(board.group(at(board, "top"), [](std::uint32_t) { return true; }).size() == 3);
}

TEST_CASE("a grid as a shape is a grid of squares, with holes and stacks", "[shape]") {
  Shape board =
      Shape::grid(3, 3, [](std::uint32_t column, std::uint32_t row) { return column != 1 || row != 1; });
  board.holds(5);
  CHECK(board.field_count() == 8);
  CHECK(board.get()->columns == 3);
  CHECK(board.get()->max_items == 40);
  CHECK(board.get()->fields[0].ground == BW_GROUND_DARK);
  CHECK(names(board, board.neighbours(at(board, "a1"))) == "b1 a2");
  CHECK(names(board, board.neighbours(at(board, "b1"))) == "c1 a1");  // over the hole there is nothing
  CHECK(names(board, board.ray(at(board, "a1"), 1)).empty());
  CHECK(Shape::grid(8, 8).field_count() == 64);
  check_ways(board, false);
}

TEST_CASE("a group is what hangs together", "[shape]") {
  const Shape board = Shape::hex_rhombus(3, 3);
  const auto not_middle = [&](std::uint32_t field) { return board.name(field).substr(0, 1) != "b"; };
  CHECK(names(board, board.group(at(board, "a2"), not_middle)) == "a2 a1 a3");
  CHECK(board.group(at(board, "b1"), not_middle).empty());
  CHECK(board.group(at(board, "a1"), [](std::uint32_t) { return true; }).size() == 9);
}

TEST_CASE("points are joined by lines, and rays go diagonally too", "[shape]") {
  const Shape board = Shape::points(19, 19);
  CHECK(board.field_count() == 361);
  CHECK(board.get()->line_count == 38);
  CHECK(names(board, board.neighbours(at(board, "a1"))) == "b1 a2");
  CHECK(names(board, board.neighbours(at(board, "k10"))) == "l10 k11 j10 k9");
  CHECK(board.ray(at(board, "a1"), 1).size() == 18);
  check_ways(board, false);
}

TEST_CASE("the Morris board has 24 points, 32 joints and 16 lines of three", "[shape]") {
  const Shape board = Shape::morris();
  CHECK(board.field_count() == 24);
  CHECK(board.get()->line_count == 32);
  CHECK(names(board, board.neighbours(at(board, "a1"))) == "d1 a4");
  CHECK(names(board, board.neighbours(at(board, "d6"))) == "f6 d7 b6 d5");
  CHECK(names(board, board.neighbours(at(board, "c4"))) == "c5 b4 c3");  // and not over the middle
  int mills = 0;
  for (std::uint32_t point = 0; point < 24; ++point)
    for (std::uint32_t way = 0; way < 2; ++way)
      if (board.next(point, way) && board.next(point, way + 2)) ++mills;
  CHECK(mills == 16);
  check_ways(board, false);
}

TEST_CASE("a board of squares is read as a shape, field by field", "[shape]") {
  sdk::Geometry grid(3, 2);
  grid.field(0, 0, true).field(2, 1, false).kind("man", 0, "M").tray("reserve", 1);
  const LiftedBoard lifted(*grid.get());
  const bw_shape& shape = lifted.shape();
  CHECK(shape.columns == 3);
  CHECK(shape.rows == 2);
  REQUIRE(shape.field_count == 2);
  CHECK(std::string(shape.fields[1].name) == "c2");
  CHECK(shape.fields[1].centre.x == 2000);
  CHECK(shape.fields[1].centre.y == 1000);
  CHECK(shape.fields[0].ground == BW_GROUND_DARK);
  CHECK(shape.fields[1].ground == BW_GROUND_LIGHT);
  CHECK(shape.fields[1].holds == 1);
  CHECK(shape.outlines[shape.fields[1].outline].count == 4);
  CHECK(shape.tray_count == 1);
  CHECK(shape.kind_count == 1);
}

TEST_CASE("connection: leaves counted by hand", "[shape]") {
  // Two by two: First plays one of 4, Second one of 3; First then has one of 2 left, and has won with a1-a2, b1-a2 or
  // b1-b2 (a1-b2 don't touch); Second likewise. Nobody wins with one stone.
  const auto rules = rules_of(tiny_game("connection"), "connection", {{"size", std::int64_t{2}}});
  CHECK(count_leaves(rules->start(), 1) == 4);
  CHECK(count_leaves(rules->start(), 2) == 12);
  CHECK(count_leaves(rules->start(), 3) == 24);
  // Of First's 6 pairs of fields 3 join above and below: a1 a2, b1 b2 and b1 a2. The other 3 (a1 b1, a2 b2, a1 b2) come
  // in 2 orders, with Second on either of the 2 fields that are left between: 12 lines go on, with one field left.
  CHECK(count_leaves(rules->start(), 4) == 12);
  CHECK(rules->geometry()->columns == 0);
}

TEST_CASE("mills: leaves counted by hand", "[shape]") {
  const auto rules = rules_of(tiny_game("mills"), "mills");
  CHECK(count_leaves(rules->start(), 3) == 24 * 23 * 22);
  CHECK(count_leaves(rules->start(), 4) == 24 * 23 * 22 * 21);
  // First's third stone makes one of 16 mills in 3! orders, with Second's two stones on 21 * 20 other points; none of
  // these games has a sixth ply.
  CHECK(count_leaves(rules->start(), 5) == 24 * 23 * 22 * 21 * 20);
  Position now = rules->start();
  for (const auto& [seat, move] :
       {std::pair<Seat, const char*>{0, "a1"}, {1, "b2"}, {0, "d1"}, {1, "d2"}, {0, "g1"}})
    REQUIRE(now.play(seat, *now.read_move(seat, move)));
  CHECK(now.is_over());
  CHECK(now.outcome().reason == "mill");
}

TEST_CASE("heaps: three stacks of three, and what is seen of them", "[shape]") {
  const auto rules = rules_of(bad_plugin("bad_shapes"), "heaps");
  CHECK(count_leaves(rules->start(), 3) == 27);
  CHECK(count_leaves(rules->start(), 4) == 81 - 3);  // a fourth piece fits on no heap
  Position now = rules->start();
  for (const Seat seat : {0U, 1U, 0U}) REQUIRE(now.play(seat, *now.read_move(seat, "b1")));
  const auto items = now.picture(BW_SPECTATOR);
  REQUIRE(items.size() == 3);
  CHECK(items[0].kind == 0);  // from the bottom
  CHECK(items[1].kind == 1);
  CHECK(items[2].kind == 0);
  CHECK(now.clicks(1, *now.read_move(1, "a1")) == std::vector<std::uint32_t>{0});
}

}  // namespace boardwright
