// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_marks.hpp"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <tuple>

namespace boardwright::desktop {

namespace {

// Of a field, on boards that aren't grids:
constexpr double kBadgeAside = 0.34;
constexpr float kUsableSlot = 0.45F;
constexpr double kArm = 0.27;     // of an edge: a bracket's
constexpr double kInside = 0.88;  // of an outline: as large a frame is drawn in it

}  // namespace

QRectF badge_box(const BoardLayout& layout, std::uint32_t place) {
  const QRectF cell(layout.place(place));
  if (cell.isEmpty()) return {};
  const double radius = std::max(9.0, layout.field_size() * 0.2);
  QPointF middle = cell.topRight() + QPointF(-radius * 0.45, radius * 0.45);
  if (!layout.is_grid()) {  // at the upper right of the piece: a corner may be another field's
    const double aside = layout.field_size() * kBadgeAside;
    middle = layout.centre(place) + QPointF(aside, -aside);
  }
  middle.setX(std::min<double>(middle.x(), layout.frame().right() - radius));
  middle.setY(std::max<double>(middle.y(), layout.frame().top() + radius));
  return {middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

BoardMarks::BoardMarks(Layer layer) : layer_(layer) { setZValue(layer == Layer::kUnder ? 1 : 20); }

void BoardMarks::set_board(const BoardLook& look, const BoardLayout& layout, QRectF bounds) {
  prepareGeometryChange();
  look_ = look;
  layout_ = layout;
  bounds_ = bounds;
  update();
}

void BoardMarks::set_marks(const Marks& marks) {
  if (marks_ == marks) return;
  marks_ = marks;
  update();
}

void BoardMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  if (layer_ == Layer::kUnder) {
    paint_under(*painter);
  } else {
    paint_targets(*painter);
    paint_premove(*painter);
    paint_advice(*painter);
    paint_drawn(*painter);
    paint_badge(*painter);
    paint_cursor(*painter);
  }
}

void BoardMarks::fill(QPainter& painter, std::uint32_t place, QColor colour, float strength) const {
  if (place >= layout_.place_count()) return;
  colour.setAlphaF(strength);
  const QRect cell = layout_.place(place);
  if (!layout_.is_grid() && !layout_.is_tray(place)) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(layout_.area(place));
  } else if (look_.lines) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(cell).adjusted(1, 1, -1, -1));
  } else {
    painter.fillRect(cell, colour);
  }
}

void BoardMarks::paint_under(QPainter& painter) const {
  for (const auto place : marks_.last) fill(painter, place, look_.last, 0.42F);
  for (const auto place : marks_.chosen) fill(painter, place, look_.mark, 0.50F);
  for (const auto place : marks_.wrong) fill(painter, place, QColor(0xB3, 0x2E, 0x25), 0.45F);
  if (!marks_.hover) return;
  const bool target = std::any_of(marks_.targets.begin(), marks_.targets.end(),
                                  [&](const auto& t) { return t.place == *marks_.hover; });
  fill(painter, *marks_.hover, look_.target, target ? 0.38F : 0.16F);
}

void BoardMarks::paint_targets(QPainter& painter) const {
  const double size = layout_.field_size();
  for (const auto& target : marks_.targets) {
    if (target.place >= layout_.place_count()) continue;
    const QRectF cell(layout_.place(target.place));
    const QPointF middle = layout_.centre(target.place);
    if (layout_.is_tray(target.place)) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(look_.target, 3));
      painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 7, 7);
    } else if (layout_.is_slot(target.place)) {  // too narrow for a dot
      if (target.place != marks_.hover) fill(painter, target.place, look_.target, kUsableSlot);
    } else if (target.occupied) {
      const double width = std::max(2.5, size * 0.075);
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(QColor(255, 255, 255, 170), width + 2));  // a pale edge, for dark pieces
      painter.drawEllipse(middle, size * 0.44, size * 0.44);
      painter.setPen(QPen(look_.target, width));
      painter.drawEllipse(middle, size * 0.44, size * 0.44);
    } else if (target.place != marks_.hover) {
      QColor dot = look_.target;
      dot.setAlphaF(0.72F);
      painter.setPen(Qt::NoPen);
      painter.setBrush(dot);
      painter.drawEllipse(middle, size * 0.14, size * 0.14);
    }
  }
}

/// At the corners of a place.
void BoardMarks::add_brackets(QPainterPath& brackets, std::uint32_t place, double width) const {
  const QPolygonF outline = layout_.outline(place);
  if (outline.isEmpty() || layout_.is_slot(place)) {
    const QRectF cell = QRectF(layout_.place(place)).adjusted(width, width, -width, -width);
    const double arm = std::min(cell.width(), cell.height()) * kArm;
    for (const bool right : {false, true})
      for (const bool below : {false, true}) {
        const QPointF corner(right ? cell.right() : cell.left(), below ? cell.bottom() : cell.top());
        brackets.moveTo(corner + QPointF(right ? -arm : arm, 0));
        brackets.lineTo(corner);
        brackets.lineTo(corner + QPointF(0, below ? -arm : arm));
      }
    return;
  }
  const QPointF middle = layout_.centre(place);
  const auto inside = [&](qsizetype corner) {
    return middle + (outline[corner % outline.size()] - middle) * kInside;
  };
  for (qsizetype i = 0; i < outline.size(); ++i) {
    const QPointF corner = inside(i), there = inside(i + 1), back = inside(i + outline.size() - 1);
    brackets.moveTo(corner + (there - corner) * kArm);
    brackets.lineTo(corner);
    brackets.lineTo(corner + (back - corner) * kArm);
  }
}

