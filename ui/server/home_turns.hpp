// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include "framework/match/match.hpp"
#include "framework/match/time_source.hpp"
#include "ui/server/replies.hpp"
#include "ui/server/turn_note.hpp"

namespace boardwright::server {

/// What a match by correspondence tells of its turn to lists, and the answers in advance that its seats have left. A value
/// of the match's strand.
class HomeTurns {
 public:
  explicit HomeTurns(std::map<Seat, Replies> replies = {}) : replies_(std::move(replies)) {}

  /// What lists don't know yet; nothing: it is as it was told last. Replies that can't come any more are forgotten.
  /// `time`: empty, the match's own.
  [[nodiscard]] std::optional<TurnNote> news(const std::string& id, const Match& match,
                                             const TimeSource& time);
  /// Whoever was told has forgotten it: it is news again.
  void forget_told() { told_.reset(); }

  /// Instead of those that the seat has left before.
  void set(Seat seat, Replies replies) { replies_[seat] = std::move(replies); }
  void drop(Seat seat) { replies_.erase(seat); }
  /// A seat whose reply is to be played now, and what that is.
  [[nodiscard]] std::optional<Seat> seat_due(const GameLine& line) const;
  [[nodiscard]] std::optional<std::string> due(const GameLine& line, Seat seat) const;

 private:
  std::map<Seat, Replies> replies_;
  std::optional<TurnNote> told_;
};

}  // namespace boardwright::server
