// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a board was for the two who met at it, as crosstables hold it: one game, a match of two (T2.6, T9), or a match of
// teams (T10.1). Pure functions; room-internal.
#pragma once

#include <utility>

#include "framework/tournament/event.hpp"

namespace boardwright::tournament {

/// What a whole match gives: of one game the tournament's points; of several their sum or, by match, 2, 1 and 0.
[[nodiscard]] PointScheme match_scheme(const Settings& settings);

/// For the one who sat on side 1 as published, and for the other; opponents are left to the caller. Nothing in `score`:
/// no result yet.
[[nodiscard]] std::pair<RoundEntry, RoundEntry> entries_of(const Settings& settings,
                                                           const std::optional<Score>& score);

/// Of a team that met nobody: what the round was by the score that isn't the primary one.
[[nodiscard]] std::optional<Points> other_points_unpaired(const Settings& settings, Code code);

/// Games of a match as points for the one on side 1 of it: 10, 5, 0.
[[nodiscard]] std::pair<Points, Points> game_halves(Code game);

}  // namespace boardwright::tournament
