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

void draw_code(QPainter& painter, const QRectF& box, const CardJson& card) {
  const int size = card.at("size").get<int>();
  const auto rows = card.at("picture").get<std::string>();
  if (size <= 0 || rows.size() != static_cast<std::size_t>(size) * static_cast<std::size_t>(size))
    throw CardJson::other_error::create(501, "a card's picture isn't square", &card);
  const qreal module = box.width() / size;
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::black);
  // Whole runs at a time and without smoothing: no light seams between modules.
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size;) {
      int end = x;
      const auto dark = [&](int at) { return rows[static_cast<std::size_t>(y * size + at)] == '1'; };
      while (end < size && dark(end)) ++end;
      if (end > x)
        painter.drawRect(QRectF(box.left() + x * module, box.top() + y * module, (end - x) * module, module));
      x = end + 1;
    }
  painter.setRenderHint(QPainter::Antialiasing, true);
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
