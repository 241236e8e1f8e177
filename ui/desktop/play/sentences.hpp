// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace boardwright::desktop {

/// With a capital letter first.
[[nodiscard]] inline QString capitalised(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

/// The same with a full stop, unless another sign is there.
[[nodiscard]] inline QString as_sentence(const std::string& words) {
  QString text = capitalised(QString::fromStdString(words));
  if (!text.isEmpty() && text.back().isLetterOrNumber()) text += '.';
  return text;
}

}  // namespace boardwright::desktop
