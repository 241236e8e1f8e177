// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRect>
#include <QSizeF>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "framework/board/geometry.hpp"

namespace boardwright::desktop {

/// Where the fields of a board are that is no grid of squares: outlines about centres, and bare points. A value.
class ShapeLayout {
 public:
  ShapeLayout() = default;  ///< of no fields at all
  /// `fields`: where they are on the screen. `size`: from a centre to the next one. `turn`: by how many degrees.
  ShapeLayout(const BoardGeometry& board, QRect fields, int size, int turn, bool coordinates);
  /// How wide and high the fields are in units of the board; with `coordinates` and the labels beside them.
  [[nodiscard]] static QSizeF wanted(const BoardGeometry& board, int turn, bool coordinates);

  [[nodiscard]] std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(spots_.size()); }
  [[nodiscard]] QPointF centre(std::uint32_t field) const { return spots_[field].centre; }
  /// The corners; none: a bare point, or no field.
  [[nodiscard]] QPolygonF outline(std::uint32_t field) const;
  /// Between others.
  [[nodiscard]] bool is_slot(std::uint32_t field) const;
  /// What the field covers, drawn in towards its middle by that part: its outline, a circle about a bare point.
  [[nodiscard]] QPainterPath area(std::uint32_t field, double part) const;
  /// The square about its centre, and the same as far as the field goes.
  [[nodiscard]] QRect square(std::uint32_t field) const;
  [[nodiscard]] QRect place(std::uint32_t field) const;
  [[nodiscard]] std::span<const std::uint32_t> neighbours(std::uint32_t field) const {
    return spots_[field].neighbours;
  }
  [[nodiscard]] QPointF at(const BoardPoint& point) const;
  [[nodiscard]] std::optional<std::uint32_t> field_at(QPointF point) const;
  /// On a long field, where the index-th of so many pieces beside each other stands: in a row from the end that is
  /// further from the middle of the board.
  [[nodiscard]] std::optional<QRect> stand_in_row(std::uint32_t field, int index, int count) const;
  /// What goes round all fields, and the labels beside them, without a dent.
  [[nodiscard]] const QPolygonF& rim() const noexcept { return rim_; }
  /// The same without the labels.
  [[nodiscard]] const QPolygonF& ground() const noexcept { return ground_; }

 private:
  struct Spot {
    QPointF centre;
    std::optional<std::uint32_t> outline;
    bool slot = false;
    std::vector<std::uint32_t> neighbours = {};
  };

  int size_ = 0, turn_ = 0;
  QRect fields_;
  QPointF origin_;  // where the board's point 0, 0 is
  std::vector<Spot> spots_;
  std::vector<QPolygonF> outlines_;  // about their centres
  std::vector<bool> upright_;        // whether all edges of an outline are
  QPolygonF rim_, ground_;
};

}  // namespace boardwright::desktop
