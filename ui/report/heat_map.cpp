// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/heat_map.hpp"

#include <QPainter>
#include <QTransform>
#include <algorithm>

namespace boardwright::report {

namespace {
constexpr double kBesidePoint = 0.06;  // of a field: the room that a point's circle leaves
}

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
    if (field.point) {
      painter.drawEllipse(square.marginsRemoved(QMarginsF(1, 1, 1, 1) * (side * kBesidePoint)));
    } else if (field.outline.isEmpty()) {
      painter.drawRect(square);
    } else {
      painter.drawPolygon(QTransform::fromTranslate(square.center().x(), square.center().y())
                              .scale(side, -side)
                              .map(field.outline));
    }
  }
}

}  // namespace boardwright::report
