// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "framework/match/move_numbers.hpp"
#include "ui/desktop/analysis/course.hpp"

namespace boardwright::desktop {

/// How a game went: the first seat's expected score after each move, with its turning points. Click or arrow
/// keys lead to a position.
class CourseGraph final : public QWidget {
  Q_OBJECT
 public:
  explicit CourseGraph(QWidget* parent = nullptr);

  /// `moves`: how many the game has.
  void set_course(const Course& course, std::size_t moves, const std::vector<TurningPoint>& points);
  void set_seats(const QString& first, const QString& second);
  void set_numbers(const MoveNumbers& numbers);  ///< of the moves
  void set_shown(std::size_t moves);
  /// "After move 12 of 30 (White): Black 64%", of the position that is shown; empty if nothing is known of
  /// it.
  [[nodiscard]] QString words() const;
  /// Of the middle of what is drawn for so many moves.
  [[nodiscard]] QPoint point_of(std::size_t moves) const;
  [[nodiscard]] QSize sizeHint() const override { return {360, 130}; }

 signals:
  void looked_at(std::size_t moves);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] QRectF room() const;
  [[nodiscard]] QPointF at(std::size_t moves, double score) const;
  void look_at(QPointF point);
  void describe();

  Course course_;
  std::vector<TurningPoint> points_;
  std::size_t moves_ = 0, shown_ = 0;
  QString first_, second_;
  MoveNumbers numbers_;
};

}  // namespace boardwright::desktop
