// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/seen_game.hpp"

#include <algorithm>

#include "framework/match/seen_line.hpp"

namespace boardwright::desktop {

void SeenGame::show(const GameLine& line, std::optional<Seat> as) {
  SeenLine seen = seen_line(line, as);
  first = std::move(seen.start);
  history = std::move(seen.moves);
  update.ply = static_cast<std::uint32_t>(history.size());
  update.picture = std::move(seen.picture);
  update.position = std::move(seen.position);
  update.last_move = last_of_seat(history);
}

const Picture& SeenGame::picture_after(std::size_t moves) const {
  return moves == 0 || history.empty() ? first : history[std::min(moves, history.size()) - 1].picture;
}

std::optional<SeenMove> last_of_seat(const std::vector<SeenMove>& moves) {
  const auto last =
      std::find_if(moves.rbegin(), moves.rend(), [](const SeenMove& move) { return move.seat != BW_CHANCE; });
  return last == moves.rend() ? std::nullopt : std::optional(*last);
}

}  // namespace boardwright::desktop
