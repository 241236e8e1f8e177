// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chance, hidden information and rules without a board, with the tiny games.
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/move_list.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("between two people at one screen nothing is shown until the next one is there") {
  WindowUnderTest test("two_cards");
  REQUIRE(test.controller().hand_over() == Seat{0});
  CHECK(test.button("take_over")->isVisible());
  CHECK_FALSE(test.board().isVisible());
  CHECK(test.board().picture().items.empty());
  CHECK_FALSE(test.controller().play("bet").has_value());
  test.button("take_over")->click();
  CHECK(test.board().isVisible());
  const auto own = test.piece_on("a1"), other = test.piece_on("b1");
  CHECK(own != "back");
  CHECK(other == "back");
  REQUIRE_OK(test.controller().play("bet"));
  REQUIRE(test.controller().hand_over() == Seat{1});
  CHECK_FALSE(test.board().isVisible());
  CHECK_FALSE(test.table().move_list().table()->isVisible());
  test.button("take_over")->click();
  CHECK(test.piece_on("a1") == "back");
  CHECK(test.piece_on("b1") != "back");
  REQUIRE_OK(test.controller().play("call"));
  CHECK(test.title().endsWith("wins"));
  CHECK(test.piece_on("a1") == own);  // called cards are shown
}

TEST_CASE("a click on a tray and a button make moves") {
  WindowUnderTest test("two_cards");
  test.button("take_over")->click();
  CHECK(test.button("move fold")->isVisible());
  const auto pot = *test.board().board().tray_place("pot");
  QTest::mouseClick(test.viewport(), Qt::LeftButton, {}, test.board().place_rect(pot).center());
  CHECK(test.controller().hand_over() == Seat{1});
}

TEST_CASE("simultaneous set-up: one after the other at one screen") {
  WindowUnderTest test("secret_towers");
  test.button("take_over")->click();
  test.click("b1");
  test.button("arrange_ready")->click();
  REQUIRE(test.controller().hand_over() == Seat{1});
  test.button("take_over")->click();
  CHECK(test.piece_on("b1") == "");  // not for these eyes
  test.click("b2");
  test.button("arrange_ready")->click();
  CHECK(test.title() == "Second wins");
  CHECK(test.piece_on("b1") == "first_tower");
}

TEST_CASE("one person against the computer needs no handing over") {
  WindowUnderTest test("secret_towers");
  MatchPlan plan = test.controller().plan();
  plan.seats = seats_of_words({kHuman, "random"});
  test.window().start_game(std::move(plan));
  CHECK_FALSE(test.controller().hand_over().has_value());
  test.click("a1");
  test.button("arrange_ready")->click();
  REQUIRE(eventually([&] { return test.controller().update().table.result.has_value(); }));
}

TEST_CASE("rules without a board are played with buttons; chance is told") {
  WindowUnderTest test("coin_race");
  auto* text = test.table().findChild<QLabel*>("text_board");
  REQUIRE(text != nullptr);
  CHECK(text->isVisible());
  CHECK(text->text() == "0/0 f 0");
  test.button("move walk:2")->click();
  const auto& history = test.controller().history();
  REQUIRE(history.size() == 2);
  CHECK(history[1].seat == BW_CHANCE);
  const auto* toast = &test.table().toast();
  REQUIRE(toast->isVisible());
  CHECK(toast->faces().empty());
  CHECK(toast->text() == QString::fromStdString(history[1].text));
  const auto* model = test.table().move_list().table()->model();
  CHECK(model->index(1, 1).data().toString() == "Chance: " + toast->text());
  for (int i = 0; i < 500 && !test.controller().update().table.result; ++i) {
    test.button("move walk:2")->click();
    test.wait(0);
  }
  CHECK(test.title().endsWith("wins"));
  REQUIRE(eventually([&] { return !toast->isVisible(); }));
}
