// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QStringList>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/board/board_look.hpp"

namespace boardwright::desktop {

/// Everything of a board that doesn't move: frame, fields, lines, zones, coordinates, trays.
class BoardGround final : public QGraphicsItem {
 public:
  BoardGround();
  void set(const BoardGeometry* board, const BoardLook& look, const BoardLayout& layout, bool coordinates);
  void set_tray_names(QStringList names);

  [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void paint_grid(QPainter& painter) const;
  void paint_fields(QPainter& painter) const;
  void paint_lines(QPainter& painter) const;
  void paint_zones(QPainter& painter) const;
  void paint_coordinates(QPainter& painter) const;
  void paint_names(QPainter& painter) const;
  [[nodiscard]] bool has_labels() const;
  void paint_trays(QPainter& painter) const;

  const BoardGeometry* board_ = nullptr;
  BoardLook look_;
  BoardLayout layout_;
  QStringList tray_names_;
  QRectF bounds_;
  bool coordinates_ = true;
};

}  // namespace boardwright::desktop
