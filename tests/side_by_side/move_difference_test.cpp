// SPDX-License-Identifier: GPL-3.0-or-later
//
// The open readings of the games' rules, in one position each: who allows what, and by which rule not.
#include "tests/side_by_side/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using beside::difference_in;
using beside::rules_of;
using beside::said;
using beside::Texts;

TEST_CASE("the same rules differ in nothing") {
  const auto rules = rules_of("lines_of_action/standard");
  const auto difference = difference_in("", {rules, rules, rules});
  CHECK(difference.common == 36);
  CHECK(difference.moves.empty());
}

TEST_CASE("jumping over one's own pieces") {
  const auto jumps = rules_of("lines_of_action/standard"), not_over_own = rules_of("lines_of_action/no-jump");
  const auto difference = difference_in("", {jumps, not_over_own});
  CHECK(said(difference) == Texts{"b1-h1 +L2.2", "b8-h8 +L2.2", "g1-a1 +L2.2", "g8-a8 +L2.2"});
  CHECK(difference.common == 32);
  REQUIRE_FALSE(difference.moves.empty());
  const auto& move = difference.moves.front();
  CHECK(move.seat == 0);
  CHECK(move.only_by(0));
  CHECK_FALSE(move.only_by(1));
  const auto& why = move.verdicts[1].explanation;
  REQUIRE(why);
  const auto game = beside::games().find("lines_of_action")->game;
  CHECK(game->explanation_text(dutch(), *why, *not_over_own).ends_with("(L2.2)"));
  // What a verdict calls legal can be played.
  Position position = jumps->start();
  CHECK(position.play(move.seat, move.verdicts[0].move));
}

TEST_CASE("three sides, each move with a verdict of each") {
  const auto basic = rules_of("dice_checkers/basic"), adjacent = rules_of("dice_checkers/adjacent"),
             must = rules_of("dice_checkers/must-attack");
  const auto texts = said(difference_in("8b/9/9/9/9/3b5/2B6/9/B8 b - 9", {basic, adjacent, must}));
  // Nobody enters a field with adjacent; a pawn that comes next to an enemy must fight it.
  CHECK(texts == Texts{"a1-b2 ++D2.5", "c3-b4 ++D2.5", "c3xd4 +D2.4+"});
}

TEST_CASE("marching, and the path of a march") {
  const auto free = rules_of("dice_checkers/marching"),
             straight = rules_of("dice_checkers/marching-straight");
  const auto texts = said(difference_in("8b/9/9/9/4G4/9/9/9/9 b - 9", {free, straight}));
  CHECK(texts == Texts{"e5-c5 +D4.2", "e5-e3 +D4.2", "e5-e7 +D4.2", "e5-g5 +D4.2"});
  const auto basic = rules_of("dice_checkers/basic");
  CHECK(said(difference_in("8b/9/9/9/4G4/9/9/9/9 b - 9", {basic, straight})) ==
        Texts{"e5-c3 D2.1+", "e5-c7 D2.1+", "e5-d6 +D4.1", "e5-f6 +D4.1", "e5-g3 D2.1+", "e5-g7 D2.1+"});
}

TEST_CASE("dice that only some have") {
  const auto dominant = rules_of("dice_checkers/basic"), ladder = rules_of("dice_checkers/ladder-dice");
  const auto difference = difference_in("8b/9/9/9/9/3b5/2B6/9/B8 * c3xd4/b 0", {dominant, ladder});
  REQUIRE_FALSE(difference.moves.empty());
  for (const auto& event : difference.moves) {
    INFO(event.text);
    CHECK(event.seat == BW_CHANCE);
    // The blue die of dominant has no 4 and no 6.
    CHECK(event.only_by(1));
    CHECK(event.verdicts[0].refusal == "this can't happen here by chance");
  }
}

TEST_CASE("taking along the lines of moving, or along the others") {
  const auto opposite = rules_of("militakiri/single"), same = rules_of("militakiri/same-lines");
  const std::string text = "sT5/6/6/6/1pTp13/1P24/6/6/6/6/6/PT5 r 122/122 - m - 0";
  CHECK(said(difference_in(text, {opposite, same})) == Texts{"a1xa12 M5.1+", "b7xb8 M5.1+", "b7xc8 +M5.1"});
}

TEST_CASE("a lone tower's last way out") {
  const auto caused = rules_of("militakiri/single"), any = rules_of("militakiri/strict-blockade");
  const std::string blocked = "6/6/6/6/6/6/5ST/6/6/6/1P11P22/cT5 r 111/011 - m 20/20 0";
  for (const auto& move : difference_in(blocked, {caused, any}).moves) {
    INFO(said(move));
    CHECK(move.only_by(0));
    CHECK(move.verdicts[1].explanation->rule == "M7.4");
  }
  CHECK(difference_in(blocked, {caused, any}).common == 5);
}

TEST_CASE("five times over a line or three times, and what is kept of the lines before") {
  const auto five = rules_of("two_field/classic"), three = rules_of("two_field/classic", {"limit=3"});
  const std::string text = "f9/n9/10/10/2##2##2/2##2##2/M9/10/10/FN8 r a4/a4a5:3 - 0";
  CHECK(said(difference_in(text, {five, three})) == Texts{"a4-a5 +T3.3"});
}

TEST_CASE("a position in which one side's game is over") {
  const auto pass = rules_of("lines_of_action/standard"),
             loss = rules_of("lines_of_action/standard", {"no_moves=loss"});
  const auto texts = said(difference_in("8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b", {pass, loss}));
  CHECK(texts == Texts{"pass +game_over"});
}