/// Brackets at the corners of each place, and arrows from one to the next: another shape than any other mark
/// has, for those who don't see its colour.
void BoardMarks::paint_advice(QPainter& painter) const {
  const double size = layout_.field_size(), width = std::max(2.5, size * 0.07);
  QPainterPath brackets, arrows;
  std::optional<QPointF> before;
  for (const auto place : marks_.advice) {
    if (place >= layout_.place_count() || layout_.place(place).isEmpty()) continue;
    add_brackets(brackets, place, width);
    const QPointF middle = layout_.centre(place);
    const QLineF way(before.value_or(middle), middle);
    before = middle;
    if (way.length() < size / 2) continue;  // clicked twice
    arrows.moveTo(way.p1());
    arrows.lineTo(way.p2());
    for (const double angle : {150.0, -150.0}) {
      QLineF barb = QLineF::fromPolar(size * 0.24, way.angle() + angle);
      barb.translate(way.p2());
      arrows.moveTo(way.p2());
      arrows.lineTo(barb.p2());
    }
  }
  painter.setBrush(Qt::NoBrush);
  const QColor edge(255, 255, 255, 190);  // a pale edge, for dark pieces and fields
  for (const auto& [colour, more] : {std::pair(edge, 2.5), std::pair(look_.advice, 0.0)}) {
    painter.setPen(QPen(colour, width + more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(brackets);
    painter.drawPath(arrows);
  }
}

/// Inside a place's edge; `cell`, rounded, where that is a rectangle.
void BoardMarks::draw_frame(QPainter& painter, std::uint32_t place, const QRectF& cell, double round) const {
  if (layout_.is_grid() || layout_.is_tray(place) || layout_.is_slot(place)) {
    painter.drawRoundedRect(cell, round, round);
  } else {
    painter.drawPath(layout_.area(place, kInside));
  }
}

/// Dashed frames and a dashed line between them: it is not made yet.
void BoardMarks::paint_premove(QPainter& painter) const {
  const double size = layout_.field_size(), width = std::max(2.0, size * 0.055);
  const QColor edge(255, 255, 255, 200);  // for dark pieces and fields
  for (const auto& [colour, more, dashed] :
       {std::tuple(edge, 2.5, false), std::tuple(look_.premove, 0.0, true)}) {
    QPen pen(colour, width + more, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (dashed) pen.setDashPattern({2.2, 1.3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    std::optional<QPointF> before;
    for (const auto place : marks_.premove) {
      if (place >= layout_.place_count() || layout_.place(place).isEmpty()) continue;
      const QRectF cell = QRectF(layout_.place(place)).adjusted(width, width, -width, -width);
      draw_frame(painter, place, cell, size * 0.12);
      if (before) {
        QLineF way(*before, layout_.centre(place));
        way.setLength(std::max(0.0, way.length() - size * 0.30));
        painter.drawLine(way);
      }
      before = layout_.centre(place);
    }
  }
}

void BoardMarks::paint_badge(QPainter& painter) const {
  if (!marks_.badge || marks_.badge->place >= layout_.place_count()) return;
  const QRectF box = badge_box(layout_, marks_.badge->place);
  if (box.isEmpty()) return;
  painter.setPen(QPen(Qt::white, std::max(1.5, box.width() * 0.06)));
  painter.setBrush(marks_.badge->colour);
  painter.drawEllipse(box);
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(box.width() * 0.58));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(Qt::white);
  painter.drawText(box, Qt::AlignCenter, marks_.badge->text);
}

/// Circles wider than those of targets, and arrows with a filled head: they differ from every other mark by
/// shape too.
void BoardMarks::paint_drawn(QPainter& painter) const {
  const double size = layout_.field_size(), width = std::max(3.0, size * 0.085);
  std::vector<Marks::Drawn> all = marks_.drawn;
  if (marks_.sketch) all.push_back(*marks_.sketch);
  for (const auto& drawn : all) {
    if (std::max(drawn.from, drawn.to) >= layout_.place_count()) continue;
    const QRectF from(layout_.place(drawn.from)), to(layout_.place(drawn.to));
    const QLineF way(layout_.centre(drawn.from), layout_.centre(drawn.to));
    for (const auto& [colour, more] :
         {std::pair(QColor(255, 255, 255, 190), 2.5), std::pair(look_.drawn, 0.0)}) {
      painter.setPen(QPen(colour, width + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
      painter.setBrush(Qt::NoBrush);
      if (way.length() < 1) {
        const double radius = std::max(std::min(from.width(), from.height()) / 2 - width, size * 0.16);
        painter.drawEllipse(way.p1(), radius, radius);
        continue;
      }
      const double head = size * 0.36;
      QLineF shaft = way;
      shaft.setLength(way.length() - head * 0.8);
      painter.drawLine(shaft);
      QPolygonF tip{way.p2()};
      for (const double angle : {155.0, -155.0}) {
        QLineF side = QLineF::fromPolar(head, way.angle() + angle);
        side.translate(way.p2());
        tip << side.p2();
      }
      painter.setPen(more > 0 ? QPen(colour, more) : QPen(Qt::NoPen));
      painter.setBrush(colour);
      painter.drawPolygon(tip);
    }
  }
}

void BoardMarks::paint_cursor(QPainter& painter) const {
  if (!marks_.cursor || *marks_.cursor >= layout_.place_count()) return;
  const double width = std::max(2.0, layout_.field_size() * 0.05);
  const QRectF cell = QRectF(layout_.place(*marks_.cursor)).adjusted(width, width, -width, -width);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(255, 255, 255, 230), width + 2));
  draw_frame(painter, *marks_.cursor, cell, 4);
  painter.setPen(QPen(look_.mark.darker(120), width));
  draw_frame(painter, *marks_.cursor, cell, 4);
}

}  // namespace boardwright::desktop
