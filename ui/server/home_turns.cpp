// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/home_turns.hpp"

#include "framework/match/json_parts.hpp"

namespace boardwright::server {

std::optional<TurnNote> HomeTurns::news(const std::string& id, const Match& match, const TimeSource& time) {
  TurnNote note;
  note.match = id;
  note.plies = match.line().plies().size();
  note.over = match.is_over();
  note.takes_replies = takes_replies(match.rules());
  if (note.over) {
    note.result = json_form::write(*match.result(), SeatNames(match.rules()));
  } else {
    note.on_turn = match.seats_on_turn();
    note.next = match.next_flag();
    for (const auto& one : match.times(BW_SPECTATOR))
      if (one.deadline && (!note.due || *one.deadline < *note.due)) note.due = one.deadline;
    for (const auto& [seat, replies] : replies_)
      if (auto left = replies.possible(match.line()); !left.empty()) note.replies[seat] = std::move(left);
  }
  std::erase_if(replies_, [&](const auto& one) { return !note.replies.contains(one.first); });
  if (told_) note.at = told_->at;
  if (told_ == note) return std::nullopt;
  told_ = note;
  note.at = time ? time() : match.now();
  return note;
}

std::optional<Seat> HomeTurns::seat_due(const GameLine& line) const {
  for (const auto& [seat, replies] : replies_)
    if (replies.due(line, seat)) return seat;
  return std::nullopt;
}

std::optional<std::string> HomeTurns::due(const GameLine& line, Seat seat) const {
  const auto left = replies_.find(seat);
  return left == replies_.end() ? std::nullopt : left->second.due(line, seat);
}

}  // namespace boardwright::server
