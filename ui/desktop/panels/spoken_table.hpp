// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <vector>

#include "ui/desktop/access/clock_calls.hpp"
#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class BoardView;

/// What those who listen instead of look are told of a table: moves as they are made, clocks that run low, and answers
/// to what somebody wants to know at any time. All that it is made with outlives it.
class SpokenTable {
  Q_DECLARE_TR_FUNCTIONS(SpokenTable)
 public:
  SpokenTable(const ScreenGame& game, const ShownPosition& shown, const BoardView& board)
      : game_(game), shown_(shown), board_(board) {}

  [[nodiscard]] QString move(const SeenMove& move) const;
  /// What has happened since this seat's last move.
  [[nodiscard]] QStringList since_move_of(Seat seat) const;
  /// To who takes the screen next, as everybody may know it: what is asked, and what the others have done.
  [[nodiscard]] QStringList happened_before(Seat seat) const;
  [[nodiscard]] QString low_clock(const ClockCalls::Call& call) const;

  enum class Question { kLastMove, kOwnPieces, kOtherPieces, kMoves, kClocks };
  [[nodiscard]] QString answer(Question question) const;

 private:
  [[nodiscard]] QString last_move() const;
  [[nodiscard]] QString pieces_of(const std::vector<Seat>& seats) const;
  [[nodiscard]] QString moves_of_chosen() const;
  [[nodiscard]] QString clocks() const;
  [[nodiscard]] Seat own_seat() const;
  [[nodiscard]] bool sets_up() const;

  const ScreenGame& game_;
  const ShownPosition& shown_;
  const BoardView& board_;
};

}  // namespace boardwright::desktop
