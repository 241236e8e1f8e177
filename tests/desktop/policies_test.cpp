// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match leaves to its players, in the real window: turns taken back by consent, repetition by claim,
// touch-move, pauses.
#include <QAction>
#include <QPushButton>
#include <QTest>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

void play_under(WindowUnderTest& test, const MatchPolicies& policies,
                const std::vector<std::string>& players = {kHuman, kHuman}) {
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words(players);
  plan.policies = policies;
  test.window().start_game(std::move(plan));
}

MatchPolicies by_consent() {
  MatchPolicies policies;
  policies.takeback = Takeback::kConsent;
  return policies;
}

MatchPolicies with_touch_move() {
  MatchPolicies policies;
  policies.touch_move = true;
  return policies;
}

QAction* command(WindowUnderTest& test, const char* name) {
  auto* found = test.window().findChild<QAction*>(name);
  REQUIRE(found != nullptr);
  return found;
}

}  // namespace

TEST_CASE("by consent a turn is taken back when the other one allows it") {
  WindowUnderTest test;
  play_under(test, by_consent());
  test.type("b1-b3");
  test.type("a2-c2");
  StatusHeader& status = test.table().status();
  test.button("take_back")->click();  // White's, who has just moved
  CHECK(test.controller().history().size() == 2);
  CHECK(status.words() == "White asks to take back the last turn.");
  CHECK(status.accessibleName().contains("White asks to take back the last turn."));
  CHECK(status.first_button()->text() == "A&llow");
  CHECK_FALSE(test.button("take_back")->isEnabled());
  test.keep_picture("asks-to-take-back");
  status.second_button()->click();
  CHECK(test.controller().history().size() == 2);
  CHECK(test.button("take_back")->isEnabled());
  test.button("take_back")->click();
  status.first_button()->click();
  CHECK(test.controller().history().size() == 1);
  CHECK(test.title() == "White to move");
}

TEST_CASE("a computer agrees at once") {
  WindowUnderTest test;
  play_under(test, by_consent(), {kHuman, "random"});
  test.type("b1-b3");
  REQUIRE(eventually([&] { return test.controller().history().size() == 2; }));
  test.button("take_back")->click();
  CHECK(test.controller().history().empty());
  CHECK_FALSE(test.controller().update().table.request);
}

TEST_CASE("where nothing may be taken back the button is off") {
  WindowUnderTest test;
  MatchPolicies policies;
  policies.takeback = Takeback::kNever;
  policies.hints = false;
  play_under(test, policies);
  test.type("b1-b3");
  CHECK_FALSE(test.button("take_back")->isEnabled());
  CHECK_FALSE(test.controller().hints_shown(true));
}

TEST_CASE("a repetition is claimed with a button or the menu") {
  WindowUnderTest test;
  MatchPolicies policies;
  policies.repetition = RepetitionPolicy::kClaim;
  play_under(test, policies);
  CHECK_FALSE(command(test, "claim_repetition")->isEnabled());
  for (int round = 0; round < 3; ++round)
    for (const char* move : {"b1-b3", "a2-c2", "b3-b1", "c2-a2"}) test.type(move);
  CHECK_FALSE(test.controller().update().table.result);
  StatusHeader& status = test.table().status();
  CHECK(status.words() == "This position has occurred often enough to end the game.");
  if (GENERATE(false, true)) {
    status.first_button()->click();
  } else {
    command(test, "claim_repetition")->trigger();
  }
  REQUIRE(test.controller().update().table.result);
  CHECK(test.controller().update().table.result->reason == "repetition");
  CHECK(test.title() == "Draw");
}

TEST_CASE("under touch-move a piece that was chosen has to move") {
  WindowUnderTest test;
  play_under(test, with_touch_move());
  const QString sentence = "Touch-move: the piece that was chosen has to move.";
  test.click("b1");
  CHECK(test.board().touched() == test.field("b1"));
  CHECK(test.table().message().isEmpty());
  const auto still_chosen = [&] { return test.board().marks().chosen == std::vector{test.field("b1")}; };
  switch (GENERATE(0, 1, 2, 3)) {
    case 0: test.click("c1"); break;
    case 1: test.click("b1"); break;
    case 2: QTest::keyClick(&test.board(), Qt::Key_Escape); break;
    default: test.type("c1-c3");
  }
  CHECK(test.table().message() == sentence);
  CHECK(still_chosen());
  CHECK(test.controller().history().empty());
  // Looking back, or a draw that is offered, is no way out.
  REQUIRE_OK(test.controller().requests().offer_draw());
  CHECK(still_chosen());
  test.click("b3");
  CHECK(test.controller().history().size() == 1);
  CHECK_FALSE(test.board().touched());
  test.click("a2");  // the other one's turn, and its own piece
  CHECK(test.board().touched() == test.field("a2"));
}

TEST_CASE("a piece that is dragged to where it can't go stays touched, and the reason is the rules'") {
  WindowUnderTest test;
  play_under(test, with_touch_move());
  test.drag("b1", "b2");
  CHECK(test.table().message().contains("L2.1"));
  CHECK(test.board().touched() == test.field("b1"));
  CHECK(test.board().marks().chosen == std::vector{test.field("b1")});
}

TEST_CASE("without touch-move a piece is let go") {
  WindowUnderTest test;
  play_under(test, {});
  test.click("b1");
  test.click("b1");
  CHECK(test.board().marks().chosen.empty());
  CHECK(test.table().message().isEmpty());
}

TEST_CASE("a pause covers the board until somebody resumes") {
  WindowUnderTest test;
  play_under(test, {}, {kHuman, "random"});
  test.type("b1-b3");
  QAction* pause = command(test, "pause");
  CHECK(pause->text() == "Pa&use");
  pause->trigger();  // a computer agrees, and doesn't think on
  CHECK(test.controller().paused());
  CHECK_FALSE(test.controller().thinking());
  CHECK_FALSE(test.board().isVisible());
  CHECK(test.table().findChild<PausePage*>()->isVisible());
  CHECK(pause->text() == "Res&ume");
  CHECK_FALSE(command(test, "copy_position")->isEnabled());
  CHECK_FALSE(command(test, "take_back")->isEnabled());
  test.keep_picture("paused");
  test.wait(50);
  CHECK(test.controller().history().size() == 1);
  if (GENERATE(false, true)) {
    test.button("resume")->click();
  } else {
    pause->trigger();
  }
  CHECK(test.board().isVisible());
  CHECK(eventually([&] { return test.controller().history().size() == 2; }));
}

TEST_CASE("between two people a pause takes both") {
  WindowUnderTest test;
  play_under(test, {});
  command(test, "pause")->trigger();
  CHECK_FALSE(test.controller().paused());
  CHECK(test.table().status().words() == "Black asks for a pause.");
  test.table().status().first_button()->click();
  CHECK(test.controller().paused());
}
