// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves chosen while the computer is on turn.
#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QTest>

#include "framework/board/geometry.hpp"
#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/premove.hpp"
#include "ui/desktop/panels/move_entry.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using Places = std::vector<std::uint32_t>;

constexpr int kThinks = 4000;  // milliseconds: long enough for busy machines to click meanwhile

/// Black against a computer that takes its time.
struct AheadOfComputer : WindowUnderTest {
  explicit AheadOfComputer(const std::string& game = "lines_of_action") : WindowUnderTest(game) {
    controller().set_pause(kThinks);
    MatchPlan plan = controller().plan();
    plan.seats = seats_of_words({kHuman, "random"});
    window().start_game(plan);
  }
  void must_wait() {
    REQUIRE(controller().update().moves.empty());
    REQUIRE(controller().thinking());
  }
  bool comes_back() {
    return eventually(
        [&] { return !controller().update().moves.empty() || controller().history().size() > 2; });
  }
};

}  // namespace

TEST_CASE("clicks ahead begin with an own piece and end where they are let go") {
  Premove ahead;
  ahead.click(5, false);
  CHECK(ahead.places().empty());
  ahead.click(1, true);
  CHECK(ahead.places() == Places{1});
  CHECK_FALSE(ahead.whole());
  ahead.click(2, true);  // another piece instead
  CHECK(ahead.places() == Places{2});
  ahead.click(7, false);
  CHECK(ahead.places() == Places{2, 7});
  CHECK(ahead.whole());
  ahead.click(7, false);  // once more lets it go
  CHECK(ahead.places().empty());
  ahead.click(1, true);
  ahead.click(7, false);
  ahead.click(2, true);  // a new one
  CHECK(ahead.places() == Places{2});
  ahead.click(7, false);
  ahead.click(8, false);  // nothing begins there
  CHECK(ahead.places().empty());
  ahead.set_likeness({3, false, true});
  ahead.click(1, true);
  ahead.click(2, true);  // pieces may stand on each other here
  ahead.click(3, false);
  CHECK(ahead.places() == Places{1, 2, 3});
  ahead.clear();
  ahead.set_likeness({2, true, false});
  ahead.click(4, false);
  CHECK(ahead.whole());
}

TEST_CASE("the move that was meant has the same clicks, else the same ends") {
  const std::vector<LegalMove> moves{
      {"a", {1, 2}}, {"b", {1, 3, 4}}, {"c", {1, 5, 4}}, {"d", {6, 7, 8}}, {"e", {9}}};
  const auto meant = [&](const Places& places) {
    Premove ahead;
    ahead.set_likeness({5, true, true});
    for (const auto place : places) ahead.click(place, true);
    REQUIRE(ahead.places() == places);
    return ahead.move_in(moves);
  };
  CHECK(meant({1, 2}) == "a");
  CHECK(meant({1, 3, 4}) == "b");
  CHECK_FALSE(meant({1, 4}).has_value());  // two ways
  CHECK(meant({6, 8}) == "d");
  CHECK(meant({9}) == "e");
  CHECK_FALSE(meant({6}).has_value());
  CHECK_FALSE(meant({2, 1}).has_value());
}

TEST_CASE("a move chosen while the computer thinks is played as soon as the turn comes", "[pictures]") {
  AheadOfComputer test;
  SECTION("with clicks") {
    test.type("c1-c3");
    test.must_wait();
    test.click("b1");
    CHECK(test.board().marks().premove == Places{test.field("b1")});
    test.click("b3");
  }
  SECTION("dragged") {
    test.type("c1-c3");
    test.must_wait();
    test.drag("b1", "b3");
  }
  SECTION("with the keyboard") {
    test.type("c1-c3");
    test.must_wait();
    test.board().setFocus(Qt::TabFocusReason);
    test.board().set_cursor_place(test.field("b1"));
    QTest::keyClick(&test.board(), Qt::Key_Return);
    test.board().set_cursor_place(test.field("b3"));
    QTest::keyClick(&test.board(), Qt::Key_Return);
  }
  REQUIRE(test.board().marks().premove == Places{test.field("b1"), test.field("b3")});
  CHECK(test.piece_on("b1") == "black");  // nothing has moved yet
  CHECK(test.table().message().startsWith("Your next move: b1 – b3"));
  CHECK(test.board().spoken_description(test.field("b3")).contains("chosen ahead"));
  test.keep_picture("premove");
  test.must_wait();
  REQUIRE(eventually([&] { return test.controller().history().size() >= 2; }));
  test.settle();
  // The computer may have moved so that it can't be played: then it says so.
  if (test.controller().history().size() < 3) {
    CHECK(test.table().message().contains("b1 – b3"));
  } else {
    CHECK(test.controller().history()[2].text.starts_with("b1"));
    CHECK(test.controller().history()[2].seat == 0);
  }
  CHECK(test.board().marks().premove.empty());
}

