// SPDX-License-Identifier: GPL-3.0-or-later
#include <rapidcheck.h>

#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("Times are read with their units", "[clock]") {
  CHECK(value_of(read_duration("0s")) == ms(0));
  CHECK(value_of(read_duration("90s")) == s(90));
  CHECK(value_of(read_duration("15m")) == minutes(15));
  CHECK(value_of(read_duration("1h30m")) == minutes(90));
  CHECK(value_of(read_duration("48h")) == minutes(2880));
  CHECK(value_of(read_duration("1d1h1m1s1ms")) == ms(90061001));
  CHECK(value_of(read_duration("3650d")) == kLongestTime);
}

TEST_CASE("What is no time is refused", "[clock]") {
  for (const char* text : {"", "5", "m", "5x", "-5m", "+5m", "5 m", "5m ", " 5m", "30m1h", "5m5m", "1.5h",
                           "5M", "5min", "99999999999999999999d", "0x5s", "5s5"}) {
    INFO(text);
    CHECK_FALSE(read_duration(text).has_value());
  }
  CHECK(error_of(read_duration("5")) == "expected a time such as 90s, 15m, 1h30m or 2d, found '5'");
  CHECK(error_of(read_duration("3651d")) == "expected a time of at most 3650d, found '3651d'");
  CHECK_FALSE(read_duration("3650d1ms").has_value());
}

TEST_CASE("Times are written in the largest units", "[clock]") {
  CHECK(write_duration(ms(0)) == "0s");
  CHECK(write_duration(minutes(2880)) == "2d");
  CHECK(write_duration(ms(90061001)) == "1d1h1m1s1ms");
  CHECK(write_duration(ms(-1500)) == "-1s500ms");
}

TEST_CASE("A time that is written is read as the same", "[clock]") {
  CHECK(rc::check([] {
    const auto time = ms(*rc::gen::inRange<std::int64_t>(0, kLongestTime.count() + 1));
    RC_ASSERT(read_duration(write_duration(time)) == time);
  }));
}
