// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QSize>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "framework/board/geometry.hpp"

namespace boardwright::desktop {

enum class Way { kLeft, kRight, kUp, kDown };

/// Where on the screen the places of a board are, in whole pixels, so that every edge is sharp. A value.
class BoardLayout {
 public:
  BoardLayout() = default;
  /// The places of a board that is no grid of squares are nowhere, and empty. `trays_shown`: the others have no place on the screen until there is something in them.
  BoardLayout(const BoardGeometry& board, QSize area, bool flipped, bool coordinates,
              const std::vector<bool>& trays_shown);

  [[nodiscard]] int field_size() const noexcept { return size_; }
  [[nodiscard]] int margin() const noexcept { return margin_; }
  [[nodiscard]] QRect fields() const noexcept { return fields_; }
  [[nodiscard]] QRect frame() const noexcept { return frame_; }
  [[nodiscard]] bool flipped() const noexcept { return flipped_; }

  [[nodiscard]] std::uint32_t place_count() const noexcept {
    return static_cast<std::uint32_t>(places_.size());
  }
  /// Empty for a tray that isn't shown, and for all places of a board that is no grid.
  [[nodiscard]] QRect place(std::uint32_t place) const { return places_.at(place); }
  [[nodiscard]] std::optional<std::uint32_t> place_at(QPointF point) const;
  /// The square for one of several kinds of pieces that lie in a tray.
  [[nodiscard]] QRect tray_slot(std::uint32_t place, int index, int count) const;
  [[nodiscard]] int tray_label_height() const noexcept { return std::clamp(size_ * 3 / 10, 14, 24); }
  /// The next place from one place, as the eye sees it; nothing at the edge.
  [[nodiscard]] std::optional<std::uint32_t> next(std::uint32_t from, Way way) const;

 private:
  void place_trays(const BoardGeometry& board, const std::vector<bool>& shown, int left, int width);

  int size_ = 0, margin_ = 0;
  bool flipped_ = false;
  QRect fields_, frame_;
  std::vector<QRect> places_;
};

}  // namespace boardwright::desktop
