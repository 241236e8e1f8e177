// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/situation.hpp"

#include <algorithm>

#include "framework/line/game_line.hpp"

namespace boardwright {

Situation situation_of(const GameLine& line, Seat seat) {
  return situation_of(line, seat, line.plies().size());
}

Situation situation_of(const GameLine& line, Seat seat, std::size_t plies) {
  std::vector<Position> seen;
  seen.reserve(plies);
  for (std::size_t ply = 0; ply < plies; ++ply) {
    Position view = line.position(ply).view(seat);
    // How often others have acted unseen must not be told either.
    if (seen.empty() || !(seen.back() == view)) seen.push_back(std::move(view));
  }
  Situation situation{.view = line.position(plies).view(seat), .seat = seat};
  if (!seen.empty() && seen.back() == situation.view) seen.pop_back();
  situation.earlier = std::move(seen);
  return situation;
}

std::vector<std::uint64_t> earlier_keys(const Situation& situation) {
  std::vector<std::uint64_t> keys;
  for (const Position& view : situation.earlier) keys.push_back(view.same_key());
  return keys;
}

std::vector<std::string> line_texts(const Situation& situation, const std::vector<Move>& line) {
  std::vector<std::string> texts;
  Position position = situation.view;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto seats = position.seats_on_turn();
    if (seats.empty()) break;
    const Seat seat = i == 0 ? situation.seat : seats.front();
    texts.push_back(position.move_text(seat, line[i]));
    if (i + 1 < line.size() && !position.play(seat, line[i])) break;
  }
  return texts;
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
    if (situation.processor_time) return time;
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
