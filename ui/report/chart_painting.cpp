// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/chart_painting.hpp"

#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QtCharts/QChart>

namespace boardwright::report {

void paint(QChart& chart, QPainter& painter, const QRectF& room, const QSize& size) {
  const QRectF all(QPointF(0, 0), size);
  QGraphicsScene scene;
  scene.addItem(&chart);
  chart.resize(size);
  scene.setSceneRect(all);
  // Layouts are made on the first pass, which nobody sees.
  QImage unseen(1, 1, QImage::Format_RGB32);
  QPainter first(&unseen);
  scene.render(&first, all, all);
  first.end();
  scene.render(&painter, room, all);
  scene.removeItem(&chart);
}

}  // namespace boardwright::report
