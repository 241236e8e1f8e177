// SPDX-License-Identifier: GPL-3.0-or-later
//
// Breakpoints in the workshop: set, passed, walked through and back, by mouse and by keyboard.
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QTabWidget>

#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using Lines = std::vector<std::uint32_t>;

/// Where this stands in the sample, from 1.
std::uint32_t line_of(const std::string& words) {
  const std::string text = boardwright::test::moving_script();
  const auto at = text.find(words);
  REQUIRE(at != std::string::npos);
  return static_cast<std::uint32_t>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n')) + 1;
}

struct Debugged : WorkshopUnderTest {
  using WorkshopUnderTest::WorkshopUnderTest;
  DebugPanel& panel() { return page().tabs().debugger(); }
  ScriptEditor& editor() { return page().editor(); }
  void break_at(const std::string& words) { editor().toggle_breakpoint(static_cast<int>(line_of(words))); }
  [[nodiscard]] bool shown() { return page().tabs().currentWidget() == &panel(); }
  /// As a user does it: the first of the legal moves.
  void trace(const QString& move) {
    page().tabs().setCurrentIndex(1);
    page().findChild<QLineEdit*>("workshop_why")->setText(move);
    press("workshop_trace");
  }
};

}  // namespace

TEST_CASE("F9 and a click beside the number set a breakpoint, which goes with its line", "[workshop]") {
  Debugged here;
  here.editor().go_to(5, 0);
  QTest::keyClick(&here.editor(), Qt::Key_F9);
  CHECK(here.editor().breakpoints() == Lines{5});
  // The window's own F9 opens a projector: not from here.
  here.test.settle();
  CHECK(here.page().isVisible());
  here.editor().go_to(2, 0);
  here.editor().insertPlainText("-- one more\n");
  CHECK(here.editor().breakpoints() == Lines{6});
  CHECK(here.panel().findChild<QLabel*>("debug_points")->text() == "Breakpoints: 6");

  here.editor().go_to(3, 0);
  here.test.settle();
  auto* numbers = here.editor().childAt(here.editor().contentsRect().left() + 3, here.editor().height() / 2);
  REQUIRE(numbers != nullptr);
  REQUIRE(numbers != here.editor().viewport());
  QTest::mouseClick(numbers, Qt::LeftButton, {}, QPoint(4, here.editor().cursorRect().center().y()));
  CHECK(here.editor().breakpoints() == Lines{3, 6});
  here.test.hear_out();
  CHECK(here.test.window().findChild<Announcer*>()->told().contains("Breakpoint in line 3"));
  QTest::mouseClick(numbers, Qt::LeftButton, {}, QPoint(4, here.editor().cursorRect().center().y()));
  CHECK(here.editor().breakpoints() == Lines{6});
}

