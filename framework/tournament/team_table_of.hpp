// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament's teams as tie-breaks read them (T18), and the scores of teams whose people play one by one (T10.6, T10.7).
// Pure functions.
#pragma once

#include "framework/tournament/crosstable_of.hpp"
#include "framework/tournament/team_tie_breaks.hpp"

namespace boardwright::tournament {

/// Of a tournament whose entrants are teams, in this order.
[[nodiscard]] TeamTable team_table_of(const Tournament& tournament, std::span<const std::string> order,
                                      const NameOf& name);

struct TeamScore {
  std::string team;
  std::uint32_t place = 0;  ///< from 1; level ones share it
  Points points = 0;        ///< of its best people
  std::vector<std::pair<std::string, Points>>
      people;               ///< the best first; those beyond the best count for nothing
  std::size_t counted = 0;  ///< so many of them
  friend bool operator==(const TeamScore&, const TeamScore&) = default;
};
/// Of people who play in teams: the sum of each team's best (T10.7); of two teams against each other, of all (T10.6).
[[nodiscard]] std::vector<TeamScore> team_scores(const Tournament& tournament, const NameOf& name);

}  // namespace boardwright::tournament
