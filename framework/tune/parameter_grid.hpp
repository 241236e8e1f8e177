// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which values of a game's parameters are tried.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "framework/catalogue/settings.hpp"

namespace boardwright {

/// A parameter and the values that are tried, in their order.
struct GridAxis {
  std::string name;
  std::vector<Value> values;

  static constexpr std::size_t kMostValues = 1000;
};

/// Reads what is to be tried, parameters between commas: `size=6..10`, `size=6..10/2` (every second number),
/// `layout=a|b` (these values, as read_value takes them), `jump_own` (a flag: off and on; a choice: all of it). A word
/// without "=" that follows a comma and is no parameter is refused with the nearest name, as is a parameter that is
/// given twice or a value that doesn't fit. Lists can't be tried.
[[nodiscard]] Result<std::vector<GridAxis>> read_axes(std::span<const std::string> texts,
                                                      std::span<const ParameterSpec> specs);

/// Points of the grid of all axes.
struct GridPoints {
  std::vector<Parameters> points;  ///< the last axis' values change fastest
  double all = 1;                  ///< how many the grid has
  [[nodiscard]] bool sampled() const noexcept { return static_cast<double>(points.size()) < all; }
};

/// All of them, or, where there are more than `most`, so many that are drawn without replacement: by the seed alone,
/// and in the grid's order.
[[nodiscard]] GridPoints grid_points(std::span<const GridAxis> axes, std::size_t most, std::uint64_t seed);

/// "size=6 jump_own=on", as --set takes each word.
[[nodiscard]] std::string point_text(const Parameters& point, std::span<const GridAxis> axes);

}  // namespace boardwright
