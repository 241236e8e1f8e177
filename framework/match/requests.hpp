// SPDX-License-Identifier: GPL-3.0-or-later
//
// What seats ask of each other beside their moves: draws, turns taken back, pauses; and claims.
#pragma once

#include "framework/match/match_state.hpp"

namespace boardwright {

/// Also accepts when every other seat has offered.
CommandResult offer_draw(MatchState& state, Seat seat);
/// The position has occurred as often as the rules allow: the game ends.
CommandResult claim_repetition(MatchState& state, Seat seat);

/// Whether the seat's last turn can be taken back, or asked for.
[[nodiscard]] CommandResult check_take_back(const MatchState& state, Seat seat);
/// At once, or once the others have allowed it, as the policy says.
CommandResult take_back_or_ask(MatchState& state, Seat seat, UtcTime now);

[[nodiscard]] CommandResult check_pause(const MatchState& state);
CommandResult ask_pause(MatchState& state, Seat seat, UtcTime now);
CommandResult end_pause(MatchState& state, UtcTime now);

/// The open request; what it asks for happens with the last seat that allows it.
CommandResult allow_request(MatchState& state, Seat seat, UtcTime now);

/// What a viewer is told of the table, and may do.
[[nodiscard]] TableState table_for(const MatchState& state, Seat viewer);

}  // namespace boardwright
