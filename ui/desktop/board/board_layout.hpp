// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRect>
#include <QSize>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/shape_layout.hpp"

namespace boardwright::desktop {

enum class Way { kLeft, kRight, kUp, kDown };

/// Where on the screen the places of a board are. Squares of grids and what pieces stand on are in whole pixels, so
/// that every edge is sharp. A value.
class BoardLayout {
 public:
  BoardLayout() = default;
  /// `turn`: by how many degrees the board is turned. `trays_shown`: the others have no place on the screen until
  /// there is something in them.
  BoardLayout(const BoardGeometry& board, QSize area, int turn, bool coordinates,
              const std::vector<bool>& trays_shown);
  /// How wide and high the fields are, in units of the board, when it is turned so; with `coordinates` and the labels
  /// that stand beside fields.
  [[nodiscard]] static QSizeF wanted(const BoardGeometry& board, int turn, bool coordinates);

  /// From a centre to the next one.
  [[nodiscard]] int field_size() const noexcept { return size_; }
  [[nodiscard]] int margin() const noexcept { return margin_; }
  [[nodiscard]] QRect fields() const noexcept { return fields_; }
  [[nodiscard]] QRect frame() const noexcept { return frame_; }
  [[nodiscard]] int turn() const noexcept { return turn_; }
  /// Seat 0 looks at it from the upper edge.
  [[nodiscard]] bool flipped() const noexcept { return turn_ > 90 && turn_ < 270; }
  /// Squares side by side, upright: every place is a rectangle.
  [[nodiscard]] bool is_grid() const noexcept { return shape_.size() == 0; }

  [[nodiscard]] std::uint32_t place_count() const noexcept {
    return static_cast<std::uint32_t>(places_.size());
  }
  /// The square in the middle of a field, as far as the field goes. Empty for a tray that isn't shown.
  [[nodiscard]] QRect place(std::uint32_t place) const { return places_.at(place); }
  [[nodiscard]] bool is_tray(std::uint32_t place) const noexcept { return place >= field_count_; }
  /// Where something drawn in the middle of a place belongs.
  [[nodiscard]] QPointF centre(std::uint32_t place) const;
  /// What the place covers, drawn in towards its middle by that part: its outline, a circle about a bare point.
  [[nodiscard]] QPainterPath area(std::uint32_t place, double part = 1) const;
  /// The corners of a field that isn't a grid's; none: a bare point.
  [[nodiscard]] QPolygonF outline(std::uint32_t field) const { return shape_.outline(field); }
  /// A field between others.
  [[nodiscard]] bool is_slot(std::uint32_t place) const { return shape_.is_slot(place); }
  /// A point of a board that is no grid, such as an end of a line.
  [[nodiscard]] QPointF at(const BoardPoint& point) const { return shape_.at(point); }
  /// What goes round all fields, and the labels beside them, without a dent; empty for a grid.
  [[nodiscard]] const QPolygonF& rim() const noexcept { return shape_.rim(); }
  /// The same without the labels.
  [[nodiscard]] const QPolygonF& ground() const noexcept { return shape_.ground(); }

  [[nodiscard]] std::optional<std::uint32_t> place_at(QPointF point) const;
  /// Where the index-th of so many pieces of a field stands, the lowest first: in a tower, or beside each other; on a
  /// long field in a row from its end that is further from the middle of the board.
  [[nodiscard]] QRect stand(std::uint32_t field, int index, int count, bool beside) const;
  /// The square for one of several kinds of pieces that lie in a tray.
  [[nodiscard]] QRect tray_slot(std::uint32_t place, int index, int count) const;
  [[nodiscard]] int tray_label_height() const noexcept { return std::clamp(size_ * 3 / 10, 14, 24); }
  /// The next place from one place, as the eye sees it; nothing at the edge. `aslant`: an eighth of a turn further
  /// round with the clock, for which boards of squares have no use.
  [[nodiscard]] std::optional<std::uint32_t> next(std::uint32_t from, Way way, bool aslant = false) const;

 private:
  /// How large a field can be, an even number of pixels if halves of it matter, and the frame. Returns where trays
  /// begin and says how wide they are.
  int fit(QSizeF fields, double margin, bool coordinates, int trays, QSize area, bool even, int& tray_width);
  void place_squares(const BoardGeometry& board);
  void place_trays(const BoardGeometry& board, const std::vector<bool>& shown, int left, int width);
  [[nodiscard]] QRect square_at(std::uint32_t field) const;
  [[nodiscard]] std::optional<std::uint32_t> next_square(std::uint32_t from, Way way) const;
  [[nodiscard]] std::optional<std::uint32_t> next_of_shape(std::uint32_t from, Way way, bool aslant) const;

  int size_ = 0, margin_ = 0, turn_ = 0;
  std::uint32_t field_count_ = 0;
  QRect fields_, frame_;
  std::vector<QRect> places_;
  ShapeLayout shape_;  // of no fields, if they are squares side by side
};

}  // namespace boardwright::desktop
