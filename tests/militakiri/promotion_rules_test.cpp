// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 6: promotion.
#include "legal.hpp"

using namespace militakiri_test;

namespace {

const std::string kTake = "sTs14/6/6/6/6/6/6/2p13/1P24/6/6/CTS14 r 122/122 - m - 0";

// Red's zone, full.
const std::string kFull = "C1P1C1P1C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1";

slow::Options random_placement() {
  slow::Options options;
  options.spare_placement = "random";
  return options;
}

}  // namespace

TEST_CASE("M6.1: the stack leaves the board and a spare tower the reserve") {
  CHECK(after(kTake, "b4xc5") == "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 - pP - 0");
  CHECK(after("sTs14/6/6/6/6/6/6/1p14/1C24/6/6/CTS14 r 122/122 - m - 0", "b4xb5") ==
        "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 112/122 - pC - 0");
  CHECK(after("sTs14/6/6/6/6/6/6/1p24/1S34/6/6/CTS14 r 122/122 - m - 0", "b4xb5") ==
        "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 022/122 - pS - 0");
  // The last spare is gone: the next stack stays.
  CHECK(after("sTs14/6/6/6/6/6/6/1p24/1S34/6/6/CTS14 r 022/122 - m - 0", "b4xb5") ==
        "sTs14/6/6/6/6/6/6/1S44/6/6/6/CTS14 b 022/122 - m - 0");
  legal(kTake, "a1-b2..f6 a1xa12 b1-a2 b1-b2 b1-c2 b1-c1 b4-a4 b4-c4..d4 b4-b5..b6 b4-b3..b2 b4xc5");
}

TEST_CASE("M6.2: the tower is placed at once, and the turn passes") {
  legal(after(kTake, "b4xc5"), "P@c1..f1 P@a2..f2 P@a3..f3");
  CHECK(after(kTake, "b4xc5 P@a2") == "sTs14/6/6/6/6/6/6/6/6/6/PT5/CTS14 b 121/122 - m - 0");
}

TEST_CASE("M6.2: the fields the attacker left and took are among them") {
  // From d3, which is now empty, to the field in front of it.
  const std::string left =
      after("sTs14/6/6/6/6/6/6/6/3p12/C1P1C1C2C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 122/122 - m - 0", "d3xd4");
  CHECK(left == "sTs14/6/6/6/6/6/6/6/6/C1P1C11C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 112/122 - pC - 0");
  legal(left, "C@d3");
  // Onto d3, where it would have stood.
  const std::string took =
      after("sTs14/6/6/6/6/6/6/6/3C22/C1P1C1p1C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 122/122 - m - 0", "d4xd3");
  CHECK(took == "sTs14/6/6/6/6/6/6/6/6/C1P1C11C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 112/122 - pC - 0");
  legal(took, "C@d3");
  legal("sTs14/6/6/6/6/6/6/6/6/C1P1C11C1P1/P1C1P11P1C1/CTS1S1S1S1S1 r 112/122 - pC - 0", "C@d3 C@d2");
}

TEST_CASE("M6.2: a new tower is placed before older ones that wait") {
  const std::string earned =
      after("sTs14/6/6/6/6/6/6/6/3p12/C1P1C1C2C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 122/122 SP m - 0", "d3xd4");
  CHECK(earned == "sTs14/6/6/6/6/6/6/6/6/C1P1C11C1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 r 112/122 SP pC - 0");
  legal(earned, "C@d3");
  CHECK(after(earned, "C@d3") ==
        "sTs14/6/6/6/6/6/6/6/6/C1P1C1CTC1P1/P1C1P1C1P1C1/CTS1S1S1S1S1 b 112/122 SP m - 0");
}

TEST_CASE("M6.2: Blue places in Blue's zone") {
  const std::string earned = after("sTs14/6/6/6/6/2s23/2P23/6/6/6/6/CTS14 b 122/122 - m - 0", "c7xc6");
  CHECK(earned == "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 b 122/022 - pS - 0");
  legal(earned, "S@c12..f12 S@a11..f11 S@a10..f10");
}

