// SPDX-License-Identifier: GPL-3.0-or-later
//
// Laws of all clocks, with real times: hours and milliseconds, which the slow clock is too slow for.
#include <rapidcheck.h>

#include <numeric>

#include "tests/clock/random_control.hpp"
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr Milliseconds kLongest = std::chrono::hours(3);

struct Game {
  explicit Game(std::uint64_t seed)
      : draws(seed),
        seats(static_cast<std::size_t>(draws.number(1, 4))),
        clock(*Clock::create(random_control(draws, seats, kLongest), seats)) {}

  std::vector<Seat> some_seats() {
    std::vector<Seat> some;
    for (Seat i = 0; i < seats; ++i)
      if (draws.one_in(2)) some.push_back(i);
    return some;
  }

  /// Plays some turns and stops somewhere.
  Game& play() {
    (void)clock.start(some_seats(), now = kStart);
    for (auto turns = draws.number(0, 20); turns > 0; --turns) {
      now += Milliseconds(draws.number(0, kLongest.count() / 8));
      (void)clock.press(some_seats(), now);
    }
    return *this;
  }

  Draws draws;
  std::size_t seats;
  Clock clock;
  UtcTime now = kStart;
};

/// Plays the same turns with two controls; whether both flags fall in the same millisecond or none does.
bool same_flags(const std::string& a, const std::string& b, Draws& draws) {
  Clock first = running(a), second = running(b);
  UtcTime now = kStart;
  for (int turn = 0; turn < 40; ++turn) {
    now += Milliseconds(draws.number(0, 12000));
    const std::vector<Seat> next{static_cast<Seat>(turn % 2 == 0 ? 1 : 0)};
    if (first.next_flag() != second.next_flag()) return false;
    const bool pressed = first.press(next, now).has_value();
    if (pressed != second.press(next, now).has_value()) return false;
    if (!pressed) return first.flagged() == second.flagged();
  }
  return true;
}

}  // namespace

TEST_CASE("How often somebody looks changes nothing", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Game game(seed);
    game.play();
    Clock often = game.clock, once = game.clock;
    UtcTime now = game.now;
    for (int i = 0; i < 10; ++i) {
      now += Milliseconds(game.draws.number(0, kLongest.count()));
      often.advance(now);
      (void)often.times(now);
    }
    RC_ASSERT(once.times(now) == often.times(now));
    once.advance(now);
    RC_ASSERT(once == often);
  }));
}

TEST_CASE("The next flag is the next one: a millisecond before nothing has fallen", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Game game(seed);
    game.play();
    const auto next = game.clock.next_flag();
    RC_PRE(next.has_value());
    const auto flags = [&](UtcTime now) {
      std::size_t fallen = 0;
      for (const auto& time : game.clock.times(now)) fallen += time.flagged_at ? 1 : 0;
      return fallen;
    };
    RC_ASSERT(*next > game.clock.last_instant());
    RC_ASSERT(flags(*next - ms(1)) == flags(game.now));
    RC_ASSERT(flags(*next) > flags(game.now));
  }));
}

TEST_CASE("Bronstein's and the simple delay have the same flags", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Draws draws(seed);
    const auto time = write_duration(Milliseconds(draws.number(1, 60000)));
    const auto delay = write_duration(Milliseconds(draws.number(1, 9000)));
    RC_ASSERT(same_flags(time + "+bronstein" + delay, time + "+delay" + delay, draws));
  }));
}

TEST_CASE("Overtime in one period is the same counted either way", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Draws draws(seed);
    const auto time = write_duration(Milliseconds(draws.number(1, 60000)));
    const auto overtime = write_duration(Milliseconds(draws.number(1, 11000)));
    RC_ASSERT(same_flags(time + ",byo=1x" + overtime, time + ",canadian=1/" + overtime, draws));
  }));
}

TEST_CASE("An hourglass loses no sand", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Draws draws(seed);
    Clock clock = running("hourglass=1m|hourglass=2m,flag=continue");
    UtcTime now = kStart;
    for (int i = 0; i < 30; ++i) {
      now += Milliseconds(draws.number(0, 30000));
      std::vector<Seat> next;
      for (const Seat seat : {Seat(0), Seat(1)})
        if (draws.one_in(2)) next.push_back(seat);
      require_done(clock.press(next, now));
      RC_ASSERT(clock.remaining(0, now) + clock.remaining(1, now) == minutes(3));
    }
  }));
}

TEST_CASE("Time that nobody is charged moves the next flag by as much", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Game game(seed);
    game.play();
    const auto next = game.clock.next_flag();
    const auto before = game.clock.times(game.now);
    const Milliseconds gone(game.draws.number(0, kLongest.count()));
    Clock paused = game.clock;
    RC_PRE(paused.pause(game.now).has_value());
    RC_ASSERT(paused.resume(game.now + gone).has_value());
    RC_ASSERT(paused.next_flag().has_value() == next.has_value());
    if (next) RC_ASSERT(*paused.next_flag() == *next + gone);
    Clock back = game.clock;
    back.advance(game.now + gone);
    RC_ASSERT(back.rewind_to(game.clock, game.now + gone).has_value());
    RC_ASSERT(back.times(game.now + gone).size() == before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
      RC_ASSERT(back.times(game.now + gone)[i].remaining == before[i].remaining);
    if (next) RC_ASSERT(*back.next_flag() == *next + gone);
  }));
}

TEST_CASE("A state that is written is read as the same and goes on the same", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Game game(seed);
    game.play();
    const std::string text = game.clock.to_text();
    RC_ASSERT(text.find('\n') == std::string::npos);
    auto again = Clock::from_text(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == game.clock);
    RC_ASSERT(again->to_text() == text);
    const auto next = game.some_seats();
    const UtcTime later = game.now + Milliseconds(game.draws.number(0, kLongest.count()));
    RC_ASSERT(again->press(next, later).has_value() == game.clock.press(next, later).has_value());
    RC_ASSERT(*again == game.clock);
  }));
}
