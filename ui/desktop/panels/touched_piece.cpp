// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/touched_piece.hpp"

#include <algorithm>

#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

void TouchedPiece::forget() { board_.forget_touched(); }

void TouchedPiece::show() {
  const Update& update = game_.update();
  if (touched_in_ != update.position) board_.forget_touched();
  touched_in_ = update.position;
  const bool touch = game_.touch_move() && !shown_.sets_up();
  board_.set_touch_move(touch ? std::optional(update.viewer) : std::nullopt);
}

bool TouchedPiece::let_go_by(const QString& move) const {
  const auto touched = board_.touched();
  if (!game_.touch_move() || !touched) return false;
  const auto& moves = game_.update().moves;
  const auto meant = std::find_if(moves.begin(), moves.end(),
                                  [&](const LegalMove& one) { return one.text == move.toStdString(); });
  return meant != moves.end() && (meant->clicks.empty() || meant->clicks.front() != *touched);
}

}  // namespace boardwright::desktop
