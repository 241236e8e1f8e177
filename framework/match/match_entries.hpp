// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/match/match_state.hpp"

namespace boardwright {

/// What has happened since a mark, as entries (entry_kinds.hpp): by a command, or nullptr: by time or by whoever runs the match.
[[nodiscard]] JournalStep step_since(const MatchState& state, const MatchState::Mark& before,
                                     const Command* command, UtcTime now);

}  // namespace boardwright
