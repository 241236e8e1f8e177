// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/game_odds.hpp"

#include <algorithm>
#include <cmath>

#include "framework/planning/round_time.hpp"

namespace boardwright::planning {

Odds odds(const EveningFacts& facts, double first, double second) {
  const double advantage = std::clamp(facts.first, 0.01, 0.99);
  const double points = first - second + 400 * std::log10(advantage / (1 - advantage));
  const double expected = 1 / (1 + std::pow(10, -points / 400));
  // Both shares stay at 0 or more: a draw takes half a win from each.
  const double draw = std::min(std::clamp(facts.draws, 0.0, 1.0) * 4 * expected * (1 - expected),
                               2 * std::min(expected, 1 - expected));
  return {.first = expected - draw / 2, .draw = draw};
}

MatchScore played_match(Random& random, const EveningFacts& facts, double first, double second) {
  MatchScore score;
  for (std::uint32_t game = 0; game < facts.games; ++game) {
    const bool swapped = game % 2 == 1;
    const Odds odd = swapped ? odds(facts, second, first) : odds(facts, first, second);
    const double drawn = part(random);
    const std::uint32_t of_first_mover = drawn < odd.first ? 2 : drawn < odd.first + odd.draw ? 1 : 0;
    (swapped ? score.second : score.first) += of_first_mover;
    (swapped ? score.first : score.second) += 2 - of_first_mover;
  }
  return score;
}

}  // namespace boardwright::planning
