// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/heard_line.hpp"

#include <algorithm>
#include <utility>

#include "framework/match/seen_line.hpp"

namespace boardwright::desktop {

HeardGame heard_line(const GameLine& line, std::optional<Seat> as, Update update) {
  SeenLine seen = seen_line(line, as);
  update.ply = static_cast<std::uint32_t>(seen.moves.size());
  update.picture = std::move(seen.picture);
  update.position = std::move(seen.position);
  update.last_move = last_of_seat(seen.moves);
  return {std::move(update), {std::move(seen.start), std::move(seen.moves)}};
}

std::optional<SeenMove> last_of_seat(const std::vector<SeenMove>& moves) {
  const auto last =
      std::find_if(moves.rbegin(), moves.rend(), [](const SeenMove& move) { return move.seat != BW_CHANCE; });
  return last == moves.rend() ? std::nullopt : std::optional(*last);
}

}  // namespace boardwright::desktop
