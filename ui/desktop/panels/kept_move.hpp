// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class BoardView;
class MoveEntry;

/// A move that the one at the screen chooses while the other side is on turn, on the board or by its text: it is kept,
/// and played as soon as it can be. All that it is made with outlives it.
class KeptMove final : public QObject {
  Q_OBJECT
 public:
  KeptMove(const ScreenGame& game, const ShownPosition& shown, BoardView& board, MoveEntry& entry);

  /// Before the board and the entry get their moves. `wanted`: whether moves may be chosen ahead at all.
  void prepare(bool wanted);
  void forget();
  [[nodiscard]] QString words() const;  ///< as a sentence; empty: no whole move is kept
  /// What has been chosen now, for those who listen.
  [[nodiscard]] QString spoken() const;
  /// The turn has come, perhaps: it is played once everybody has heard of the move before.
  void take_turn();

 signals:
  void chosen();                       ///< by a hand
  void gone(const QString& sentence);  ///< its turn has come; why it isn't played, or empty
  void due(const QString& move);       ///< is to be played, in its turn

 private:
  [[nodiscard]] bool may_choose() const;

  const ScreenGame& game_;
  const ShownPosition& shown_;
  BoardView& board_;
  MoveEntry& entry_;
  QString typed_;  // instead of what was clicked
};

}  // namespace boardwright::desktop
