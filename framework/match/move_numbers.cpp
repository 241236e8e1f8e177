// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/move_numbers.hpp"

#include <algorithm>

#include "plugins/host/arrange.hpp"

namespace boardwright {

bool sets_up(const Position& position, Seat seat) {
  if (seat == BW_CHANCE || !position.on_turn(seat)) return false;
  const Position view = position.view(seat);
  return !pieces_to_arrange(view, seat).empty() || !arranged_moves(view, seat, {}).moves.empty();
}

bool is_set_up(const GameLine& line, std::size_t ply) {
  return sets_up(line.position(ply), line.plies()[ply].seat);
}

MoveNumbers::MoveNumbers(std::span<const SeenMove> moves) {
  for (const SeenMove& move : moves)
    add(move.seat == BW_CHANCE ? Kind::kChance : move.set_up ? Kind::kSetUp : Kind::kMove, move.seat);
}

MoveNumbers::MoveNumbers(const GameLine& line) {
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    const Seat seat = line.plies()[ply].seat;
    add(seat == BW_CHANCE ? Kind::kChance : is_set_up(line, ply) ? Kind::kSetUp : Kind::kMove, seat);
  }
}

void MoveNumbers::add(Kind kind, Seat seat) {
  Ply ply{kind, seat, last(), false};
  if (kind == Kind::kMove) {
    ply.opens = ply.number == 0 || seat <= before_;
    ply.number += ply.opens ? 1 : 0;
    before_ = seat;
  }
  plies_.push_back(ply);
}

const MoveNumbers::Ply* MoveNumbers::newest(std::size_t plies) const {
  for (std::size_t i = std::min(plies, plies_.size()); i > 0; --i)
    if (plies_[i - 1].kind == Kind::kMove) return &plies_[i - 1];
  return nullptr;
}

}  // namespace boardwright
