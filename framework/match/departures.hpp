// SPDX-License-Identifier: GPL-3.0-or-later
//
// Seats that play no more. With two at the board the other one has won. A game of three or more goes on when one
// of them gives up, runs out of time or doesn't come back: rules don't know of that, so the seat goes on having
// turns, and what it plays then is drawn from the match's seed among its legal moves.
#pragma once

#include <vector>

#include "framework/match/match_state.hpp"

namespace boardwright {

/// By resignation or disconnection, which is the `reason`.
CommandResult give_up(MatchState& state, Seat seat, const char* reason, UtcTime now);
/// Those who are missed lose, or leave, because this seat claims it.
CommandResult claim_absence(MatchState& state, Seat seat, UtcTime now);
/// The clock has halted with these flags, and nobody lets them go on.
[[nodiscard]] Result<void> lose_by_time(MatchState& state, const std::vector<Seat>& flagged, UtcTime now);
/// Chance and those who have left play, until somebody who is here is on turn or the game is over.
[[nodiscard]] Result<void> play_for_departed(MatchState& state);

}  // namespace boardwright
