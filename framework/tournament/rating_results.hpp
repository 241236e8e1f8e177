// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tie-breaks of ratings (T17F). Forfeits are unplayed here, in round robins too (T17.10). Pure functions.
#pragma once

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

/// ARO; nothing without a game on the board. Contributions are the opponents' ratings, as of the two below.
[[nodiscard]] Derivation average_rating(const ScoredTable& table, const TieBreak& tie_break, Number number);
/// TPR.
[[nodiscard]] Derivation performance(const ScoredTable& table, const TieBreak& tie_break, Number number);
/// PTP.
[[nodiscard]] Derivation perfect_performance(const ScoredTable& table, const TieBreak& tie_break,
                                             Number number);

/// What a game on the board was in wins: 1, a half, 0; for free results the share between loss and win.
[[nodiscard]] Fraction game_score(const ScoredTable& table, Number number, std::uint32_t round);

}  // namespace boardwright::tournament
