// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_clock.hpp"

#include <cassert>

namespace boardwright {

UtcTime system_time() { return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now()); }

Result<MatchClock> MatchClock::create(const std::optional<TimeControl>& control, std::size_t seats,
                                      TimeSource time) {
  MatchClock made;
  if (time) made.time_ = std::move(time);
  if (!control) return made;
  auto clock = Clock::create(*control, seats);
  if (!clock) return fail("the clock: " + clock.error());
  made.clock_ = std::move(*clock);
  return made;
}

void MatchClock::start(std::span<const Seat> on_turn, std::size_t plies, UtcTime now) {
  if (!clock_) return;
  [[maybe_unused]] const auto started = clock_->start(on_turn, now);
  assert(started);  // once, with seats of this match
  after_.insert_or_assign(plies, *clock_);
}

void MatchClock::press(std::span<const Seat> on_turn, std::size_t plies, UtcTime now) {
  if (!clock_) return;
  [[maybe_unused]] const auto pressed = clock_->press(on_turn, now);
  assert(pressed);  // flags were seen to before, at the same instant
  after_.insert_or_assign(plies, *clock_);
}

void MatchClock::rewind(std::size_t plies, UtcTime now) {
  if (!clock_) return;
  const auto earlier = after_.find(plies);
  if (earlier == after_.end()) return;
  const Clock then = earlier->second;
  [[maybe_unused]] const auto rewound = clock_->rewind_to(then, now);
  assert(rewound);  // it is a copy of this clock
  after_.erase(after_.upper_bound(plies), after_.end());
}

void MatchClock::advance(UtcTime now) {
  if (clock_) clock_->advance(now);
}
void MatchClock::hold(UtcTime now) {
  if (clock_ && !clock_->held()) clock_->hold(now);
}
void MatchClock::release(UtcTime now) {
  if (clock_ && clock_->held()) clock_->release(now);
}

MatchClock::Mark MatchClock::mark(std::size_t plies, bool whole) const {
  Mark mark{clock_, plies, std::nullopt, std::nullopt};
  if (whole) mark.all = after_;
  if (const auto then = after_.find(plies); then != after_.end()) mark.after = then->second;
  return mark;
}

void MatchClock::return_to(Mark mark) {
  clock_ = std::move(mark.clock);
  if (mark.all) {
    after_ = std::move(*mark.all);
    return;
  }
  after_.erase(after_.lower_bound(mark.plies), after_.end());
  if (mark.after) after_.insert_or_assign(mark.plies, std::move(*mark.after));
}

Result<void> MatchClock::restore(Clock clock, std::size_t plies) {
  if (!clock_) return fail("this match has no clock");
  if (clock.control() != clock_->control() || clock.seat_count() != clock_->seat_count())
    return fail("this is the clock of another match");
  after_.erase(after_.lower_bound(plies), after_.end());
  after_.insert_or_assign(plies, clock);
  clock_ = std::move(clock);
  return {};
}

void MatchClock::return_after_absence(UtcTime now) {
  if (!clock_) return;
  clock_->return_after_absence(clock_->last_instant(), now);
  release(now);  // whoever held it is gone
}

std::vector<Seat> MatchClock::fallen() const {
  std::vector<Seat> seats;
  if (!clock_) return seats;
  const auto times = clock_->times(clock_->last_instant());
  for (Seat seat = 0; seat < times.size(); ++seat)
    if (times[seat].flagged_at) seats.push_back(seat);
  return seats;
}

std::vector<Seat> MatchClock::flagged() const {
  return clock_ && clock_->halted() ? clock_->flagged() : std::vector<Seat>();
}

Result<void> MatchClock::go_on(UtcTime now) {
  if (!clock_) return fail("this match has no clock");
  return clock_->go_on(now);
}

std::optional<UtcTime> MatchClock::next_flag() const { return clock_ ? clock_->next_flag() : std::nullopt; }

std::vector<SeatTime> MatchClock::times(UtcTime now) const {
  return clock_ ? clock_->times(now) : std::vector<SeatTime>();
}

std::vector<SeatTime> MatchClock::first_times() const {
  if (after_.empty()) return {};
  const Clock& first = after_.begin()->second;
  return first.times(first.last_instant());
}

std::optional<Milliseconds> MatchClock::left_after(std::size_t ply, Seat seat) const {
  const auto then = after_.find(ply + 1);
  if (then == after_.end()) return std::nullopt;
  return then->second.remaining(seat, then->second.last_instant());
}

}  // namespace boardwright
