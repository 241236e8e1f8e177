// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line that nobody plays on, a record or a game that is over, as a screen may show it.
#pragma once

#include <optional>
#include <vector>

#include "framework/line/game_line.hpp"
#include "framework/link/heard_game.hpp"

namespace boardwright::desktop {

/// As a seat saw it; nothing: with everything that was hidden. `update`: what else is said of it.
[[nodiscard]] HeardGame heard_line(const GameLine& line, std::optional<Seat> as, Update update);

/// The newest that is no chance event.
[[nodiscard]] std::optional<SeenMove> last_of_seat(const std::vector<SeenMove>& moves);

}  // namespace boardwright::desktop
