// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one viewer has learnt of a match, and the updates that come of it. Part of Match.
#pragma once

#include <map>
#include <vector>

#include "framework/match/match.hpp"

namespace boardwright {

/// What every viewer may know and no position holds.
struct TableState {
  std::vector<Seat> draw_offers;
  std::optional<Request> request;
  std::optional<Outcome> result;
  bool paused = false;
  bool clock_waits = false;
  bool can_take_back = false;
  bool can_offer_draw = false;
  bool can_answer = false;
  bool can_claim_repetition = false;
  bool can_pause = false;
  std::vector<SeatTime> clocks;
  UtcTime now{};
  std::vector<Seat> flagged;
};

struct Match::Viewer {
  Seat seat;
  Update update;
  std::vector<SeenMove> history;
  Picture start;
  std::size_t plies = 0;  ///< of the true line that `history` covers
  std::map<Subscription, Observer> observers;

  explicit Viewer(Seat s) : seat(s) {}

  /// Follows the line; true if there is something new to tell, which is then in `update` under a new number.
  bool follow(const GameLine& line, const TableState& table);
};

}  // namespace boardwright
