// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/same_board.hpp"

#include "tests/side_by_side/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using beside::rules_of;

namespace {

using What = BoardMismatch::What;

std::string why_apart(const std::string& one, const std::string& other,
                      Language language = Language::kEnglish, const beside::Texts& settings = {}) {
  const auto mismatch = board_mismatch(*rules_of(one), *rules_of(other, settings));
  return mismatch ? mismatch_text(language, *mismatch, one, other) : "";
}

}  // namespace

TEST_CASE("variants on one board stand side by side") {
  CHECK(why_apart("lines_of_action/standard", "lines_of_action/scrambled").empty());
  CHECK(why_apart("dice_checkers/basic", "dice_checkers/marching-adjacent").empty());
  CHECK(why_apart("militakiri/single", "militakiri/high-stacks").empty());
  CHECK(why_apart("two_field/classic", "two_field/duel").empty());
}

TEST_CASE("what keeps rule sets apart is said in four languages") {
  CHECK(why_apart("lines_of_action/standard", "lines_of_action/small") ==
        "lines_of_action/standard is played on 8 × 8 fields, lines_of_action/small on 6 × 6.");
  CHECK(why_apart("militakiri/single", "militakiri/double", dutch()) ==
        "militakiri/single wordt op 6 × 12 velden gespeeld, militakiri/double op 12 × 12.");
  CHECK(why_apart("dice_checkers/basic", "dice_checkers/long-board", german()) ==
        "dice_checkers/basic wird auf 9 × 9 Feldern gespielt, dice_checkers/long-board auf 9 × 11.");
  CHECK(
      why_apart("militakiri/single", "lines_of_action/standard", french()) ==
      "militakiri/single et lines_of_action/standard n'ont pas les mêmes camps : red, blue ; black, white.");
  for (const auto what : {What::kNoBoard, What::kSeats, What::kSize, What::kFields, What::kPieces})
    for (const Language language : languages()) {
      const auto text = mismatch_text(language, {what, "x", ""}, "one", "other");
      INFO(text);
      CHECK(text.find('{') == std::string::npos);
      CHECK(text != mismatch_text(language == Language::kEnglish ? dutch() : Language::kEnglish,
                                  {what, "x", ""}, "one", "other"));
    }
  CHECK(mismatch_text(Language::kEnglish, {What::kFields, "c5", ""}, "one", "other") ==
        "Only one has the field c5.");
  CHECK(mismatch_text(Language::kEnglish, {What::kFields, "", "c5"}, "one", "other") ==
        "Only other has the field c5.");
  CHECK(mismatch_text(Language::kEnglish, {What::kFields, "c5", "c5"}, "one", "other") ==
        "The field c5 lies elsewhere in one than in other.");
  CHECK(mismatch_text(Language::kEnglish, {What::kNoBoard, "none", ""}, "one", "other") ==
        "one has no board.");
  CHECK(mismatch_text(Language::kEnglish, {What::kNoBoard, "", "none"}, "one", "other") ==
        "other has no board.");
}

TEST_CASE("other lakes on one board: no position is common to both") {
  const auto classic = rules_of("two_field/classic"), pond = rules_of("two_field/classic", {"lakes=[a5]"});
  CHECK_FALSE(board_mismatch(*classic, *pond));
  const auto position = beside::position_of(classic, "f9/n9/10/10/2##2##2/2##2##2/10/10/N9/F9 r - - 0");
  const auto same = counterpart(position, pond);
  REQUIRE_FALSE(same);
  CHECK(same.error().what == NoCounterpart::What::kUnreadable);
}

TEST_CASE("a position has a counterpart where the others can have it") {
  const auto standard = rules_of("lines_of_action/standard"),
             scrambled = rules_of("lines_of_action/scrambled");
  const auto same = counterpart(standard->start(), scrambled);
  REQUIRE(same);
  CHECK(same->text() == standard->start().text());
  CHECK(same_to_the_eye(*same, standard->start()));
  CHECK_FALSE(same_to_the_eye(scrambled->start(), standard->start()));

  // Counters that only one of them writes down are left out.
  const auto basic = rules_of("dice_checkers/basic"), no_return = rules_of("dice_checkers/basic-no-return");
  CHECK(basic->start().text() != no_return->start().text());
  CHECK(counterpart(basic->start(), no_return));
}

TEST_CASE("why there is no counterpart") {
  const auto single = rules_of("militakiri/single"), random = rules_of("militakiri/random-set-up");
  const auto turn = counterpart(single->start(), random);
  REQUIRE_FALSE(turn);
  CHECK(turn.error().what == NoCounterpart::What::kTurn);
  CHECK(no_counterpart_text(dutch(), turn.error(), "X") == "In X zijn in deze stelling anderen aan zet.");

  const auto classic = rules_of("two_field/classic"), duel = rules_of("two_field/duel");
  const auto captains = beside::position_of(classic, "f9/k9/10/10/2##2##2/2##2##2/10/10/K9/F9 r - - 0");
  const auto refused = counterpart(captains, duel);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().what == NoCounterpart::What::kUnreadable);
  const auto text = no_counterpart_text(Language::kEnglish, refused.error(), "Duel");
  INFO(text);
  CHECK(text.starts_with("Duel can't have this position: "));
}
