// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAccessible>
#include <QLineEdit>
#include <QTest>

#include "framework/clock/time_control_text.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/access/clock_calls.hpp"
#include "ui/desktop/appearance/translations.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

QAccessibleInterface* accessible(QObject* object) {
  QAccessibleInterface* found = QAccessible::queryAccessibleInterface(object);
  REQUIRE(found != nullptr);
  return found;
}

QString name(QAccessibleInterface* interface) { return interface->text(QAccessible::Name); }

}  // namespace

TEST_CASE("every field has a name that says what stands on it") {
  WindowUnderTest test;
  QAccessibleInterface* board = accessible(&test.board());
  REQUIRE(board->childCount() == 64);
  CHECK(name(board).contains("Lines of Action"));
  for (int i = 0; i < 64; ++i) {
    QAccessibleInterface* child = board->child(i);
    REQUIRE(child != nullptr);
    const auto& field = test.board().board().fields()[static_cast<std::size_t>(i)];
    const QString piece = test.piece_on(field.name);
    const QString expected = piece.isEmpty() ? "empty" : piece + " piece";
    CHECK(name(child) == QString::fromStdString(field.name) + ", " + expected);
    CHECK(board->indexOfChild(child) == i);
    CHECK(child->parent() == board);
  }
}

TEST_CASE("fields speak the chosen language and follow the game") {
  WindowUnderTest test;
  QAccessibleInterface* board = accessible(&test.board());
  QAccessibleInterface* child = board->child(static_cast<int>(test.field("c3")));
  CHECK(name(child) == "c3, empty");
  test.drag("c1", "c3");
  CHECK(name(child) == "c3, black piece");
  CHECK(child->text(QAccessible::Description).contains("last move"));
  for (const Language language : {dutch(), german(), french()}) {
    const QString before = name(child);
    test.speak(language);
    CHECK(name(child) != before);
    CHECK(name(child).startsWith("c3, "));
  }
}

TEST_CASE("fields can be found, focused and pressed by assistive technology") {
  WindowUnderTest test;
  QAccessible::setActive(true);
  QAccessibleInterface* board = accessible(&test.board());
  QAccessibleInterface* from = board->child(static_cast<int>(test.field("c1")));
  QAccessibleInterface* to = board->child(static_cast<int>(test.field("c3")));
  CHECK(board->childAt(from->rect().center().x(), from->rect().center().y()) == from);
  auto* action = from->actionInterface();
  REQUIRE(action != nullptr);
  action->doAction(QAccessibleActionInterface::setFocusAction());
  CHECK(from->state().focused);
  CHECK(board->focusChild() == from);
  action->doAction(QAccessibleActionInterface::pressAction());
  CHECK(from->state().selected);
  CHECK(to->text(QAccessible::Description) == "can be moved to");
  to->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  CHECK(test.piece_on("c3") == "black");
}

TEST_CASE("another game has other fields, and old ones become invalid") {
  WindowUnderTest test;
  QAccessibleInterface* board = accessible(&test.board());
  QAccessibleInterface* last = board->child(63);
  REQUIRE(last->isValid());
  REQUIRE_OK(test.window().start_game("lines_of_action/small"));
  CHECK(board->childCount() == 36);
  CHECK_FALSE(last->isValid());
  CHECK(last->text(QAccessible::Name).isEmpty());
}

TEST_CASE("everything that can be operated has a name") {
  WindowUnderTest test;
  for (auto* widget : test.window().findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->objectName().startsWith("qt_")) continue;
    if (qobject_cast<QAbstractButton*>(widget) == nullptr && qobject_cast<QLineEdit*>(widget) == nullptr)
      continue;
    if (widget->focusPolicy() == Qt::NoFocus) continue;
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    CHECK_FALSE(name(accessible(widget)).isEmpty());
  }
}

namespace {

/// Everything that is told to those who listen from now on.
class Listener {
 public:
  explicit Listener(WindowUnderTest& test) : test_(test), announcer_(test.window().findChild<Announcer*>()) {
    REQUIRE(announcer_ != nullptr);
    QObject::connect(announcer_, &Announcer::said, &heard_,
                     [this](const QString& sentences) { sentences_ << sentences; });
  }
  /// What came since it was asked last.
  QString heard() {
    test_.hear_out();
    return std::exchange(sentences_, {}).join(" | ");
  }
  Announcer& announcer() { return *announcer_; }

 private:
  WindowUnderTest& test_;
  Announcer* announcer_;
  QObject heard_;
  QStringList sentences_;
};

}  // namespace

