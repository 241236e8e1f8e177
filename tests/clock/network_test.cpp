// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the network takes is given back, within a quota.
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Seat 0 on turn since kStart, 100 ms a turn.
Clock over_a_network(const std::string& control, std::size_t seats = 2) {
  Clock clock = clock_of(control, seats);
  clock.allow_network(ms(100));
  require_done(clock.start(std::vector<Seat>{0}, kStart));
  return clock;
}

}  // namespace

TEST_CASE("The way to the server and back is nobody's time", "[clock]") {
  Clock clock = over_a_network("5m");
  CHECK(clock.credit(0, ms(60), at(s(10))) == ms(60));
  press(clock, {1}, s(10));
  CHECK(clock.remaining(0, at(s(10))) == s(290) + ms(60));
  CHECK(clock.remaining(1, at(s(11))) == s(299));
  CHECK(clock.time_of(0, at(s(11))).credited == ms(60));
  // Also where somebody has looked at the clock meanwhile.
  clock.advance(at(s(12) - ms(10)));
  CHECK(clock.credit(1, ms(60), at(s(12))) == ms(60));
  press(clock, {0}, s(12));
  CHECK(clock.remaining(1, at(s(12))) == s(298) + ms(60));
}

TEST_CASE("Nobody gets more of the network's time than the quota, or than the turn took", "[clock]") {
  Clock clock = over_a_network("5m");
  CHECK(clock.credit(0, s(30), at(s(10))) == ms(100));
  CHECK(clock.credit(0, s(30), at(s(10))) == ms(0));  // a command that is refused spends it too
  Milliseconds given(100), now = s(10);
  for (int turn = 1; turn <= 40; ++turn) {
    press(clock, {1}, now);
    press(clock, {0}, now += s(1));
    given += clock.credit(0, s(30), at(now += s(1)));
    CHECK(given <= ms(100) * (turn + 1));
  }
  CHECK(given == ms(100) * 41);
  // What isn't used is kept for a worse moment, five turns of it at most.
  for (int turn = 0; turn < 40; ++turn) {
    press(clock, {1}, now += s(1));
    press(clock, {0}, now += s(1));
  }
  CHECK(clock.credit(0, s(30), at(now += s(1))) == ms(500));
  press(clock, {1}, now);
  press(clock, {0}, now += s(1));
  CHECK(clock.credit(0, s(30), at(now += ms(5))) == ms(5));
}

TEST_CASE("Another seat's flag doesn't cut short what of a seat's move is on its way", "[clock]") {
  Clock clock = clock_of("10s", 2);
  clock.allow_network(ms(100));
  require_done(clock.start(std::vector<Seat>{0, 1}, kStart));
  CHECK(clock.credit(1, ms(100), at(ms(100))) ==
        ms(100));  // its flag falls later, and nothing more is on its way
  require_done(clock.add_time(0, ms(50), at(ms(100))));
  CHECK(clock.next_flag() == at(s(10) + ms(150)));
}

TEST_CASE("A flag is told once no move that would have stopped it can be on its way", "[clock]") {
  Clock clock = over_a_network("10s");
  CHECK(clock.next_flag() == at(s(10) + ms(100)));
  clock.advance(at(s(10) + ms(99)));
  CHECK_FALSE(clock.halted());
  Clock in_time = clock, late = clock, silent = clock, slower = clock;
  CHECK(in_time.credit(0, ms(100), at(s(10) + ms(99))) == ms(100));
  press(in_time, {1}, s(10) + ms(99));
  CHECK(in_time.remaining(0, at(s(11))) == ms(1));
  CHECK(in_time.remaining(1, at(s(11))) == s(10) - ms(901));
  CHECK(late.credit(0, ms(99), at(s(10) + ms(99))) == ms(0));
  CHECK(late.flagged() == std::vector<Seat>{0});
  CHECK(late.time_of(0, at(s(11))).flagged_at == at(s(10)));
  silent.advance(at(s(10) + ms(100)));
  CHECK(silent.time_of(0, at(s(11))).flagged_at == at(s(10)));
  CHECK(slower.credit(0, ms(0), at(s(10) + ms(50))) == ms(0));  // a move that took no way
  CHECK(slower.halted());
}

TEST_CASE("The network's time of one who acts with others is the others' time", "[clock]") {
  Clock clock = clock_of("5m");
  clock.allow_network(ms(100));
  require_done(clock.start(std::vector<Seat>{0, 1}, kStart));
  CHECK(clock.credit(0, ms(80), at(s(10))) == ms(80));
  CHECK(clock.remaining(0, at(s(10))) == s(290) + ms(80));
  CHECK(clock.remaining(1, at(s(10))) == s(290));
}

TEST_CASE("A period that has begun stays begun", "[clock]") {
  Clock clock = over_a_network("10s,byo=2x10s");
  clock.advance(at(s(10) + ms(20)));
  CHECK(clock.credit(0, ms(80), at(s(10) + ms(20))) == ms(20));
  CHECK(clock.time_of(0, at(s(10) + ms(20))).overtime);
  CHECK(clock.remaining(0, at(s(10) + ms(20))) == s(10));
}

TEST_CASE("A delay that the network used up comes back as a delay", "[clock]") {
  Clock clock = over_a_network("5m+delay3s");
  clock.advance(at(s(3) + ms(30)));
  CHECK(clock.credit(0, ms(100), at(s(3) + ms(30))) == ms(100));
  CHECK(clock.remaining(0, at(s(3) + ms(30))) == s(300));
  CHECK(clock.time_of(0, at(s(3) + ms(30))).delay_left == ms(70));
}

TEST_CASE("Hourglasses and correspondence know no network; the state keeps what is left", "[clock]") {
  for (const char* control : {"hourglass=5m", "move=1d"}) {
    Clock clock = over_a_network(control);
    CHECK(clock.credit(0, ms(100), at(s(10))) == ms(0));
    CHECK(clock.network_per_turn() == ms(0));
  }
  Clock clock = over_a_network("5m");
  CHECK(clock.credit(0, ms(60), at(s(10))) == ms(60));
  press(clock, {1}, s(10));
  CHECK(value_of(Clock::from_text(clock.to_text())) == clock);
  std::string forged = clock.to_text();
  const std::string quota = "\"quota\":140";
  REQUIRE(forged.find(quota) != std::string::npos);
  forged.replace(forged.find(quota), quota.size(), "\"quota\":501");
  CHECK(error_of(Clock::from_text(forged)) == "clock: seats[0]: quota: more than may be");
}
