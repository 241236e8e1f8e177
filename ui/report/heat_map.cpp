// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/heat_map.hpp"

#include <QPainter>
#include <algorithm>

namespace boardwright::report {

void paint(QPainter& painter, const QRectF& room, const HeatMap& map, const QColor& color, const QColor& line,
           qreal line_width) {
  const qreal side = std::min(room.width() / map.columns, room.height() / map.rows);
  const QPointF corner(room.center().x() - side * map.columns / 2, room.center().y() - side * map.rows / 2);
  for (const HeatMap::Field& field : map.fields) {
    const QRectF square(corner.x() + side * field.column, corner.y() + side * (map.rows - 1 - field.row),
                        side, side);
    QColor ground = color;
    ground.setAlphaF(static_cast<float>(field.share));
    painter.setPen(QPen(line, line_width));
    painter.setBrush(ground);
    painter.drawRect(square);
  }
}

}  // namespace boardwright::report
