// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/card_parts.hpp"

#include <QFontMetricsF>

namespace boardwright::report {
namespace {

constexpr qreal kStep = 0.5;

}  // namespace

QString words_of(const CardJson& json, const char* key) {
  return QString::fromStdString(json.at(key).get<std::string>());
}

qreal draw_fitted(QPainter& painter, const QString& text, const QRectF& box, qreal most, qreal least,
                  const QColor& color, QFont::Weight weight, Qt::Alignment alignment) {
  for (qreal size = most;; size -= kStep) {
    const QFont font = paper_font(size, weight);
    PaperText words(text, font, box.width(), alignment);
    const bool broken = PaperText::word_width(text, font) > box.width();
    if ((words.height() > box.height() || broken) && size - kStep >= least) continue;
    if (words.height() <= box.height()) {
      words.draw(painter, box.topLeft(), color);
      return words.height();
    }
    draw_line_of(painter, text, box.topLeft(), box.width(), size, color, weight, alignment);
    return PaperText("x", font, box.width()).height();
  }
}

void draw_line_of(QPainter& painter, const QString& text, const QPointF& corner, qreal width, qreal size,
                  const QColor& color, QFont::Weight weight, Qt::Alignment alignment) {
  const QFont font = paper_font(size, weight);
  QString shown = text;
  while (!shown.isEmpty() && PaperText::natural_width(shown == text ? text : shown + "…", font) > width)
    shown.chop(1);
  if (shown != text) shown = shown.trimmed() + "…";
  PaperText(shown, font, width, alignment).draw(painter, corner, color);
}

void draw_tick_box(QPainter& painter, const QPointF& corner, qreal side) {
  painter.setPen(QPen(PaperColors().text, pt(0.9)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(corner, QSizeF(side, side)));
}

void draw_rule(QPainter& painter, const QPointF& from, qreal width) {
  painter.setPen(QPen(PaperColors().lesser, pt(0.7)));
  painter.drawLine(from, from + QPointF(width, 0));
}

void draw_cut(QPainter& painter, const QPointF& from, const QPointF& to) {
  painter.setPen(QPen(PaperColors().lesser, pt(0.6), Qt::DashLine));
  painter.drawLine(from, to);
}

}  // namespace boardwright::report
