// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/wrapped_row.hpp"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace boardwright::desktop {

WrappedRow::WrappedRow(int spacing) { setSpacing(spacing); }

WrappedRow::~WrappedRow() = default;

void WrappedRow::addItem(QLayoutItem* item) { items_.emplace_back(item); }

QLayoutItem* WrappedRow::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* WrappedRow::takeAt(int index) {
  if (itemAt(index) == nullptr) return nullptr;
  const auto at = items_.begin() + index;
  QLayoutItem* item = at->release();
  items_.erase(at);
  return item;
}

QSize WrappedRow::minimumSize() const {
  QSize size(0, 0);
  for (const auto& item : items_) size = size.expandedTo(item->minimumSize());
  return size;
}

QSize WrappedRow::sizeHint() const {
  QSize size(0, 0);
  for (const auto& item : items_) {
    if (item->isEmpty()) continue;
    const QSize one = item->sizeHint();
    size = {size.width() + one.width() + (size.width() == 0 ? 0 : spacing()),
            std::max(size.height(), one.height())};
  }
  return size;
}

void WrappedRow::setGeometry(const QRect& place) {
  QLayout::setGeometry(place);
  lay_out(place, true);
}

int WrappedRow::lay_out(const QRect& place, bool move) const {
  const QSize one_line = sizeHint();
  const int left_over = place.width() - one_line.width(), line = one_line.height();
  int x = place.x(), y = place.y();
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (left_over >= 0 && i == gap_) x += left_over;
    if (items_[i]->isEmpty()) continue;
    const QSize size = items_[i]->sizeHint();
    if (left_over < 0 && x > place.x() && x + size.width() > place.x() + place.width()) {
      x = place.x();
      y += line + spacing();
    }
    if (move)
      items_[i]->setGeometry(
          QStyle::visualRect(parentWidget()->layoutDirection(), place,
                             QRect(QPoint(x, y + (line - size.height()) / 2),
                                   QSize(std::min(size.width(), place.width()), size.height()))));
    x += size.width() + spacing();
  }
  return y + line - place.y();
}

}  // namespace boardwright::desktop
