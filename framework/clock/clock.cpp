// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/clock.hpp"

#include <algorithm>
#include <utility>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

bool holds(std::span<const Seat> seats, std::size_t seat) {
  return std::any_of(seats.begin(), seats.end(), [&](Seat one) { return one == seat; });
}

}  // namespace

Clock::Clock(TimeControl control, std::size_t seats)
    : control_(std::make_shared<const TimeControl>(std::move(control))) {
  for (std::size_t i = 0; i < seats; ++i) state_.seats.push_back(fresh(control_of(i)));
}

Result<Clock> Clock::create(TimeControl control, std::size_t seats) {
  if (const auto good = check_control(control); !good) return fail(good.error());
  if (seats == 0 || seats > 64) return fail("a clock is for 1 to 64 seats");
  if (control.seats.size() != 1 && control.seats.size() != seats)
    return fail("the time control is for " + std::to_string(control.seats.size()) +
                " seats and the game has " + std::to_string(seats));
  if (control.seats.front().type == SeatControl::Type::kHourglass && seats != 2)
    return fail("an hourglass is for two seats and the game has " + std::to_string(seats));
  return Clock(std::move(control), seats);
}

bool operator==(const Clock& a, const Clock& b) { return *a.control_ == *b.control_ && a.state_ == b.state_; }

bool Clock::halted() const noexcept { return boardwright::halted(state_); }

bool Clock::is_charged(std::size_t seat, Passing how) const {
  if (!state_.seats[seat].on_turn || state_.paused || halted()) return false;
  const bool correspondence = is_correspondence(control_of(seat));
  if (state_.held && !correspondence) return false;
  if (how == Passing::kPlay || control_->downtime == Downtime::kCharged) return true;
  return control_->downtime == Downtime::kByKind && correspondence;
}

/// In an hourglass two seats that are on turn together give each other what they use.
bool Clock::both_turn_the_glass(Passing how) const {
  return control_->seats.front().type == SeatControl::Type::kHourglass && is_charged(0, how) &&
         is_charged(1, how);
}

std::optional<UtcTime> Clock::next_flag(Passing how, bool told) const {
  struct Due {
    UtcTime flag, at;
  };
  std::optional<Due> first;
  if (both_turn_the_glass(how)) return std::nullopt;
  for (std::size_t i = 0; i < state_.seats.size(); ++i) {
    if (!is_charged(i, how) || state_.seats[i].flagged_at) continue;
    // By the flags alone: another seat's quota must not decide how long a move of the first may be on its way.
    const UtcTime flag =
        when_charged(state_.seats[i].spared, state_.last, until_flag(control_of(i), state_.seats[i]));
    const UtcTime at = flag + (told ? state_.seats[i].quota : kZero);
    if (!first || flag < first->flag || (flag == first->flag && at > first->at)) first = Due{flag, at};
  }
  return first ? std::optional(first->at) : std::nullopt;
}

std::optional<UtcTime> Clock::next_flag() const { return next_flag(Passing::kPlay, true); }

void Clock::charge_all(UtcTime until, Passing how) {
  const Milliseconds time = until - state_.last;
  const bool hourglass = control_->seats.front().type == SeatControl::Type::kHourglass;
  // Asked before anything is charged: a flag of the first seat must not spare the second.
  std::vector<std::size_t> charged;
  for (std::size_t i = 0; i < state_.seats.size(); ++i)
    if (is_charged(i, how)) charged.push_back(i);
  if (both_turn_the_glass(how)) {
    for (SeatClock& seat : state_.seats) seat.used = std::min(seat.used + time, kMostTime);
  } else {
    for (const std::size_t i : charged) {
      const bool fallen = state_.seats[i].flagged_at.has_value();
      Milliseconds taken{0};
      for (const auto& part : charged_parts(state_.seats[i].spared, state_.last, until))
        taken += charge(control_of(i), state_.seats[i], part.from, part.until - part.from);
      if (hourglass) add(state_.seats[1 - i], taken);
      if (!fallen && state_.seats[i].flagged_at && control_->on_flag == FlagPolicy::kContinue)
        state_.seats[i].excused = true;
    }
  }
  state_.last = until;
}

void Clock::pass(UtcTime now, Passing how) {
  now = std::min(now, kLastInstant);
  if (how == Passing::kPlay)
    if (const auto flag = next_flag(how); flag && *flag <= now && now < *next_flag(how, true))
      now = *flag - Milliseconds(1);  // what decides may be on its way
  if (now <= state_.last) return;
  // Nothing is charged after a flag that stops the clocks.
  if (control_->on_flag != FlagPolicy::kContinue)
    if (const auto flag = next_flag(how); flag && *flag <= now) charge_all(*flag, how);
  charge_all(now, how);
}

