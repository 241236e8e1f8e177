// SPDX-License-Identifier: GPL-3.0-or-later
//
// What hints and the analysis may know where something is hidden; two_field_test.cpp asks it of a whole game.
#include "tests/desktop/analysed_game.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

MatchPlan with_players(WindowUnderTest& test, const std::vector<std::string>& players) {
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words(players);
  return plan;
}

/// Two at one screen with these cards; the first is in front of it.
void deal(WindowUnderTest& test, const char* cards) {
  MatchPlan plan = test.controller().plan();
  Position position = plan.rules->start();
  for (const auto& [event, weight] : position.chance_events())
    if (position.move_text(BW_CHANCE, event) == cards) {
      REQUIRE_OK(position.play(BW_CHANCE, event));
      break;
    }
  REQUIRE(position.on_turn(0));
  plan.start = std::move(position);
  REQUIRE_OK(test.controller().start(std::move(plan)));
}

}  // namespace

TEST_CASE("where something is hidden, only the one at the screen is advised, and only when it is theirs") {
  AnalysedGame test("two_cards");
  deal(test, "deal:2-1");
  REQUIRE(test.controller().hand_over());
  const QString handing = "Nothing is shown until the screen has been handed over.";
  CHECK(test.dock().words().startsWith(handing));
  CHECK_FALSE(test.start()->isEnabled());
  CHECK_FALSE(test.hint()->isEnabled());
  test.button("take_over")->click();
  REQUIRE(test.start()->isEnabled());
  test.start()->click();
  test.must_find();
  CHECK(test.dock().words().contains(" simulations"));
  REQUIRE_OK(test.controller().play("bet"));
  REQUIRE(test.controller().hand_over() == Seat{1});
  CHECK(test.dock().words().startsWith(handing));
  CHECK(test.rows().rowCount() == 0);
  test.wait(400);
  CHECK(test.rows().rowCount() == 0);  // nothing comes in late
  test.button("take_over")->click();
  test.must_find();
  test.table().look_at(0);  // the other's turn, whose card this seat doesn't see
  CHECK(test.dock().words().startsWith("What the side on turn sees is hidden here."));
  test.table().look_at(1);
  REQUIRE_OK(test.controller().play("call"));
  REQUIRE(test.controller().update().table.result);
  CHECK(test.dock().words().startsWith("In this position the game is over."));
  test.table().look_at(0);  // now everything may be looked into
  test.must_find();
}

TEST_CASE("two games that differ only in what is hidden get the same advice") {
  const auto advice = [](const char* cards, bool second) {
    WindowUnderTest test("two_cards");
    deal(test, cards);
    test.button("take_over")->click();
    if (second) {
      REQUIRE_OK(test.controller().play("bet"));
      test.button("take_over")->click();
    }
    return analysis_words(test, test.controller().history().size(), 400).toStdString();
  };
  CHECK(advice("deal:2-1", false) == advice("deal:2-3", false));
  CHECK(advice("deal:2-1", false) != advice("deal:1-2", false));  // its own card does count
  CHECK(advice("deal:1-2", true) == advice("deal:3-2", true));
}

TEST_CASE("a computer's hidden turn is not analysed, and set-ups and rules that can't guess neither") {
  AnalysedGame test("two_cards");
  test.controller().set_pause(60000);
  REQUIRE_OK(test.controller().start(with_players(test, {"random", kHuman})));
  CHECK(test.dock().words().startsWith("What the side on turn sees is hidden here."));
  REQUIRE_OK(test.window().start_game("secret_towers"));
  test.button("take_over")->click();
  CHECK(test.dock().words().startsWith("There is no advice for setting up."));
}
