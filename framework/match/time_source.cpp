// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/time_source.hpp"

#include <cstdint>

#include "framework/match/utc_of.hpp"

namespace boardwright {

UtcTime utc_of(const timespec& time) {
  constexpr std::int64_t kNanoseconds = 1000000;  // of a millisecond
  return UtcTime(Milliseconds(std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / kNanoseconds));
}

UtcTime system_time() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  return utc_of(now);
}

UtcTime waking_time() {
  static const UtcTime begin = system_time();
  static const auto begin_steady = std::chrono::steady_clock::now();
  return begin + std::chrono::floor<Milliseconds>(std::chrono::steady_clock::now() - begin_steady);
}

Result<void> check_clock(UtcTime now) {
  // The nanoseconds of std::chrono::system_clock end there.
  constexpr UtcTime kEnd{std::chrono::sys_days{std::chrono::year(2262) / 4 / 11}};
  if (now >= UtcTime{} && now < kEnd) return {};
  const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(now));
  const bool known = now < kLastInstant && now > -kLastInstant.time_since_epoch() + UtcTime{};
  return fail("this computer's clock " +
              (known ? "says the year " + std::to_string(static_cast<int>(day.year())) : "can't be right") +
              "; set it to a time between 1970 and 2262 and try again");
}

TimeSource usual_time(const std::optional<TimeControl>& control) {
  return control && !is_correspondence(*control) ? waking_time : system_time;
}

}  // namespace boardwright
