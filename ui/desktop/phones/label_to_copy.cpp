// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/label_to_copy.hpp"

#include <QLabel>

namespace boardwright::desktop {

QLabel* label_to_copy(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setProperty("role", "title");
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace boardwright::desktop
