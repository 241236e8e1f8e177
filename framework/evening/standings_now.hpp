// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who stands where in a tournament, whatever its system (T17, T14.5, T15, T13.4, T16, T18): now, or if boards end in a
// certain way. Functions of the tournament; of a ladder, of the time too.
#pragma once

#include <map>
#include <vector>

#include "framework/tournament/team_table_of.hpp"
#include "framework/tournament/tournament_standings.hpp"

namespace boardwright {

struct StandingsNow {
  std::vector<tournament::StandingColumn> columns;
  std::vector<tournament::PlacedLine> lines;       ///< of groups, group after group
  std::vector<tournament::TeamScore> team_scores;  ///< of people in teams (T10.6, T10.7)
};

[[nodiscard]] Allowed<StandingsNow> standings_of(const tournament::Tournament& tournament,
                                                 const tournament::NameOf& name);
/// The same if these boards of a round, or matches, end so.
[[nodiscard]] Allowed<StandingsNow> standings_if(const tournament::Tournament& tournament,
                                                 const tournament::NameOf& name, std::uint32_t round,
                                                 const std::map<std::uint32_t, tournament::Score>& scores);

}  // namespace boardwright
