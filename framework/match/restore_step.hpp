// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/match/match_state.hpp"

namespace boardwright {

/// Plays a step again. Fails if it doesn't follow from what stands before it, the rules and the seed; the sentence
/// names the entry.
[[nodiscard]] Result<void> restore_step(MatchState& state, const JournalStep& step);

}  // namespace boardwright
