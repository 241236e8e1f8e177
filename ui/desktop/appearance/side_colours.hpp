// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <cstddef>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

inline constexpr std::size_t kMostSides = 4;  ///< more boards than that nobody can follow

/// The colour of one rule set among those that are compared: of words and lines on a panel (contrast 4.5).
[[nodiscard]] QColor side_colour(std::size_t side, const Theme& theme);
/// The same on boards, which are as bright in both themes.
[[nodiscard]] QColor side_board_colour(std::size_t side);
/// "A" to "D", for those who don't see the colour.
[[nodiscard]] QString side_letter(std::size_t side);

}  // namespace boardwright::desktop
