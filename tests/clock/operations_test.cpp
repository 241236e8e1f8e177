// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {
constexpr Milliseconds kHour = std::chrono::hours(1);
const std::vector<Seat> kFirst{0}, kSecond{1}, kBoth{0, 1};
}  // namespace

TEST_CASE("A clock is made for the seats of the game", "[clock]") {
  const auto handicap = value_of(read_time_control("5m|3m"));
  CHECK(error_of(Clock::create(handicap, 3)) == "the time control is for 2 seats and the game has 3");
  const auto glass = value_of(read_time_control("hourglass=5m"));
  CHECK(error_of(Clock::create(glass, 3)) == "an hourglass is for two seats and the game has 3");
  CHECK(error_of(Clock::create(value_of(read_time_control("5m")), 0)) == "a clock is for 1 to 64 seats");
  CHECK_FALSE(Clock::create(TimeControl{}, 2).has_value());
  CHECK(clock_of("5m", 64).seat_count() == 64);
}

TEST_CASE("Nothing runs before the start or after the end", "[clock]") {
  Clock clock = clock_of("5m+1s");
  CHECK_FALSE(clock.started());
  CHECK(clock.remaining(0, at(kHour)) == s(301));
  CHECK(clock.next_flag() == std::nullopt);
  CHECK(error_of(clock.press(kSecond, at(s(1)))) == "the clock hasn't been started");
  CHECK(error_of(clock.pause(at(s(1)))) == "the clock hasn't been started");
  CHECK(error_of(clock.start(std::vector<Seat>{2}, at(s(1)))) ==
        "the clock has 2 seats, not one of number 2");
  require_done(clock.start(kFirst, at(s(2))));
  CHECK(error_of(clock.start(kFirst, at(s(2)))) == "the clock has been started before");
  CHECK(clock.time_of(0, at(s(2))).running);
  CHECK_FALSE(clock.press(std::vector<Seat>{7}, at(s(3))).has_value());
  press(clock, {}, s(12));  // the last move ends the game and its turn
  CHECK(clock.remaining(0, at(kHour)) == s(292));
  CHECK(clock.next_flag() == std::nullopt);
  CHECK(clock.time_of(9, at(kHour)) == SeatTime{});
}

TEST_CASE("A placement belongs to its turn", "[clock]") {
  Clock live = running("5m+10s");
  press(live, {0}, s(20));  // the seat moved and is still on turn, to place what it has earned
  CHECK(live.remaining(0, at(s(20))) == s(290));
  CHECK(live.time_of(0, at(s(20))).turn == s(20));
  press(live, {1}, s(25));
  CHECK(live.remaining(0, at(s(25))) == s(295));  // one increment
  Clock letters = running("move=1d");
  press(letters, {0}, kHour);
  CHECK(letters.time_of(0, at(kHour)).deadline == at(24 * kHour));  // no new deadline
}

TEST_CASE("Several seats run at once, and each stops when it is ready", "[clock]") {
  Clock clock = clock_of("5m+10s");
  require_done(clock.start(kBoth, kStart));
  CHECK(clock.remaining(0, at(s(30))) == s(280));
  CHECK(clock.remaining(1, at(s(30))) == s(280));
  press(clock, {1}, s(30));
  CHECK(clock.remaining(0, at(s(60))) == s(290));
  CHECK(clock.remaining(1, at(s(60))) == s(250));
  press(clock, {0}, s(60));
  CHECK(clock.remaining(1, at(s(60))) == s(260));
  CHECK(clock.time_of(0, at(s(61))).running);
}

TEST_CASE("Flags that fall in the same millisecond are all told, a later one isn't", "[clock]") {
  Clock clock = clock_of("5m|5m|6m", 3);
  require_done(clock.start(std::vector<Seat>{0, 1, 2}, kStart));
  clock.advance(at(kHour));
  CHECK(clock.flagged() == kBoth);
  CHECK(clock.remaining(2, at(kHour)) == minutes(1));  // stood still with them
}

