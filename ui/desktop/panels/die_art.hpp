// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace boardwright::desktop {

/// A die that shows a face: pips up to six, a number above. Light pips on a dark die.
void draw_die(QPainter& painter, QRectF box, int face, QColor colour);

}  // namespace boardwright::desktop
