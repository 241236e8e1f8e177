// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/line_scene.hpp"

#include "framework/board/difference.hpp"
#include "framework/board/picture.hpp"
#include "framework/match/move_numbers.hpp"

namespace boardwright::desktop {

std::vector<LegalMove> legal_moves(const Position& now, const std::vector<Seat>& seats) {
  std::vector<LegalMove> moves;
  for (const Seat seat : seats)
    for (const Move move : now.moves(seat))
      moves.push_back({now.move_text(seat, move), now.clicks(seat, move)});
  return moves;
}

std::vector<std::uint32_t> last_places(const GameLine& line, std::size_t from, std::size_t to) {
  for (std::size_t i = to; i > from; --i) {
    const GameLine::Ply& ply = line.plies()[i - 1];
    if (ply.seat != BW_CHANCE) return line.position(i - 1).clicks(ply.seat, ply.move);
  }
  return {};
}

std::vector<SeenMove> seen_moves(const GameLine& line, std::size_t from, std::size_t to) {
  std::vector<SeenMove> moves;
  for (std::size_t i = from; i < to; ++i) {
    const GameLine::Ply& ply = line.plies()[i];
    SeenMove move;
    move.seat = ply.seat;
    move.text = ply.text;
    move.set_up = is_set_up(line, i);
    move.picture = Picture::whole(line.position(i + 1));
    if (ply.seat != BW_CHANCE) move.places = line.position(i).clicks(ply.seat, ply.move);
    move.difference = difference(Picture::whole(line.position(i)), move.picture, move.places);
    moves.push_back(std::move(move));
  }
  return moves;
}

std::vector<std::string> rules_of_try(const Position& before, std::string_view move) {
  const auto trace = RuleTrace::of(before.shared_rules());
  if (!trace) return {};
  for (const Seat seat : before.seats_on_turn()) {
    const auto read = before.read_move(seat, move);
    Position after = before;
    if (!read || !after.play(seat, *read)) continue;
    const auto used = trace->used(before, seat, *read, after);
    return used ? trace->numbers_of(*used) : std::vector<std::string>();
  }
  return {};
}

}  // namespace boardwright::desktop
