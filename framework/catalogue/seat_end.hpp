// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "plugins/host/position.hpp"

namespace boardwright {

/// What an outcome is for one seat. Where more than two play, everybody with the most points has won.
enum class SeatEnd { kLost, kDrawn, kWon };

[[nodiscard]] inline SeatEnd seat_end(const Outcome& outcome, Seat seat) {
  if (seat >= outcome.scores.size()) return SeatEnd::kDrawn;
  if (outcome.scores.size() == 1)  // who plays alone wins, or loses, against nobody
    return outcome.scores[0] == 0 ? SeatEnd::kLost : outcome.scores[0] == 1 ? SeatEnd::kDrawn : SeatEnd::kWon;
  const auto [least, most] = std::minmax_element(outcome.scores.begin(), outcome.scores.end());
  if (*least == *most) return SeatEnd::kDrawn;
  return outcome.scores[seat] == *most ? SeatEnd::kWon : SeatEnd::kLost;
}

}  // namespace boardwright