TEST_CASE("a move is typed ahead, and costs no time on the clock") {
  AheadOfComputer test;
  MatchPlan plan = test.controller().plan();
  plan.clock = read_time_control("5m").value();
  test.window().start_game(plan);
  test.type("c1-c3");
  test.must_wait();
  const auto before = test.controller().clocks()[0].remaining;
  REQUIRE(test.table().move_entry().line()->isEnabled());
  test.type("B1 b3");
  CHECK(test.table().message().startsWith("Your next move: B1 b3"));
  REQUIRE(eventually([&] { return test.controller().history().size() >= 2; }));
  test.settle();
  if (test.controller().history().size() >= 3) {
    CHECK(test.controller().history()[2].text == "b1-b3");
    CHECK((before - test.controller().clocks()[0].remaining).count() < 500);
  } else {
    CHECK(test.table().message().contains("isn't possible"));
  }
}

TEST_CASE("Escape, the right button and a click beside the board let a move chosen ahead go") {
  AheadOfComputer test;
  test.type("c1-c3");
  test.must_wait();
  const auto choose = [&] {
    test.click("b1");
    test.click("b3");
    REQUIRE(test.board().premove().whole());
  };
  choose();
  QTest::keyClick(&test.board(), Qt::Key_Escape);
  CHECK(test.board().marks().premove.empty());
  CHECK(test.table().message().isEmpty());
  choose();
  QTest::mouseClick(test.viewport(), Qt::RightButton, {}, test.middle("e5"));
  CHECK(test.board().marks().premove.empty());
  CHECK(test.board().marks().drawn.empty());
  choose();
  test.click("b3");
  CHECK(test.board().marks().premove.empty());
  test.type("b1b3");
  REQUIRE(test.table().message().startsWith("Your next move"));
  QTest::keyClick(&test.board(), Qt::Key_Escape);
  CHECK(test.table().message().isEmpty());
  REQUIRE(test.comes_back());
  test.settle();
  CHECK(test.controller().history().size() == 2);
}

TEST_CASE("what can't be played when the turn comes is dropped with a word, and a begun one goes on") {
  AheadOfComputer test;
  test.type("c1-c3");
  test.must_wait();
  test.click("b1");
  test.click("h5");  // no line leads there
  REQUIRE(test.comes_back());
  test.settle();
  CHECK(test.controller().history().size() == 2);
  CHECK(test.table().message() == "Your move chosen ahead, b1 – h5, isn't possible now.");
  CHECK(test.board().marks().premove.empty());
  test.type(QString::fromStdString(test.controller().update().moves.front().text));
  test.must_wait();
  test.click("e1");
  REQUIRE(eventually([&] { return !test.controller().update().moves.empty(); }));
  test.settle();
  const auto& moves = test.controller().update().moves;
  if (std::any_of(moves.begin(), moves.end(),
                  [&](const auto& m) { return m.clicks.front() == test.field("e1"); }))
    CHECK(test.board().marks().chosen == Places{test.field("e1")});
}

TEST_CASE("nothing is chosen ahead where it is switched off, taken back, looked back or over") {
  AheadOfComputer test;
  auto* setting = test.window().findChild<QAction*>("premoves");
  REQUIRE(setting != nullptr);
  CHECK(setting->isChecked());
  setting->setChecked(false);
  CHECK_FALSE(test.window().settings().premoves);
  test.controller().set_pause(kThinks);  // which goes with the habits
  test.type("c1-c3");
  test.must_wait();
  test.click("b1");
  CHECK(test.board().marks().premove.empty());
  CHECK_FALSE(test.table().move_entry().line()->isEnabled());
  setting->setChecked(true);
  test.controller().set_pause(kThinks);
  test.click("b1");
  test.click("b3");
  CHECK(test.board().premove().whole());
  test.table().look_at(0);
  CHECK(test.board().marks().premove.empty());
  test.table().look_at(1);
  test.click("b1");
  test.click("b3");
  test.button("take_back")->click();
  test.settle();
  CHECK(test.controller().history().empty());
  CHECK(test.board().marks().premove.empty());
  test.type("c1-c3");
  test.click("b1");
  test.click("b3");
  REQUIRE_OK(test.controller().resign());
  test.settle();
  CHECK(test.board().marks().premove.empty());
  CHECK(test.controller().update().table.result.has_value());
}

TEST_CASE("with two people at the screen there is nothing to choose ahead") {
  WindowUnderTest test;
  test.type("c1-c3");
  CHECK(test.title() == "White to move");
  test.click("b1");  // black's
  CHECK(test.board().marks().premove.empty());
}
