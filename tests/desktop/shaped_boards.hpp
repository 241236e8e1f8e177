// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/sdk/shape.hpp>

#include "framework/board/geometry.hpp"

namespace boardwright::desktop {

/// Of two kinds, one for each seat.
inline BoardGeometry with_stones(sdk::Shape shape) {
  shape.kind("first_stone", 0, "x").kind("second_stone", 1, "o");
  return BoardGeometry(*shape.get());
}

inline BoardGeometry rhombus(std::uint32_t side) { return with_stones(sdk::Shape::hex_rhombus(side, side)); }
inline BoardGeometry hexagon(std::uint32_t side) { return with_stones(sdk::Shape::hex_hexagon(side)); }
inline BoardGeometry points(std::uint32_t side) { return with_stones(sdk::Shape::points(side, side)); }
inline BoardGeometry morris() { return with_stones(sdk::Shape::morris()); }

/// Two rows of three squares with walls between those side by side, and a tray.
inline BoardGeometry walled() {
  sdk::Shape shape;
  const auto square = shape.outline({{-450, -450}, {450, -450}, {450, 450}, {-450, 450}});
  const auto wall = shape.outline({{-80, -450}, {80, -450}, {80, 450}, {-80, 450}});
  for (int row = 0; row < 2; ++row)
    for (int column = 0; column < 3; ++column) {
      const std::string name{static_cast<char>('a' + column), static_cast<char>('1' + row)};
      const auto tone = static_cast<std::uint32_t>((row + column) % 2);
      shape.field(name, {column * BW_UNIT, row * BW_UNIT}, square, tone);
      if (column < 2)
        shape.field(name + "|", {column * BW_UNIT + BW_UNIT / 2, row * BW_UNIT}, wall, 0, BW_SPOT_SLOT);
    }
  shape.tray("walls", 0);
  return with_stones(std::move(shape));
}

/// Two fields that hold eight pieces each: as a tower, and side by side.
inline BoardGeometry stacking() {
  sdk::Shape shape;
  const auto square = shape.outline({{-500, -500}, {500, -500}, {500, 500}, {-500, 500}});
  shape.field("tower", {0, 0}, square, 0, 0, 8);
  shape.field("heap", {BW_UNIT, 0}, square, 1, BW_SPOT_BESIDE, 8);
  return with_stones(std::move(shape));
}

}  // namespace boardwright::desktop
