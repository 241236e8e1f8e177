// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable shows of pieces that have left the game: by the pictures that the one at the screen has
// seen.
#include <algorithm>

#include "framework/board/lost_pieces.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

/// Where two play, what the other has lost up to the position that is shown; elsewhere nobody can say whose
/// doing it was.
std::vector<CapturedPieces::Kind> GameTable::captured_by(Seat seat) const {
  if (!art_ || controller_.rules().seat_count() != 2 || controller_.hand_over() || controller_.paused() ||
      trying() != nullptr)
    return {};
  const auto& history = controller_.history();
  LostPieces lost(*BoardGeometry::of(controller_.rules()));
  for (std::size_t i = 0; i < shown_moves(); ++i) {
    const auto next = std::find_if(history.begin() + static_cast<std::ptrdiff_t>(i) + 1, history.end(),
                                   [](const SeenMove& move) { return move.seat != BW_CHANCE; });
    const auto& on_turn = controller_.update().on_turn;
    const bool moves_on = next != history.end()
                              ? next->seat == history[i].seat
                              : std::find(on_turn.begin(), on_turn.end(), history[i].seat) != on_turn.end();
    lost.follow(controller_.picture_after(i), history[i].picture, history[i].seat, moves_on);
  }
  const QStringList names = words().kinds();
  const QColor wood = current_theme().board_light;
  std::vector<CapturedPieces::Kind> taken;
  for (const auto& [kind, count] : lost.of(1 - seat))
    taken.push_back({art_->on_wood(kind, CapturedPieces::kSide, devicePixelRatioF(), wood),
                     names.value(static_cast<int>(kind)), static_cast<int>(count)});
  return taken;
}

}  // namespace boardwright::desktop
