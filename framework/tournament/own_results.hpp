// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tie-breaks of one's own results (T17B) and of one's own difference (T17.13). Pure functions.
#pragma once

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

/// PTS, WIN, WON, BPG, BWG, PS, REP, STD, TPN, RTNG, DIF and GAMES.
[[nodiscard]] bool is_own_result(Criterion criterion);
/// For one of these.
[[nodiscard]] Derivation own_result(const ScoredTable& table, const TieBreak& tie_break, Number number);

}  // namespace boardwright::tournament
