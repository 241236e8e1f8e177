// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/kit/room_scroll.hpp"

#include <QEvent>
#include <QScrollBar>

namespace boardwright::desktop {

namespace {

constexpr QSize kLeastRoom(160, 120);  // in which something can still be read

}  // namespace

RoomScroll::RoomScroll(QWidget* inside) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);  // what is in it has the focus, and comes into view with it
  if (inside != nullptr) setWidget(inside);
}

QSize RoomScroll::sizeHint() const {
  return widget() == nullptr ? QScrollArea::sizeHint() : widget()->sizeHint().expandedTo(minimumSizeHint());
}

QSize RoomScroll::minimumSizeHint() const { return kLeastRoom; }

QSize RoomScroll::least(const QWidget& inside, int) const {
  return inside.minimumSizeHint().expandedTo(inside.minimumSize());
}

void RoomScroll::fit() {
  QWidget* inside = widget();
  if (inside == nullptr) return;
  QSize room = maximumViewportSize();
  QSize needed = least(*inside, room.width());
  const int bar = verticalScrollBar()->sizeHint().width();
  if (needed.height() > room.height()) {
    room.rwidth() -= bar;
    needed = least(*inside, room.width());
  }
  if (needed.width() > room.width()) room.rheight() -= bar;
  inside->resize(room.expandedTo(needed).boundedTo(inside->maximumSize()));
}

void RoomScroll::resizeEvent(QResizeEvent* event) {
  fit();
  QScrollArea::resizeEvent(event);
}

bool RoomScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)) {
    fit();
    updateGeometry();  // other words may want another width
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace boardwright::desktop
