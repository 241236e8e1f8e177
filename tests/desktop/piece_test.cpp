// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is told of the piece that was chosen, and what isn't.
#include <QAction>
#include <QTextBrowser>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/piece_dock.hpp"
#include "ui/desktop/docks/rules_dock.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct PieceUnderTest : WindowUnderTest {
  explicit PieceUnderTest(const std::string& game) : WindowUnderTest(game) {
    window().findChild<QAction*>("selected_piece")->trigger();
    settle();
    REQUIRE(window().docks().piece().isVisible());
  }
  QString said() { return window().docks().piece().words(); }
};

}  // namespace

TEST_CASE("the chosen piece tells where it can go and by which rules", "[piece]") {
  PieceUnderTest test("lines_of_action");
  CHECK(test.said().contains("Click a piece"));
  test.click("b1");
  CHECK(test.said().contains("on b1"));
  CHECK(test.said().contains("b1-b3"));
  CHECK(test.said().contains("Possible moves: 3"));
  CHECK(test.said().contains("L2.1"));
  test.keep_picture("selected-piece");
  auto* ways = test.window().findChild<QTextBrowser*>("piece_ways");
  emit ways->anchorClicked(QUrl("L2.1"));
  CHECK(test.window().docks().rules().isVisible());
  // The other side's can be read about too.
  test.click("b1");
  test.click("a3");
  CHECK(test.said().contains("on a3"));
  CHECK(test.said().contains("It can't move now."));
  test.click("e5");  // nothing is there
  CHECK(test.said().contains("Click a piece"));
}

TEST_CASE("it follows the game back and into what is tried out", "[piece]") {
  PieceUnderTest test("lines_of_action");
  test.type("b1-b3");
  test.table().look_at(0);
  test.click("c1");
  CHECK(test.said().contains("c1-c3"));
  test.window().hide();
  test.window().show();
  CHECK(test.said().contains("c1-c3"));
}

TEST_CASE("of hidden pieces it tells what the one at the screen may know", "[piece]") {
  PieceUnderTest test("two_field");
  test.must_start("9f/10/9n/1m8/2##2##2/k1##2##2/AM8/9N/10/9F r - - 0");
  if (test.controller().hand_over()) {
    test.window().docks().piece().show_place(test.field("a5"));
    CHECK(test.said().contains("Click a piece"));  // the screen is nobody's
    test.button("take_over")->click();
    test.settle();
  }
  const Seat viewer = test.controller().viewer();
  REQUIRE(viewer == 0);
  test.window().docks().piece().show_place(test.field("b7"));  // Blue's marshal
  const QString other = test.said();
  CHECK_FALSE(other.contains("arshal"));
  CHECK_FALSE(other.contains("("));                            // nor a rule, which could tell
  test.window().docks().piece().show_place(test.field("b4"));  // one's own
  CHECK(test.said().contains("arshal"));
  CHECK(test.said().contains("b4"));
  const QString ways = test.window().findChild<QTextBrowser*>("piece_ways")->toHtml();
  CHECK_FALSE(ways.contains("href"));  // rules are told of true positions, which hide something here
}

TEST_CASE("dice and stacks are explained with the words of the game", "[piece]") {
  PieceUnderTest test("militakiri/single");
  test.must_start(
      "sT1s1s1s1s1/2s1c1p1c1/p11cT3/5ST/6/6/6/6/P15/1C11P11C1/C1P11S11P1/S1C1S1S1S11 b 122/122 - m - 0");
  test.window().docks().piece().show_place(test.field("c10"));
  INFO(test.said().toStdString());
  CHECK(test.said().contains("c10"));
  for (const Language language : looked_at_in()) {
    test.speak(language);
    CHECK(test.said().size() > 10);
    check_room(&test.window().docks().piece());
  }
}