TEST_CASE("A pause stops everything and moves deadlines", "[clock]") {
  for (const char* control : {"5m", "move=5m"}) {
    INFO(control);
    Clock clock = running(control);
    require_done(clock.pause(at(minutes(1))));
    CHECK(clock.paused());
    CHECK(error_of(clock.pause(at(minutes(2)))) == "the clock is paused");
    CHECK(error_of(clock.press(kSecond, at(minutes(2)))) == "the clock is paused");
    CHECK(clock.next_flag() == std::nullopt);
    CHECK_FALSE(clock.time_of(0, at(minutes(2))).running);
    CHECK(clock.remaining(0, at(kHour)) == minutes(4));
    require_done(clock.resume(at(kHour)));
    CHECK(error_of(clock.resume(at(kHour))) == "the clock isn't paused");
    CHECK(clock.next_flag() == at(kHour + minutes(4)));
  }
  Clock letters = running("move=5m");
  require_done(letters.pause(at(minutes(1))));
  require_done(letters.resume(at(kHour)));
  CHECK(letters.time_of(0, at(kHour)).deadline == at(kHour + minutes(4)));
}

TEST_CASE("Dice shown and hand-over pages aren't charged in live play", "[clock]") {
  Clock clock = running("5m|move=5m");
  clock.hold(at(s(10)));
  CHECK(clock.held());
  CHECK(clock.next_flag() == std::nullopt);
  press(clock, {1}, s(20));                // commands go on being accepted
  CHECK(clock.next_flag() == at(s(320)));  // a deadline by letter doesn't wait
  press(clock, {0}, s(30));
  clock.release(at(s(40)));
  CHECK(clock.remaining(0, at(s(41))) == s(289));
  clock.release(at(s(42)));  // once more changes nothing
  CHECK(clock.remaining(0, at(s(43))) == s(287));
}

TEST_CASE("Time while the host was down or asleep", "[clock]") {
  const auto after_absence = [](const std::string& control) {
    Clock clock = running(control);
    clock.return_after_absence(at(minutes(1)), at(minutes(3)));
    return clock;
  };
  CHECK(after_absence("10m").remaining(0, at(minutes(3))) == minutes(9));
  CHECK(after_absence("10m,downtime=charged").remaining(0, at(minutes(3))) == minutes(7));
  CHECK(after_absence("move=10m").remaining(0, at(minutes(3))) == minutes(7));
  CHECK(after_absence("move=10m").time_of(0, at(minutes(3))).deadline == at(minutes(10)));
  CHECK(after_absence("move=10m,downtime=free").time_of(0, at(minutes(3))).deadline == at(minutes(12)));
  // A deadline that passed meanwhile is missed when it passed.
  CHECK(after_absence("move=2m").time_of(0, at(minutes(3))).flagged_at == at(minutes(2)));
  // A flag that fell while the host was still alive has fallen.
  CHECK(after_absence("30s").time_of(0, at(minutes(3))).flagged_at == at(s(30)));
  // After loading, the state's last instant counts where nothing later is known.
  Clock loaded = value_of(Clock::from_text(running("10m").to_text()));
  loaded.return_after_absence(loaded.last_instant(), at(kHour));
  CHECK(loaded.remaining(0, at(kHour)) == minutes(10));
}

TEST_CASE("Taking back restores the clock to what it was", "[clock]") {
  for (const char* control : {"2/5m+5s:1m+3s", "5m,byo=2x10s", "5m+delay5s", "move=5m"}) {
    INFO(control);
    Clock clock = running(control);
    press(clock, {1}, s(30));
    const Clock earlier = clock;
    press(clock, {0}, s(50));
    press(clock, {1}, s(60));
    require_done(clock.rewind_to(earlier, at(s(100))));
    for (Seat seat : kBoth) CHECK(clock.remaining(seat, at(s(107))) == earlier.remaining(seat, at(s(37))));
    CHECK(clock.next_flag() == *earlier.next_flag() + s(70));
    CHECK(clock.time_of(0, at(s(100))).turns_to_go == earlier.time_of(0, at(s(30))).turns_to_go);
  }
  Clock clock = running("5m");
  CHECK(error_of(clock.rewind_to(running("6m"), at(s(1)))) == "this is the clock of another match");
  // A pause belongs to now and not to then.
  const Clock earlier = clock;
  require_done(clock.pause(at(s(1))));
  require_done(clock.rewind_to(earlier, at(s(2))));
  CHECK(clock.paused());
  CHECK(clock.remaining(0, at(kHour)) == minutes(5));
}

