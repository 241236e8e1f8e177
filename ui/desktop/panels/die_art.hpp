// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>
#include <QRectF>
#include <vector>

class QPainter;

namespace boardwright::desktop {

/// A die that shows a face: pips up to six, a number above. Light pips on a dark die.
void draw_die(QPainter& painter, QRectF box, int face, QColor colour);
/// White ones in a row, so many pixels high.
[[nodiscard]] QPixmap picture_of_dice(const std::vector<int>& faces, int height);

}  // namespace boardwright::desktop
