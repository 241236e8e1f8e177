// SPDX-License-Identifier: GPL-3.0-or-later
#include <boardwright/sdk/board.hpp>
#include <boardwright/sdk/shape.hpp>

#include "framework/board/drawing.hpp"
#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Three by three with a hole in the middle, a zone, two trays and two kinds.
sdk::Geometry ring() {
  sdk::Geometry board(3, 3);
  for (std::uint32_t row = 0; row < 3; ++row)
    for (std::uint32_t column = 0; column < 3; ++column)
      if (column != 1 || row != 1) board.field(column, row, false);
  board.zone("bottom", 0, {0, 1, 2}).tray("reserve", 0).tray("prison", 1);
  board.kind("man", 0, "M").kind("king", 1, "k!");
  return board;
}

}  // namespace

TEST_CASE("fields are found by name and by column and row, holes are not") {
  const BoardGeometry board(*ring().get());
  CHECK(board.fields().size() == 8);
  CHECK(board.field("a1") == 0);
  CHECK(board.field("c3") == 7);
  CHECK_FALSE(board.field("b2"));
  CHECK(board.field_at(0, 1) == 3);
  CHECK_FALSE(board.field_at(1, 1));
  CHECK_FALSE(board.field_at(3, 0));
  CHECK_FALSE(board.field_at(0, -1));
}

TEST_CASE("places are fields and then trays") {
  const BoardGeometry board(*ring().get());
  CHECK(board.place_count() == 10);
  CHECK(board.place_name(0) == "a1");
  CHECK(board.place_name(8) == "reserve");
  CHECK(board.place_name(10) == "?");
  CHECK(board.is_tray(9));
  CHECK_FALSE(board.is_tray(10));
  CHECK(board.tray_at(9).id == "prison");
  CHECK(board.tray_place("prison") == 9);
  CHECK_FALSE(board.tray_place("nowhere"));
  CHECK(board.kind("king") == 1);
  REQUIRE(board.zone("bottom") != nullptr);
  CHECK(board.zone("bottom")->owner == 0);
  CHECK(board.zones_of(1) == std::vector<std::uint32_t>{0});
  CHECK(board.zones_of(7).empty());
}

TEST_CASE("neighbours and rays stop at the edge and at holes") {
  const BoardGeometry board(*ring().get());
  CHECK(board.neighbour(0, Direction::kNorth) == 3);
  CHECK_FALSE(board.neighbour(0, Direction::kNorthEast));  // the hole
  CHECK_FALSE(board.neighbour(0, Direction::kWest));
  CHECK(board.neighbours(0) == std::vector<std::uint32_t>{3, 1});
  CHECK(board.ray(0, Direction::kEast) == std::vector<std::uint32_t>{1, 2});
  CHECK(board.ray(0, Direction::kNorthEast).empty());
}

TEST_CASE("every ray is a chain of neighbours, and going back leads back") {
  const auto rules = board_game();
  const BoardGeometry board = *BoardGeometry::of(*rules);
  REQUIRE(board.fields().size() == 64);
  for (std::uint32_t field = 0; field < 64; ++field)
    for (std::size_t d = 0; d < kDirections.size(); ++d) {
      const auto next = board.neighbour(field, kDirections[d]);
      const auto ray = board.ray(field, kDirections[d]);
      REQUIRE(next.has_value() == !ray.empty());
      if (!next) continue;
      REQUIRE(ray.front() == *next);
      REQUIRE(board.neighbour(*next, kDirections[(d + 4) % 8]) == field);
    }
}

TEST_CASE("a board outlives the rules it came from") {
  const auto board = [] { return BoardGeometry::of(*board_game()); }();
  REQUIRE(board);
  CHECK(board->field("e4") == 28);
}

TEST_CASE("labels of columns and rows come from the fields' names") {
  const BoardGeometry board(*ring().get());
  CHECK(board.column_label(0) == "a");
  CHECK(board.row_label(2) == "3");
  CHECK(BoardGeometry(*sdk::Geometry(1, 1).field(0, 0, false).get()).column_label(0) == "a");
}

TEST_CASE("a drawing shows signs, holes, coordinates and trays") {
  const BoardGeometry board(*ring().get());
  const Picture picture{{{0, 0, 1, 0}, {7, 1, 1, 0}, {8, 0, 3, 0}, {8, 1, 1, 0}}};
  CHECK(draw(board, picture) ==
        "3 .  .  k!\n"
        "2 .     .\n"
        "1 M  .  .\n"
        "  a  b  c\n"
        "reserve: Mx3 k!\n");
  CHECK(draw(board, picture, {.flipped = true}) ==
        "1 .  .  M\n"
        "2 .     .\n"
        "3 k! .  .\n"
        "  c  b  a\n"
        "reserve: Mx3 k!\n");
  const Picture counted{{{0, 0, 1, 0}}, {{0, 1, 0, 4, false}, {1, 2, 0, 5, true}, {1, 2, 1, 1, false}}};
  CHECK(draw(board, counted, {.seats = {"red", "blue"}}) ==
        "3 .  .  .\n"
        "2 .     .\n"
        "1 M  .  .\n"
        "  a  b  c\n"
        "red: a1|b1 4, b1|c1 5!\n"
        "blue: b1|c1 1\n");
}

