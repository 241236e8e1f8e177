// SPDX-License-Identifier: GPL-3.0-or-later
//
// Players that think as long as one allows: time:SECONDS for each move, time:clock as their clock allows.
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <optional>
#include <string_view>

namespace boardwright {

inline constexpr std::string_view kTimePrefix = "time:";
inline constexpr std::string_view kTimeByClock = "time:clock";
/// What a player takes that goes by its clock where nobody counts its time.
inline constexpr std::chrono::milliseconds kTimeWithoutClock{5000};

struct TimeBudget {
  std::optional<std::chrono::milliseconds> move{};  ///< for each move; nothing: as the clock allows

  /// Where nothing else ends a move.
  [[nodiscard]] std::chrono::milliseconds usual() const { return move.value_or(kTimeWithoutClock); }
};

/// Whether a player's name is of this kind, well written or not. What such a player chooses depends on the
/// machine, so that its games can't be repeated.
[[nodiscard]] bool takes_its_time(std::string_view player);
/// From 0.1 s to an hour; the sentence about any other text says what was expected.
[[nodiscard]] Result<TimeBudget> time_budget(std::string_view player);

}  // namespace boardwright
