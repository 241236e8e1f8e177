// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/access/clock_calls.hpp"

#include <array>

namespace boardwright::desktop {

namespace {

constexpr std::array kCalled{10, 30, 60};  // seconds, the most pressing first

}  // namespace

std::vector<ClockCalls::Call> ClockCalls::look(const std::vector<SeatTime>& times) {
  std::vector<Call> calls;
  for (std::size_t i = 0; i < times.size() && i < before_.size(); ++i) {
    if (!times[i].running) continue;
    for (const int seconds : kCalled) {
      const Milliseconds mark(std::int64_t{1000} * seconds);
      if (before_[i] <= mark || times[i].remaining > mark) continue;
      calls.push_back({static_cast<Seat>(i), seconds});
      break;
    }
  }
  before_.clear();
  for (const SeatTime& time : times) before_.push_back(time.remaining);
  return calls;
}

}  // namespace boardwright::desktop
