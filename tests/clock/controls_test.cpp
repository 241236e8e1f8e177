// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each control by hand, with figures that can be followed on paper.
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// The last millisecond before the flag and the flag itself, without anything else happening.
void check_flag(const Clock& clock, Seat seat, Milliseconds since) {
  CHECK(clock.next_flag() == at(since));
  Clock before = clock;
  before.advance(at(since - ms(1)));
  CHECK_FALSE(before.halted());
  // However late anybody asks.
  for (const auto late : {ms(0), ms(1), minutes(1000)}) {
    Clock after = clock;
    after.advance(at(since + late));
    CHECK(after.flagged() == std::vector<Seat>{seat});
    CHECK(after.time_of(seat, at(since + late)).flagged_at == at(since));
    CHECK(after.next_flag() == std::nullopt);
  }
}

}  // namespace

TEST_CASE("Sudden death", "[clock]") {
  Clock clock = running("5m");
  CHECK(clock.remaining(0, at(s(10))) == s(290));
  CHECK(clock.remaining(1, at(s(10))) == minutes(5));
  check_flag(clock, 0, minutes(5));
  press(clock, {1}, s(100));
  press(clock, {0}, s(150));
  CHECK(clock.remaining(0, at(s(150))) == s(200));
  CHECK(clock.remaining(1, at(s(1000))) == s(250));
  check_flag(clock, 0, s(350));
  // What comes in the millisecond of the flag is too late, the one before is in time.
  Clock in_time = clock;
  press(in_time, {1}, s(350) - ms(1));
  CHECK(in_time.remaining(0, at(s(350))) == ms(1));
  CHECK(error_of(clock.press(std::vector<Seat>{1}, at(s(350)))) == "a flag has fallen");
  CHECK(clock.flagged() == std::vector<Seat>{0});
}

TEST_CASE("Fischer's increment comes before every move, the first too", "[clock]") {
  Clock clock = running("3m+2s");
  CHECK(clock.remaining(0, kStart) == s(182));
  CHECK(clock.remaining(1, kStart) == s(182));
  press(clock, {1}, s(1));
  CHECK(clock.remaining(0, at(s(1))) == s(183));  // quick moves save time
  press(clock, {0}, s(11));
  CHECK(clock.remaining(1, at(s(11))) == s(174));
  check_flag(clock, 0, s(11 + 183));
}

TEST_CASE("Bronstein gives back what was used, at most the delay", "[clock]") {
  Clock clock = running("1m+bronstein5s");
  CHECK(clock.remaining(0, kStart) == s(65));
  CHECK(clock.remaining(0, at(s(3))) == s(62));  // shown in one sum
  CHECK(clock.time_of(0, at(s(3))).delay_left == ms(0));
  Clock quick = clock;
  press(quick, {1}, s(3));
  CHECK(quick.remaining(0, at(s(3))) == s(65));  // never more than before
  press(clock, {1}, s(25));
  CHECK(clock.remaining(0, at(s(25))) == s(45));
  press(clock, {0}, s(26));
  check_flag(clock, 0, s(26 + 45));
}

TEST_CASE("With a simple delay the main time waits in every turn", "[clock]") {
  Clock clock = running("1m+delay5s");
  CHECK(clock.remaining(0, at(s(3))) == minutes(1));
  CHECK(clock.time_of(0, at(s(3))).delay_left == s(2));
  CHECK(clock.remaining(0, at(s(7))) == s(58));
  check_flag(clock, 0, s(65));
  press(clock, {1}, s(25));
  CHECK(clock.remaining(0, at(s(25))) == s(40));
  CHECK(clock.time_of(0, at(s(25))).delay_left == s(5));  // a new turn, a new delay
  press(clock, {0}, s(26));
  check_flag(clock, 0, s(26 + 45));
}

TEST_CASE("Periods: what is saved goes over, and the moves must be made", "[clock]") {
  Clock clock = running("2/1m+1s:30s+3s");
  CHECK(clock.time_of(0, kStart).turns_to_go == 2);
  press(clock, {1}, s(10));
  CHECK(clock.time_of(0, at(s(10))).turns_to_go == 1);
  CHECK(clock.remaining(0, at(s(10))) == s(52));
  press(clock, {0}, s(20));
  check_flag(clock, 0, s(20 + 52));  // the second move isn't made
  press(clock, {1}, s(30));
  const auto time = clock.time_of(0, at(s(30)));
  CHECK(time.period == 2);
  CHECK(time.turns_to_go == 0);
  CHECK(time.remaining == s(42 + 30 + 3));  // left, the new period, and what comes before its first move
  CHECK(clock.time_of(1, at(s(30))).period == 1);
}