TEST_CASE("M6.2, M6.3: the parameter spare_placement") {
  for (const char* position : {"sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 - pP - 0",
                               "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 P m - 0"}) {
    const under_test::Game game(random_placement(), position);
    CHECK(game.actors() == std::vector<std::string>{"chance"});
    for (const auto& event : game.position().chance_events()) CHECK(event.weight == 1);
    legal(random_placement(), position, "P@c1..f1 P@a2..f2 P@a3..f3");
  }
  CHECK(after(random_placement(), kTake, "b4xc5 P@a2") ==
        "sTs14/6/6/6/6/6/6/6/6/6/PT5/CTS14 b 121/122 - m - 0");
}

TEST_CASE("M6.3: with a full zone the tower waits and the turn passes") {
  const std::string waits = after("sTs14/6/6/6/2p13/1P24/6/6/6/" + kFull + " r 122/122 - m - 0", "b7xc8");
  CHECK(waits == "sTs14/6/6/6/6/6/6/6/6/" + kFull + " b 121/122 P m - 0");
  // Behind those that wait already.
  CHECK(after("sTs14/6/6/6/2p13/1P24/6/6/6/" + kFull + " r 122/122 Sc m - 0", "b7xc8") ==
        "sTs14/6/6/6/6/6/6/6/6/" + kFull + " b 121/122 SPc m - 0");
  // An ordinary turn as long as the zone is full.
  legal("sTs14/6/6/6/6/6/6/6/6/" + kFull + " r 122/022 SPs m - 0",
        "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 b3-b4 d3-d4 f3-f4");
}

TEST_CASE("M6.3: at the start of a turn one is placed, and again until either runs out") {
  const std::string two_fields =
      "sTs14/6/6/6/6/6/6/6/6/1P1C1P1C1P1/P1C1P1C1P1C1/CTS1S1S1S11 r 122/022 SPC m - 0";
  legal(two_fields, "S@a3 S@f1");
  const std::string one_field = after(two_fields, "S@f1");
  CHECK(one_field == "sTs14/6/6/6/6/6/6/6/6/1P1C1P1C1P1/P1C1P1C1P1C1/CTS1S1S1S1ST r 122/022 PC m - 0");
  legal(one_field, "P@a3");
  // Full again: the turn, in which the new tower can move. One waits on.
  const std::string turn = after(one_field, "P@a3");
  CHECK(turn == "sTs14/6/6/6/6/6/6/6/6/PTP1C1P1C1P1/P1C1P1C1P1C1/CTS1S1S1S1ST r 122/022 C m - 0");
  legal(turn, "a3-a4..a11 b3-b4 c3-b4 c3-d4 d3-d4 e3-d4 e3-f4 f3-f4");
  CHECK(after(turn, "a3-a4") ==
        "sTs14/6/6/6/6/6/6/6/PT5/1P1C1P1C1P1/P1C1P1C1P1C1/CTS1S1S1S1ST b 122/022 C m - 0");
  // The other one: towers run out before the fields do.
  legal("sT5/6/6/6/6/6/6/6/6/6/5C1/PTS14 r 122/022 C m - 0", "C@c1..f1 C@a2..e2 C@a3..f3");
  CHECK(after("sT5/6/6/6/6/6/6/6/6/6/5C1/PTS14 r 122/022 C m - 0", "C@f1") ==
        "sT5/6/6/6/6/6/6/6/6/6/5C1/PTS13CT r 122/022 - m - 0");
}

TEST_CASE("M6.4: a placed tower stays until it moves in a turn") {
  const std::string placed = after(kTake, "b4xc5 P@a2 a12-a11");
  CHECK(placed == "1s14/sT5/6/6/6/6/6/6/6/6/PT5/CTS14 r 121/122 - m - 0");
  legal(placed, "a1-b2..f6 a2-a3..a10 a2-b2..f2 b1-b2 b1-c1 b1-c2");
}
