// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of fields and rows on grids of any shape.
#include <boardwright/sdk/notation.hpp>

#include <catch2/catch.hpp>

using namespace boardwright::sdk;

TEST_CASE("fields") {
  const auto take = [](std::string_view text, std::uint32_t columns = 12, std::uint32_t rows = 12) {
    const auto field = take_field(text, columns, rows);
    return (field ? std::to_string(field->column) + "," + std::to_string(field->row) : "-") + " " +
           std::string(text);
  };
  CHECK(take("a1") == "0,0 ");
  CHECK(take("c10xb2") == "2,9 xb2");
  CHECK(take("l12") == "11,11 ");
  for (const char* none : {"", "a", "1a", "a0", "a01", "a13", "m1", "A1", "`1", "a-1", "a99999999999"})
    CHECK(take(none) == "- " + std::string(none));
}

TEST_CASE("steps") {
  const auto step = read_step("b1xd3", 5, 4);
  REQUIRE(step);
  CHECK(step->from == 1);
  CHECK(step->to == 13);
  CHECK(step->takes);
  CHECK(!read_step("b1-d3", 5, 4)->takes);
  for (const char* none : {"", "b1", "b1-", "b1d3", "b1-d3 ", "b1-d5", "b1:d3", "b1-d3-e4"})
    CHECK(!read_step(none, 5, 4));
}

TEST_CASE("rows") {
  const auto read = [](std::string_view text) -> std::string {
    std::string seen;
    const auto rows = take_rows(text, 3, 2, "k", [&](std::uint32_t column, std::uint32_t row, char sign) {
      seen += sign + std::to_string(column) + std::to_string(row) + " ";
      return sign == 'k';
    });
    return rows ? seen + "|" + std::string(text) : rows.error();
  };
  CHECK(read("k1k/3 x") == "k01 k21 | x");
  CHECK(read("2k/kkk") == "k21 k00 k10 k20 |");
  CHECK(read("2k") == "row 2: no more rows follow, expected 2");
  CHECK(read("2kk/3") == "row 2: expected '/' after 3 fields, found 'k'");
  CHECK(read("2/3") == "row 2: 2 fields, expected 3");
  CHECK(read("4/3") == "row 2: the empty fields go beyond the last of 3");
  CHECK(read("3/1q1") == "row 1: expected k or a number of empty fields, found 'q'");
  CHECK(read("3/1\n1") == "row 1: expected k or a number of empty fields, found byte 0x0a");
}

TEST_CASE("sets are written and read back") {
  using Board = Bitboard<10>;
  Board::Word sets[2] = {Board::bit(0) | Board::bit(99), Board::bit(45)};
  const std::string text = write_sets<10>(sets, "mk");
  CHECK(text == "9m/10/10/10/10/5k4/10/10/10/m9");
  Board::Word again[2] = {};
  std::string_view rest = text;
  REQUIRE(take_sets<10>(rest, again, "mk"));
  CHECK(rest.empty());
  CHECK((again[0] == sets[0] && again[1] == sets[1]));
  std::string_view wrong = "x";
  CHECK(take_sets<10>(wrong, again, "mk").error() ==
        "row 10: expected m, k or a number of empty fields, found 'x'");
}
