// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "framework/players/situation.hpp"

namespace boardwright {

/// What stands behind `go`: p1time, p1inc and so on for each seat, movetime (milliseconds), depth, nodes,
/// infinite.
struct UgiLimits {
  std::array<std::optional<std::int64_t>, BW_MAX_SEATS> times{}, increments{};
  std::optional<std::int64_t> move_time;
  std::uint64_t nodes = 0;
  std::uint32_t depth = 0;
  bool infinite = false;

  /// The words of the line, `go` included.
  [[nodiscard]] static Result<UgiLimits> read(std::span<const std::string_view> words);
  /// Tells the situation what concerns its seat.
  void apply(Situation& situation) const;
};

}  // namespace boardwright
