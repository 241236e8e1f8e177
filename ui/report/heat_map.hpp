// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

namespace boardwright::report {

/// A board whose fields are the darker the more happened there.
struct HeatMap {
  struct Field {
    double column = 0,
           row = 0;    ///< row 0 at the bottom; on boards that are no grids of the square about the centre
    double share = 0;  ///< of the field with the most, from 0 to 1
    QPolygonF outline = {};  ///< in fields about the centre, y upwards; none: a square
    bool point = false;      ///< without an outline: a circle
  };
  double columns = 0, rows = 0;
  std::vector<Field> fields;
};

/// As large as fits, in the middle.
void paint(QPainter& painter, const QRectF& room, const HeatMap& map, const QColor& color, const QColor& line,
           qreal line_width = 1);

}  // namespace boardwright::report
