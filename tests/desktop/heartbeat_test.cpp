// SPDX-License-Identifier: GPL-3.0-or-later
//
// Beats of a connection, without one.
#include <catch2/catch.hpp>

#include "ui/desktop/remote/heartbeat.hpp"

using boardwright::desktop::Heartbeat;
using namespace std::chrono_literals;

namespace {

constexpr Heartbeat::Time kBegin{1h};
constexpr std::int64_t kOurs = 1'800'000'000'000;  // what the clock on the wall says

/// Sends a beat; its number.
std::uint64_t beat(Heartbeat& heart, Heartbeat::Time now) {
  const std::uint64_t number = heart.next(now);
  heart.sent(number, now);
  return number;
}

}  // namespace

TEST_CASE("a beat without an answer is late, and then nobody is there") {
  Heartbeat heart;
  CHECK_FALSE(heart.is_late(kBegin));  // nothing is waited for
  const auto number = beat(heart, kBegin);
  CHECK_FALSE(heart.is_late(kBegin + 1s));
  beat(heart, kBegin + 1s);  // the one before it is still the oldest
  CHECK(heart.is_late(kBegin + 2s));
  CHECK_FALSE(heart.is_dead(kBegin + 2s));
  CHECK(heart.is_dead(kBegin + 4s));
  heart.answered(number, 0, kOurs, kBegin + 4s);
  CHECK_FALSE(heart.is_dead(kBegin + 4s));
  CHECK(heart.is_late(kBegin + 4s));
  heart.forget_open();
  CHECK_FALSE(heart.is_late(kBegin + 1h));
}

TEST_CASE("an answer stands for the beats before it") {
  Heartbeat heart;
  beat(heart, kBegin);
  const auto second = beat(heart, kBegin + 1s);
  heart.answered(second, 0, kOurs, kBegin + 2s);
  CHECK_FALSE(heart.is_late(kBegin + 1h));
}

TEST_CASE("beats are due by the last one, whether it went out or not") {
  Heartbeat heart;
  CHECK(heart.is_due(kBegin, 2s));
  CHECK(heart.next(kBegin) == 1);
  CHECK(heart.next(kBegin + 1s) == 2);
  CHECK_FALSE(heart.is_due(kBegin + 2s, 2s));
  CHECK(heart.is_due(kBegin + 3s, 2s));
  CHECK_FALSE(heart.is_late(kBegin + 1h));
}

TEST_CASE("the clock over there is told by the answer that took the shortest time") {
  Heartbeat heart;
  CHECK(heart.offset() == 0ms);
  heart.answered(beat(heart, kBegin), kOurs + 5000, kOurs, kBegin + 200ms);
  CHECK(heart.offset() == 5100ms);  // it was read half way back
  heart.answered(beat(heart, kBegin), kOurs + 9000, kOurs, kBegin + 900ms);
  CHECK(heart.offset() == 5100ms);
  heart.answered(beat(heart, kBegin), kOurs + 5000, kOurs, kBegin + 20ms);
  CHECK(heart.offset() == 5010ms);
  for (const std::int64_t wrong : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1} << 50})
    heart.answered(beat(heart, kBegin), wrong, kOurs, kBegin);
  heart.answered(77, kOurs, kOurs, kBegin);  // never sent
  CHECK(heart.offset() == 5010ms);
  heart.forget_clock();
  CHECK(heart.offset() == 0ms);
}
