// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace boardwright::desktop {

/// For rules without a board: the position's text, large and calm.
class TextBoard final : public QLabel {
  Q_OBJECT
 public:
  explicit TextBoard(QWidget* parent = nullptr);
};

}  // namespace boardwright::desktop
