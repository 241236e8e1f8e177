// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_clock.hpp"

#include <algorithm>
#include <cassert>

namespace boardwright {

namespace {

/// The time for the set-up; what a fallen flag means is the match's.
TimeControl set_up_control(const TimeControl& match, Milliseconds time) {
  SeatControl seat;
  seat.periods = {Period{time, 0, Bonus::kNone, kZero}};
  return {{std::move(seat)}, match.on_flag, match.downtime};
}

}  // namespace

Result<MatchClock> MatchClock::create(const std::optional<TimeControl>& control,
                                      const std::optional<Milliseconds>& set_up, std::size_t seats,
                                      TimeSource time, Milliseconds network) {
  MatchClock made;
  made.time_ = time ? std::move(time) : usual_time(control);
  if (!control) return made;
  auto clock = Clock::create(*control, seats);
  if (!clock) return fail("the clock: " + clock.error());
  clock->allow_network(network);
  made.clock_ = made.main_ = std::move(*clock);
  if (!set_up || *set_up == kZero || is_correspondence(*control)) return made;
  auto own = Clock::create(set_up_control(*control, *set_up), seats);
  if (!own) return fail("the time to set up: " + own.error());
  own->allow_network(network);
  made.set_up_ = std::move(*own);
  made.setting_up_ = true;
  return made;
}

void MatchClock::start(const Turn& turn, std::size_t plies, UtcTime now) {
  if (!clock_) return;
  setting_up_ = setting_up_ && turn.arranging;
  const bool held = clock_->held();
  clock_ = setting_up_ ? set_up_ : main_;
  [[maybe_unused]] const auto started = clock_->start(turn.seats, now);
  assert(started);  // once, with seats of this match
  if (held) clock_->hold(now);
  after_.insert_or_assign(plies, *clock_);
}

void MatchClock::press(const Turn& turn, std::size_t plies, UtcTime now) {
  if (!clock_) return;
  if (setting_up_ && !turn.arranging && !turn.seats.empty()) return start(turn, plies, now);
  [[maybe_unused]] const auto pressed = clock_->press(turn.seats, now);
  assert(pressed);  // flags were seen to before, at the same instant
  after_.insert_or_assign(plies, *clock_);
}

void MatchClock::rewind(std::size_t plies, UtcTime now) {
  if (!clock_) return;
  const auto earlier = after_.find(plies);
  if (earlier == after_.end()) return;
  const Clock then = earlier->second;
  after_.erase(after_.upper_bound(plies), after_.end());
  // The time for the set-up is over once it is: who takes a part of it back has the match's own.
  if (then.control() != clock_->control()) return;
  [[maybe_unused]] const auto rewound = clock_->rewind_to(then, now);
  assert(rewound);  // it is a copy of this clock
}

void MatchClock::advance(UtcTime now) {
  if (clock_) clock_->advance(now);
}
void MatchClock::credit(Seat seat, Milliseconds network, UtcTime now) {
  if (clock_) clock_->credit(seat, network, now);
}
void MatchClock::pause(std::size_t plies, UtcTime now) {
  if (!clock_) return;
  [[maybe_unused]] const auto paused = clock_->pause(now);
  assert(paused);
  after_.insert_or_assign(plies, *clock_);  // as after any other command, which presses
}
void MatchClock::resume(UtcTime now) {
  if (!clock_) return;
  [[maybe_unused]] const auto resumed = clock_->resume(now);
  assert(resumed);
}
void MatchClock::hold(UtcTime now) {
  if (clock_ && !clock_->held()) clock_->hold(now);
}
void MatchClock::release(UtcTime now) {
  if (clock_ && clock_->held()) clock_->release(now);
}

MatchClock::Mark MatchClock::mark(std::size_t plies, bool whole) const {
  Mark mark{clock_, plies, std::nullopt, std::nullopt, setting_up_};
  if (whole) mark.all = after_;
  if (const auto then = after_.find(plies); then != after_.end()) mark.after = then->second;
  return mark;
}

void MatchClock::return_to(Mark mark) {
  clock_ = std::move(mark.clock);
  setting_up_ = mark.setting_up;
  if (mark.all) {
    after_ = std::move(*mark.all);
    return;
  }
  after_.erase(after_.lower_bound(mark.plies), after_.end());
  if (mark.after) after_.insert_or_assign(mark.plies, std::move(*mark.after));
}

Result<void> MatchClock::restore(Clock clock, const Turn& turn, std::size_t plies) {
  if (!clock_) return fail("this match has no clock");
  const bool set_up = setting_up_ && (turn.arranging || turn.seats.empty());
  if (clock.control() != (set_up ? set_up_ : main_)->control() || clock.seat_count() != clock_->seat_count())
    return fail("this is the clock of another match");
  setting_up_ = set_up;
  if (setting_up_) main_->allow_network(clock.network_per_turn());  // it begins after this one
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

Result<void> MatchClock::go_on_without(std::span<const Seat> seats, UtcTime now) {
  return clock_ ? clock_->go_on_without(seats, now) : Result<void>();
}

Result<void> MatchClock::spare(Seat seat, const SparedTimes& spared, UtcTime now) {
  return clock_ ? clock_->spare(seat, spared, now) : Result<void>(fail("this match has no clock"));
}

std::optional<UtcTime> MatchClock::next_flag() const {
  if (!clock_) return std::nullopt;
  const auto flag = clock_->next_flag(), change = clock_->next_change();
  return !flag || (change && *change < *flag) ? change : flag;
}

std::vector<SeatTime> MatchClock::times(UtcTime now) const {
  if (!clock_) return {};
  auto times = clock_->times(now);
  for (SeatTime& time : times) time.set_up = setting_up_;
  return times;
}

std::vector<SeatTime> MatchClock::first_times() const {
  if (after_.empty()) return {};
  const auto own = std::find_if(after_.begin(), after_.end(), [this](const auto& then) {
    return then.second.control() == clock_->control();
  });
  auto times = own->second.times(own->second.last_instant());
  for (SeatTime& time : times) time.set_up = setting_up_;
  return times;
}

std::optional<Milliseconds> MatchClock::left_after(std::size_t ply, Seat seat) const {
  const auto then = after_.find(ply + 1);
  if (then == after_.end() || then->second.control() != main_->control()) return std::nullopt;
  return then->second.remaining(seat, then->second.last_instant());
}

}  // namespace boardwright
