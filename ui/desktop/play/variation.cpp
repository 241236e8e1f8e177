// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/variation.hpp"

#include <algorithm>

#include "framework/board/difference.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/match/move_numbers.hpp"

namespace boardwright::desktop {

Variation::Variation(GameLine line, std::size_t plies, std::size_t moves)
    : line_(std::move(line)), base_(plies), begins_after_(moves), seed_(Seed::fresh()) {
  while (line_.plies().size() > base_) line_.take_back();
}

std::vector<std::string> Variation::texts() const {
  std::vector<std::string> texts;
  for (std::size_t i = base_; i < line_.plies().size(); ++i) texts.push_back(line_.plies()[i].text);
  return texts;
}

Result<void> Variation::play(std::string_view move) {
  GameLine next = line_;
  while (next.plies().size() > base_ + shown_) next.take_back();
  if (auto played = next.play(move); !played) return played;
  line_ = std::move(next);
  throw_dice();
  shown_ = size();
  return {};
}

void Variation::throw_dice() {
  (void)play_chance(line_, seed_);  // rules without an outcome: it ends here
}

bool Variation::is_over() const { return position().is_over() || (shown_ == size() && line_.is_over()); }

std::vector<Seat> Variation::on_turn() const {
  return is_over() ? std::vector<Seat>() : position().seats_on_turn();
}

std::vector<LegalMove> Variation::moves() const {
  std::vector<LegalMove> moves;
  const Position& now = position();
  for (const Seat seat : on_turn())
    for (const Move move : now.moves(seat))
      moves.push_back({now.move_text(seat, move), now.clicks(seat, move)});
  return moves;
}

std::vector<std::uint32_t> Variation::last_places() const {
  for (std::size_t i = base_ + shown_; i > base_; --i) {
    const GameLine::Ply& ply = line_.plies()[i - 1];
    if (ply.seat != BW_CHANCE) return line_.position(i - 1).clicks(ply.seat, ply.move);
  }
  return {};
}

std::optional<Outcome> Variation::result() const {
  if (shown_ == size() && line_.result()) return line_.result();
  return position().is_over() ? std::optional(position().outcome()) : std::nullopt;
}

std::vector<SeenMove> Variation::seen(std::size_t from) const {
  std::vector<SeenMove> moves;
  for (std::size_t i = base_ + from; i < base_ + shown_; ++i) {
    const GameLine::Ply& ply = line_.plies()[i];
    SeenMove move;
    move.seat = ply.seat;
    move.text = ply.text;
    move.set_up = is_set_up(line_, i);
    move.picture = Picture::whole(line_.position(i + 1));
    if (ply.seat != BW_CHANCE) move.places = line_.position(i).clicks(ply.seat, ply.move);
    move.difference = difference(Picture::whole(line_.position(i)), move.picture, move.places);
    moves.push_back(std::move(move));
  }
  return moves;
}

std::optional<Situation> Variation::situation() const {
  const auto seats = on_turn();
  if (seats.empty()) return std::nullopt;
  return situation_of(line_, seats.front(), base_ + shown_);
}

}  // namespace boardwright::desktop
