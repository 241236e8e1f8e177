// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who stands where, and why: by score, then by a list of tie-breaks in subgroups (T17.1). Pure functions of
// the crosstable and the list.
#pragma once

#include <boardwright/pure/result.hpp>

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

struct StandingLine {
  Number number = 0;
  std::uint32_t place = 0;  ///< from 1
  bool shared = false;      ///< another one has the same place
  Points score = 0;
  std::vector<std::optional<Fraction>> values{};  ///< in the order of the tie-breaks
  friend bool operator==(const StandingLine&, const StandingLine&) = default;
};

struct StandingsOptions {
  std::optional<std::uint32_t> after;  ///< rounds that count; nothing: all
  std::vector<Number> lots;            ///< everybody in the order drawn, for LOT (T1.7)
};

/// From the first place down; those who share one, by number. Refuses, in a sentence, a table whose numbers
/// don't fit, and tie-breaks that this tournament can't have: BH, FB and AOB in round robins, KS elsewhere,
/// ratings that are missing, lots that were not drawn.
[[nodiscard]] Result<std::vector<StandingLine>> standings(const Crosstable& table,
                                                          const std::vector<TieBreak>& list,
                                                          const StandingsOptions& options = {});

/// How one value of these standings came about: `which` counts from 0 in the list.
[[nodiscard]] Result<Derivation> derivation(const Crosstable& table, const std::vector<TieBreak>& list,
                                            std::size_t which, Number number,
                                            const StandingsOptions& options = {});

}  // namespace boardwright::tournament
