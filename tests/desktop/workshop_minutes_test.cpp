// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first ten minutes of somebody who writes a game, by keys alone; what the program itself takes of each step.
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QListWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <sstream>

#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// What each step takes, and no more than a person notices.
struct Stopwatch {
  QElapsedTimer clock;
  std::ostringstream told;
  void begin() { clock.start(); }
  void end(const char* step, qint64 most) {
    const qint64 took = clock.elapsed();
    told << step << ": " << took << " ms\n";
    INFO(step);
    CHECK(took < most);
  }
};

void keys(QWidget* widget, const QString& text) {
  const QStringList lines = text.split('\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    if (i > 0) QTest::keyClick(widget, Qt::Key_Return);
    QTest::keyClicks(widget, lines[i]);
  }
}

}  // namespace

TEST_CASE("the first ten minutes go by keys alone", "[workshop][minutes]") {
  boardwright::test::ScratchFolder folder;
  const auto file = folder.path() / "my_game.lua";
  WindowUnderTest test{""};
  Stopwatch watch;

  // 0:00 New rules from the sample of moving pieces; they play.
  watch.begin();
  QTest::keyClick(&test.window(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
  test.settle();
  WorkshopPage& page = test.window().rule_work().workshop_page();
  REQUIRE(page.isVisible());
  auto* name = page.findChild<QLineEdit*>("workshop_file");
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  REQUIRE(name->hasFocus());
  QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
  keys(name, QString::fromStdString(file.string()));
  QTest::keyClick(name, Qt::Key_Return);
  test.settle();
  REQUIRE(page.bench() != nullptr);
  REQUIRE(page.bench()->line() != nullptr);
  watch.end("a new game stands on the board", 5000);
  ScriptEditor& editor = page.editor();
  BoardView& board = page.board().board().view();
  REQUIRE(editor.hasFocus());

  // A move, by keys on the board.
  watch.begin();
  QTest::keyClick(&editor, Qt::Key_Escape);
  REQUIRE(board.hasFocus());
  board.set_cursor_place(*board.board().field("a2"));
  QTest::keyClick(&board, Qt::Key_Return);
  QTest::keyClick(&board, Qt::Key_Up);
  QTest::keyClick(&board, Qt::Key_Return);
  REQUIRE(page.bench()->line()->plies().size() == 1);
  watch.end("a move is played", 2000);

  // 1:00 A direction is changed and saved: the dots change, the stones stand.
  const auto replace = [&](const QString& what, const QString& by) {
    editor.setFocus();
    editor.setTextCursor(editor.document()->find(what));
    keys(&editor, by);
  };
  const auto save = [&] {
    QTest::keyClick(&editor, Qt::Key_S, Qt::ControlModifier);
    test.settle();
  };
  replace("\"sw\", \"s\", \"se\"", "\"sw\", \"se\"");
  watch.begin();
  save();
  CHECK(page.bench()->moves().size() == 14);
  CHECK(page.bench()->line()->plies().size() == 1);
  watch.end("save: the dots change, the stones stand", 2000);

  // 2:00 A slip is shown with line and column.
  replace("p.turn = 3 - seat", "p.trun = 3 - seat");
  watch.begin();
  save();
  CHECK_FALSE(page.tabs().problems().problems().empty());
  CHECK(page.bar().sentence().contains("my_game.lua:"));
  watch.end("a slip is shown", 2000);
  replace("p.trun = 3 - seat", "p.turn = 3 - seat");
  save();
  CHECK(page.tabs().problems().problems().empty());

  // 4:00 Where it shouldn't go: the rule's number, and the line it leads to.
  watch.begin();
  page.tabs().tabBar()->setFocus();
  QTest::keyClick(page.tabs().tabBar(), Qt::Key_Right);
  REQUIRE(page.tabs().currentIndex() == 1);
  auto* why = page.findChild<QLineEdit*>("workshop_why");
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  REQUIRE(why->hasFocus());
  keys(why, "a8-a7");
  QTest::keyClick(why, Qt::Key_Return);
  CHECK(page.tabs().moves().sentence().contains("a8-a7"));
  why->clear();
  keys(why, "b8-a7");
  QTest::keyClick(why, Qt::Key_Return);
  CHECK(page.tabs().moves().sentence().contains("(B2.3)"));
  auto* rule = page.findChild<QPushButton*>("workshop_rule");
  rule->setFocus();
  QTest::keyClick(rule, Qt::Key_Space);
  CHECK(editor.hasFocus());
  CHECK(editor.textCursor().block().text().contains("B2.3"));
  watch.end("a refusal, its rule and its line", 3000);

  // 7:00 Figures of what was changed.
  watch.begin();
  replace("{ \"sw\", \"se\" }", "{ \"sw\", \"s\", \"se\" }");
  save();
  page.tabs().setCurrentIndex(4);
  REQUIRE(eventually([&] { return !page.tabs().change().is_looking(); }));
  CHECK(page.tabs().change().sentence().contains("moves a game before"));
  watch.end("figures of both rules", 20000);

  // 5:00 and 8:00 Played against somebody; what the file calls a parameter is in the form.
  replace("forward = {", "retreat = flag(false, \"Whether pieces may go back.\")\nforward = {");
  save();
  CHECK(page.tabs().problems().problems().empty());
  watch.begin();
  bool offered = false;
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    offered = dialog->findChild<QWidget*>("parameter retreat") != nullptr;
    dialog->reject();
  });
  auto* play = page.findChild<QPushButton*>("workshop_play");
  play->setFocus();
  QTest::keyClick(play, Qt::Key_Space);
  CHECK(offered);
  watch.end("a new game with the parameter in its form", 5000);
  WARN("of the first ten minutes the program takes\n" << watch.told.str());
}
