// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "framework/line/chance.hpp"
#include "framework/line/game_line.hpp"

namespace boardwright {

/// Of the line played so far: the index of its next draw.
[[nodiscard]] std::uint64_t count_chance_events(const GameLine& line);

/// Draws what chance brings until somebody else is on turn or the game is over. Fails where the rules fail or never
/// stop asking for chance; what was drawn until then stays in the line.
[[nodiscard]] Result<void> play_chance(GameLine& line, const Seed& dice);

}  // namespace boardwright
