// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ui/desktop/board/board_marks.hpp"

namespace boardwright::desktop {

/// Circles and arrows that somebody draws on a board, and the one that is being drawn. A value.
class HandDrawing {
 public:
  /// A circle where both are the same, else an arrow; one that is there is taken away.
  void draw(std::uint32_t from, std::uint32_t to);
  /// One begins there; nothing: none does.
  void begin(std::optional<std::uint32_t> from) noexcept { from_ = from; }
  [[nodiscard]] bool begun() const noexcept { return from_.has_value(); }
  /// What it would be if it ended there; nothing: outside the board.
  void sketch_to(std::optional<std::uint32_t> to);
  /// Draws it, unless it ends outside the board.
  void end(std::optional<std::uint32_t> to);
  void forget();

  [[nodiscard]] bool empty() const noexcept { return drawn_.empty(); }
  void mark(Marks& marks) const;

 private:
  std::vector<Marks::Drawn> drawn_;
  std::optional<Marks::Drawn> sketch_;
  std::optional<std::uint32_t> from_;
};

}  // namespace boardwright::desktop
