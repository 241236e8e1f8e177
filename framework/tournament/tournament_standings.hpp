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
  std::uint32_t place = 0;  ///< from 1; level ones share it
  Points points = 0;
  std::vector<std::optional<Fraction>>
      values{};  ///< of tie_breaks_of, in that order; Keizer: its points alone
};
/// Places go by Keizer's points (T15): always in a Keizer tournament, and in an open evening where KEIZER is its only
/// tie-break (T12.8).
[[nodiscard]] bool goes_by_keizer(const Settings& settings);
/// The tournament's, else the usual ones of its system; none of an open evening by Keizer.
[[nodiscard]] Result<std::vector<TieBreak>> tie_breaks_of(const Settings& settings);
/// From the first place down.
[[nodiscard]] Result<std::vector<PlacedLine>> standing_lines(const Tournament& tournament,
                                                             const NameOf& name);

}  // namespace boardwright::tournament
