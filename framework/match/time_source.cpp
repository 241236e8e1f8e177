// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/time_source.hpp"

#include <algorithm>

namespace boardwright {

UtcTime system_time() { return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now()); }

UtcTime waking_time() {
  static const UtcTime begin = system_time();
  static const auto begin_steady = std::chrono::steady_clock::now();
  return begin + std::chrono::floor<Milliseconds>(std::chrono::steady_clock::now() - begin_steady);
}

TimeSource usual_time(const std::optional<TimeControl>& control) {
  const bool live =
      control && std::none_of(control->seats.begin(), control->seats.end(),
                              [](const auto& seat) { return seat.type == SeatControl::Type::kPerTurn; });
  return live ? waking_time : system_time;
}

}  // namespace boardwright
