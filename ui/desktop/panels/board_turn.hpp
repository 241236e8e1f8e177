// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class BoardView;

/// How the board of a table is turned. The only one at the screen sits at the lower edge, and so does who sets up;
/// others where the board is to turn with them. A hand turns it by half until the next game.
class BoardTurn {
 public:
  BoardTurn(const ScreenGame& game, const ShownPosition& shown, BoardView& board)
      : game_(game), shown_(shown), board_(board) {}

  void begin() noexcept { by_hand_ = false; }  ///< another game
  /// Who is at the screen has changed, perhaps. `turns`: the board turns with those who share it.
  void follow(bool turns);
  void flip();

 private:
  void turn();

  const ScreenGame& game_;
  const ShownPosition& shown_;
  BoardView& board_;
  Seat below_ = 0;  // who sits at the lower edge
  bool by_hand_ = false;
};

}  // namespace boardwright::desktop
