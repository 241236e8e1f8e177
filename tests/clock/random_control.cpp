// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/clock/random_control.hpp"

#include <algorithm>

namespace boardwright::test {
namespace {

Milliseconds time(Draws& draws, std::int64_t least, Milliseconds longest) {
  return Milliseconds(draws.number(least, std::max(least, longest.count())));
}

Period random_period(Draws& draws, bool last, Milliseconds longest) {
  Period period;
  period.time = draws.one_in(6) ? Milliseconds(0) : time(draws, 1, longest);
  if (!last || draws.one_in(5)) period.turns = static_cast<std::uint32_t>(draws.number(1, 4));
  period.bonus = static_cast<Bonus>(draws.number(0, 3));
  if (period.bonus != Bonus::kNone) period.bonus_time = time(draws, 1, longest / 6);
  return period;
}

SeatControl random_seat(Draws& draws, Milliseconds longest) {
  SeatControl seat;
  if (draws.one_in(6)) {
    seat.type = SeatControl::Type::kPerTurn;
    seat.time = time(draws, 1, longest);
    return seat;
  }
  const auto periods = draws.number(1, 3);
  for (std::int64_t i = 1; i <= periods; ++i)
    seat.periods.push_back(random_period(draws, i == periods, longest));
  if (!draws.one_in(2)) return seat;
  seat.periods.back().turns = 0;
  seat.periods.back().bonus = Bonus::kNone;
  seat.periods.back().bonus_time = Milliseconds(0);
  seat.overtime.type = draws.one_in(2) ? Overtime::Type::kByoYomi : Overtime::Type::kCanadian;
  seat.overtime.count = static_cast<std::uint32_t>(draws.number(1, 3));
  seat.overtime.time = time(draws, 1, longest / 2);
  return seat;
}

}  // namespace

TimeControl random_control(Draws& draws, std::size_t seats, Milliseconds longest) {
  for (;;) {
    TimeControl control;
    if (seats == 2 && draws.one_in(8)) {
      for (auto i = draws.number(1, 2); i > 0; --i)
        control.seats.push_back({SeatControl::Type::kHourglass, {}, {}, time(draws, 1, longest)});
    } else {
      const std::size_t written = draws.one_in(2) ? 1 : seats;
      for (std::size_t i = 0; i < written; ++i) control.seats.push_back(random_seat(draws, longest));
    }
    control.on_flag = static_cast<FlagPolicy>(draws.number(0, 2));
    control.downtime = static_cast<Downtime>(draws.number(0, 2));
    if (check_control(control)) return control;
  }
}

}  // namespace boardwright::test
