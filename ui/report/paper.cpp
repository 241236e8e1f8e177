// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paper.hpp"

#include <QFontMetricsF>
#include <QTextOption>
#include <algorithm>

namespace boardwright::report {
namespace {

constexpr qreal kLineSpacing = 1.32, kHeadingSize = 13, kHeadingGap = pt(20), kCorner = pt(5);

}  // namespace

QFont paper_font(qreal points, QFont::Weight weight) {
  QFont font("Inter");
  font.setStyleHint(QFont::SansSerif);
  font.setPixelSize(qRound(pt(points)));
  font.setWeight(weight);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

QFont paper_code_font(qreal points) {
  QFont font("DejaVu Sans Mono");
  font.setStyleHint(QFont::Monospace);
  font.setPixelSize(qRound(pt(points)));
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

PaperText::PaperText(const QString& text, const QFont& font, qreal width, Qt::Alignment alignment)
    : layout_(std::make_unique<QTextLayout>(text, font)) {
  QTextOption option(alignment);
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setUseDesignMetrics(true);
  layout_->setTextOption(option);
  layout_->beginLayout();
  for (QTextLine line = layout_->createLine(); line.isValid(); line = layout_->createLine()) {
    line.setLineWidth(width);
    const qreal spacing = std::max(line.height(), font.pixelSize() * kLineSpacing);
    line.setPosition({0, height_ + (spacing - line.height()) / 2});
    height_ += spacing;
    width_ = std::max(width_, line.naturalTextWidth());
  }
  layout_->endLayout();
}

void PaperText::draw(QPainter& painter, const QPointF& corner, const QColor& color) const {
  painter.setPen(color);
  layout_->draw(&painter, corner);
}

qreal PaperText::natural_width(const QString& text, const QFont& font) {
  constexpr qreal kNoEnd = 1e7;
  return PaperText(text, font, kNoEnd).width() + 1;
}

qreal PaperText::word_width(const QString& text, const QFont& font) {
  qreal widest = 0;
  for (const QString& word : text.split(' ')) widest = std::max(widest, natural_width(word, font));
  return widest;
}

void draw_foot(QPainter& painter, const QString& words, const QString& number) {
  const PaperColors colors;
  const QFont font = paper_font(kFootText);
  const qreal y = kSheetHeight - kSheetMargin;
  PaperText(words, font, kTextWidth).draw(painter, {kSheetMargin, y}, colors.lesser);
  PaperText(number, font, kTextWidth, Qt::AlignRight).draw(painter, {kSheetMargin, y}, colors.lesser);
}

QString broken_command(const QString& command, const QFont& font, qreal width) {
  QString text, line;
  for (const QString& word : command.split(' ')) {
    const QString longer = line.isEmpty() ? word : line + ' ' + word;
    if (!line.isEmpty() && PaperText::natural_width(longer, font) > width) {
      text += line + QChar(QChar::LineSeparator);
      line = word;
    } else {
      line = longer;
    }
  }
  return text + line;
}

Paper::Paper(Sheets& sheets, Foot foot) : sheets_(sheets), foot_(std::move(foot)) { next_sheet(); }

qreal Paper::left_on_sheet() const { return kSheetHeight - kSheetMargin - kFootHeight - y_; }

void Paper::need(qreal height) {
  if (height > left_on_sheet() && !is_sheet_fresh()) next_sheet();
}

void Paper::next_sheet() {
  painter_ = &sheets_.next();
  y_ = kSheetMargin;
  foot_(*painter_, ++number_);
}

void Paper::gap(qreal height) {
  if (!is_sheet_fresh()) y_ += height;
}

void Paper::text(const QString& words, const QFont& font, const QColor& color) {
  const PaperText text(words, font, kTextWidth);
  need(text.height());
  text.draw(painter(), {kSheetMargin, y_}, color);
  take(text.height());
}

void Paper::heading(const QString& words, qreal with) {
  const PaperText text(words, paper_font(kHeadingSize, QFont::DemiBold), kTextWidth);
  gap(kHeadingGap);
  need(text.height() + pt(8) + with);
  text.draw(painter(), {kSheetMargin, y_}, colors_.text);
  take(text.height() + pt(8));
}

void Paper::boxed(qreal height, const QColor& ground, const QColor& edge,
                  const std::function<void(QPainter&, const QRectF&)>& draw) {
  need(height);
  const QRectF box(kSheetMargin, y_, kTextWidth, height);
  painter().setPen(edge.isValid() ? QPen(edge, pt(0.6)) : QPen(Qt::NoPen));
  painter().setBrush(ground);
  painter().drawRoundedRect(box, kCorner, kCorner);
  draw(painter(), box);
  take(height);
}

void draw_key(QPainter& painter, const QPointF& corner, qreal size, const QColor& color) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  const qreal across = size * 0.62;
  painter.drawEllipse(QRectF(corner.x(), corner.y() + (size * kLineSpacing - across) / 2, across, across));
}

}  // namespace boardwright::report
