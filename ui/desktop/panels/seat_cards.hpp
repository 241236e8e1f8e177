// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPixmap>
#include <QString>
#include <vector>

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
  };
  explicit SeatCards(QWidget* parent = nullptr);
  void set_cards(const std::vector<Card>& cards);

 private:
  struct Row {
    QWidget* box;
    QFrame* bar;
    QLabel *piece, *name, *player, *score;
  };
  Row make_row();
  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
