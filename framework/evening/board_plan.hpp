// SPDX-License-Identifier: GPL-3.0-or-later
//
// The match of a tournament's board, as it is begun on the program: its result enters by itself
// (EveningResults::take_from_program).
#pragma once

#include "framework/evening/evening.hpp"
#include "framework/match/match_plan.hpp"

namespace boardwright {

/// Rated where both are members and the tournament says so; kept; with the tournament's clock. Refused: a board with a
/// result, a game that isn't here or has other seats than two, a match of teams.
[[nodiscard]] Allowed<MatchPlan> board_plan(const Evening& evening, const Catalogue& catalogue,
                                            std::uint32_t round, std::uint32_t board);

}  // namespace boardwright
