// SPDX-License-Identifier: GPL-3.0-or-later
#include <rapidcheck.h>

#include "tests/clock/random_control.hpp"
#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("The short text of every kind of control", "[clock]") {
  // What is read, and the same as it is written.
  const std::vector<std::pair<std::string, std::string>> texts{
      {"10m", "10m"},
      {"600s", "10m"},
      {"3m+2s", "3m+2s"},
      {"25m+bronstein5s", "25m+bronstein5s"},
      {"25m+delay5s", "25m+delay5s"},
      {"40/90m+30s:30m+30s", "40/1h30m+30s:30m+30s"},
      {"40/2h", "40/2h"},
      {"30m,byo=5x30s", "30m,byo=5x30s"},
      {"0s,byo=1x30s", "0s,byo=1x30s"},
      {"20m,canadian=15/5m", "20m,canadian=15/5m"},
      {"hourglass=2m", "hourglass=2m"},
      {"move=48h", "move=2d"},
      {"5m|3m+2s", "5m|3m+2s"},
      {"5m,byo=1x5s|move=1d,flag=ask,downtime=charged", "5m,byo=1x5s|move=1d,flag=ask,downtime=charged"},
      {"5m,downtime=free,flag=continue", "5m,flag=continue,downtime=free"},
      {"5m,flag=lose,downtime=by_kind", "5m"},
  };
  for (const auto& [read, written] : texts) {
    INFO(read);
    CHECK(write_time_control(value_of(read_time_control(read))) == written);
  }
}

TEST_CASE("What a short text means", "[clock]") {
  const auto control = value_of(read_time_control("40/90m+30s:30m+delay5s|20m,canadian=15/5m,flag=ask"));
  REQUIRE(control.seats.size() == 2);
  CHECK(control.on_flag == FlagPolicy::kAsk);
  const std::vector<Period> periods{{minutes(90), 40, Bonus::kIncrement, s(30)},
                                    {minutes(30), 0, Bonus::kDelay, s(5)}};
  CHECK(control.seats[0].periods == periods);
  CHECK(control.seats[0].overtime == Overtime{});
  CHECK(control.seats[1].overtime == Overtime{Overtime::Type::kCanadian, 15, minutes(5)});
  CHECK(value_of(read_time_control("move=2d")).seats[0].type == SeatControl::Type::kPerTurn);
  CHECK(value_of(read_time_control("hourglass=2m")).seats[0].time == minutes(2));
}

TEST_CASE("What is no control is refused with the part at fault", "[clock]") {
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"", "expected a time such as 90s, 15m, 1h30m or 2d, found ''"},
      {"5m+", "expected a time such as 90s, 15m, 1h30m or 2d, found ''"},
      {"5m+0s", "an increment or a delay is more than 0s"},
      {"0s", "a period has more than 0s, or overtime after it"},
      {"1/0s+delay5s:0s", "a period has more than 0s, or overtime after it"},
      {"1/0s:5m,byo=1x5s", "a period has more than 0s, or overtime after it"},
      {"x/5m", "expected moves/time such as 40/90m, found 'x/5m'"},
      {"0/5m", "expected moves/time such as 40/90m, found '0/5m'"},
      {"5000/5m", "a period has at most 1000 moves"},
      {"5m:5m", "every period but the last needs a number of moves"},
      {"5m,byo=5*30s", "expected byo=5x30s or alike, found 'byo=5*30s'"},
      {"5m,canadian=5x30s", "expected canadian=15/5m or alike, found 'canadian=5x30s'"},
      {"5m,byo=2000x30s", "overtime has from 1 to 1000 periods or moves"},
      {"5m,byo=5x0s", "overtime is more than 0s"},
      {"5m,byo=1x5s,byo=1x5s", "overtime is given twice"},
      {"5m+2s,byo=1x5s", "overtime follows a last period without moves to make, increment or delay"},
      {"40/5m,byo=1x5s", "overtime follows a last period without moves to make, increment or delay"},
      {"move=1d,byo=1x5s", "an hourglass or a time for each move has neither periods nor overtime"},
      {"move=0s", "an hourglass or a time for each move is more than 0s"},
      {"hourglass=2m|5m", "an hourglass is for both of two seats"},
      {"hourglass=2m|hourglass=2m|hourglass=2m", "an hourglass is for both of two seats"},
      {"5m,flag=ask,flag=ask", "flag= is given twice"},
      {"5m,flag=aks", "unknown value 'aks'; did you mean 'ask'?"},
      {"5m,flag=ask|5m", "'flag=ask' stands after the last seat"},
      {"5m,byoyomi", "'byoyomi' can't follow the time; expected one of byo=, canadian=, flag=, downtime="},
  };
  for (const auto& [text, sentence] : wrong) {
    INFO(text);
    CHECK(error_of(read_time_control(text)) == "time control '" + text + "': " + sentence);
  }
  CHECK_FALSE(read_time_control(std::string(5000, '5')).has_value());
  std::string many = "5m";
  for (int i = 0; i < 64; ++i) many += "|5m";
  CHECK_FALSE(read_time_control(many).has_value());
}

TEST_CASE("A control that is written is read as the same", "[clock]") {
  CHECK(rc::check([](std::uint64_t seed) {
    Draws draws(seed);
    const auto seats = static_cast<std::size_t>(draws.number(1, 5));
    const auto control = random_control(draws, seats, kLongestTime);
    const std::string text = write_time_control(control);
    RC_ASSERT(text.find(' ') == std::string::npos);
    const auto again = read_time_control(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == control);
    RC_ASSERT(write_time_control(*again) == text);
  }));
}
