// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPainter>
#include <vector>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_layout.hpp"
#include "ui/desktop/board/board_look.hpp"

namespace boardwright::desktop {

/// Paints what doesn't move of a board whose fields are no squares side by side: hexagons, points and lines, outlines of
/// any kind. Refers to what it is given; for one painting.
class ShapeGround {
 public:
  ShapeGround(QPainter& painter, const BoardGeometry& board, const BoardLook& look,
              const BoardLayout& layout);

  void paint_frame() const;
  void paint_sides() const;
  void paint_fields() const;
  void paint_lines() const;
  void paint_zones() const;
  /// The board's labels; without any, names in the fields.
  void paint_coordinates() const;

 private:
  [[nodiscard]] bool is_plain() const;
  [[nodiscard]] bool is_side(const BoardZone& zone) const;
  [[nodiscard]] double distance_to(const QLineF& edge, const BoardZone& zone) const;
  void paint_field(std::uint32_t field) const;
  void paint_edges() const;
  void paint_names() const;

  QPainter& painter_;
  const BoardGeometry& board_;
  const BoardLook& look_;
  const BoardLayout& layout_;
  std::vector<QLineF> rim_;  // edges of the board; only where zones ask for them
  std::vector<bool> sides_;  // by zone: whether it is one
};

}  // namespace boardwright::desktop
