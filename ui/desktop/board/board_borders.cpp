// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_borders.hpp"

#include <QPainter>
#include <algorithm>

namespace boardwright::desktop {

namespace {
const QColor kOpen(0x33, 0x26, 0x18);    // dark on every board
const QColor kClosed(0xC0, 0x1F, 0x16);  // with bars at its ends, for those who don't see red
constexpr double kSharedCorner = 0.03;   // of a field: outlines needn't meet exactly
}  // namespace

BoardBorders::BoardBorders() { setZValue(12); }  // over the pieces, under what is carried

void BoardBorders::set_board(const BoardLook& look, const BoardLayout& layout, QRectF bounds) {
  prepareGeometryChange();
  look_ = look;
  layout_ = layout;
  bounds_ = bounds;
  update();
}

void BoardBorders::set_counts(std::vector<BorderCount> counts) {
  if (counts_ == counts) return;
  counts_ = std::move(counts);
  update();
}

QLineF BoardBorders::line(const BorderCount& border) const {
  const QPointF one = layout_.centre(border.field), two = layout_.centre(border.other);
  // Where two outlines meet that is the border.
  const double near = layout_.field_size() * kSharedCorner;
  QPolygonF shared;
  for (const QPointF& corner : layout_.outline(border.field))
    for (const QPointF& other : layout_.outline(border.other))
      if (QLineF(corner, other).length() < near) shared << corner;
  if (shared.size() == 2) return {shared[0], shared[1]};
  const QPointF centre = (one + two) / 2, way = two - one;
  const QPointF across = QPointF(-way.y(), way.x()) / 2;  // half as long as a field is wide
  return {centre - across, centre + across};
}

void BoardBorders::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (counts_.empty() || layout_.place_count() == 0) return;
  painter->setRenderHint(QPainter::Antialiasing);
  for (const bool closed : {false, true})  // a line that two seats count is closed if it is to one
    for (const auto& border : counts_)
      if (border.closed == closed) paint_line(*painter, border);
  for (const auto& border : counts_) paint_number(*painter, border);
}

void BoardBorders::paint_line(QPainter& painter, const BorderCount& border) const {
  const double width = std::max(2.0, layout_.field_size() * (border.closed ? 0.09 : 0.05));
  const QLineF whole = line(border);
  painter.setPen(QPen(QColor(255, 255, 255, 190), width + 2, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(whole);
  painter.setPen(QPen(border.closed ? kClosed : kOpen, width, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(whole);
  if (!border.closed) return;
  const QPointF bar = QPointF(-whole.dy(), whole.dx()) * 0.14;
  for (const QPointF end : {whole.pointAt(0.04), whole.pointAt(0.96)}) painter.drawLine(end - bar, end + bar);
}

void BoardBorders::paint_number(QPainter& painter, const BorderCount& border) const {
  const double size = std::clamp(layout_.field_size() * 0.34, 13.0, 30.0);
  // Two owners' numbers lie side by side on the line.
  const bool shared = std::count_if(counts_.begin(), counts_.end(), [&](const auto& other) {
                        return other.field == border.field && other.other == border.other;
                      }) > 1;
  const double at = !shared ? 0.5 : border.owner % 2 == 0 ? 0.28 : 0.72;
  QRectF disc(0, 0, size, size);
  disc.moveCenter(line(border).pointAt(at));
  const QColor colour = border.owner < look_.seats.size() ? look_.seats[border.owner] : kOpen;
  painter.setPen(QPen(border.closed ? kClosed : QColor(Qt::white), std::max(1.5, size * 0.09)));
  painter.setBrush(colour);
  // As the pieces: round for the seat that began, square for the other, so that colour isn't all.
  if (border.owner == 0) {
    painter.drawEllipse(disc);
  } else {
    painter.drawRoundedRect(disc, size * 0.18, size * 0.18);
  }
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(size * 0.68));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(contrast(Qt::white, colour) >= 3 ? Qt::white : Qt::black);
  painter.drawText(disc, Qt::AlignCenter, QString::number(border.count));
}

}  // namespace boardwright::desktop
