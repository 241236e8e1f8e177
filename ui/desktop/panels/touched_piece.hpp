// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class BoardView;

/// Touch-move, where a game is played by it: a piece that was chosen has to move. It stays touched while somebody looks
/// back or a draw is offered, but not after a move. All that it is made with outlives it.
class TouchedPiece {
 public:
  TouchedPiece(const ScreenGame& game, const ShownPosition& shown, BoardView& board)
      : game_(game), shown_(shown), board_(board) {}

  void forget();  ///< another game
  void show();    ///< in the position of now
  /// Whether it is a move of another piece than the one that was touched: typed, or not made on the board.
  [[nodiscard]] bool let_go_by(const QString& move) const;

 private:
  const ScreenGame& game_;
  const ShownPosition& shown_;
  BoardView& board_;
  std::string touched_in_;  // the position in which a piece may have been touched
};

}  // namespace boardwright::desktop
