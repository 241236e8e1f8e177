// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/pieces_lost.hpp"

#include <algorithm>

#include "framework/board/geometry.hpp"
#include "ui/desktop/play/screen_game.hpp"

namespace boardwright::desktop {

namespace {

/// Whether the seat of a move makes the next one too, chance left out.
bool moves_on(const ScreenGame& game, std::size_t move) {
  const auto& history = game.history();
  const auto next = std::find_if(history.begin() + static_cast<std::ptrdiff_t>(move) + 1, history.end(),
                                 [](const SeenMove& one) { return one.seat != BW_CHANCE; });
  if (next != history.end()) return next->seat == history[move].seat;
  const auto& on_turn = game.update().on_turn;
  return std::find(on_turn.begin(), on_turn.end(), history[move].seat) != on_turn.end();
}

}  // namespace

LostPieces pieces_lost(const ScreenGame& game, std::size_t moves) {
  const auto& history = game.history();
  LostPieces lost(*game.geometry());
  for (std::size_t i = 0; i < moves; ++i)
    lost.follow(game.picture_after(i), history[i].picture, history[i].seat, moves_on(game, i));
  return lost;
}

}  // namespace boardwright::desktop
