// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace boardwright::desktop {

/// Room for a column that may be higher than the page: it scrolls up and down, without a frame of its own.
class ColumnScroll final : public QScrollArea {
 public:
  explicit ColumnScroll(QWidget* column = nullptr) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (column != nullptr) setWidget(column);
  }
};

}  // namespace boardwright::desktop