TEST_CASE("moves, turns, refusals and results are told together, each once") {
  WindowUnderTest test;
  Listener listener(test);
  listener.heard();
  test.drag("c1", "c3");
  CHECK(listener.heard() == "Black: c1-c3. White to move");
  CHECK(listener.announcer().told() == "Black: c1-c3. White to move");
  CHECK(accessible(&listener.announcer())->role() == QAccessible::Notification);
  test.click("a4");
  test.click("d5");
  CHECK(listener.heard().contains("L2.1"));
  test.must_start("7w/8/5w2/8/8/8/8/b2b4 b");
  listener.heard();
  test.drag("a1", "c1");
  CHECK(listener.heard().contains("Black wins"));
}

TEST_CASE("dice are told in words, and what was told is gone when the screen is handed over") {
  WindowUnderTest dice("militakiri");
  Listener dice_listener(dice);
  for (int seat = 0; seat < 2; ++seat) {
    if (dice.controller().hand_over()) dice.button("take_over")->click();
    dice.button("arrange_random")->click();
    dice.button("arrange_ready")->click();
  }
  CHECK(dice_listener.heard().contains("Dice: "));

  WindowUnderTest hidden("two_cards");
  Listener listener(hidden);
  hidden.button("take_over")->click();
  REQUIRE_OK(hidden.controller().play("bet"));
  CHECK(hidden.controller().hand_over().has_value());
  CHECK(listener.announcer().told().isEmpty());
}

TEST_CASE("keys tell the last move, both sides' pieces, the moves of what is chosen and the clocks") {
  WindowUnderTest test;
  Listener listener(test);
  const auto told = [&](Qt::Key key) {
    listener.heard();
    QTest::keyClick(&test.board(), key);
    return listener.heard();
  };
  CHECK(told(Qt::Key_F2) == "There is no move yet.");
  CHECK(told(Qt::Key_F3) == "Black – black piece: b1, c1, d1, e1, f1, g1, b8, c8, d8, e8, f8, g8");
  CHECK(told(Qt::Key_F4).startsWith("White – white piece: a2, h2"));
  test.board().set_cursor_place(test.field("c1"));
  CHECK(told(Qt::Key_F5).toStdString() == "c1, black piece: c1-c3, c1-e3, c1xa3");
  test.board().set_cursor_place(test.field("d4"));
  CHECK(told(Qt::Key_F5).startsWith("d4, empty: "));
  CHECK(told(Qt::Key_F6) == "This game has no clock.");
  test.drag("c1", "c3");
  CHECK(told(Qt::Key_F2) == "Black: c1-c3");
  CHECK(test.table().message() == "Black: c1-c3");
  test.table().look_at(0);
  CHECK(told(Qt::Key_F2) == "There is no move yet.");

  MatchPlan timed = test.controller().plan();
  timed.clock = read_time_control("5m").value();
  timed.policies.clock_start = ClockStart::kAtOnce;
  test.window().start_game(std::move(timed));
  CHECK(told(Qt::Key_F6) == "Black: 5:00, running; White: 5:00");
}

TEST_CASE("a running clock is called at a minute, half a minute and ten seconds, once each") {
  ClockCalls calls;
  const auto look = [&](int first, int second) {
    std::vector<SeatTime> times(2);
    times[0].remaining = Milliseconds(first);
    times[0].running = true;
    times[1].remaining = Milliseconds(second);
    return calls.look(times);
  };
  using Calls = std::vector<ClockCalls::Call>;
  CHECK(look(61000, 61000).empty());
  CHECK(look(60000, 20000) == Calls{{0, 60}});  // the second one doesn't run
  CHECK(look(59900, 20000).empty());
  CHECK(look(9000, 20000) == Calls{{0, 10}});  // a machine that slept: only what presses now
  CHECK(look(64000, 20000).empty());           // an increment
  CHECK(look(59000, 20000) == Calls{{0, 60}});
}

TEST_CASE("players and clocks have names and states too") {
  WindowUnderTest test;
  MatchPlan timed = test.controller().plan();
  timed.clock = read_time_control("5m").value();
  timed.policies.clock_start = ClockStart::kAtOnce;
  test.window().start_game(std::move(timed));
  test.settle();
  QStringList names, descriptions;
  for (auto* widget : test.table().findChildren<QWidget*>()) {
    if (!widget->isVisible()) continue;
    names << widget->accessibleName();
    descriptions << widget->accessibleDescription();
  }
  CHECK(names.contains("Black: Guest, on turn"));
  CHECK(names.contains("White: Guest"));
  CHECK(names.contains("Clock of Black: 5:00"));
  CHECK(descriptions.count("running") == 1);
  CHECK(descriptions.contains("How things stand"));
}
