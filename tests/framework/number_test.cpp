// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/number.hpp"

#include <catch2/catch.hpp>
#include <limits>
#include <string>

namespace {

using namespace boardwright;

const std::string kMany(300, '9');

TEST_CASE("a number is what its digits say, or none") {
  CHECK(whole_number("0") == 0);
  CHECK(whole_number("-17") == -17);
  CHECK(whole_number("007") == 7);  // nothing is octal
  CHECK(whole_number("9223372036854775807") == std::numeric_limits<std::int64_t>::max());
  CHECK(whole_number<std::uint64_t>("18446744073709551615") == std::numeric_limits<std::uint64_t>::max());
  CHECK(decimal_number("0.25") == 0.25);
  CHECK(decimal_number("-3") == -3);
  CHECK(decimal_number(".5") == 0.5);
  for (const std::string text :
       {"",      "-",     "+",     "+5",  " 5",  "5 ",   "5\n", "5\t",  "0x10",     "0b1",
        "1e5",   "1E5",   "1e400", "nan", "NaN", "-nan", "inf", "-inf", "infinity", "1,5",
        "1'000", "1_000", "--5",   "5-",  "५",   "five", ".",   "1.2.3"}) {
    CAPTURE(text);
    CHECK_FALSE(whole_number(text));
    CHECK_FALSE(whole_number<std::uint64_t>(text));
    CHECK_FALSE(decimal_number(text));
  }
  for (const std::string text : {"1.5", "3.0", "9223372036854775808", "-9223372036854775809"}) {
    CAPTURE(text);
    CHECK_FALSE(whole_number(text));
  }
  CHECK_FALSE(whole_number(kMany));
  CHECK_FALSE(whole_number<std::uint64_t>("-1"));
  CHECK_FALSE(whole_number<std::uint64_t>("18446744073709551616"));
  CHECK_FALSE(whole_number<std::uint32_t>("4294967296"));
  CHECK_FALSE(decimal_number(kMany + kMany));  // beyond what a double holds
}

}  // namespace
