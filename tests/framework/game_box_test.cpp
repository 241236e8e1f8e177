// SPDX-License-Identifier: GPL-3.0-or-later
//
// What somebody cuts out who makes a game out of paper.
#include "framework/match/game_box.hpp"

#include <string>

#include "framework/board/geometry.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::shared_ptr<const Rules> usual_rules(const std::string& id) {
  const auto game = value_of(own_games().find(id)).game;
  return value_of(game->create(game->variants().front()));
}

std::map<std::string, unsigned> named(const Rules& rules) {
  const auto board = BoardGeometry::of(rules);
  std::map<std::string, unsigned> names;
  for (const auto& [kind, count] : pieces_in_box(rules)) names[board->kinds()[kind].id] = count;
  return names;
}

}  // namespace

TEST_CASE("a box holds the pieces that stand at the start") {
  const auto rules = board_game();
  CHECK(named(*rules) == std::map<std::string, unsigned>{{"black", 12}, {"white", 12}});
  CHECK(ground_of_board(*rules).items.empty());
}

TEST_CASE("a box holds what both seats set up, and the board its lakes") {
  const auto rules = usual_rules("two_field");
  unsigned pieces = 0;
  for (const auto& [kind, count] : pieces_in_box(*rules)) {
    CHECK(BoardGeometry::of(*rules)->kinds()[kind].owner != BW_NOBODY);
    pieces += count;
  }
  CHECK(pieces == 40 + 40 + 2);  // the backs of unknown pieces can be set too
  CHECK(named(*rules)["red_flag"] == 1);
  CHECK(ground_of_board(*rules).items.size() == 8);
}

TEST_CASE("a game without a board has an empty box") {
  CHECK(pieces_in_box(*tiny("coin_race")).empty());
  CHECK(ground_of_board(*tiny("coin_race")).items.empty());
}
