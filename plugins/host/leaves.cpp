// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/leaves.hpp"

#include <boardwright/abi/perft.h>

namespace boardwright {

std::uint64_t count_leaves(const Position& position, std::uint32_t depth) {
  const auto* perft = position.rules().extension<bw_perft>(BW_PERFT);
  std::uint64_t leaves = 0;
  if (perft != nullptr && perft->count(position.rules().raw(), position.data(), depth, &leaves) == BW_OK)
    return leaves;
  return count_leaves_by_playing(position, depth);
}

std::uint64_t count_leaves_by_playing(const Position& position, std::uint32_t depth) {
  if (depth == 0) return 1;
  if (position.is_over()) return 0;
  std::uint64_t leaves = 0;
  Position next(position);
  const auto follow = [&](Seat seat, Move move) {
    next = position;
    if (next.play(seat, move)) leaves += count_leaves_by_playing(next, depth - 1);
  };
  if (position.is_chance()) {
    for (const auto& event : position.chance_events()) follow(BW_CHANCE, event.event);
  } else {
    const Seat seat = position.seats_on_turn().front();
    for (const Move move : position.moves(seat)) follow(seat, move);
  }
  return leaves;
}

}  // namespace boardwright
