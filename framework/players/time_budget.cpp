// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/time_budget.hpp"

#include <cmath>
#include <string>

#include "framework/text/number.hpp"

namespace boardwright {
namespace {

constexpr double kLeastSeconds = 0.1, kMostSeconds = 3600;

}  // namespace

bool takes_its_time(std::string_view player) {
  return player == kTimePrefix.substr(0, kTimePrefix.size() - 1) || player.starts_with(kTimePrefix);
}

Result<TimeBudget> time_budget(std::string_view player) {
  if (player == kTimeByClock) return TimeBudget{};
  const bool named = player.starts_with(kTimePrefix);
  const std::string_view text = named ? player.substr(kTimePrefix.size()) : std::string_view();
  const auto seconds = decimal_number(text);
  if (!seconds || *seconds < kLeastSeconds || *seconds > kMostSeconds)
    return fail("'" + std::string(player.substr(0, 60)) +
                "': expected seconds from 0.1 to 3600 behind the colon, or time:clock");
  return TimeBudget{std::chrono::milliseconds(std::llround(*seconds * 1000))};
}

}  // namespace boardwright
