// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/seat_turn.hpp"

#include <algorithm>

#include "framework/match/match.hpp"

namespace boardwright {
namespace {

std::vector<std::string> views_of(const GameLine& line, Seat seat) {
  std::vector<std::string> views;
  for (std::size_t ply = 0; ply <= line.plies().size(); ++ply) {
    std::string text = line.position(ply).view_text(seat);
    // What changes nothing for the seat is no update: it would tell that somebody has done something.
    if (views.empty() || views.back() != text) views.push_back(std::move(text));
  }
  return views;
}

std::vector<SeatTurn::Time> times_of(const TimeControl& control, const std::vector<SeatTime>& times) {
  std::vector<SeatTurn::Time> told;
  for (std::size_t seat = 0; seat < times.size(); ++seat) {
    const SeatControl& own = control.seats[control.seats.size() == 1 ? 0 : seat];
    if (is_correspondence(own)) return {};  // days: nobody thinks that long
    SeatTurn::Time time{times[seat].remaining + times[seat].delay_left, Milliseconds(0),
                        times[seat].turns_to_go};
    if (!times[seat].overtime && !own.periods.empty()) {
      const Period& period = own.periods[std::min<std::size_t>(times[seat].period, own.periods.size()) - 1];
      if (period.bonus != Bonus::kNone) time.increment = period.bonus_time;
    }
    told.push_back(time);
  }
  return told;
}

}  // namespace

SeatTurn seat_turn(const Match& match, Seat seat) {
  const GameLine& line = match.line();
  SeatTurn turn{.now = situation_of(line, seat), .random = match.generator(seat)};
  turn.now.plies_left = match.plies_left();
  if (match.rules().has(BW_HAS_HIDDEN)) {
    turn.seen = views_of(line, seat);
  } else {
    if (!(line.start() == match.rules().start())) turn.start = line.start().text();
    for (const auto& ply : line.plies()) turn.moves.push_back(ply.text);
  }
  if (const auto& control = match.time_control()) turn.times = times_of(*control, match.times(seat));
  if (seat < turn.times.size()) {
    turn.now.time_left = turn.times[seat].left;
    turn.now.increment = turn.times[seat].increment;
    turn.now.turns_to_go = turn.times[seat].turns_to_go;
  }
  return turn;
}

}  // namespace boardwright
