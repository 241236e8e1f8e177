// SPDX-License-Identifier: GPL-3.0-or-later
//
// How games between people of known ratings end. Pure functions of a generator's state.
#pragma once

#include <boardwright/pure/random.hpp>

#include "framework/planning/evening_facts.hpp"

namespace boardwright::planning {

struct Odds {
  double first = 0.5;  ///< that the first mover wins
  double draw = 0;
  friend bool operator==(const Odds&, const Odds&) = default;
};

/// The expected score is Elo's for the difference of the ratings and of the first mover's advantage, as rating
/// points. Draws are fewer the less equal the two are: among equals `draws`, none where one is sure to win.
[[nodiscard]] Odds odds(const EveningFacts& facts, double first, double second);

/// Half points of the two in a match of facts.games games, sides swapped after each.
struct MatchScore {
  std::uint32_t first = 0, second = 0;
};
[[nodiscard]] MatchScore played_match(Random& random, const EveningFacts& facts, double first, double second);

}  // namespace boardwright::planning
