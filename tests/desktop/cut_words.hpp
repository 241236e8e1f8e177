// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace boardwright::desktop {

/// A sentence for every text on the screen in `top` that has less room than it needs, and for everything of
/// it that can't be reached because it lies outside of what holds it. What is in a place that scrolls may be
/// out of sight, but not cut by it. Names that people give (data, not words) may be shortened in boxes that
/// say so by an ellipsis where there is a tool tip.
[[nodiscard]] QStringList cut_words(QWidget& top);

/// Shortest way from one of the window's texts to where it is: "QPushButton start in NewGameDialog".
[[nodiscard]] QString place_of(const QWidget& widget);

}  // namespace boardwright::desktop
