// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game of three or more goes on when one of them gives up, runs out of time or doesn't come back: rules don't know of
// that, so the seat goes on having turns, and what it plays then is drawn from the match's seed among its legal moves.
#include <algorithm>

#include "framework/match/match.hpp"

namespace boardwright {

namespace {

/// Rules in which somebody who has left never stops being on turn must not hang the match.
constexpr std::size_t kMostTurns = 10000;

}  // namespace

bool Match::has_left(Seat seat) const {
  return std::ranges::any_of(left_, [seat](const Departure& left) { return left.seat == seat; });
}

CommandResult Match::check_here(Seat seat) const {
  if (!has_left(seat)) return {};
  return refused(RefusalCode::kNotAllowed, std::string(rules().seat_name(seat)) + " has left the game");
}

void Match::note_departure(Seat seat, const std::string& reason) {
  left_.push_back({seat, reason});
  std::erase(draw_offers_, seat);
  request_.reset();
}

Result<void> Match::leave(const std::vector<Seat>& seats, const std::string& reason, UtcTime now) {
  if (auto on = clock_.go_on_without(seats, now); !on) return on;
  for (const Seat seat : seats) note_departure(seat, reason);
  if (seats_left() == 1) {
    finish(outcome_of_departures());
    return {};
  }
  if (draw_offers_.size() == seats_left()) {
    agree_on_draw();
    return {};
  }
  return play_for_departed();
}

Outcome Match::outcome_of_departures() const {
  // Places in the order of leaving: who stays has won, the last to leave is second.
  Outcome outcome{std::vector<std::uint32_t>(rules().seat_count(), 2), left_.back().reason};
  for (const auto& left : left_) outcome.scores[left.seat] = 0;
  outcome.scores[left_.back().seat] = 1;
  return outcome;
}

void Match::note_away(Seat seat, bool away) {
  finish_writing();
  if (seat >= rules().seat_count() || std::ranges::binary_search(away_, seat) == away) return;
  if (away)
    away_.insert(std::ranges::upper_bound(away_, seat), seat);
  else
    std::erase(away_, seat);
  publish(clock_.now());
}

std::vector<Seat> Match::missed() const {
  std::vector<Seat> seats = away_;
  // While seats act together nobody may learn that one of them is done.
  const bool together = acting_together();
  std::erase_if(seats, [&](Seat seat) { return has_left(seat) || (!together && !line_.on_turn(seat)); });
  return seats;
}

CommandResult Match::claim_absence(Seat seat, UtcTime now) {
  const std::vector<Seat> seats = missed();
  if (seats.empty() || std::ranges::binary_search(away_, seat))
    return refused(RefusalCode::kNotNow, "nobody who is waited for has been away for long enough");
  for (const Seat one : seats) {
    if (is_over()) break;
    if (auto gone = give_up(one, "disconnection", now); !gone) return gone;
  }
  return {};
}

Result<void> Match::play_for_departed() {
  for (std::size_t turns = 0; !left_.empty() && !paused_ && !is_over(); ++turns) {
    const auto seats = line_.now().seats_on_turn();
    const auto left = std::ranges::find_if(seats, [this](Seat seat) { return has_left(seat); });
    if (left == seats.end()) return {};
    if (turns == kMostTurns)
      return fail("the rules of " + rules().game_id() + " give all turns to who has left");
    const auto moves = line_.now().moves(*left);
    if (moves.empty()) return fail("the rules of " + rules().game_id() + " give a turn without a move");
    const Seat seat = *left;
    if (auto played =
            line_.play(seat, moves[generator(seat).below(static_cast<std::uint32_t>(moves.size()))]);
        !played)
      return played;
    if (auto chance = play_chance(); !chance) return chance;
    adjudicate();
  }
  return {};
}

}  // namespace boardwright
