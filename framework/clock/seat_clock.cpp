// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/seat_clock.hpp"

#include <algorithm>

namespace boardwright {
namespace {

using Type = SeatControl::Type;

const Period* period_of(const SeatControl& control, const SeatClock& seat) {
  return control.type == Type::kPeriods ? &control.periods[seat.period] : nullptr;
}

bool has_delay(const Period& period) {
  return period.bonus == Bonus::kDelay || period.bonus == Bonus::kBronstein;
}

bool overtime_follows(const SeatControl& control, const SeatClock& seat) {
  return control.overtime.type != Overtime::Type::kNone && !seat.overtime &&
         seat.period + 1 == control.periods.size();
}

void begin_overtime(const SeatControl& control, SeatClock& seat) {
  seat.overtime = true;
  seat.left = control.overtime.time;
  if (control.overtime.type == Overtime::Type::kCanadian) seat.turns_to_go = control.overtime.count;
}

/// A period begins: its time, and what its first turn brings.
void begin_period(const SeatControl& control, SeatClock& seat, std::uint32_t period) {
  seat.period = period;
  const Period& now = control.periods[period];
  seat.turns_to_go = now.turns;
  add(seat, now.time);
  if (now.bonus == Bonus::kIncrement) add(seat, now.bonus_time);
  if (seat.left == kZero && overtime_follows(control, seat)) begin_overtime(control, seat);
}

}  // namespace

void add(SeatClock& seat, Milliseconds time) { seat.left = std::min(seat.left + time, kMostTime); }

bool stops_all(const SeatClock& seat) noexcept { return seat.flagged_at && !seat.excused; }

SeatClock fresh(const SeatControl& control) {
  SeatClock seat;
  if (control.overtime.type == Overtime::Type::kByoYomi) seat.periods_left = control.overtime.count;
  if (control.type == Type::kPeriods)
    begin_period(control, seat, 0);
  else
    seat.left = control.time;
  return seat;
}

Milliseconds delay_left(const SeatControl& control, const SeatClock& seat) {
  const Period* period = period_of(control, seat);
  if (period == nullptr || !has_delay(*period)) return kZero;
  return std::max(kZero, period->bonus_time - seat.used);
}

Milliseconds until_flag(const SeatControl& control, const SeatClock& seat) {
  Milliseconds sum = delay_left(control, seat) + seat.left;
  if (overtime_follows(control, seat)) sum += control.overtime.time;
  // In a period whose moves aren't made yet the flag falls without overtime. Else one of byo-yomi's periods
  // is already in the sum: the current one, or the one that follows the main time.
  if ((seat.overtime || overtime_follows(control, seat)) && seat.periods_left > 1)
    sum += control.overtime.time * (seat.periods_left - 1);
  return sum;
}

Milliseconds charge(const SeatControl& control, SeatClock& seat, UtcTime from, Milliseconds time) {
  if (time <= kZero) return kZero;
  Milliseconds rest = time - std::min(delay_left(control, seat), time);
  seat.used = std::min(seat.used + time, kMostTime);
  if (delay_left(control, seat) > kZero) return kZero;
  Milliseconds taken{0};
  for (;;) {
    const Milliseconds some = std::min(seat.left, rest);
    seat.left -= some;
    taken += some;
    rest -= some;
    if (seat.left > kZero) return taken;
    if (overtime_follows(control, seat)) {
      begin_overtime(control, seat);
    } else if (seat.overtime && seat.periods_left > 1) {
      --seat.periods_left;
      seat.left = control.overtime.time;
    } else {
      break;
    }
  }
  if (!seat.flagged_at) seat.flagged_at = from + (time - rest);
  seat.overdrawn = std::min(seat.overdrawn + rest, kMostTime);
  return taken;
}

Milliseconds give_back(const SeatControl& control, SeatClock& seat, Milliseconds time) {
  if (seat.flagged_at) return kZero;
  Milliseconds some = std::clamp(time, kZero, seat.used);
  if (seat.overtime) some = std::min(some, std::max(kZero, control.overtime.time - seat.left));
  const Milliseconds used = seat.used, delay = delay_left(control, seat);
  seat.used -= some;
  // What the delay had taken costs nothing, so nothing of it comes back.
  add(seat, some - (delay_left(control, seat) - delay));
  return used - seat.used;
}

void complete_turn(const SeatControl& control, SeatClock& seat) {
  seat.used = kZero;
  if (control.type == Type::kPerTurn) seat.left = control.time;
  if (control.type != Type::kPeriods) return;
  const bool counted = seat.turns_to_go != 0;
  if (counted) --seat.turns_to_go;
  const bool done = counted && seat.turns_to_go == 0;
  if (seat.overtime) {
    if (control.overtime.type == Overtime::Type::kByoYomi || done) seat.left = control.overtime.time;
    if (done) seat.turns_to_go = control.overtime.count;
  } else if (done) {
    begin_period(control, seat,
                 std::min(seat.period + 1, static_cast<std::uint32_t>(control.periods.size()) - 1));
  } else if (control.periods[seat.period].bonus == Bonus::kIncrement) {
    add(seat, control.periods[seat.period].bonus_time);
  }
}

}  // namespace boardwright
