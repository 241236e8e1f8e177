// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QStackedWidget>

namespace boardwright::desktop {

/// Pages of which one is seen: the others, which may be bigger, take no room.
class PageStack final : public QStackedWidget {
 public:
  PageStack() {
    connect(this, &QStackedWidget::currentChanged, this, [this] {
      updateGeometry();
      QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));  // whoever scrolls it looks anew
    });
  }
  [[nodiscard]] QSize minimumSizeHint() const override {
    return currentWidget() == nullptr
               ? QSize()
               : currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize());
  }
};

}  // namespace boardwright::desktop
