// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/clock/hit_clock.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kMostHits = 40;  // that can be undone

}  // namespace

Result<HitClock> HitClock::start(TimeControl control, UtcTime now) {
  auto clock = Clock::create(std::move(control), 2);
  if (!clock) return fail(clock.error());
  const std::array<Seat, 1> first{0};
  if (const auto started = clock->start(first, now); !started) return fail(started.error());
  return HitClock(std::move(*clock));
}

std::optional<Seat> HitClock::running_seat(UtcTime now) const {
  for (Seat seat = 0; seat < 2; ++seat)
    if (clock_.time_of(seat, now).running) return seat;
  return std::nullopt;
}

bool HitClock::hit(Seat seat, UtcTime now) {
  if (!clock_.time_of(seat, now).running) return false;
  const std::array<Seat, 1> other{static_cast<Seat>(1 - seat)};
  clock_.advance(now);
  Hit hit{clock_, turns_};
  if (!clock_.press(other, now)) return false;
  if (hits_.size() == kMostHits) hits_.erase(hits_.begin());
  hits_.push_back(std::move(hit));
  ++turns_[seat];
  return true;
}

Result<void> HitClock::undo(UtcTime now) {
  if (hits_.empty()) return fail("nobody has hit the clock");
  if (auto back = clock_.rewind_to(hits_.back().before, now); !back) return back;
  turns_ = hits_.back().turns;
  hits_.pop_back();
  return {};
}

Result<void> HitClock::give_time(Seat seat, UtcTime now) {
  if (auto given = clock_.add_time(seat, kMoreTime, now); !given) return given;
  hits_.clear();
  return {};
}

}  // namespace boardwright::desktop
