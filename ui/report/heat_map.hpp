// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

namespace boardwright::report {

/// A board whose fields are the darker the more happened there.
struct HeatMap {
  struct Field {
    int column = 0, row = 0;  ///< row 0 at the bottom
    double share = 0;         ///< of the field with the most, from 0 to 1
  };
  int columns = 0, rows = 0;
  std::vector<Field> fields;
};

/// As large as fits, in the middle.
void paint(QPainter& painter, const QRectF& room, const HeatMap& map, const QColor& color, const QColor& line,
           qreal line_width = 1);

}  // namespace boardwright::report
