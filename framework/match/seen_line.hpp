// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/line/game_line.hpp"
#include "framework/match/messages.hpp"

namespace boardwright {

/// One move of a line as a viewer learns of it; nothing if it doesn't. `before`: the viewer's picture before
/// it.
[[nodiscard]] std::optional<SeenMove> seen_move(const GameLine& line, std::size_t ply, Seat viewer,
                                                const Picture& before);

/// A whole game as it was seen.
struct SeenLine {
  Picture start;
  std::vector<SeenMove> moves;
  Picture picture;       ///< now
  std::string position;  ///< now, as text
};

/// As a viewer saw it, or (without a viewer) with everything that was hidden: for games that are over.
[[nodiscard]] SeenLine seen_line(const GameLine& line, std::optional<Seat> viewer);

/// How many plies of the line had been played when the viewer (without one: everybody) had seen so many
/// moves. Who has seen all there is to see is where the line is now, whatever went on unseen.
[[nodiscard]] std::size_t plies_seen(const GameLine& line, std::optional<Seat> viewer, std::size_t moves);

}  // namespace boardwright
