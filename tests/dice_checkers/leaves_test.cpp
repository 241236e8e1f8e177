// SPDX-License-Identifier: GPL-3.0-or-later
//
// Leaf counts, which two programs agree on.
#include "game_under_test.hpp"

using under_test::Game;

namespace {

constexpr const char* kMiddle = "g1r1y3g/1b1b1b3/b3b3b/5r3/2G1Y4/9/B5B1B/1B1B1B1B1/G1R1Y1R2 b - 0";

struct Row {
  const char* name;
  slow::Options options;
  std::vector<std::uint64_t> start;   // from depth 0
  std::vector<std::uint64_t> middle;  // from kMiddle
};

std::vector<Row> rows() {
  slow::Options free, one_way, straight, adjacent;
  free.variant = one_way.variant = straight.variant = "marching";
  one_way.path = "one_way";
  straight.path = "straight";
  adjacent.encounter = "adjacent";
  return {{"basic", {}, {1, 8, 64, 576, 5184, 52760}, {1, 14, 137, 1959, 22929}},
          {"free", free, {1, 8, 64, 576, 5184, 50744}, {1, 21, 351, 6991, 123675}},
          {"one way", one_way, {1, 8, 64, 576}, {1, 13, 158, 2118, 26910}},
          {"straight", straight, {1, 8, 64, 576}, {1, 11, 110, 1143, 12061}},
          {"adjacent", adjacent, {1, 8, 64, 576, 5648}, {1, 13, 146, 1918, 25369}}};
}

}  // namespace

TEST_CASE("leaf counts") {
  for (const Row& row : rows()) {
    const Game start(row.options), middle(row.options, kMiddle);
    for (std::uint32_t depth = 0; depth < row.start.size(); ++depth) {
      INFO(row.name << ", depth " << depth);
      CHECK(start.leaves(depth) == row.start[depth]);
    }
    for (std::uint32_t depth = 0; depth < row.middle.size(); ++depth) {
      INFO(row.name << " in the middle, depth " << depth);
      CHECK(middle.leaves(depth) == row.middle[depth]);
    }
  }
}

TEST_CASE("the slow rules count the same leaves") {
  for (const Row& row : rows()) {
    INFO(row.name);
    CHECK(slow::Game(row.options, kMiddle).leaves(3) == row.middle[3]);
  }
}
