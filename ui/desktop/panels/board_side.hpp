// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QStackedWidget;
class QWidget;

namespace boardwright::desktop {

/// The board or its text, with what isn't on it and a message below: the larger half of every table. `boards` shows
/// the board first.
[[nodiscard]] QWidget* board_side(QStackedWidget& boards, QWidget& board, QWidget& text_board,
                                  QWidget& off_board, QLabel& message);

}  // namespace boardwright::desktop
