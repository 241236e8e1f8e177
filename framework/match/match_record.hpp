// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match tells of itself for records: see Match::record.
#pragma once

#include <span>

#include "framework/match/match_state.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

/// Also with the game unfinished: every move and the seed's hash.
[[nodiscard]] Record full_record(const MatchState& state);
/// As a spectator has seen it, who has learnt of these moves.
[[nodiscard]] Record spectator_record(const MatchState& state, std::span<const SeenMove> seen);

}  // namespace boardwright
