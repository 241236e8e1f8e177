// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one viewer has learnt of a match, and the updates that come of it. Part of Match.
#pragma once

#include <map>
#include <vector>

#include "framework/match/match.hpp"

namespace boardwright {

struct Match::Viewer {
  Seat seat;
  Update update;
  std::vector<SeenMove> history;
  Picture start;
  std::size_t plies = 0;  ///< of the true line that `history` covers
  std::map<Subscription, Observer> observers;

  Viewer(Seat s, std::uint64_t generation) : seat(s) {
    update.generation = generation;
    update.viewer = s;
  }

  /// Follows the line; true if there is something new to tell, which is then in `update` under a new number.
  bool follow(const GameLine& line, TableState table, std::vector<SeatTime> clocks, UtcTime now);
};

}  // namespace boardwright
