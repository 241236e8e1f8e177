// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/situation.hpp"

#include <algorithm>

#include "framework/match/game_line.hpp"
#include "framework/players/seat_turn.hpp"

namespace boardwright {

Situation situation_of(const GameLine& line, Seat seat) {
  std::vector<Position> seen;
  seen.reserve(line.plies().size());
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    Position view = line.position(ply).view(seat);
    // How often others have acted unseen must not be told either.
    if (seen.empty() || !(seen.back() == view)) seen.push_back(std::move(view));
  }
  Situation situation{.view = line.now().view(seat), .seat = seat};
  if (!seen.empty() && seen.back() == situation.view) seen.pop_back();
  situation.earlier = std::move(seen);
  return situation;
}

Situation situation_of(const SeatTurn& turn) {
  const std::shared_ptr<const Rules>& rules = turn.view.shared_rules();
  Situation situation{.view = turn.view, .seat = turn.seat, .plies_left = turn.plies_left};
  if (turn.seen.empty()) {
    const auto start =
        turn.start.empty() ? Result<Position>(rules->start()) : rules->read_position(turn.start);
    GameLine line(start ? *start : turn.view);
    if (start)
      for (const std::string& move : turn.moves)
        if (!line.play(move)) break;  // then what follows is as good as unknown
    situation.earlier = situation_of(line, turn.seat).earlier;
  }
  for (std::size_t i = 0; i + 1 < turn.seen.size(); ++i)
    if (auto view = rules->read_view(turn.seat, turn.seen[i])) situation.earlier.push_back(std::move(*view));
  if (turn.seat < turn.times.size()) {
    situation.time_left = turn.times[turn.seat].left;
    situation.increment = turn.times[turn.seat].increment;
  }
  situation.move_time = turn.move_time;
  if (turn.interrupt != nullptr) situation.stop = &turn.interrupt->flag();
  return situation;
}

std::optional<std::chrono::microseconds> time_to_think(const Situation& situation) {
  using std::chrono::microseconds;
  // Between the search's end and the clock's button.
  constexpr microseconds kLag(8000), kLeast(500);
  // A game is taken to last so many more moves of the seat.
  constexpr std::int64_t kMovesToGo = 30;
  if (situation.until_stopped) return std::nullopt;
  if (situation.move_time) {
    const microseconds time(*situation.move_time);
    return std::max(kLeast, time - std::min(kLag, time / 10));
  }
  if (!situation.time_left) return std::nullopt;
  const microseconds left(*situation.time_left), increment(situation.increment);
  const std::int64_t moves =
      situation.turns_to_go == 0 ? kMovesToGo : std::min<std::int64_t>(situation.turns_to_go, kMovesToGo);
  const microseconds share = left / (moves + 1) + increment * 4 / 5;
  return std::max(kLeast, std::min(share, left * 2 / 5) - std::min(kLag, left / 20));
}

}  // namespace boardwright