TEST_CASE("A flag that loses stops the match", "[clock]") {
  Clock clock = running("1m");
  clock.advance(at(s(90)));
  CHECK(clock.halted());
  CHECK(error_of(clock.go_on(at(s(91)))) == "with this time control a fallen flag loses");
  CHECK(error_of(clock.pause(at(s(91)))) == "a flag has fallen");
  // An organiser may correct it.
  require_done(clock.add_time(0, s(20), at(s(100))));
  CHECK_FALSE(clock.halted());
  CHECK(clock.next_flag() == at(s(120)));
}

TEST_CASE("A flag that asks waits for the answer", "[clock]") {
  Clock clock = running("1m,flag=ask");
  CHECK(error_of(clock.go_on(at(s(1)))) == "no flag has fallen");
  clock.advance(at(s(90)));
  CHECK(clock.flagged() == kFirst);
  CHECK(clock.time_of(0, at(s(90))).flagged_at == at(s(60)));
  CHECK_FALSE(clock.press(kSecond, at(s(95))).has_value());
  require_done(clock.go_on(at(s(100))));
  CHECK_FALSE(clock.halted());
  press(clock, {1}, s(107));
  const auto time = clock.time_of(0, at(s(107)));
  CHECK(time.remaining == ms(0));
  CHECK(time.overdrawn == s(7));  // the wait was nobody's
  CHECK(time.flagged_at == at(s(60)));
  CHECK(clock.next_flag() == at(s(167)));  // the other's flag asks too
}

TEST_CASE("Where the game goes on, the time overdrawn is counted", "[clock]") {
  Clock clock = running("1m+2s,flag=continue");
  CHECK(clock.next_flag() == at(s(62)));
  clock.advance(at(s(70)));
  CHECK_FALSE(clock.halted());
  CHECK(clock.flagged().empty());
  CHECK(clock.time_of(0, at(s(70))).overdrawn == s(8));
  CHECK(clock.next_flag() == std::nullopt);
  press(clock, {1}, s(72));
  CHECK(clock.remaining(0, at(s(72))) == s(2));  // increments still come
  press(clock, {0}, s(80));
  CHECK(clock.time_of(0, at(s(85))).overdrawn == s(13));
  CHECK(clock.time_of(0, at(s(85))).flagged_at == at(s(62)));  // the first time
}

TEST_CASE("Time can be given, within reason", "[clock]") {
  Clock clock = running("5m");
  require_done(clock.add_time(1, minutes(2), at(s(10))));
  CHECK(clock.remaining(1, at(s(10))) == minutes(7));
  CHECK_FALSE(clock.add_time(2, s(1), at(s(10))).has_value());
  CHECK_FALSE(clock.add_time(0, ms(0), at(s(10))).has_value());
  CHECK_FALSE(clock.add_time(0, kLongestTime + ms(1), at(s(10))).has_value());
  // However often: no sum overflows.
  for (int i = 0; i < 100; ++i) require_done(clock.add_time(1, kLongestTime, at(s(10))));
  CHECK(clock.remaining(1, at(s(10))) == kMostTime);
}

TEST_CASE("A time before the last one, or beyond all calendars", "[clock]") {
  Clock clock = running("5m");
  clock.advance(at(s(60)));
  clock.advance(at(s(10)));
  CHECK(clock.last_instant() == at(s(60)));
  CHECK(clock.remaining(0, at(s(-5000))) == minutes(4));
  clock.advance(UtcTime::min());
  CHECK(clock.remaining(0, at(s(70))) == s(230));
  clock.advance(UtcTime::max());
  CHECK(clock.last_instant() == kLastInstant);
  CHECK(clock.time_of(0, UtcTime::max()).flagged_at == at(minutes(5)));
  CHECK(value_of(Clock::from_text(clock.to_text())) == clock);
}

TEST_CASE("Copies share nothing that changes", "[clock]") {
  Clock clock = running("5m");
  const Clock copy = clock;
  CHECK(copy == clock);
  press(clock, {1}, s(10));
  CHECK_FALSE(copy == clock);
  CHECK(copy.remaining(0, at(s(20))) == s(280));
}
