// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 1: board and start.
#include "game_under_test.hpp"

using under_test::argument;
using under_test::Game;

TEST_CASE("D1.1: nine columns, dark corners, only dark fields are used") {
  for (const int rows : {9, 11}) {
    slow::Options options;
    options.rows = rows;
    const Game game(options);
    const bw_shape& board = *game.rules().geometry();
    CHECK(board.columns == 9);
    CHECK(board.rows == static_cast<std::uint32_t>(rows));
    int dark = 0;
    for (std::uint32_t i = 0; i < board.field_count; ++i) {
      const bool is_dark = board.fields[i].ground == BW_GROUND_DARK;
      const bw_point& at = board.fields[i].centre;
      const bool corner = at.x / BW_UNIT % 8 == 0 && at.y / BW_UNIT % (rows - 1) == 0;
      dark += is_dark ? 1 : 0;
      if (corner) CHECK(is_dark);
    }
    CHECK(dark == (rows == 9 ? 41 : 50));
  }
  CHECK(Game().why("a2-b3") == "D1.1 light_field");
  CHECK(Game().why_clicks({"d3"}) == "D1.1 light_field");
  CHECK(argument(Game().explanation("a2-b3"), "field") == "a2");
}

TEST_CASE("D1.1: the parameter rows is 9 or 11") {
  CHECK(under_test::create({{"rows", "9"}}));
  CHECK(under_test::create({{"rows", "11"}}));
  const auto ten = under_test::create({{"rows", "10"}});
  REQUIRE_FALSE(ten);
  CHECK(ten.error().find("rows") != std::string::npos);
  CHECK(ten.error().find("9 or 11") != std::string::npos);
}

TEST_CASE("D1.2: the start, and Blue begins") {
  const Game game;
  CHECK(game.text() == "g1r1y1r1g/1b1b1b1b1/b1b1b1b1b/9/9/9/B1B1B1B1B/1B1B1B1B1/G1R1Y1R1G b - 0");
  CHECK(game.actor() == "blue");
  CHECK(game.rules().seat_name(0) == "blue");
  CHECK(game.rules().seat_name(1) == "red");
}

TEST_CASE("D1.2: the parameter strong_row") {
  slow::Options options;
  options.strong_row = "front";
  CHECK(Game(options).text() == "b1b1b1b1b/1b1b1b1b1/g1r1y1r1g/9/9/9/G1R1Y1R1G/1B1B1B1B1/B1B1B1B1B b - 0");
  options.rows = 11;
  CHECK(Game(options).text() ==
        "b1b1b1b1b/1b1b1b1b1/g1r1y1r1g/9/9/9/9/9/G1R1Y1R1G/1B1B1B1B1/B1B1B1B1B b - 0");
}

TEST_CASE("a game from a given position") {
  const std::string position = "8b/9/9/9/4G4/9/9/9/9 r - 12";
  const auto rules = under_test::create({{"start", "\"" + position + "\""}});
  REQUIRE(rules);
  CHECK((*rules)->start().text() == position);
  const auto bad = under_test::create({{"start", "nothing"}});
  REQUIRE_FALSE(bad);
  CHECK(bad.error().find("parameter start") != std::string::npos);
}
