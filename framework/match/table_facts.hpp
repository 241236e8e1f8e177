// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"
#include "framework/match/refusal.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright {

/// What is agreed on, asked for and decided at the table, beside the moves: a value, the same for every viewer.
/// A refused call changes nothing. Rules tell how many seats there are and what they are called.
struct TableFacts {
  std::optional<Outcome> result;
  std::vector<Seat> draw_offers;   ///< seats with an open offer, ascending
  std::optional<Request> request;  ///< the open one
  std::vector<Departure> left;     ///< the first to leave first
  bool paused = false;
  bool clock_waits = false;  ///< for the first move, by MatchPolicies::clock_start
  friend bool operator==(const TableFacts&, const TableFacts&) = default;

  /// The game ends, and whatever was asked for with it.
  void finish(Outcome outcome);

  [[nodiscard]] bool has_left(Seat seat) const;
  [[nodiscard]] std::size_t seats_left(const Rules& rules) const { return rules.seat_count() - left.size(); }
  [[nodiscard]] CommandResult check_here(Seat seat, const Rules& rules) const;
  /// What the seat has offered and what anybody has asked for goes with it.
  void note_departure(Seat seat, const std::string& reason);

  /// When all who are here have offered, they have agreed.
  CommandResult offer_draw(Seat seat, const Rules& rules);
  void agree_on_draw(const Rules& rules);
  CommandResult decline_draw(Seat seat);
  /// The seat's own offer and request.
  CommandResult withdraw(Seat seat, const Rules& rules);
  /// A move answers the others' offers and requests.
  void answer_by_move(Seat seat);

  /// Opens a request; the others have to answer.
  CommandResult ask(Request::Type type, Seat seat, const Rules& rules);
  [[nodiscard]] bool may_answer(Seat seat, const Rules& rules) const;
  CommandResult allow(Seat seat, const Rules& rules);
  CommandResult refuse(Seat seat, const Rules& rules);
  /// Everybody else who is here has allowed what is asked for.
  [[nodiscard]] bool is_granted(const Rules& rules) const;
};

}  // namespace boardwright
