// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/popup_width.hpp"

#include <QAbstractItemView>
#include <QEvent>
#include <QScreen>
#include <QScrollBar>
#include <algorithm>

namespace boardwright::desktop {

namespace {

/// A completer counts rows without what the style sheet puts around them: the last one would be cut off.
void show_whole_rows(QAbstractItemView& popup) {
  constexpr int kMostRows = 8;
  const int rows = popup.model()->rowCount(popup.rootIndex());
  if (rows == 0 || rows > kMostRows) return;
  int needed = popup.height() - popup.viewport()->height();
  for (int row = 0; row < rows; ++row) needed += popup.sizeHintForRow(row);
  const QRect screen = popup.screen()->availableGeometry();
  if (needed > popup.height() && popup.y() + needed <= screen.bottom()) popup.resize(popup.width(), needed);
}

}  // namespace

bool PopupWidth::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize)
    if (auto* popup = qobject_cast<QAbstractItemView*>(watched); popup != nullptr && popup->isWindow() &&
                                                                 popup->windowType() == Qt::Popup &&
                                                                 popup->model() != nullptr)
      show_whole_rows(*popup);
  if (event->type() != QEvent::Show || event->spontaneous() || !watched->isWidgetType()) return false;
  auto* popup = static_cast<QWidget*>(watched);
  if (!popup->isWindow() || popup->windowType() != Qt::Popup) return false;
  auto* view = qobject_cast<QAbstractItemView*>(popup);  // a completer's; a box has its own in a frame
  if (view == nullptr) view = popup->findChild<QAbstractItemView*>(QString(), Qt::FindDirectChildrenOnly);
  if (view == nullptr || view->model() == nullptr) return false;
  if (view == popup) show_whole_rows(*view);
  const QRect screen = popup->screen()->availableGeometry();
  const int needed = view->sizeHintForColumn(0) + view->verticalScrollBar()->sizeHint().width() +
                     (popup->width() - view->width()) + (view->width() - view->contentsRect().width());
  const int width = std::clamp(needed, popup->width(), std::max(popup->width(), screen.width()));
  if (width == popup->width()) return false;
  popup->resize(width, popup->height());
  if (popup->x() + width > screen.right())
    popup->move(std::max(screen.left(), screen.right() - width), popup->y());
  return false;
}

}  // namespace boardwright::desktop
