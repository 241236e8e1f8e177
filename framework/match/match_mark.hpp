// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a command may yet have to undo. Part of Match.
#pragma once

#include "framework/match/match.hpp"

namespace boardwright {

struct Match::Mark {
  std::size_t plies = 0;
  std::optional<GameLine> line;  ///< only where plies may be taken back
  std::optional<Outcome> result;
  std::vector<Seat> draw_offers;
  std::optional<Request> request;
  std::vector<Departure> left;
  bool paused = false;
  bool clock_waits = false;
  MatchClock::Mark clock;
};

}  // namespace boardwright
