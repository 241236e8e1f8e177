// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who stands where in a tournament now, by its system and tie-breaks. A pure function.
#pragma once

#include "framework/tournament/crosstable_of.hpp"
#include "framework/tournament/fraction.hpp"
#include "framework/tournament/tie_break.hpp"

namespace boardwright::tournament {

struct PlacedLine {
  std::string player;
  Number number = 0;        ///< in TableNow::order
  std::uint32_t place = 0;  ///< from 1; level ones share it. Of groups, within the group
  Points points = 0;
  std::vector<std::optional<Fraction>> values{};  ///< of standing_columns, in that order
  std::uint32_t group = 0;                        ///< of groups, from 1 (T12.6); 0: there are none
};
/// What is shown beside the points.
struct StandingColumn {
  std::string code;  ///< of T14.5, T15, T17 or T18
  int decimals = 1;
  friend bool operator==(const StandingColumn&, const StandingColumn&) = default;
};
/// Places go by Keizer's points (T15): always in a Keizer tournament, and in an open evening where KEIZER is its only
/// tie-break (T12.8).
[[nodiscard]] bool goes_by_keizer(const Settings& settings);
/// The tournament's, else the usual ones of its system; none of systems that don't go by T17.
[[nodiscard]] Result<std::vector<TieBreak>> tie_breaks_of(const Settings& settings);
[[nodiscard]] Result<std::vector<StandingColumn>> standing_columns(const Settings& settings);
/// As it would be if what was corrected two rounds later, or after that, had stayed (T20.5).
[[nodiscard]] Tournament as_played(const Tournament& tournament);
/// From the first place down; of groups, group after group. `now`: for a ladder, on which time works; 0: when it was last
/// written to.
[[nodiscard]] Result<std::vector<PlacedLine>> standing_lines(const Tournament& tournament, const NameOf& name,
                                                             TimeMs now = 0);

}  // namespace boardwright::tournament
