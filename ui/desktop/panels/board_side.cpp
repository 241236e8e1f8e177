// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/board_side.hpp"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace boardwright::desktop {

QWidget* board_side(QStackedWidget& boards, QWidget& board, QWidget& text_board, QWidget& off_board,
                    QLabel& message) {
  boards.addWidget(&board);
  boards.addWidget(&text_board);
  message.setProperty("role", "wrong");
  message.setAlignment(Qt::AlignCenter);
  message.setWordWrap(true);
  message.setMinimumHeight(message.fontMetrics().height() + 4);  // a sentence doesn't move the board
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(&boards, 1);
  column->addWidget(&off_board);
  column->addWidget(&message);
  return side;
}

}  // namespace boardwright::desktop
