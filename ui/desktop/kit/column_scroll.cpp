// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/kit/column_scroll.hpp"

#include <QLayout>
#include <QScrollBar>
#include <algorithm>

namespace boardwright::desktop {

ColumnScroll::ColumnScroll(QWidget* column, int width) : RoomScroll(column), width_(width) {
  if (width > 0) setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

QSize ColumnScroll::sizeHint() const {
  return {width_ > 0 ? minimumSizeHint().width() : RoomScroll::sizeHint().width(),
          RoomScroll::sizeHint().height()};
}

QSize ColumnScroll::minimumSizeHint() const {
  const QSize anyhow = RoomScroll::minimumSizeHint();
  if (widget() == nullptr) return anyhow.expandedTo({width_, 0});
  const int bar = verticalScrollBar()->sizeHint().width();
  return {std::max(width_, RoomScroll::least(*widget(), 0).width() + bar), anyhow.height()};
}

// Words that go on over several lines are higher in a narrow column.
QSize ColumnScroll::least(const QWidget& inside, int width) const {
  QSize needed = RoomScroll::least(inside, width);
  if (const QLayout* layout = inside.layout(); layout != nullptr && layout->hasHeightForWidth())
    needed.setHeight(
        std::max(needed.height(), layout->minimumHeightForWidth(std::max(width, needed.width()))));
  return needed;
}

}  // namespace boardwright::desktop
