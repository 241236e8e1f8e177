// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/difference_marks.hpp"

#include <QEvent>
#include <QGraphicsScene>
#include <QPainter>
#include <QPainterPath>

#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kMostArrows = 16;
constexpr double kAbovePieces = 25;

}  // namespace

DifferenceMarks::DifferenceMarks(BoardView& view) : view_(view) {
  setZValue(kAbovePieces);
  setAcceptedMouseButtons(Qt::NoButton);
  view_.scene()->addItem(this);
  view_.viewport()->installEventFilter(this);
  follow();
}

bool DifferenceMarks::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Show) follow();
  return QObject::eventFilter(watched, event);
}

void DifferenceMarks::follow() {
  prepareGeometryChange();
  bounds_ = QRectF(view_.viewport()->rect());
  update();
}

void DifferenceMarks::set_colour(const QColor& colour) {
  colour_ = colour;
  update();
}

void DifferenceMarks::set_marks(std::vector<Mark> marks) {
  if (marks == marks_) return;
  marks_ = std::move(marks);
  update();
}

void DifferenceMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  for (const bool strong : {false, true})  // the one that is looked at lies above the others
    for (const Mark& mark : marks_)
      if (mark.strong == strong) paint_mark(*painter, mark, strong || marks_.size() <= kMostArrows);
}

void DifferenceMarks::paint_mark(QPainter& painter, const Mark& mark, bool arrow) const {
  std::vector<QRectF> cells;
  for (const auto place : mark.places)
    if (place < view_.place_count() && !view_.place_rect(place).isEmpty())
      cells.emplace_back(view_.place_rect(place));
  if (cells.empty()) return;
  double size = cells.front().height();
  for (const QRectF& cell : cells) size = std::min({size, cell.width(), cell.height()});
  const double width = std::max(2.0, size * (mark.strong ? 0.09 : 0.05));
  QPainterPath shape;
  const QPointF end = cells.back().center();
  shape.addEllipse(end, size * 0.33, size * 0.33);
  if (arrow)
    for (std::size_t i = 1; i < cells.size(); ++i) {
      QLineF way(cells[i - 1].center(), cells[i].center());
      if (way.length() < size / 2) continue;
      const bool last = i + 1 == cells.size();
      if (last) way.setLength(way.length() - size * 0.33);  // to the ring's edge
      shape.moveTo(way.p1());
      shape.lineTo(way.p2());
      if (!last) continue;
      for (const double angle : {150.0, -150.0}) {
        QLineF barb = QLineF::fromPolar(size * 0.2, way.angle() + angle);
        barb.translate(way.p2());
        shape.moveTo(way.p2());
        shape.lineTo(barb.p2());
      }
    }
  painter.setBrush(Qt::NoBrush);
  const QColor edge(255, 255, 255, mark.strong ? 220 : 150);  // a pale edge, for dark pieces and fields
  QColor colour = colour_;
  if (!mark.strong) colour.setAlphaF(0.85F);
  for (const auto& [pen, more] : {std::pair(edge, 2.5), std::pair(colour, 0.0)}) {
    painter.setPen(QPen(pen, width + more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
  }
}

}  // namespace boardwright::desktop
