// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace boardwright::desktop {

/// Lists that drop down are as wide as their longest line, however narrow the box that they drop from.
class PopupWidth final : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace boardwright::desktop