void Clock::advance(UtcTime now) { pass(now, Passing::kPlay); }

void Clock::return_after_absence(UtcTime last_alive, UtcTime now) {
  advance(std::min(last_alive, now));
  pass(now, Passing::kAbsence);
}

Result<void> Clock::check_seats(std::span<const Seat> seats) const {
  for (const Seat seat : seats)
    if (seat >= state_.seats.size())
      return fail("the clock has " + std::to_string(state_.seats.size()) + " seats, not one of number " +
                  std::to_string(seat));
  return {};
}

Result<void> Clock::start(std::span<const Seat> on_turn, UtcTime now) {
  if (const auto good = check_seats(on_turn); !good) return good;
  if (state_.started) return fail("the clock has been started before");
  advance(now);
  state_.started = true;
  for (std::size_t i = 0; i < state_.seats.size(); ++i) state_.seats[i].on_turn = holds(on_turn, i);
  return {};
}

Result<void> Clock::press(std::span<const Seat> on_turn, UtcTime now) {
  if (const auto good = check_seats(on_turn); !good) return good;
  advance(now);
  if (!state_.started) return fail("the clock hasn't been started");
  if (state_.paused) return fail("the clock is paused");
  if (halted()) return fail("a flag has fallen");
  for (std::size_t i = 0; i < state_.seats.size(); ++i) {
    const bool next = holds(on_turn, i);
    if (state_.seats[i].on_turn && !next) {
      complete_turn(control_of(i), state_.seats[i]);
      state_.seats[i].quota = std::min(state_.seats[i].quota + state_.network_per_turn,
                                       ClockState::kQuotaTurns * state_.network_per_turn);
    }
    state_.seats[i].on_turn = next;
  }
  return {};
}

Result<void> Clock::pause(UtcTime now) {
  advance(now);
  if (!state_.started) return fail("the clock hasn't been started");
  if (state_.paused) return fail("the clock is paused");
  if (halted()) return fail("a flag has fallen");
  state_.paused = true;
  return {};
}

Result<void> Clock::resume(UtcTime now) {
  advance(now);
  if (!state_.paused) return fail("the clock isn't paused");
  state_.paused = false;
  return {};
}

void Clock::hold(UtcTime now) {
  advance(now);
  state_.held = true;
}

void Clock::release(UtcTime now) {
  advance(now);
  state_.held = false;
}

Result<void> Clock::rewind_to(const Clock& earlier, UtcTime now) {
  if (*earlier.control_ != *control_ || earlier.state_.seats.size() != state_.seats.size())
    return fail("this is the clock of another match");
  advance(std::max(now, earlier.state_.last));
  auto before = std::exchange(state_.seats, earlier.state_.seats);
  for (std::size_t i = 0; i < state_.seats.size(); ++i) state_.seats[i].spared = std::move(before[i].spared);
  state_.started = earlier.state_.started;
  state_.paused = state_.paused && state_.started && !halted();
  return {};
}

Result<void> Clock::go_on(UtcTime now) {
  advance(now);
  if (!halted()) return fail("no flag has fallen");
  if (control_->on_flag != FlagPolicy::kAsk) return fail("with this time control a fallen flag loses");
  for (SeatClock& seat : state_.seats)
    if (seat.flagged_at) seat.excused = true;
  return {};
}

Result<void> Clock::go_on_without(std::span<const Seat> seats, UtcTime now) {
  if (const auto good = check_seats(seats); !good) return good;
  if (state_.seats.size() <= 2) return fail("where two play nobody plays on without the other");
  advance(now);
  for (const Seat seat : seats) state_.seats[seat].excused = state_.seats[seat].flagged_at.has_value();
  return {};
}

Result<void> Clock::add_time(Seat seat, Milliseconds time, UtcTime now) {
  const Seat seats[] = {seat};
  if (const auto good = check_seats(seats); !good) return good;
  if (time <= kZero || time > kLongestTime)
    return fail("time to be added is more than 0s and at most " + write_duration(kLongestTime));
  advance(now);
  add(state_.seats[seat], time);
  if (stops_all(state_.seats[seat])) state_.seats[seat].flagged_at.reset();
  return {};
}

Result<void> Clock::spare(Seat seat, SparedTimes spared, UtcTime now) {
  const Seat seats[] = {seat};
  if (const auto good = check_seats(seats); !good) return good;
  if (!is_correspondence(control_of(seat))) return fail("time is left out by correspondence only");
  spared = joined(std::move(spared));
  if (const auto good = check_spared(spared); !good) return good;
  advance(now);
  state_.seats[seat].spared = std::move(spared);
  return {};
}

