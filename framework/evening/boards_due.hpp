// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a clock decides at a tournament's boards: who hasn't come in time (T4.8), and results by phone that nobody objects
// to (T20.3). Pure functions of the tournament and the time.
#pragma once

#include <string>
#include <vector>

#include "framework/tournament/tournament.hpp"

namespace boardwright {

/// A board that nobody has sat down at, or that one of the two can object to.
struct BoardDue {
  std::uint32_t round = 0, board = 0;
  std::string first, second;
  TimeMs due = 0;  ///< from then on it is late
  friend bool operator==(const BoardDue&, const BoardDue&) = default;
};

/// Results that one alone has said by phone, and until when the other can object.
[[nodiscard]] std::vector<BoardDue> open_objections(const tournament::Tournament& tournament);

/// Boards of the last round at which nobody need wait any longer for the other (T4.8); empty before everybody sits.
[[nodiscard]] std::vector<BoardDue> no_shows(const tournament::Tournament& tournament, TimeMs now);

}  // namespace boardwright
