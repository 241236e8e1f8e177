// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPixmap>
#include <QString>
#include <vector>

#include "framework/clock/seat_time.hpp"
#include "ui/desktop/panels/captured_pieces.hpp"

class QLabel;

namespace boardwright::desktop {

/// Who plays, with the piece they play and a sign for whose turn it is.
class SeatCards final : public QFrame {
  Q_OBJECT
 public:
  struct Card {
    QString name;    ///< "Black"
    QString player;  ///< "Human"
    QPixmap piece;   ///< may be null
    bool on_turn = false;
    QString score;  ///< when the game is over
    std::vector<CapturedPieces::Kind> captured = {};
  };
  explicit SeatCards(QWidget* parent = nullptr);
  void set_cards(const std::vector<Card>& cards);
  /// By seat; empty without a clock. Called often: touches nothing that stays.
  void set_clocks(const std::vector<SeatTime>& times);
  /// The time that is left, in overtime with what is left of that: "4:57", "0:30 ×3".
  [[nodiscard]] static QString clock_text(const SeatTime& time);
  /// Until which day nothing is charged; empty: it is.
  [[nodiscard]] static QString vacation_text(const SeatTime& time);

 private:
  struct Row {
    QWidget* box;
    QFrame* bar;
    QLabel *piece, *name, *player, *set_up, *clock, *score, *away;
    CapturedPieces* captured = nullptr;
  };
  Row make_row();
  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
