// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/sound/heard_move.hpp"

#include <algorithm>

namespace boardwright::desktop {

namespace {

bool leaves_the_fields(const PictureChange& change, const BoardGeometry& board) {
  using Type = PictureChange::Type;
  if (change.type == Type::kVanished) return board.is_field(change.before.place);
  return change.type == Type::kMoved && board.is_field(change.before.place) &&
         !board.is_field(change.after.place);
}

/// An attacker that takes and changes may be told as one piece that is gone and another that has changed.
bool takes(const SeenMove& move, const std::optional<BoardGeometry>& board) {
  if (!board || move.seat == BW_CHANCE) return false;
  return std::any_of(move.difference.pieces.begin(), move.difference.pieces.end(),
                     [&](const PictureChange& change) { return leaves_the_fields(change, *board); });
}

}  // namespace

std::optional<Sound> sound_of(const std::vector<SeenMove>& news, bool over,
                              const std::optional<BoardGeometry>& board) {
  if (news.empty()) return std::nullopt;
  if (over) return Sound::kGameOver;
  const auto chance = [](const SeenMove& move) { return move.seat == BW_CHANCE; };
  if (std::any_of(news.begin(), news.end(), chance)) return Sound::kDice;
  const auto capture = [&](const SeenMove& move) { return takes(move, board); };
  return std::any_of(news.begin(), news.end(), capture) ? Sound::kCapture : Sound::kMove;
}

}  // namespace boardwright::desktop
