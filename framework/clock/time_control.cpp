// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/time_control.hpp"

#include <algorithm>

namespace boardwright {
namespace {

constexpr std::size_t kMostPeriods = 16;
constexpr std::uint32_t kMostTurns = 1000;
constexpr std::size_t kMostSeats = 64;

bool is_time(Milliseconds time) { return time >= Milliseconds::zero() && time <= kLongestTime; }

Result<void> out_of_range() {
  return fail("a time control's times are from 0s to " +
              std::to_string(kLongestTime / std::chrono::hours(24)) + "d");
}

Result<void> check_period(const Period& period) {
  if (!is_time(period.time) || !is_time(period.bonus_time)) return out_of_range();
  if (period.turns > kMostTurns) return fail("a period has at most " + std::to_string(kMostTurns) + " moves");
  if ((period.bonus == Bonus::kNone) != (period.bonus_time == Milliseconds::zero()))
    return fail("an increment or a delay is more than 0s");
  return {};
}

/// Of a period with a delay nothing may be left, so the next one can't be without any time.
bool brings_time(const Period& period) { return period.time + period.bonus_time > Milliseconds::zero(); }
Result<void> empty_period() { return fail("a period has more than 0s, or overtime after it"); }

Result<void> check_periods(const SeatControl& seat) {
  if (seat.periods.empty() || seat.periods.size() > kMostPeriods)
    return fail("a time control has from 1 to " + std::to_string(kMostPeriods) + " periods");
  for (const auto& period : seat.periods)
    if (const auto good = check_period(period); !good) return good;
  for (std::size_t i = 0; i + 1 < seat.periods.size(); ++i) {
    if (seat.periods[i].turns == 0) return fail("every period but the last needs a number of moves");
    if (!brings_time(seat.periods[i])) return empty_period();
  }
  const Period& last = seat.periods.back();
  if (seat.overtime.type == Overtime::Type::kNone) {
    if (seat.overtime != Overtime{}) return fail("a time control without overtime has no numbers for it");
    if (!brings_time(last)) return empty_period();
    return {};
  }
  if (!is_time(seat.overtime.time)) return out_of_range();
  if (seat.overtime.time == Milliseconds::zero()) return fail("overtime is more than 0s");
  if (seat.overtime.count < 1 || seat.overtime.count > kMostTurns)
    return fail("overtime has from 1 to " + std::to_string(kMostTurns) + " periods or moves");
  // What an increment would mean in overtime nobody has laid down.
  if (last.turns != 0 || last.bonus != Bonus::kNone)
    return fail("overtime follows a last period without moves to make, increment or delay");
  return {};
}

Result<void> check_seat(const SeatControl& seat) {
  if (seat.type == SeatControl::Type::kPeriods)
    return seat.time == Milliseconds::zero() ? check_periods(seat)
                                             : fail("a control by periods has its times in them");
  if (!seat.periods.empty() || seat.overtime != Overtime{})
    return fail("an hourglass or a time for each move has neither periods nor overtime");
  if (!is_time(seat.time)) return out_of_range();
  if (seat.time == Milliseconds::zero()) return fail("an hourglass or a time for each move is more than 0s");
  return {};
}

}  // namespace

Result<void> check_control(const TimeControl& control) {
  if (control.seats.empty() || control.seats.size() > kMostSeats)
    return fail("a time control is for all seats, or for each of at most " + std::to_string(kMostSeats));
  for (const auto& seat : control.seats)
    if (const auto good = check_seat(seat); !good) return good;
  const auto hourglasses = std::count_if(control.seats.begin(), control.seats.end(), [](const auto& seat) {
    return seat.type == SeatControl::Type::kHourglass;
  });
  if (hourglasses != 0 && (static_cast<std::size_t>(hourglasses) != control.seats.size() || hourglasses > 2))
    return fail("an hourglass is for both of two seats");
  return {};
}

bool is_correspondence(const TimeControl& control) {
  return std::any_of(control.seats.begin(), control.seats.end(),
                     [](const SeatControl& seat) { return is_correspondence(seat); });
}

SeatControl stretched(SeatControl control, std::uint32_t percent) {
  const auto stretch = [percent](Milliseconds& time) {
    if (time == Milliseconds::zero()) return;
    const bool whole = time % std::chrono::seconds(1) == Milliseconds::zero();
    const Milliseconds longer = time * percent / 100;
    const Milliseconds rounded = std::chrono::floor<std::chrono::seconds>(longer + Milliseconds(500));
    time =
        std::clamp(whole && rounded > Milliseconds::zero() ? rounded : longer, Milliseconds(1), kLongestTime);
  };
  for (Period& period : control.periods) {
    stretch(period.time);
    stretch(period.bonus_time);
  }
  stretch(control.overtime.time);
  stretch(control.time);
  return control;
}

}  // namespace boardwright
