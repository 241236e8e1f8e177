// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/heartbeat.hpp"

namespace boardwright::desktop {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLateAfter{1700}, kDeadAfter{3900};
constexpr std::int64_t kLatest = 1LL << 50;  // milliseconds: no such year

}  // namespace

std::uint64_t Heartbeat::next(Time now) {
  last_ = now;
  return ++number_;
}

void Heartbeat::answered(std::uint64_t number, std::int64_t theirs, std::int64_t ours, Time now) {
  if (const auto sent = open_.find(number); sent != open_.end()) {
    const auto trip = std::chrono::duration_cast<milliseconds>(now - sent->second);
    if (theirs > 0 && theirs < kLatest && (!best_trip_ || trip <= *best_trip_)) {
      best_trip_ = trip;
      offset_ = milliseconds(theirs - ours) + trip / 2;
    }
  }
  open_.erase(open_.begin(), open_.upper_bound(number));
}

void Heartbeat::forget_clock() {
  best_trip_.reset();
  offset_ = {};
}

Heartbeat::Time::duration Heartbeat::waited(Time now) const {
  return open_.empty() ? Time::duration{} : now - open_.begin()->second;
}

bool Heartbeat::is_late(Time now) const { return waited(now) >= kLateAfter; }
bool Heartbeat::is_dead(Time now) const { return waited(now) >= kDeadAfter; }

}  // namespace boardwright::desktop
