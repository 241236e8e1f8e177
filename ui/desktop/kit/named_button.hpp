// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace boardwright::desktop {

/// A button that tests and style sheets find; its words come with the language.
[[nodiscard]] inline QPushButton* named_button(const char* name) {
  auto* button = new QPushButton;
  button->setObjectName(name);
  return button;
}

}  // namespace boardwright::desktop