std::optional<UtcTime> Clock::next_change() const {
  std::optional<UtcTime> first;
  if (!state_.started || halted()) return first;
  for (const SeatClock& seat : state_.seats)
    for (const auto& one : seat.spared)
      for (const UtcTime at : {one.from, one.until})
        if (at > state_.last && (!first || at < *first)) first = at;
  return first;
}

void Clock::allow_network(Milliseconds per_turn) {
  // An hourglass gives it to the other, and by correspondence it is nothing.
  if (control_->seats.front().type != SeatControl::Type::kPeriods) return;
  state_.network_per_turn = std::clamp(per_turn, kZero, kMostNetwork);
  for (SeatClock& seat : state_.seats) seat.quota = state_.network_per_turn;
}

Milliseconds Clock::credit(Seat seat, Milliseconds network, UtcTime now) {
  if (seat >= state_.seats.size() || state_.seats[seat].quota == kZero || !is_charged(seat, Passing::kPlay))
    return kZero;
  SeatClock& of = state_.seats[seat];
  now = std::min(now, kLastInstant);
  const Milliseconds most = std::clamp(network, kZero, of.quota);
  const Milliseconds quota = std::exchange(of.quota, kZero);  // nothing more is on its way
  advance(now - most);
  Milliseconds given{0};
  if (is_charged(seat, Passing::kPlay) && !of.flagged_at) {
    const Milliseconds spared = std::clamp(now - state_.last, kZero, most);
    of.on_turn = false;  // the others' time passes
    advance(now);
    of.on_turn = true;
    given = spared + give_back(control_of(seat), of, most - spared);
  }
  of.quota = quota - given;
  of.credited = std::min(of.credited + given, kMostTime);
  return given;
}

std::vector<Seat> Clock::on_turn() const {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < state_.seats.size(); ++i)
    if (state_.seats[i].on_turn) seats.push_back(static_cast<Seat>(i));
  return seats;
}

std::vector<Seat> Clock::flagged() const {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < state_.seats.size(); ++i)
    if (stops_all(state_.seats[i])) seats.push_back(static_cast<Seat>(i));
  return seats;
}

std::vector<SeatTime> Clock::times(UtcTime now) const {
  Clock then = *this;
  then.advance(now);
  std::vector<SeatTime> times;
  for (std::size_t i = 0; i < state_.seats.size(); ++i) {
    const SeatControl& control = control_of(i);
    const SeatClock& seat = then.state_.seats[i];
    SeatTime time;
    time.remaining = seat.left;
    const Milliseconds delay = delay_left(control, seat);
    if (delay > kZero && control.periods[seat.period].bonus == Bonus::kBronstein)
      time.remaining += delay;
    else
      time.delay_left = delay;
    const SparedTime* spared = spared_at(seat.spared, then.state_.last);
    const bool charged = then.is_charged(i, Passing::kPlay);
    time.running = charged && spared == nullptr;
    if (spared != nullptr) time.spared_until = spared->until;
    time.correspondence = is_correspondence(control);
    time.period = seat.period + 1;
    time.overtime = seat.overtime;
    time.periods_left = seat.periods_left;
    time.turns_to_go = seat.turns_to_go;
    if (charged && time.correspondence && seat.left > kZero)
      time.deadline = when_charged(seat.spared, then.state_.last, seat.left);
    time.turn = seat.used;
    time.flagged_at = seat.flagged_at;
    time.overdrawn = seat.overdrawn;
    time.credited = seat.credited;
    times.push_back(time);
  }
  return times;
}

SeatTime Clock::time_of(Seat seat, UtcTime now) const {
  const auto all = times(now);
  return seat < all.size() ? all[seat] : SeatTime{};
}

std::string Clock::to_text() const { return write_clock_state(*control_, state_); }

Result<Clock> Clock::from_text(std::string_view text) {
  const auto bad = [](const std::string& sentence) { return fail("clock: " + one_line(sentence)); };
  auto read = read_clock_state(text);
  if (!read) return bad(read.error());
  auto clock = create(std::move(read->control), read->state.seats.size());
  if (!clock) return bad(clock.error());
  clock->allow_network(read->state.network_per_turn);
  const Milliseconds network = clock->state_.network_per_turn;  // none of a clock that gives nothing back
  clock->state_ = std::move(read->state);
  clock->state_.network_per_turn = network;
  if (const auto found = contradiction(*clock->control_, clock->state_); !found.empty()) return bad(found);
  return clock;
}

}  // namespace boardwright
