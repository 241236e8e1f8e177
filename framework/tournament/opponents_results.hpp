// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tie-breaks of the opponents' results (T17E). Pure functions.
#pragma once

#include <span>

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

/// BH. FB is the same of a table whose last round is drawn.
[[nodiscard]] Derivation buchholz(const ScoredTable& table, const TieBreak& tie_break, Number number);
[[nodiscard]] Derivation sonneborn_berger(const ScoredTable& table, const TieBreak& tie_break, Number number);
[[nodiscard]] Derivation koya(const ScoredTable& table, const TieBreak& tie_break, Number number);

/// The average of values that belong to the opponents met on the board, for AOB, APRO and APPO. `of_number`
/// has that of number n at n - 1; opponents without one don't count.
[[nodiscard]] Derivation opponents_average(const ScoredTable& table, const TieBreak& tie_break, Number number,
                                           std::span<const std::optional<Fraction>> of_number);

}  // namespace boardwright::tournament
