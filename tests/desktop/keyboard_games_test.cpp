// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/desktop/played_by_keys.hpp"

using namespace boardwright::desktop;

TEST_CASE("a whole game by keys alone: pieces that move along lines") {
  play_whole_game("lines_of_action/small", {});
}

TEST_CASE("a whole game by keys alone: with dice") { play_whole_game("dice_checkers", {"quiet_limit=20"}); }

TEST_CASE("a whole game by keys alone: with a set-up and pieces that are placed") {
  play_whole_game("militakiri", {"endgame_moves=5"});
}

TEST_CASE("a whole game by keys alone: with hidden pieces and one screen for both") {
  play_whole_game("two_field", {"set=duel", "size=8", "rows=2", "quiet_limit=20"});
}
