// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/side_by_side.hpp"

#include "tests/side_by_side/support.hpp"

using namespace boardwright;
using beside::rules_of;
using beside::said;
using beside::Texts;
using Bits = std::vector<bool>;

namespace {

SideBySide jumping() {
  return SideBySide({rules_of("lines_of_action/standard"), rules_of("lines_of_action/no-jump"),
                     rules_of("lines_of_action/misere")});
}

}  // namespace

TEST_CASE("a move that all allow is made on all") {
  SideBySide sides = jumping();
  CHECK(sides.size() == 3);
  CHECK(sides.all_in_step());
  CHECK(*sides.play(1, 0, "b1-b3") == Bits{true, true, true});
  CHECK(sides.all_in_step());
  for (std::size_t side = 0; side < 3; ++side) {
    REQUIRE(sides.line(side) != nullptr);
    CHECK(sides.line(side)->plies().size() == 1);
  }
}

TEST_CASE("a move that some refuse leaves them behind, and the rest goes on") {
  SideBySide sides = jumping();
  CHECK(said(sides.difference(0)).front() == "b1-h1 +L2.2+");
  CHECK(*sides.play(0, 0, "b1-h1") == Bits{true, false, true});
  CHECK_FALSE(sides.all_in_step());
  CHECK(sides.in_step(0, 2));
  CHECK_FALSE(sides.in_step(0, 1));
  CHECK(sides.line(1)->plies().empty());
  // The one left behind moves alone, and the others without it.
  CHECK(*sides.play(1, 0, "b1-b3") == Bits{false, true, false});
  CHECK(*sides.play(2, 1, "a2-c2") == Bits{true, false, true});
  CHECK(sides.in_step(0, 2));
  // What it would say of the others' position isn't asked.
  for (const auto& move : sides.difference(0).moves) CHECK_FALSE(move.verdicts[1].explanation);

  sides.bring_together(0);
  CHECK(sides.all_in_step());
  CHECK(sides.line(1)->now().text() == sides.line(0)->now().text());
  CHECK(sides.line(0)->plies().size() == 2);  // has kept its game
}

TEST_CASE("a refused move changes nothing") {
  SideBySide sides = jumping();
  CHECK_FALSE(sides.play(1, 0, "b1-h1"));
  CHECK_FALSE(sides.play(0, 1, "a2-c2"));
  CHECK_FALSE(sides.play(0, 0, "nonsense"));
  CHECK(sides.all_in_step());
  CHECK_FALSE(sides.can_take_back());
}

TEST_CASE("everything can be taken back") {
  SideBySide sides = jumping();
  const std::string start = sides.line(0)->now().text();
  REQUIRE(sides.play(0, 0, "b1-h1"));
  REQUIRE(sides.play(1, 0, "b1-b3"));
  sides.bring_together(1);
  CHECK(sides.all_in_step());
  REQUIRE(sides.set_position("8/8/1b6/3b4/8/8/w7/4w3 b"));
  sides.start_from(2);
  for (int i = 0; i < 3; ++i) sides.take_back();  // start, position, together
  CHECK(sides.line(0)->plies().size() == 1);
  CHECK(sides.line(1)->plies().front().text == "b1-b3");
  sides.take_back();
  CHECK(sides.line(1)->plies().empty());
  sides.take_back();
  CHECK_FALSE(sides.can_take_back());
  for (std::size_t side = 0; side < 3; ++side) CHECK(sides.line(side)->now().text() == start);
  sides.take_back();  // nothing left: nothing happens
  CHECK(sides.all_in_step());
}

TEST_CASE("one side's start, or a position") {
  SideBySide sides({rules_of("lines_of_action/standard"), rules_of("lines_of_action/scrambled")});
  CHECK(sides.all_in_step());
  CHECK(sides.line(1)->now().text() == sides.rules(0)->start().text());
  sides.start_from(1);
  CHECK(sides.all_in_step());
  CHECK(sides.line(0)->now().text() == sides.rules(1)->start().text());
  const auto refused = sides.set_position("nonsense");
  REQUIRE_FALSE(refused);
  CHECK_FALSE(refused.error().empty());
  CHECK(sides.line(0)->now().text() == sides.rules(1)->start().text());
}

TEST_CASE("a side whose rules can't have the position stands aside") {
  SideBySide sides({rules_of("two_field/classic"), rules_of("two_field/duel")});
  REQUIRE(sides.set_position("f9/k9/10/10/2##2##2/2##2##2/10/10/K9/F9 r - - 0"));
  CHECK(sides.line(1) == nullptr);
  REQUIRE(sides.aside(1));
  CHECK(sides.aside(1)->what == NoCounterpart::What::kUnreadable);
  CHECK_FALSE(sides.in_step(0, 1));
  CHECK_FALSE(sides.in_step(1, 1));
  CHECK_FALSE(sides.play(1, 0, "a2-a3"));
  CHECK(*sides.play(0, 0, "a2-a3") == Bits{true, false});
  CHECK(sides.difference(1).moves.empty());
  sides.bring_together(1);  // it has nothing to bring the others to
  CHECK(sides.line(0)->plies().size() == 1);
  sides.take_back();
  sides.take_back();
  CHECK_FALSE(sides.aside(1));
  CHECK(sides.line(1) != nullptr);
}

TEST_CASE("repetition ends one side's game and not the other's") {
  SideBySide sides(
      {rules_of("lines_of_action/standard"), rules_of("lines_of_action/standard", {"repetition=2"})});
  for (const char* move : {"b1-b3", "a2-c2", "b3-b1", "c2-a2"})
    REQUIRE(sides.play(0, sides.line(0)->now().seats_on_turn().front(), move));
  REQUIRE(sides.line(1)->result());
  CHECK(sides.line(1)->result()->reason == "repetition");
  CHECK_FALSE(sides.line(0)->result());
  CHECK_FALSE(sides.in_step(0, 1));
  CHECK_FALSE(sides.play(1, 0, "b1-b3"));
  CHECK(sides.difference(1).moves.empty());
}

TEST_CASE("chance falls alike on all, and set-ups of both seats go on in step") {
  SideBySide dice({rules_of("dice_checkers/basic"), rules_of("dice_checkers/ladder-dice")});
  REQUIRE(dice.set_position("8b/9/9/9/9/3b5/2B6/9/B8 * c3xd4/b 0"));
  CHECK(*dice.play(0, BW_CHANCE, "roll:5-3") == Bits{true, true});
  CHECK(dice.all_in_step());
  dice.take_back();
  CHECK(*dice.play(1, BW_CHANCE, "roll:6-3") == Bits{false, true});  // dominant's blue die has no 6

  SideBySide set_up({rules_of("militakiri/single"), rules_of("militakiri/same-lines")});
  CHECK(*set_up.play(0, 1, "S@c12") == Bits{true, true});
  CHECK(*set_up.play(0, 0, "S@c1") == Bits{true, true});
  CHECK(set_up.all_in_step());
}
