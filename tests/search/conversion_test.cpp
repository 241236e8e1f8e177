// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether players win what is won: much material ahead, and against players that see less.
#include "framework/players/player.hpp"
#include "framework/referee/duel.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::shared_ptr<const Rules> rules_of(const std::string& id, const Parameters& parameters = {}) {
  return value_of(own_games().create(id, parameters));
}

/// Wins of the player in the first seat, of so many games.
int wins_in_first_seat(const std::shared_ptr<const Rules>& rules, const char* first, const char* second,
                       std::uint32_t games) {
  DuelOptions options;
  options.rules = rules;
  options.games = 2 * games;  // the other half with sides changed
  options.opening = 0;
  int wins = 0;
  const auto one = value_of(make_player(first)), other = value_of(make_player(second));
  const auto score = play_duel(options, *one, *other, [&](const DuelGame& game, const MatchScore&) {
    if (game.first_player_seat == 0 && game.outcome.scores[0] == 2) ++wins;
  });
  REQUIRE(score);
  return wins;
}

}  // namespace

TEST_CASE("five heads catch one, whether it runs wisely or not") {
  const auto rules = rules_of("dice_checkers", {{"start", std::string("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y b - 0")}});
  // Each fight is even, so that 31 of 32 is as good as it gets.
  CHECK(wins_in_first_seat(rules, "alphabeta:400", "random", 40) >= 36);
  CHECK(wins_in_first_seat(rules, "alphabeta:400", "alphabeta:400", 40) >= 36);
}

TEST_CASE("who looks ahead wins where ranks are hidden, although no two samples look alike to the others") {
  const auto rules = rules_of("two_field", {{"set", std::string("barrage")}});
  CHECK(wins_in_first_seat(rules, "tree:60", "random", 6) >= 5);
}
