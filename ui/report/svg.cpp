// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/svg.hpp"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QtCharts/QChart>
#include <functional>

#include "ui/report/chart_painting.hpp"

namespace boardwright::report {
namespace {

QString painted(const QSize& size, const QString& label, const std::function<void(QPainter&)>& paint_it) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(0, 0), size));
  QPainter painter(&generator);
  paint_it(painter);
  painter.end();
  QString text = QString::fromUtf8(buffer.data());
  // Into a page goes the element alone, as wide as its place; titles and descriptions of Qt's own go.
  text.remove(0, text.indexOf("<svg"));
  static const QRegularExpression kHead("<svg[^>]*>"),
      kNames("<title>.*?</title>|<desc>.*?</desc>", QRegularExpression::DotMatchesEverythingOption);
  text.remove(kNames);
  text.replace(kHead, QString("<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">")
                          .arg(size.width())
                          .arg(size.height())
                          .arg(label.toHtmlEscaped()));
  return text.trimmed();
}

}  // namespace

QString svg_of(QChart& chart, const QSize& size, const QString& label) {
  return painted(size, label, [&](QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    paint(chart, painter, QRectF(QPointF(0, 0), size), size);
  });
}

QString svg_of(const HeatMap& map, const QSize& size, const QColor& color, const QColor& line,
               const QString& label) {
  return painted(size, label, [&](QPainter& painter) {
    paint(painter, QRectF(1, 1, size.width() - 2, size.height() - 2), map, color, line);
  });
}

}  // namespace boardwright::report
