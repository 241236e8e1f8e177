// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/screen_room.hpp"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace boardwright::desktop {

ScreenRoom::ScreenRoom(QGuiApplication& application, std::optional<QRect> room)
    : QObject(&application), room_(room) {
  application.installEventFilter(this);
}

QRect ScreenRoom::within(const QRect& room, QRect wished) {
  wished.setSize(wished.size().boundedTo(room.size()));
  const auto held = [](int value, int least, int most) { return std::max(least, std::min(value, most)); };
  wished.moveTo(held(wished.x(), room.x(), room.x() + room.width() - wished.width()),
                held(wished.y(), room.y(), room.y() + room.height() - wished.height()));
  return wished;
}

bool ScreenRoom::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Show || event->spontaneous() || !watched->isWidgetType()) return false;
  auto* widget = static_cast<QWidget*>(watched);
  const auto type = widget->windowType();
  if (!widget->isWindow() || (type != Qt::Window && type != Qt::Dialog)) return false;
  if ((widget->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0) return false;
  QRect room = room_.value_or(widget->screen()->availableGeometry());
  room.adjust(kFrame.width() / 2, kFrame.height() - kFrame.width() / 2, -kFrame.width() / 2,
              -kFrame.width() / 2);
  const QRect now = widget->geometry(), kept = within(room, now);
  if (kept.size() != now.size()) widget->resize(kept.size());
  // Where one comes that hasn't been put anywhere is the window manager's business.
  if (widget->testAttribute(Qt::WA_Moved) && kept.topLeft() != now.topLeft())
    widget->move(kept.topLeft() - (widget->geometry().topLeft() - widget->pos()));
  return false;
}

}  // namespace boardwright::desktop
