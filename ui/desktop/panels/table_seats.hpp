// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "ui/desktop/access/clock_calls.hpp"
#include "ui/desktop/panels/captured_pieces.hpp"
#include "ui/desktop/panels/shown_position.hpp"

class QTimer;

namespace boardwright::desktop {

class PiecePictures;
class SeatCards;

/// The seats of the game on the table, on cards: who plays, on whose turn, with what time, and what each has taken.
/// Looks at the clocks while there are any. All that it is made with outlives it.
class TableSeats final : public QObject {
  Q_OBJECT
 public:
  TableSeats(const ScreenGame& game, const ShownPosition& shown, const PiecePictures& pieces,
             SeatCards& cards);

  void begin() { calls_ = {}; }  ///< another game
  void show();

 signals:
  void ran_low(const boardwright::desktop::ClockCalls::Call& clock);

 private:
  void look_at_clocks();
  [[nodiscard]] QString player(Seat seat) const;
  [[nodiscard]] std::vector<CapturedPieces::Kind> captured_by(Seat seat) const;

  const ScreenGame& game_;
  const ShownPosition& shown_;
  const PiecePictures& pieces_;
  SeatCards& cards_;
  QTimer* timer_;
  ClockCalls calls_;
};

}  // namespace boardwright::desktop
