// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 5: taking. The 48 lines of M5.4 are in taking_table_test.cpp.
#include <algorithm>

#include "legal.hpp"

using namespace militakiri_test;

namespace {

/// A red piece on c6 among eight blue star pawns.
std::string among(const std::string& piece) {
  return "sTs14/6/6/6/6/1s1s1s12/1s1" + piece + "s12/1s1s1s12/6/6/6/CT5 r 122/122 - m - 0";
}
const std::string kOther = " a1-b2..f6 a1xa12 ";

}  // namespace

TEST_CASE("M5.1: taking uses the other directions") {
  legal(among("P1"), kOther + "c6xb5 c6xb7 c6xd5 c6xd7");
  legal(among("C1"), kOther + "c6xc5 c6xc7 c6xb6 c6xd6");
  legal(among("S1"), kOther + "c6xb5 c6xb6 c6xb7 c6xc5 c6xc7 c6xd5 c6xd6 c6xd7");
  legal(among("PT"), kOther + "c6xb5 c6xb7 c6xd5 c6xd7");
}

TEST_CASE("M5.1: the parameter opposite_capture") {
  slow::Options same;
  same.opposite_capture = false;
  const std::string other = " a1-b2..f6 ";  // and the cross tower can't take up its column
  legal(same, among("P1"), other + "c6xc5 c6xc7 c6xb6 c6xd6");
  legal(same, among("C1"), other + "c6xb5 c6xb7 c6xd5 c6xd7");
  legal(same, among("S1"), other + "c6xb5 c6xb6 c6xb7 c6xc5 c6xc7 c6xd5 c6xd6 c6xd7");
}

TEST_CASE("M5.1: the reach is the same") {
  // Blue pawns one, two and three fields away from a rank 2.
  legal("sTs14/6/6/5s1/s15/3s12/2P23/6/4s11/6/6/CT5 r 122/122 - m - 0",
        "a1-b2..f6 a1xa8 c6-b6..a6 c6-d6..e6 c6-c7..c8 c6-c5..c4 c6xd7 c6xa8 c6xe4");
  legal("sTs14/6/2s13/6/6/6/2CT3/6/6/2s13/6/P15 r 122/122 - m - 0",
        "a1-a2 a1-b1 c6-b5..a4 c6-b7..a8 c6-d5..f3 c6-d7..f9 c6xc10 c6xc3");
}

TEST_CASE("M5.1: any piece can take any enemy piece") {
  for (const char* attacker : {"S1", "S2", "ST"})
    for (const char* attacked : {"p1", "c2", "s3", "pT", "cT", "sT"}) {
      const std::string position =
          std::string("sTs14/6/6/6/6/2") + attacked + "3/2" + attacker + "3/6/6/6/6/CT5 r 122/122 - m - 0";
      const auto moves = under_test::Game({}, position).moves();
      INFO(position);
      CHECK(std::count(moves.begin(), moves.end(), "c6xc7") == 1);
    }
}

TEST_CASE("M5.2: a tower removes what it takes") {
  for (const char* attacked : {"p1", "c2", "s3", "sT"})
    CHECK(after(std::string("sTs14/6/6/6/6/2") + attacked + "3/2ST3/6/6/6/6/CT5 r 122/122 - m - 0",
                "c6xc7") == "sTs14/6/6/6/6/2ST3/6/6/6/6/6/CT5 b 122/122 - m - 0");
  legal("sTs14/6/6/6/6/2s33/2CT3/2s13/6/6/6/P15 r 122/122 - m - 0",
        "a1-a2 a1-b1 c6-b5..a4 c6-b7..a8 c6-d5..f3 c6-d7..f9 c6xc7 c6xc5");
}

TEST_CASE("M5.2: a stack that takes a tower keeps its height") {
  for (const char* attacker : {"S1", "S2", "S3"})
    CHECK(after(std::string("sTs14/6/6/6/6/2pT3/2") + attacker + "3/6/6/6/6/CT5 r 122/122 - m - 0",
                "c6xc7") == std::string("sTs14/6/6/6/6/2") + attacker + "3/6/6/6/6/6/CT5 b 122/122 - m - 0");
  legal("sTs14/6/6/6/6/2pT3/2C13/6/6/6/6/CT5 r 122/122 - m - 0", kOther + "c6-b5 c6-b7 c6-d5 c6-d7 c6xc7");
}

TEST_CASE("M5.3: a lower stack removes a higher one and keeps its height") {
  CHECK(after("sTs14/6/6/6/6/3s32/2P23/6/6/6/6/CT5 r 122/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3P22/6/6/6/6/6/CT5 b 122/122 - m - 0");
}

TEST_CASE("M5.3: one as high or higher grows, up to its limit") {
  CHECK(after("sTs14/6/6/6/6/3p12/2P13/6/6/6/6/CT5 r 122/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3P22/6/6/6/6/6/CT5 b 122/122 - m - 0");
  CHECK(after("sTs14/6/6/6/6/3p22/2S33/6/6/6/6/CT5 r 022/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3S42/6/6/6/6/6/CT5 b 022/122 - m - 0");
  // The grown stack moves as far as it is high now.
  legal("sTs14/6/6/6/6/3P22/6/6/6/6/6/CT5 r 122/122 - m - 0",
        kOther + "d7-c7..b7 d7-e7..f7 d7-d8..d9 d7-d6..d5");
}

TEST_CASE("M5.3: other limits") {
  slow::Options high;
  high.height_limit_plus_cross = 5;
  high.height_limit_star = 2;
  CHECK(after(high, "sTs14/6/6/6/6/3p32/2P33/6/6/6/6/CT5 r 120/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3P52/6/6/6/6/6/CT5 b 120/122 - m - 0");
  CHECK(after(high, "sTs14/6/6/6/6/3p12/2S13/6/6/6/6/CT5 r 122/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/6/6/6/6/6/6/CT5 r 022/122 - pS - 0");
  legal(high, "sTs14/6/6/6/6/6/2C43/6/6/6/6/P1PT4 r 122/122 - m - 0",
        "a1-a2 b1-b2..b11 b1-c1..f1 c6-b5..a4 c6-b7..a8 c6-d5..f3 c6-d7..f9");
}

TEST_CASE("M5.3: a stack that was at its limit stays") {
  // Only without spares of its shape: M11.4 refuses it otherwise.
  CHECK(after("sTs14/6/6/6/6/3p12/2P33/6/6/6/6/CT5 r 120/122 - m - 0", "c6xd7") ==
        "sTs14/6/6/6/6/3P32/6/6/6/6/6/CT5 b 120/122 - m - 0");
}