TEST_CASE("A last period with moves repeats", "[clock]") {
  Clock clock = running("1/1m");
  press(clock, {1}, s(10));
  CHECK(clock.remaining(0, at(s(10))) == s(110));
  CHECK(clock.time_of(0, at(s(10))).turns_to_go == 1);
  press(clock, {0}, s(20));
  press(clock, {1}, s(30));
  CHECK(clock.remaining(0, at(s(30))) == s(160));
  CHECK(clock.time_of(0, at(s(30))).period == 1);
}

TEST_CASE("Byo-yomi: a period that isn't used up is whole again", "[clock]") {
  Clock clock = running("1m,byo=3x10s");
  check_flag(clock, 0, s(90));
  auto time = clock.time_of(0, at(s(59)));
  CHECK_FALSE(time.overtime);
  CHECK(time.periods_left == 3);
  time = clock.time_of(0, at(s(60)));
  CHECK(time.overtime);
  CHECK(time.remaining == s(10));
  CHECK(time.periods_left == 3);
  press(clock, {1}, s(69));
  CHECK(clock.remaining(0, at(s(69))) == s(10));
  CHECK(clock.time_of(0, at(s(69))).periods_left == 3);
  press(clock, {0}, s(70));
  check_flag(clock, 0, s(100));
  time = clock.time_of(0, at(s(85)));
  CHECK(time.remaining == s(5));
  CHECK(time.periods_left == 2);
  CHECK(clock.time_of(0, at(s(80))).periods_left == 2);  // exactly used is used up
  CHECK(clock.time_of(0, at(s(80) - ms(1))).periods_left == 3);
  press(clock, {1}, s(95));
  CHECK(clock.time_of(0, at(s(95))).periods_left == 1);
  CHECK(clock.remaining(0, at(s(95))) == s(10));
}

TEST_CASE("Byo-yomi from the first move", "[clock]") {
  const Clock clock = running("0s,byo=1x30s");
  CHECK(clock.time_of(0, kStart).overtime);
  CHECK(clock.remaining(0, kStart) == s(30));
  check_flag(clock, 0, s(30));
}

TEST_CASE("Canadian overtime: so many moves in so much time, then the same anew", "[clock]") {
  Clock clock = running("1m,canadian=2/30s");
  check_flag(clock, 0, s(90));
  press(clock, {1}, s(70));  // the move in which the main time ran out is the first
  auto time = clock.time_of(0, at(s(70)));
  CHECK(time.overtime);
  CHECK(time.turns_to_go == 1);
  CHECK(time.remaining == s(20));
  press(clock, {0}, s(75));
  check_flag(clock, 0, s(95));
  press(clock, {1}, s(80));
  time = clock.time_of(0, at(s(80)));
  CHECK(time.turns_to_go == 2);
  CHECK(time.remaining == s(30));  // what was left is lost
}

TEST_CASE("Hourglass: what one uses the other gains", "[clock]") {
  Clock clock = running("hourglass=1m");
  CHECK(clock.remaining(0, at(s(20))) == s(40));
  CHECK(clock.remaining(1, at(s(20))) == s(80));
  press(clock, {1}, s(20));
  CHECK(clock.remaining(0, at(s(50))) == s(70));
  check_flag(clock, 1, s(20 + 80));
  // On turn together they give each other the same.
  press(clock, {0, 1}, s(30));
  CHECK(clock.next_flag() == std::nullopt);
  CHECK(clock.remaining(0, at(minutes(30))) == s(50));
  CHECK(clock.remaining(1, at(minutes(30))) == s(70));
}

TEST_CASE("Different times for each seat", "[clock]") {
  Clock clock = running("5m|1m+2s");
  CHECK(clock.remaining(0, kStart) == minutes(5));
  CHECK(clock.remaining(1, kStart) == s(62));
  press(clock, {1}, s(10));
  press(clock, {0}, s(11));
  CHECK(clock.remaining(0, at(s(11))) == s(290));
  CHECK(clock.remaining(1, at(s(11))) == s(63));
}

TEST_CASE("Correspondence: a deadline for each move, nothing is saved", "[clock]") {
  Clock clock = running("move=2d");
  constexpr Milliseconds kDay = std::chrono::hours(24);
  CHECK(clock.time_of(0, at(kDay)).deadline == at(2 * kDay));
  CHECK(clock.remaining(0, at(kDay)) == kDay);
  CHECK(clock.time_of(1, at(kDay)).deadline == std::nullopt);
  check_flag(clock, 0, 2 * kDay);
  press(clock, {1}, kDay);
  CHECK(clock.time_of(1, at(kDay)).deadline == at(3 * kDay));
  CHECK(clock.remaining(0, at(kDay)) == 2 * kDay);
  press(clock, {0}, kDay + s(1));
  CHECK(clock.time_of(0, at(kDay + s(1))).deadline == at(3 * kDay + s(1)));
}
