// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/text_board.hpp"

#include <QFontDatabase>

namespace boardwright::desktop {

TextBoard::TextBoard(QWidget* parent) : QLabel(parent) {
  setObjectName("text_board");
  setAlignment(Qt::AlignCenter);
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPointSizeF(20);
  setFont(font);
}

}  // namespace boardwright::desktop
