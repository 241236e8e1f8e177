// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/tie_break.hpp"

#include <catch2/catch.hpp>

using namespace boardwright::tournament;

namespace {

std::string refused(std::string_view text) {
  const auto list = parse_tie_breaks(text);
  return list ? "accepted" : list.error();
}

}  // namespace

TEST_CASE("a list of tie-breaks is read and written") {  // T17.1
  const std::string all =
      "PTS,DE,DE/P,WIN,WON,BPG,BWG,PS,PS/C1,REP,STD,TPN,TPN/R,RTNG,BH,BH/C1,BH/C2,BH/M1,BH/M2,FB/C1,AOB,AOB/"
      "F,SB/M1,"
      "KS,ARO/C1,TPR/U1000,PTP,APRO,APPO,DIF,DIF/H1,GAMES,LOT";
  const auto list = parse_tie_breaks(all);
  REQUIRE(list);
  CHECK(tie_breaks_text(*list) == all);
  CHECK((*list)[15] == TieBreak{.criterion = Criterion::kBuchholz, .cut_low = 1});
  CHECK((*list)[18] == TieBreak{.criterion = Criterion::kBuchholz, .cut_low = 2, .cut_high = 2});
  CHECK(tie_breaks_text(*parse_tie_breaks(" bh/c1 , de")) == "BH/C1,DE");
  CHECK(parse_tie_breaks("  ")->empty());
}

TEST_CASE("what no tie-break is, is refused in a sentence") {
  CHECK(refused("BH,BX") == "There is no tie-break 'BX'; did you mean 'BH'?");
  CHECK(refused("BH/C3") == "The tie-break BH can't be changed by '/C3'");
  CHECK(refused("BH/C1/M1") == "The tie-break BH can't be changed by '/M1'");
  CHECK(refused("DE/C1") == "The tie-break DE can't be changed by '/C1'");
  CHECK(refused("ARO/U") == "The tie-break ARO can't be changed by '/U'");
  CHECK(refused("ARO/U-5") == "The tie-break ARO can't be changed by '/U-5'");
  CHECK(refused("BH/") == "After '/' in the tie-break 'BH/' a modifier is missing");
  CHECK(refused("BH//C1") == "The tie-break BH can't be changed by '/'");
  CHECK(refused("BH,DE,bh") == "The tie-break BH stands twice in the list");
  CHECK(refused("BH,") != "accepted");
  CHECK(refused(",") != "accepted");
}

TEST_CASE("recommended lists") {  // T17.14
  CHECK(tie_breaks_text(recommended_tie_breaks({})) == "BH/C1,BH,DE,WIN,STD");
  CHECK(tie_breaks_text(recommended_tie_breaks({.usual_scheme = false})) == "BH/C1,STD,BH,DE,WIN");
  CHECK(tie_breaks_text(recommended_tie_breaks({.round_robin = true})) == "DE,WIN,SB,KS");
  CHECK(tie_breaks_text(recommended_tie_breaks({.several_games = true})) == "GAMES,BH/C1,BH");
}
