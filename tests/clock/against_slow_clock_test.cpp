// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clock and the slow one are told the same, and must show the same at every step, to the millisecond.
#include "tests/clock/random_control.hpp"
#include "tests/clock/slow_clock.hpp"
#include "tests/clock/support.hpp"
#include "tests/support/repeated.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr long long kBegin = 1700000000000;

UtcTime utc(long long milliseconds) { return UtcTime(Milliseconds(milliseconds)); }

/// How often the things happened that the sequences are for.
struct Seen {
  int flags = 0, together = 0, overtime = 0, later_period = 0, overdrawn = 0, rewound = 0, refused = 0,
      gone_on = 0, given = 0, absent_flags = 0;
};

class Sequence {
 public:
  Sequence(std::uint64_t seed, Seen& seen)
      : draws_(seed),
        seen_(seen),
        seats_(static_cast<std::size_t>(draws_.one_in(5) ? draws_.number(1, 4) : 2)),
        control_(random_control(draws_, seats_, Milliseconds(60))),
        slow_(control_, seats_),
        clock_(value_of(Clock::create(control_, seats_))) {}

  void run() {
    INFO("control " << write_time_control(control_) << ", " << seats_ << " seats");
    now_ = kBegin;
    const auto first = some_seats();
    REQUIRE(clock_.start(first, utc(now_)).has_value() == slow_.start(first, now_));
    compare();
    for (int i = 0; i < 40; ++i) step();
    seen_.flags += slow_.flags();
  }

 private:
  std::vector<Seat> some_seats() {
    std::vector<Seat> some;
    if (draws_.one_in(12)) return some;
    if (!draws_.one_in(5))
      return {static_cast<Seat>(draws_.number(0, static_cast<std::int64_t>(seats_) - 1))};
    for (Seat i = 0; i < seats_; ++i)
      if (draws_.one_in(2)) some.push_back(i);
    return some;
  }

  void step() {
    now_ += draws_.one_in(10) ? draws_.number(0, 200) : draws_.number(0, 25);
    // A system clock that is set back takes nothing from anybody.
    const long long now = draws_.one_in(15) ? now_ - draws_.number(0, 50) : now_;
    if (draws_.one_in(8)) copies_.emplace_back(clock_, slow_);
    switch (draws_.number(0, 14)) {
      case 0: both(clock_.pause(utc(now)), slow_.pause(now)); break;
      case 1:
      case 2: both(clock_.resume(utc(now)), slow_.resume(now)); break;
      case 3:
        clock_.hold(utc(now));
        slow_.hold(now);
        break;
      case 4:
      case 5:
        clock_.release(utc(now));
        slow_.release(now);
        break;
      case 6: {
        const long long alive = now - draws_.number(-5, 30);
        const int before = slow_.flags();
        clock_.return_after_absence(utc(alive), utc(now));
        slow_.absence(alive, now);
        seen_.absent_flags += slow_.flags() - before;
        break;
      }
      case 7:
        if (copies_.empty()) break;
        {
          const auto& [clock, slow] = copies_[static_cast<std::size_t>(
              draws_.number(0, static_cast<std::int64_t>(copies_.size()) - 1))];
          require_done(clock_.rewind_to(clock, utc(now)));
          slow_.rewind_to(slow, now);
          ++seen_.rewound;
        }
        break;
      case 8: {
        const bool done = slow_.go_on(now);
        both(clock_.go_on(utc(now)), done);
        seen_.gone_on += done ? 1 : 0;
        break;
      }
      case 9: {
        if (!draws_.one_in(3)) break;
        const auto seat = static_cast<Seat>(draws_.number(0, static_cast<std::int64_t>(seats_) - 1));
        const long long time = draws_.number(1, 20);
        require_done(clock_.add_time(seat, Milliseconds(time), utc(now)));
        slow_.add_time(seat, time, now);
        ++seen_.given;
        break;
      }
      case 10:
        clock_.advance(utc(now));
        slow_.advance(now);
        break;
      default: {
        const auto next = some_seats();
        both(clock_.press(next, utc(now)), slow_.press(next, now));
      }
    }
    if (draws_.one_in(6)) {
      const Clock again = value_of(Clock::from_text(clock_.to_text()));
      REQUIRE(again == clock_);
      clock_ = again;
    }
    compare();
    if (draws_.one_in(4)) compare_next_flag();
  }

  void both(const Result<void>& done, bool slow) {
    REQUIRE(done.has_value() == slow);
    if (!slow) ++seen_.refused;
  }

  void compare() {
    // At the last instant or later, which the real clock answers without being told that time has passed.
    SlowClock later = slow_;
    const long long when = slow_.time() + (draws_.one_in(3) ? draws_.number(0, 40) : 0);
    later.advance(when);
    const auto times = clock_.times(utc(when));
    REQUIRE(times.size() == seats_);
    std::size_t fallen = 0;
    for (Seat i = 0; i < seats_; ++i) {
      const SeatTime slow = later.seen(i);
      if (times[i] != slow)
        FAIL("seat " << int(i) << ": remaining " << times[i].remaining.count() << " and slowly "
                     << slow.remaining.count() << ", delay " << times[i].delay_left.count() << " and "
                     << slow.delay_left.count() << ", " << clock_.to_text());
      fallen += slow.flagged_at && *slow.flagged_at == utc(when) ? 1 : 0;
      seen_.overtime += slow.overtime ? 1 : 0;
      seen_.later_period += slow.period > 1 ? 1 : 0;
      seen_.overdrawn += slow.overdrawn > Milliseconds(0) ? 1 : 0;
    }
    seen_.together += fallen > 1 ? 1 : 0;
    REQUIRE(clock_.halted() == slow_.halted());
    REQUIRE(clock_.flagged().empty() != slow_.halted());
    REQUIRE(clock_.last_instant() == utc(slow_.time()));
  }

  /// The flag falls in the very millisecond that was told, and none before.
  void compare_next_flag() {
    SlowClock later = slow_;
    const auto next = clock_.next_flag();
    const long long quiet_until = next ? next->time_since_epoch().count() - 1 : slow_.time() + 200;
    REQUIRE(quiet_until >= slow_.time());
    later.advance(quiet_until);
    REQUIRE(later.flags() == slow_.flags());
    if (!next) return;
    later.advance(quiet_until + 1);
    REQUIRE(later.flags() > slow_.flags());
  }

  Draws draws_;
  Seen& seen_;
  std::size_t seats_;
  TimeControl control_;
  SlowClock slow_;
  Clock clock_;
  long long now_ = 0;
  std::vector<std::pair<Clock, SlowClock>> copies_;
};

}  // namespace

constexpr int kSequences = static_cast<int>(test::repeated(10000, 2000));

TEST_CASE("thousands of random sequences of events show what the slow clock shows, flags to the millisecond",
          "[clock]") {
  Seen seen;
  for (std::uint64_t seed = 1; seed <= std::uint64_t{kSequences}; ++seed) {
    INFO("seed " << seed);
    Sequence(seed, seen).run();
  }
  // The sequences reach what they are meant to test.
  CHECK(seen.flags > kSequences / 2);
  CHECK(seen.together > kSequences / 1000);
  CHECK(seen.overtime > kSequences);
  CHECK(seen.later_period > kSequences);
  CHECK(seen.overdrawn > kSequences / 2);
  CHECK(seen.rewound > kSequences / 2);
  CHECK(seen.refused > kSequences / 2);
  CHECK(seen.gone_on > kSequences / 20);
  CHECK(seen.given > kSequences / 5);
  CHECK(seen.absent_flags > kSequences / 100);
}
