// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "framework/text/duration.hpp"

namespace boardwright {

/// How much later than those who play spectators see a match: by time or by moves, or (both zero) at once. A value.
struct SpectatorDelay {
  static constexpr Milliseconds kLongest = std::chrono::hours(24);
  static constexpr std::uint32_t kMostMoves = 100;

  Milliseconds time{0};
  std::uint32_t moves = 0;  ///< of seats; what comes by chance counts with the move after it
  [[nodiscard]] bool any() const noexcept { return time > kZero || moves > 0; }
  friend bool operator==(const SpectatorDelay&, const SpectatorDelay&) = default;
};

/// "5m", "90s", "3 moves"; "" and "0" are none.
[[nodiscard]] Result<SpectatorDelay> read_spectator_delay(std::string_view text);
/// The inverse; empty for none.
[[nodiscard]] std::string write_spectator_delay(const SpectatorDelay& delay);

}  // namespace boardwright
