// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/settings.hpp"

namespace boardwright::tournament {

Result<void> check_settings(const Settings& settings) {
  const PointScheme& scheme = settings.scheme;
  // T2.1
  if (scheme.draw > scheme.win) return fail("a draw can't be worth more than a win");
  if (scheme.loss > scheme.draw) return fail("a loss can't be worth more than a draw");
  if (scheme.absent_points() > scheme.loss) return fail("not being there can't be worth more than a loss");
  if (settings.games.empty()) return fail("a tournament needs a game");
  if (settings.games_per_match == 0 || settings.games_per_match > 2)
    return fail("a match has one game or two with sides swapped");  // T2.6, T9
  if (settings.cycles == 0 || settings.cycles > 4) return fail("everybody plays everybody one to four times");
  if (settings.rounds > 1000) return fail("a tournament has at most 1000 rounds");
  if (settings.match_points && settings.games_per_match == 1)
    return fail("points by match are for matches of two games");
  return {};
}

}  // namespace boardwright::tournament
