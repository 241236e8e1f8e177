// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/match/match_state.hpp"

namespace boardwright {

/// Does what a command of a seat that there is says, as far as the rules, the policies and what is going on allow
/// it; chance, and seats whose players have left, act on it at once. One that is refused may leave the state half
/// changed.
CommandResult carry_out(MatchState& state, const Command& command, UtcTime now);

}  // namespace boardwright
