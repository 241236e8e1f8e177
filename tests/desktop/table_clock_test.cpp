// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clock for a real board: started, hit, paused, out of time, and the result that is entered.
#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/clock_under_test.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/clock_face.hpp"
#include "ui/desktop/clock/hit_clock.hpp"
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

TEST_CASE("whoever has won is asked by name, also a long one") {
  ClockUnderTest test;
  test.find<QLineEdit>("clock_first").setText("Anna");
  test.find<QLineEdit>("clock_second").setText("Bartholomäus Oberhuber-Schmidt");
  test.find<QComboBox>("clock_control").setEditText("5m");
  test.find<QPushButton>("clock_start").click();
  test.find<QPushButton>("clock_result").click();
  CHECK(test.find<QPushButton>("clock_wins_0").text() == "Anna has won");
  CHECK(test.find<QPushButton>("clock_wins_1").text() == "Bartholomäu… has won");
  CHECK(test.find<QPushButton>("clock_wins_1").toolTip() == "Bartholomäus Oberhuber-Schmidt has won");
  check_room(test.clock.get());
  keep(*test.clock, "table-clock-result");
}

TEST_CASE("the space bar and Enter hit the clock wherever the focus is, once for each press") {
  ClockUnderTest test;
  test.begin("5m");
  for (const char* name : {"clock_pause", "clock_result", "clock_correct", "clock_close"}) {
    INFO(name);
    auto& button = test.find<QPushButton>(name);
    button.setFocus();
    const bool first = test.clock->face(0).state() == State::kRunning;
    QTest::keyClick(&button, Qt::Key_Space);
    CHECK(test.clock->running());
    CHECK((test.clock->face(0).state() == State::kRunning) != first);
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Return);
    CHECK(test.clock->running());
    CHECK((test.clock->face(0).state() == State::kRunning) == first);
  }
  // Held down it is one press, and the half that waits has nothing to say.
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, " ", true);
  QCoreApplication::sendEvent(&test.clock->face(0), &held);
  CHECK(test.clock->face(0).state() == State::kRunning);
  test.clock->face(1).setFocus();
  QTest::keyClick(&test.clock->face(1), Qt::Key_Space);
  CHECK(test.clock->face(1).state() == State::kRunning);
  // Paused, the button is a button again.
  test.find<QPushButton>("clock_pause").click();
  QTest::keyClick(&test.find<QPushButton>("clock_pause"), Qt::Key_Space);
  CHECK(test.clock->running());
}

TEST_CASE("a press by mistake is taken back, and time given where it was lost") {
  ClockUnderTest test;
  test.begin("1m+2s");
  test.pass(10'000);
  CHECK_FALSE(test.find<QAction>("clock_undo").isEnabled());
  QTest::mousePress(&test.clock->face(0), Qt::LeftButton);
  QTest::mouseRelease(&test.clock->face(0), Qt::LeftButton);
  test.pass(5'000);
  CHECK(test.clock->face(1).state() == State::kRunning);
  test.find<QAction>("clock_undo").trigger();
  CHECK(test.clock->face(0).state() == State::kRunning);
  CHECK(test.clock->face(0).time() == "0:52");  // as it was when it was pressed
  CHECK(test.clock->face(1).time() == "1:02");
  CHECK_FALSE(test.find<QAction>("clock_undo").isEnabled());
  test.pass(2'000);
  CHECK(test.clock->face(0).time() == "0:50");
  test.find<QAction>("clock_more_0").trigger();
  CHECK(test.clock->face(0).time() == "1:50");
  test.pass(200'000);
  CHECK(test.clock->words() == "Anna: time is up");
  test.find<QAction>("clock_more_0").trigger();
  CHECK(test.clock->words().isEmpty());
  CHECK(test.clock->face(0).time() == "1:00");
  CHECK(test.find<QPushButton>("clock_wins_1").isHidden());
}

TEST_CASE("from the clock one comes back to the names, again to the clock, and out") {
  ClockUnderTest test;
  test.begin("5m");
  CHECK(test.find<QPushButton>("clock_again").isHidden());
  test.pass(60'000);
  test.find<QPushButton>("clock_pause").click();
  REQUIRE(test.find<QPushButton>("clock_again").isVisible());
  test.find<QPushButton>("clock_again").click();
  CHECK(test.find<QLineEdit>("clock_first").isVisible());
  REQUIRE(test.find<QPushButton>("clock_go_back").isVisible());
  test.find<QPushButton>("clock_go_back").click();
  CHECK(test.clock->face(0).time() == "4:00");
  test.find<QPushButton>("clock_pause").click();
  CHECK(test.clock->running());
  test.find<QPushButton>("clock_close").click();
  CHECK_FALSE(test.clock->isVisible());
  CHECK_FALSE(test.clock->running());  // nor does it run unseen
  test.clock->show();
  test.find<QPushButton>("clock_again").click();
  test.find<QPushButton>("clock_leave").click();
  CHECK_FALSE(test.clock->isVisible());
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
  for (const Language language : looked_at_in()) {
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

TEST_CASE("what was hit is taken back, hit by hit, until time has been given") {
  UtcTime now{Milliseconds(1'000'000)};
  const auto after = [&now](int seconds) { return now += Milliseconds(1000 * seconds); };
  auto clock = HitClock::start(*read_time_control("1m"), now);
  REQUIRE_OK(clock);
  CHECK(clock->running_seat(now) == Seat{0});
  CHECK_FALSE(clock->can_undo());
  CHECK_FALSE(clock->undo(now));
  CHECK_FALSE(clock->hit(1, after(1)));  // who waits hits nothing
  CHECK(clock->hit(0, after(9)));
  CHECK(clock->hit(1, after(20)));
  CHECK(clock->turns(0) == 1);
  CHECK(clock->turns(1) == 1);
  // Ten seconds of the first and twenty of the second are used; what passes now is nobody's.
  after(5);
  REQUIRE_OK(clock->undo(now));
  CHECK(clock->running_seat(now) == Seat{1});
  CHECK(clock->turns(1) == 0);
  CHECK(clock->clock().remaining(0, now) == Milliseconds(50'000));
  CHECK(clock->clock().remaining(1, now) == Milliseconds(40'000));
  REQUIRE_OK(clock->give_time(1, now));
  CHECK(clock->clock().remaining(1, now) == Milliseconds(100'000));
  CHECK_FALSE(clock->can_undo());
  // The flag falls at a hundred seconds: a hit then is too late.
  CHECK_FALSE(clock->hit(1, after(100)));
  clock->advance(now);
  CHECK_FALSE(clock->runs());
}
