// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace boardwright::desktop {

/// A label for words that may be a stranger's: never markup, broken into lines. `role`: as style_sheet.cpp asks for it.
[[nodiscard]] inline QLabel* plain_label(const char* role = nullptr, const char* name = nullptr) {
  auto* label = new QLabel;
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  if (role != nullptr) label->setProperty("role", role);
  if (name != nullptr) label->setObjectName(name);
  return label;
}

}  // namespace boardwright::desktop
