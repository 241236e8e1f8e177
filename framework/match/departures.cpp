// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/departures.hpp"

#include <algorithm>
#include <utility>

#include "framework/line/line_chance.hpp"
#include "framework/match/requests.hpp"

namespace boardwright {
namespace {

/// Rules in which somebody who has left never stops being on turn must not hang the match.
constexpr std::size_t kMostTurns = 10000;

/// Places in the order of leaving: who stays has won, the last to leave is second.
Outcome outcome_of_departures(const TableFacts& table, std::size_t seats) {
  Outcome outcome{std::vector<std::uint32_t>(seats, 2), table.left.back().reason};
  for (const auto& left : table.left) outcome.scores[left.seat] = 0;
  outcome.scores[table.left.back().seat] = 1;
  return outcome;
}

/// These seats, not all that are here, play no more: whenever one is on turn a legal move is drawn for it. Who is
/// left alone has won.
Result<void> leave(MatchState& state, const std::vector<Seat>& seats, const std::string& reason,
                   UtcTime now) {
  TableFacts& table = state.table;
  if (auto on = state.clock.go_on_without(seats, now); !on) return on;
  for (const Seat seat : seats) table.note_departure(seat, reason);
  if (state.seats_left() == 1) {
    table.finish(outcome_of_departures(table, state.rules().seat_count()));
    return {};
  }
  if (table.draw_offers.size() == state.seats_left()) {
    table.agree_on_draw(state.rules());
    return {};
  }
  return play_for_departed(state);
}

}  // namespace

CommandResult give_up(MatchState& state, Seat seat, const char* reason, UtcTime now) {
  TableFacts& table = state.table;
  if (state.rules().seat_count() > 2) {
    if (auto here = table.check_here(seat, state.rules()); !here) return here;
    if (auto left = leave(state, {seat}, reason, now); !left) return left;
    return table.paused && state.is_over() ? end_pause(state, now) : CommandResult();
  }
  Outcome outcome{std::vector<std::uint32_t>(state.rules().seat_count(), 2), reason};
  outcome.scores[seat] = 0;
  table.finish(std::move(outcome));
  return table.paused ? end_pause(state, now) : CommandResult();
}

CommandResult claim_absence(MatchState& state, Seat seat, UtcTime now) {
  const std::vector<Seat> seats = state.missed();
  if (seats.empty() || std::ranges::binary_search(state.away, seat))
    return refused(RefusalCode::kNotNow, "nobody who is waited for has been away for long enough");
  for (const Seat one : seats) {
    if (state.is_over()) break;
    if (auto gone = give_up(state, one, "disconnection", now); !gone) return gone;
  }
  return {};
}

Result<void> lose_by_time(MatchState& state, const std::vector<Seat>& flagged, UtcTime now) {
  if (state.rules().seat_count() > 2 && flagged.size() < state.seats_left())
    return leave(state, flagged, "time", now);
  // Where all flags fell at once nobody is the first to have lost.
  const bool all = flagged.size() == state.seats_left();
  Outcome outcome{std::vector<std::uint32_t>(state.rules().seat_count(), all ? 1U : 2U), "time"};
  if (!all)
    for (const Seat seat : flagged) outcome.scores[seat] = 0;
  for (const auto& left : state.table.left) outcome.scores[left.seat] = 0;
  state.table.finish(std::move(outcome));
  return {};
}

Result<void> play_for_departed(MatchState& state) {
  const TableFacts& table = state.table;
  const GameLine& line = state.line;
  for (std::size_t turns = 0; !table.left.empty() && !table.paused && !state.is_over(); ++turns) {
    const auto seats = line.now().seats_on_turn();
    const auto left = std::ranges::find_if(seats, [&](Seat seat) { return table.has_left(seat); });
    if (left == seats.end()) return {};
    if (turns == kMostTurns)
      return fail("the rules of " + state.rules().game_id() + " give all turns to who has left");
    const auto moves = line.now().moves(*left);
    if (moves.empty()) return fail("the rules of " + state.rules().game_id() + " give a turn without a move");
    const auto drawn = state.generator(*left).below(static_cast<std::uint32_t>(moves.size()));
    if (auto played = state.line.play(*left, moves[drawn]); !played) return played;
    if (auto chance = play_chance(state.line, state.dice); !chance) return chance;
    state.adjudicate();
  }
  return {};
}

}  // namespace boardwright
