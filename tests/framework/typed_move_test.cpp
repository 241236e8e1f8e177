// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves as people type them, among the legal ones.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/match/typed_move.hpp"

using namespace boardwright;

namespace {

using Texts = std::vector<std::string>;

BoardGeometry corner() {  // x is a column here, and a1 the beginning of a10
  static constexpr bw_field kFields[] = {{"a1", 0, 0, 0}, {"x1", 1, 0, 0}, {"a10", 0, 9, 0}, {"x2", 1, 1, 0}};
  bw_geometry geometry{};
  geometry.struct_size = sizeof geometry;
  geometry.columns = 2;
  geometry.rows = 10;
  geometry.field_count = 4;
  geometry.fields = kFields;
  return BoardGeometry(geometry);
}

}  // namespace

TEST_CASE("a typed move is read however its fields are set apart") {
  const Texts moves{"c1-c3", "c1xc4", "b1-h1", "pass", "S@e1 C@b2"};
  for (const char* typed :
       {"c1-c3", "c1c3", "C1C3", "c1 c3", "c1 - c3", "C1-C3", "c1xc3", "c1:c3", "c1–c3", "c1→c3", "c1>c3",
        "c1->c3", "  c1-c3 ", "c1\tc3", "c1-c3!", "c1c3?!", "c1.c3", "c1×c3"}) {
    INFO(typed);
    CHECK(read_typed_move(typed, moves) == "c1-c3");
  }
  for (const char* typed : {"c1xc4", "c1c4", "C1XC4", "c1-c4", "c1 x c4", "c1×c4", "c1 c4"}) {
    INFO(typed);
    CHECK(read_typed_move(typed, moves) == "c1xc4");
  }
  CHECK(read_typed_move("PASS", moves) == "pass");
  CHECK(read_typed_move("s@e1c@b2", moves) == "S@e1 C@b2");
  for (const char* typed : {"", " ", "-", "x", "c1", "c3-c1", "c1c5", "c1-c3-c4", "nonsense", "c1c3c3"}) {
    INFO(typed);
    CHECK_FALSE(read_typed_move(typed, moves).has_value());
  }
}

TEST_CASE("what several moves could mean is none of them, and the nearest reading goes first") {
  CHECK_FALSE(read_typed_move("c1c3", Texts{"c1-c3", "c1xc3"}).has_value());
  CHECK(read_typed_move("c1xc3", Texts{"c1-c3", "c1xc3"}) == "c1xc3");
  CHECK(read_typed_move("C1XC3", Texts{"c1-c3", "c1xc3"}) == "c1xc3");
  CHECK(read_typed_move("a1", Texts{"A1", "a1"}) == "a1");
  CHECK_FALSE(read_typed_move("b1", Texts{"B1", "b 1"}) == "b 1");
  CHECK_FALSE(read_typed_move("a", Texts{"A", "a-"}) == "a-");
  CHECK_FALSE(read_typed_move("ab", Texts{"aB", "Ab"}).has_value());
  // A column may be called x.
  CHECK(read_typed_move("x1x2", Texts{"x1-x2", "x1-2"}) == "x1-x2");
  CHECK(read_typed_move("a1x1", Texts{"a1-x1", "a1-1"}) == "a1-x1");
}

TEST_CASE("fields are found in what was typed, the longest name first") {
  const BoardGeometry board = corner();
  using Places = std::vector<std::uint32_t>;
  CHECK(typed_places("a1-x2", board) == Places{0, 3});
  CHECK(typed_places("A10 x1", board) == Places{2, 1});
  CHECK(typed_places("a1xx2", board) == Places{0, 3});
  CHECK(typed_places("a1x2", board) == Places{0, 3});
  CHECK(typed_places("a1-b7", board).empty());
  CHECK(typed_places("", board).empty());
  // What is written as moves are needs no reading.
  CHECK(loosely_typed_places("a1-x2", board).empty());
  CHECK(loosely_typed_places("a1xx2", board).empty());
  CHECK(loosely_typed_places("A1-x2", board) == Places{0, 3});
  CHECK(loosely_typed_places("a1x2", board) == Places{0, 3});
  CHECK(loosely_typed_places("a1 x2", board) == Places{0, 3});
}