TEST_CASE("a line of the console that passes a breakpoint is walked through, forward and back",
          "[workshop]") {
  Debugged here;
  here.ask("#moves()");
  CHECK_FALSE(here.shown());
  const auto inner = line_of("local to = board.step");
  here.break_at("local to = board.step");
  here.page().tabs().setCurrentIndex(2);
  here.ask("#moves()");
  CHECK(here.page().tabs().console().told().endsWith("22"));
  REQUIRE(here.shown());
  REQUIRE(here.panel().stop() != nullptr);
  CHECK(here.panel().stop()->line == inner);
  CHECK(here.editor().running() == inner);
  CHECK(here.panel().sentence() == QString("#moves(): Line %1 in moves").arg(inner));
  const QStringList values = here.panel().values();
  CHECK(values.front().startsWith("p = "));
  CHECK(values.contains("seat = 1"));
  CHECK(values.contains("from = 1"));
  CHECK(values.contains("i = 1"));
  CHECK(values.contains("way = \"nw\""));
  here.test.keep_picture("workshop_debugger");

  here.press("debug_step");
  CHECK(here.panel().stop()->line == inner + 1);
  CHECK(here.panel().values().filter(QRegularExpression("^to = ")).size() ==
        1);  // there is nothing north-west of a1
  here.press("debug_back");
  CHECK(here.panel().stop()->line == inner);
  CHECK_FALSE(here.test.button("debug_back")->isEnabled());
  // By keys, from wherever the keyboard is on the page.
  here.editor().setFocus();
  QTest::keyClick(&here.editor(), Qt::Key_F8);
  CHECK(here.panel().stop()->line == inner);
  CHECK(here.panel().values().contains("i = 2"));
  here.test.hear_out();
  CHECK(here.test.window().findChild<Announcer*>()->told().contains("i = 2"));
  QTest::keyClick(&here.editor(), Qt::Key_F11);
  CHECK(here.panel().stop()->line == inner + 1);
  QTest::keyClick(&here.editor(), Qt::Key_F11, Qt::ControlModifier);
  CHECK(here.panel().values().contains("i = 2"));
  CHECK(here.panel().stop()->line == inner);
  // Nothing has happened on the board, and it goes on as ever.
  CHECK(here.plies() == 0);
  here.press("debug_leave");
  CHECK(here.panel().stop() == nullptr);
  CHECK(here.editor().running() == 0);
  here.click("a2");
  here.click("a3");
  CHECK(here.plies() == 1);
}

TEST_CASE("a move is stepped through from the first line of play, or from a breakpoint", "[workshop]") {
  Debugged here;
  here.trace("a2-a3");
  REQUIRE(here.shown());
  REQUIRE(here.panel().stop() != nullptr);
  CHECK(here.panel().stop()->function == "play");
  CHECK(here.panel().values().contains("from = 9"));
  CHECK(here.panel().values().contains("to = 17"));
  const QString before = here.panel().values().front();
  here.press("debug_step");
  here.press("debug_step");
  CHECK(here.panel().stop()->line == line_of("p.turn = 3 - seat"));
  CHECK(here.panel().values().front() != before);
  here.press("debug_out");
  CHECK(here.panel().sentence().endsWith("Here the run ends."));
  CHECK_FALSE(here.test.button("debug_on")->isEnabled());
  CHECK(here.plies() == 0);

  here.break_at("taken");
  here.trace("a2-a3");
  CHECK(here.panel().stop() == nullptr);
  CHECK(here.panel().sentence() == "a2-a3: no breakpoint was passed.");
}

TEST_CASE("a loop without an end is recorded in parts, and the window goes on", "[workshop]") {
  Debugged here;
  here.write("  p.turn = 3 - seat", "  local n = 0 while from > 0 do n = n + 1 end");
  here.save();
  here.trace("a2-a3");
  REQUIRE(here.panel().stop() != nullptr);
  here.break_at("B3.1");
  here.press("debug_on");
  CHECK(here.panel().sentence().contains("No breakpoint comes any more"));
  const auto far = here.panel().stop()->number;
  here.press("debug_step");
  CHECK(here.panel().stop()->number == far + 1);
  here.press("debug_out");
  CHECK(here.panel().sentence().contains("The run is long"));
  CHECK(here.plies() == 0);
}

TEST_CASE("lines of a text that isn't saved are not followed", "[workshop]") {
  Debugged here;
  here.break_at("local to = board.step");
  here.write("-- Moving pieces", "-- Pieces that move");
  here.trace("a2-a3");
  CHECK(here.panel().stop() == nullptr);
  CHECK(here.panel().sentence().startsWith("Save first"));
  here.save();
  here.trace("a2-a3");
  REQUIRE(here.panel().stop() != nullptr);
  // A save ends the run, and the breakpoint stays.
  here.write("-- Pieces that move", "-- Moving pieces");
  here.save();
  CHECK(here.panel().stop() == nullptr);
  CHECK(here.editor().breakpoints().size() == 1);
  here.page().tabs().setCurrentIndex(2);
  here.ask("#moves()");
  CHECK(here.panel().stop() != nullptr);
}