TEST_CASE("any game can be drawn, with and without a board") {
  CHECK(draw(View::of(tiny("coin_race")->start(), 0)) == "0/0 f 0\n");
  const auto rules = tiny("secret_towers");
  Position position = rules->start();
  require_done(position.play(0, value_of(position.read_move(0, "T@b1"))));
  CHECK(draw(View::of(position, 0)) == "2 . . . .\n1 . T . .\n  a b c d\n");
  CHECK(draw(View::of(position, 1)) == "2 . . . .\n1 . . . .\n  a b c d\n");  // unseen
  CHECK(draw(View::of(board_game()->start(), 0)).starts_with("8 . "));
}

TEST_CASE("a picture holds only places and kinds that exist, sorted") {
  const auto rules = board_game();
  const Picture picture = Picture::of(View::of(rules->start(), 0));
  CHECK(picture.items.size() == 24);
  for (std::size_t i = 1; i < picture.items.size(); ++i)
    CHECK(picture.items[i - 1].place < picture.items[i].place);
  CHECK(Picture::of(View::of(tiny("coin_race")->start(), 0)) == Picture{});
}

TEST_CASE("a grid is read as squares around its centres") {
  const BoardGeometry board(*ring().get());
  CHECK(board.is_grid());
  CHECK(board.fields()[7].centre == BoardPoint{2000, 2000});
  REQUIRE(board.fields()[7].outline);
  CHECK(board.outlines()[*board.fields()[7].outline].size() == 4);
  const BoardExtent extent = board.extent();
  CHECK((extent.left == -500 && extent.bottom == -500 && extent.right == 2500 && extent.top == 2500));
  CHECK(board.labels().size() == 6);
  CHECK(board.turn(0) == 0);
  CHECK(board.turn(1) == 180);
}

TEST_CASE("hexagons have no columns, six neighbours, and labels of their own") {
  const BoardGeometry board(*sdk::Shape::hex_rhombus(3, 3).get());
  CHECK_FALSE(board.is_grid());
  CHECK(board.columns() == 0);
  CHECK_FALSE(board.field_at(0, 0));
  CHECK_FALSE(board.neighbour(0, Direction::kEast));
  CHECK(board.neighbours(*board.field("b2")).size() == 6);
  CHECK(board.neighbours(*board.field("a1")).size() == 2);
  CHECK(board.labels().size() == 6);
  const BoardExtent extent = board.extent();
  CHECK((extent.left == -500 && extent.top == 577 && extent.right == 3500));
}

TEST_CASE("points are neighbours where a line joins them") {
  const BoardGeometry board(*sdk::Shape::morris().get());
  CHECK_FALSE(board.fields()[0].outline);
  CHECK(board.neighbours(*board.field("d6")).size() == 4);
  CHECK(board.neighbours(*board.field("a1")) ==
        std::vector<std::uint32_t>{*board.field("d1"), *board.field("a4")});
}

TEST_CASE("on a long line the next points are neighbours, and not its ends") {
  const BoardGeometry board(*sdk::Shape::points(5, 5).get());
  const auto at = [&](const char* name) { return *board.field(name); };
  CHECK(board.neighbours(at("c3")) == std::vector<std::uint32_t>{at("c2"), at("b3"), at("d3"), at("c4")});
  CHECK(board.neighbours(at("a1")) == std::vector<std::uint32_t>{at("b1"), at("a2")});
  CHECK(board.neighbours(at("e3")) == std::vector<std::uint32_t>{at("e2"), at("d3"), at("e4")});
}

TEST_CASE("rows of hexagons are drawn staggered, with their labels where they are") {
  sdk::Shape shape = sdk::Shape::hex_rhombus(3, 3);
  shape.kind("stone", 0, "x");
  const BoardGeometry board(*shape.get());
  const Picture picture{{{*board.field("c1"), 0, 1, 0}, {*board.field("a3"), 0, 1, 0}}};
  CHECK(draw(board, picture) ==
        " a b c\n"
        "1 . . x\n"
        " 2 . . .\n"
        "  3 x . .\n");
  CHECK(draw(board, picture, {.flipped = true}) ==
        ". . x 3\n"
        " . . . 2\n"
        "  x . . 1\n"
        "   c b a\n");
}

TEST_CASE("points are drawn as points") {
  sdk::Shape shape = sdk::Shape::morris();
  shape.kind("stone", 0, "x");
  const BoardGeometry board(*shape.get());
  CHECK(draw(board, {{{*board.field("a1"), 0, 1, 0}}}) ==
        "7 .     .     .\n"
        "6   .   .   .\n"
        "5     . . .\n"
        "4 . . .   . . .\n"
        "3     . . .\n"
        "2   .   .   .\n"
        "1 x     .     .\n"
        "  a b c d e f g\n");
}

TEST_CASE("of a stack the uppermost piece is drawn and counted, and all of it can be listed") {
  sdk::Shape shape = sdk::Shape::points(3, 1);
  shape.holds(5).kind("man", 0, "x").kind("king", 1, "o");
  const BoardGeometry board(*shape.get());
  const Picture picture{{{0, 0, 2, 0, 0}, {0, 1, 1, 0, 1}, {2, 0, 1, 0, 0}}};
  REQUIRE(picture.at(0) != nullptr);
  CHECK(picture.at(0)->kind == 1);
  CHECK(picture.pieces_at(0) == 3);
  CHECK(draw(board, picture).find("o3  .   x") != std::string::npos);
  CHECK(draw_place(board, picture, 0) == "a1: x x o\n");
  CHECK(draw_place(board, picture, 1) == "b1: .\n");
}
