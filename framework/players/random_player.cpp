// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/random_player.hpp"

namespace boardwright {

Result<Move> RandomPlayer::choose(const Position& view, Seat seat, Random& random) {
  const auto moves = view.moves(seat);
  if (moves.empty()) return fail(std::string(view.rules().seat_name(seat)) + " has no move to choose");
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace boardwright
