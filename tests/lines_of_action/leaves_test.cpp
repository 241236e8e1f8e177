// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 5 of the rules: leaf counts, which two programs agree on.
#include <fstream>
#include <sstream>

#include "game_under_test.hpp"

using under_test::Game;

TEST_CASE("leaf counts") {
  struct Row {
    const char* position;
    std::vector<std::uint64_t> leaves;
  };
  const Row rows[] = {
      {"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", {1, 36, 1244, 44952, 1563208, 55963132}},
      {"1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b", {1, 32, 992, 32000, 1002260}},
      {"8/8/5bb1/4ww1b/5b1w/8/8/8 b", {1, 18, 214, 3535, 52910}},
      {"8/8/wb1bb3/1w2b3/ww1w4/8/8/8 b", {1, 25, 396, 8075, 168324}},
      {"1bb2w1b/w6w/1w6/8/1b2b1bw/w1b2w1b/2bww3/3b1b2 b", {1, 29, 864, 25586, 753350}},
      {"8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b", {1, 1, 42, 44}},  // L3.4: Black is blocked
  };
  for (const auto& row : rows) {
    const Game game({}, row.position);
    for (std::uint32_t depth = 0; depth < row.leaves.size(); ++depth) {
      INFO(row.position << ", depth " << depth);
      CHECK(game.leaves(depth) == row.leaves[depth]);
    }
  }
}

TEST_CASE("leaf counts after ten plies of a real game") {
  Game game;
  for (const char* move :
       {"c8-c6", "h4-f2", "g8-g6", "h2-e2", "b1-e4", "a6-d3", "c1-c3", "a3-c5", "e1-b4", "a7-e3"})
    game.play(move);
  CHECK(game.turn() == "black");
  CHECK(game.leaves(1) == 31);
  CHECK(game.leaves(2) == 1032);
  CHECK(game.leaves(3) == 34168);
  CHECK(game.leaves(4) == 1138801);
}
