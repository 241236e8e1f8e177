// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <vector>

#include "framework/board/picture.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/board/board_look.hpp"

namespace boardwright::desktop {

/// Draws what is counted on the borders between fields: a line with the number on it in its owner's colour; a
/// barred red line where the border is closed to its owner.
class BoardBorders final : public QGraphicsItem {
 public:
  BoardBorders();
  void set_board(const BoardLook& look, const BoardLayout& layout, QRectF bounds);
  void set_counts(std::vector<BorderCount> counts);

  [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  [[nodiscard]] QLineF line(const BorderCount& border) const;
  void paint_line(QPainter& painter, const BorderCount& border) const;
  void paint_number(QPainter& painter, const BorderCount& border) const;

  BoardLook look_;
  BoardLayout layout_;
  QRectF bounds_;
  std::vector<BorderCount> counts_;
};

}  // namespace boardwright::desktop
