// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clock for a real board: started, hit, paused, out of time, and the result that is entered.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "tests/desktop/clock_under_test.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/clock_face.hpp"
#include "ui/desktop/clock/table_clock.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using State = ClockFace::State;

}  // namespace

TEST_CASE("who is hit stops, and the other's time runs") {
  ClockUnderTest test;
  test.begin("1m+2s");
  REQUIRE(test.clock->running());
  CHECK(test.clock->face(0).state() == State::kRunning);
  CHECK(test.clock->face(1).state() == State::kWaiting);
  test.pass(10'000);
  CHECK(test.clock->face(0).time() == "0:52");  // the first move has its increment too
  CHECK(test.clock->face(1).time() == "1:02");
  CHECK(test.clock->face(0).accessibleName() == "Clock of Anna: 0:52");
  QTest::mousePress(&test.clock->face(1), Qt::LeftButton);  // not the one that runs
  CHECK(test.clock->face(0).state() == State::kRunning);
  QTest::mouseRelease(&test.clock->face(1), Qt::LeftButton);
  QTest::mousePress(&test.clock->face(0), Qt::LeftButton);
  QTest::mouseRelease(&test.clock->face(0), Qt::LeftButton);
  CHECK(test.clock->face(0).time() == "0:54");
  CHECK(test.clock->face(1).state() == State::kRunning);
  // The space bar always hits the one that runs.
  CHECK(test.clock->face(1).hasFocus());
  QTest::keyClick(&test.clock->face(1), Qt::Key_Space);
  CHECK(test.clock->face(0).state() == State::kRunning);
  CHECK(test.clock->face(0).hasFocus());
  test.pass(40'000);
  CHECK(test.clock->face(0).state() == State::kLow);
  CHECK(colours(keep(*test.clock, "table-clock")) > 20);
  check_room(test.clock.get());
}

TEST_CASE("a pause costs nobody anything") {
  ClockUnderTest test;
  test.begin("5m");
  test.find<QPushButton>("clock_pause").click();
  CHECK_FALSE(test.clock->running());
  CHECK(test.clock->words() == "Paused");
  test.pass(100'000);
  CHECK(test.clock->face(0).time() == "5:00");
  test.find<QPushButton>("clock_pause").click();
  test.pass(1'000);
  CHECK(test.clock->face(0).time() == "4:59");
  test.clock->close();  // it doesn't run unseen
  CHECK_FALSE(test.clock->running());
}

TEST_CASE("a fallen flag asks for the result, which they enter themselves") {
  ClockUnderTest test;
  test.begin("10s");
  CHECK(test.find<QPushButton>("clock_wins_1").isHidden());
  test.pass(10'500);
  CHECK(test.clock->words() == "Anna: time is up");
  CHECK(test.clock->face(0).state() == State::kFallen);
  REQUIRE(test.find<QPushButton>("clock_wins_1").isVisible());
  test.find<QPushButton>("clock_wins_1").click();
  CHECK(test.clock->words() == "Ben has won against Anna.");
  test.pass(5'000);
  CHECK(test.clock->words() == "Ben has won against Anna.");
  test.find<QPushButton>("clock_again").click();
  CHECK(test.find<QLineEdit>("clock_first").isVisible());
  test.begin("3m+2s");
  test.find<QPushButton>("clock_result").click();
  CHECK_FALSE(test.clock->running());
  test.find<QPushButton>("clock_draw").click();
  CHECK(test.clock->words() == "Anna and Ben have drawn.");
}

TEST_CASE("a control that is none is refused with its reason") {
  ClockUnderTest test;
  test.begin("ten minutes or so");
  CHECK_FALSE(test.clock->running());
  CHECK_FALSE(test.find<QLabel>("clock_wrong").text().isEmpty());
  CHECK(test.find<QComboBox>("clock_control").count() > 2);  // the general ones
}

TEST_CASE("the clock is reached from the menu and has room for its words in every language") {
  WindowUnderTest test;
  test.window().findChild<QAction*>("table_clock")->trigger();
  TableClock* clock = test.window().table_clock();
  REQUIRE(clock != nullptr);
  REQUIRE(clock->isVisible());
  for (const Language language : kLookedAtIn) {
    test.speak(language);
    check_room(clock);
    clock->findChild<QPushButton*>("clock_start")->click();
    REQUIRE(clock->running());
    test.settle();
    check_room(clock);
    clock->findChild<QPushButton*>("clock_result")->click();
    test.settle();
    check_room(clock);
    clock->findChild<QPushButton*>("clock_wins_0")->click();
    clock->findChild<QPushButton*>("clock_again")->click();
  }
}
