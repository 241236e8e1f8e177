// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "framework/text/label.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

/// "Black: a1-a3" as the language that is spoken writes it.
[[nodiscard]] inline QString label_and_value(const QString& label, const QString& value) {
  return QString::fromStdString(
      boardwright::label_and_value(spoken_language(), label.toStdString(), value.toStdString()));
}

}  // namespace boardwright::desktop
