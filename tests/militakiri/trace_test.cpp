// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which numbered rules a move, a placement or a throw uses.
#include "tests/support/rules_fired.hpp"

namespace {

const std::string kGame = "militakiri";

std::string used(const std::string& position, const std::string& move,
                 const std::vector<std::string>& settings = {}, const std::string& variant = kGame) {
  return fired::by(fired::rules_of(variant, settings), position, move);
}

const std::string kFull = "P1C1P1C1P1C1/P1C1P1C1P1C1/CTS1S1S1S1S1";

}  // namespace

TEST_CASE("rules used by the set-up and the dice") {
  CHECK(used("", "S@c1") == "M3.1 M3.4");
  CHECK(used("", "S@c1", {}, "militakiri/double") == "M3.1 M3.2 M3.4");
  const std::string dice =
      "s1s1s1s1s1sT/p1c1p1c1p1cT/c1p1c1p1c1pT/6/6/6/6/6/6/PTC1P1C1P1C1/CTP1C1P1C1P1/STS1S1S1S1S1 d 122/122 - "
      "m - 0";
  CHECK(used(dice, "dice:5-3") == "M3.5");
  CHECK(used(dice, "dice:4-4") == "M3.5");
}

TEST_CASE("rules used by moves and captures") {
  const std::string open = "sTs14/6/6/6/2p13/1P24/6/6/6/6/6/PT5 r 122/122 - m - 0";
  CHECK(used(open, "b7-b8") == "M4.1 M4.2");
  CHECK(used(open, "b7-b6") == "M4.1 M4.2 M4.3");
  CHECK(used(open, "b7xc8") == "M4.2 M5.1 M5.3 M6.1");  // rank 2 takes rank 1 and promotes
  CHECK(used("sTs14/6/6/6/2p13/1P14/6/6/6/6/6/PT5 r 122/122 - m - 0", "b7xc8") == "M4.2 M5.1 M5.3");
  CHECK(used("sTs14/6/6/6/2pT3/1P14/6/6/6/6/6/PT5 r 122/122 - m - 0", "b7xc8") == "M4.2 M5.1 M5.2");
  CHECK(used("6/6/6/6/2pT3/1P14/6/6/6/6/6/PT5 r 122/122 - m - 0", "b7xc8") == "M4.2 M5.1 M5.2 M8.1");
}

TEST_CASE("rules used by placements") {
  CHECK(used("sTs14/6/6/6/2p13/1P24/6/6/6/" + kFull + " r 122/122 - m - 0", "b7xc8") ==
        "M4.2 M5.1 M5.3 M6.1 M6.3");
  CHECK(used("sTs14/6/6/6/6/6/6/6/6/6/5C1/PTS14 r 122/022 - pS - 0", "S@c1") == "M6.2");
  CHECK(used("sT5/6/6/6/6/6/6/6/6/6/5C1/PTS14 r 122/022 C m - 0", "C@c1") == "M6.3");
}

TEST_CASE("rules used in the endgame") {
  CHECK(used("sT5/6/6/6/2p13/1PT4/6/6/6/6/6/PT5 r 000/000 - m - 0", "b7xc8") == "M4.2 M5.1 M5.2 M7.1");
  CHECK(used("sT5/6/6/6/2p13/1P24/6/6/6/6/6/PT5 r 000/000 - m 9/9 0", "b7-b8") == "M4.1 M4.2 M7.2 M7.3");
  const std::string lone = "6/6/6/6/6/6/5ST/6/6/1P14/3P22/cT5 r 111/011 - m 20/20 0";
  CHECK(used(lone, "b3-a3") == "M4.1 M4.2 M7.2 M7.3 M7.4");
  CHECK(used(lone, "b3-a3", {"blockade=off"}) == "M4.1 M4.2 M7.2 M7.3");
  CHECK(used("sT5/6/6/6/2p13/1P24/6/6/6/6/6/PT5 r 000/000 - m 1/0 0", "b7-b8") == "M4.1 M4.2 M7.2 M7.3");
  // The last tower with the last move of the count.
  CHECK(used("6/6/6/6/2pT3/1P14/6/6/6/6/6/PT5 r 000/000 - m 1/0 0", "b7xc8") ==
        "M4.2 M5.1 M5.2 M7.2 M7.3 M8.1 M8.5");
}

TEST_CASE("every rule that can be reported is used in random games") {
  fired::all_in_rules(kGame);
  fired::Tally tally;
  for (const auto& variant : fired::variants_of(kGame))
    fired::play_randomly(fired::rules_of(variant), 400, 11, tally);
  // Random players empty their zones and run into each other: full zones and blocked pieces are set up.
  for (const std::string& start : {"sTs14/6/6/6/2p13/1P24/6/6/6/" + kFull + " r 122/122 - m - 0",
                                   std::string("sT5/6/6/6/6/6/6/6/6/6/s15/PTp14 r 000/000 - m - 0")})
    fired::play_randomly(fired::rules_of(kGame, {"start=" + start}), 100, 11, tally);
  CHECK(tally.plies > 10000);
  CHECK(fired::never(tally).empty());
}
