// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who of teams stands where: by the primary score, then by a list of team tie-breaks (T18). Pure functions of the two
// crosstables, by match points and by game points, and of what each board brought.
#pragma once

#include <boardwright/pure/result.hpp>
#include <span>
#include <string>
#include <vector>

#include "framework/tournament/fraction.hpp"
#include "framework/tournament/scored_table.hpp"

namespace boardwright::tournament {

/// The same teams twice: entrants, opponents and codes are alike, points are of matches here and of games there.
struct TeamTable {
  Crosstable match, game;
  bool by_game_points = false;  ///< the primary score (T10.1)
  std::uint32_t boards = 0;     ///< of a match
  /// What each board of a round brought the team: by number - 1, round - 1, board - 1; empty where there were none.
  std::vector<std::vector<std::vector<Points>>> brought;
};

struct TeamLine {
  Number number = 0;
  std::uint32_t place = 0;  ///< from 1; level ones share it
  Points primary = 0;
  std::vector<Fraction> values{};  ///< by the codes
  friend bool operator==(const TeamLine&, const TeamLine&) = default;
};

/// MPVGP; BH:MP and BH:GP, EMMSB, EMGSB, EGMSB, EGGSB, each also with /C1; EDE, EDEC, EDET, EDEB, EDEBT, EDEBB; BC, TBR, BBE;
/// SSSC. Values of those that compare boards or direct encounters are the place among those level.
[[nodiscard]] bool is_team_code(std::string_view code);
[[nodiscard]] std::vector<std::string> usual_team_codes(bool round_robin);

/// From the first place down. Refuses a code that there is not.
[[nodiscard]] Result<std::vector<TeamLine>> team_standings(const TeamTable& table,
                                                           std::span<const std::string> codes);

}  // namespace boardwright::tournament
