// SPDX-License-Identifier: GPL-3.0-or-later
//
// Vacations of who plays by correspondence, and a calendar whose clock is set.
#include "framework/match/calendar_time.hpp"
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {
constexpr Milliseconds kDayLong = std::chrono::hours(24), kMinuteLong = std::chrono::minutes(1);
const std::vector<Seat> kHost{0}, kGuest{1};
SparedTime days(int from, int until) { return {at(from * kDayLong), at(until * kDayLong)}; }
}  // namespace

TEST_CASE("nothing is charged in a vacation, and the flag falls so much later", "[clock]") {
  Clock clock = clock_of("move=3d");
  require_done(clock.start(kHost, at(Milliseconds(0))));
  require_done(clock.spare(0, {days(1, 9)}, at(Milliseconds(0))));
  CHECK(clock.next_flag() == at(11 * kDayLong));
  CHECK(clock.next_change() == at(kDayLong));
  CHECK(clock.time_of(0, at(kDayLong / 2)).running);
  const SeatTime away = clock.time_of(0, at(5 * kDayLong));
  CHECK_FALSE(away.running);
  CHECK(away.remaining == 2 * kDayLong);
  CHECK(away.spared_until == at(9 * kDayLong));
  CHECK(away.deadline == at(11 * kDayLong));
  // However seldom anybody looks: also at once after the end, and after a restart.
  Clock looked = clock;
  looked.return_after_absence(at(kDayLong / 2), at(10 * kDayLong));
  CHECK(looked.time_of(0, at(10 * kDayLong)).remaining == kDayLong);
  Clock seldom = clock;
  seldom.advance(at(12 * kDayLong));
  CHECK(seldom.flagged() == kHost);
  CHECK(seldom.time_of(0, at(12 * kDayLong)).flagged_at == at(11 * kDayLong));
  // Who is away may move, and the other's time runs.
  require_done(clock.press(kGuest, at(5 * kDayLong)));
  CHECK(clock.next_flag() == at(8 * kDayLong));
}

TEST_CASE("a vacation goes with the clock's text and through a turn that is taken back", "[clock]") {
  Clock clock = clock_of("move=3d");
  require_done(clock.start(kHost, at(Milliseconds(0))));
  const Clock before = clock;
  require_done(clock.spare(0, {days(4, 6), days(2, 3), days(3, 4)}, at(Milliseconds(0))));
  CHECK(clock.spared(0) == SparedTimes{days(2, 6)});
  CHECK(value_of(Clock::from_text(clock.to_text())) == clock);
  require_done(clock.rewind_to(before, at(kDayLong)));
  CHECK(clock.spared(0) == SparedTimes{days(2, 6)});
  // What has passed stays as it was charged.
  require_done(clock.spare(0, {}, at(4 * kDayLong)));
  CHECK(clock.next_flag() == at(6 * kDayLong));
  Clock live = clock_of("5m");
  CHECK(error_of(live.spare(0, {days(1, 2)}, at(Milliseconds(0)))) ==
        "time is left out by correspondence only");
  std::string wrong = clock.to_text();
  wrong.insert(wrong.find("\"on_turn\""), "\"spared\":[[5,4]],");
  CHECK_FALSE(Clock::from_text(wrong));
}

TEST_CASE("a clock that is set wrongly and put right within the hour takes nothing", "[clock]") {
  UtcTime wall = at(1000 * kDayLong), steady = at(kDayLong);
  const CalendarTime calendar([&] { return wall; }, [&] { return steady; });
  const auto pass = [&](Milliseconds time) { wall += time, steady += time; };
  const UtcTime begin = calendar.now();
  CHECK(begin == at(1000 * kDayLong));
  wall += 30 * kDayLong;  // forwards
  CHECK(calendar.now() == begin);
  pass(50 * kMinuteLong);
  CHECK(calendar.now() == begin + 50 * kMinuteLong);
  wall -= 30 * kDayLong;
  CHECK(calendar.now() == begin + 50 * kMinuteLong);
  wall -= 400 * kDayLong;  // an empty battery, backwards
  pass(30 * kMinuteLong);
  CHECK(calendar.now() == begin + 80 * kMinuteLong);
  wall += 401 * kDayLong;  // the right one, which stays
  CHECK(calendar.now() == begin + 80 * kMinuteLong);
  pass(61 * kMinuteLong);
  CHECK(calendar.now() == begin + kDayLong + 141 * kMinuteLong);
  wall += std::chrono::seconds(30);  // a small correction is followed
  CHECK(calendar.now() == begin + kDayLong + 141 * kMinuteLong + std::chrono::seconds(30));
}
