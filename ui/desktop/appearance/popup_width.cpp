// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/popup_width.hpp"

#include <QAbstractItemView>
#include <QEvent>
#include <QScreen>
#include <QScrollBar>
#include <algorithm>

namespace boardwright::desktop {

bool PopupWidth::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Show || event->spontaneous() || !watched->isWidgetType()) return false;
  auto* popup = static_cast<QWidget*>(watched);
  if (!popup->isWindow() || popup->windowType() != Qt::Popup) return false;
  auto* view = qobject_cast<QAbstractItemView*>(popup);  // a completer's; a box has its own in a frame
  if (view == nullptr) view = popup->findChild<QAbstractItemView*>(QString(), Qt::FindDirectChildrenOnly);
  if (view == nullptr || view->model() == nullptr) return false;
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
