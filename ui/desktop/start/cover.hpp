// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "framework/catalogue/cover.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

/// The board as the table would paint it, in the middle of `size`; the rest is transparent. Null without a
/// board. The interface's thread.
[[nodiscard]] QPixmap paint_cover(const Cover& cover, const Appearance& appearance, const Theme& theme,
                                  QSize size, qreal pixel_ratio);

}  // namespace boardwright::desktop
