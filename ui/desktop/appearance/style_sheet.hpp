// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

/// How widgets look in a theme, by their kind and their properties such as "role"; for QApplication::setStyleSheet.
[[nodiscard]] QString style_sheet(const Theme& theme);

}  // namespace boardwright::desktop
