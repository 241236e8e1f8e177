// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/course_graph.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "framework/players/thought.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/play/move_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr double kGraphEdge = 8, kTurnMark = 4.5;

}  // namespace

CourseGraph::CourseGraph(QWidget* parent) : QWidget(parent) {
  setObjectName("course_graph");
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(160, 90);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CourseGraph::set_course(const Course& course, std::size_t moves,
                             const std::vector<TurningPoint>& points) {
  course_ = course;
  points_ = points;
  moves_ = moves;
  shown_ = std::min(shown_, moves);
  describe();
}

void CourseGraph::set_seats(const QString& first, const QString& second) {
  first_ = first;
  second_ = second;
  describe();
}

void CourseGraph::set_numbers(const MoveNumbers& numbers) {
  numbers_ = numbers;
  describe();
}

void CourseGraph::set_shown(std::size_t moves) {
  shown_ = moves;
  describe();
}

void CourseGraph::describe() {
  setAccessibleName(tr("Course of the game"));
  setAccessibleDescription(words());
  setToolTip(words());
  update();
}

QString CourseGraph::words() const {
  if (shown_ >= course_.size() || !course_[shown_]) return {};
  return tr("%1: %2 %3%", "after which move, a seat, its score")
      .arg(position_words(numbers_, shown_, {first_, second_}), first_)
      .arg(percent(course_[shown_]->score));
}

QRectF CourseGraph::room() const {
  return QRectF(rect()).adjusted(kGraphEdge, kGraphEdge, -kGraphEdge, -kGraphEdge);
}

QPointF CourseGraph::at(std::size_t moves, double score) const {
  const QRectF room = this->room();
  const double part =
      moves_ == 0 ? 0.0 : static_cast<double>(moves) / static_cast<double>(std::max<std::size_t>(1, moves_));
  return {room.left() + part * room.width(), room.bottom() - score * room.height()};
}

QPoint CourseGraph::point_of(std::size_t moves) const { return at(moves, 0.5).toPoint(); }

void CourseGraph::paintEvent(QPaintEvent*) {
  const Theme& theme = current_theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(hasFocus() ? theme.accent : theme.line, hasFocus() ? 2 : 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
  const QRectF room = this->room();
  painter.setPen(QPen(theme.line, 1, Qt::DashLine));
  painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));

  QPainterPath curve;
  for (std::size_t i = 0; i < course_.size(); ++i) {
    if (!course_[i]) continue;
    const QPointF next = at(i, course_[i]->score);
    if (curve.elementCount() == 0) {
      curve.moveTo(next);
    } else {
      curve.lineTo(next);
    }
  }
  if (curve.elementCount() > 0) {
    QPainterPath area = curve;  // between the curve and the middle
    area.lineTo(curve.currentPosition().x(), room.center().y());
    area.lineTo(curve.elementAt(0).x, room.center().y());
    area.closeSubpath();
    QColor shade = theme.accent;
    shade.setAlphaF(0.18F);
    painter.fillPath(area, shade);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(curve);
  }
  painter.setPen(QPen(theme.text, 1.5));
  painter.drawLine(QPointF(at(shown_, 0).x(), room.top()), QPointF(at(shown_, 0).x(), room.bottom()));
  painter.setBrush(theme.wrong);
  painter.setPen(QPen(theme.panel, 1.5));
  for (const auto& point : points_) painter.drawEllipse(at(point.move, point.after), kTurnMark, kTurnMark);
  painter.setPen(theme.muted);
  const QRectF words = room.adjusted(4, 0, -4, 0);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, first_);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignBottom, second_);
}

void CourseGraph::look_at(QPointF point) {
  const QRectF room = this->room();
  const double part = std::clamp((point.x() - room.left()) / std::max(1.0, room.width()), 0.0, 1.0);
  emit looked_at(static_cast<std::size_t>(std::lround(part * static_cast<double>(moves_))));
}

void CourseGraph::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) look_at(event->position());
}

void CourseGraph::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) look_at(event->position());
}

void CourseGraph::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return shown_ > 0 ? emit looked_at(shown_ - 1) : void();
    case Qt::Key_Right: return shown_ < moves_ ? emit looked_at(shown_ + 1) : void();
    case Qt::Key_Home: return emit looked_at(0);
    case Qt::Key_End: return emit looked_at(moves_);
    default: QWidget::keyPressEvent(event);
  }
}

void CourseGraph::focusInEvent(QFocusEvent*) { update(); }
void CourseGraph::focusOutEvent(QFocusEvent*) { update(); }

}  // namespace boardwright::desktop
