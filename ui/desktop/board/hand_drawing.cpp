// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/hand_drawing.hpp"

#include <utility>

namespace boardwright::desktop {

void HandDrawing::draw(std::uint32_t from, std::uint32_t to) {
  const Marks::Drawn drawn{from, to};
  if (std::erase(drawn_, drawn) == 0) drawn_.push_back(drawn);
}

void HandDrawing::sketch_to(std::optional<std::uint32_t> to) {
  sketch_ = to && from_ ? std::optional(Marks::Drawn{*from_, *to}) : std::nullopt;
}

void HandDrawing::end(std::optional<std::uint32_t> to) {
  sketch_.reset();
  const auto from = std::exchange(from_, std::nullopt);
  if (from && to) draw(*from, *to);
}

void HandDrawing::forget() { *this = {}; }

void HandDrawing::mark(Marks& marks) const {
  marks.drawn = drawn_;
  marks.sketch = sketch_;
}

}  // namespace boardwright::desktop
