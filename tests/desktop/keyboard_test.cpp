// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything without a mouse.
#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/move_entry.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("arrows move the cursor, Enter chooses and moves, Escape lets go") {
  WindowUnderTest test;
  BoardView& board = test.board();
  test.table().move_entry().line()->setFocus();
  board.setFocus(Qt::TabFocusReason);
  REQUIRE(board.hasFocus());
  CHECK(board.marks().cursor == board.cursor_place());  // the focus is visible
  board.set_cursor_place(test.field("b1"));
  QTest::keyClick(&board, Qt::Key_Right);
  CHECK(board.cursor_place() == test.field("c1"));
  QTest::keyClick(&board, Qt::Key_Return);
  CHECK(board.marks().chosen == std::vector{test.field("c1")});
  QTest::keyClick(&board, Qt::Key_Escape);
  CHECK(board.marks().chosen.empty());
  QTest::keyClick(&board, Qt::Key_Space);
  QTest::keyClick(&board, Qt::Key_Up);
  QTest::keyClick(&board, Qt::Key_Up);
  CHECK(board.cursor_place() == test.field("c3"));
  QTest::keyClick(&board, Qt::Key_Enter);
  CHECK(test.piece_on("c3") == "black");
  CHECK(test.title() == "White to move");
}

TEST_CASE("on a turned board the arrows go as the eye sees them") {
  WindowUnderTest test;
  test.table().flip();
  test.board().setFocus(Qt::TabFocusReason);
  test.board().set_cursor_place(test.field("c1"));
  QTest::keyClick(&test.board(), Qt::Key_Right);
  CHECK(test.board().cursor_place() == test.field("b1"));
  QTest::keyClick(&test.board(), Qt::Key_Down);
  CHECK(test.board().cursor_place() == test.field("b2"));
}

TEST_CASE("a typed move is played, whatever its capitals") {
  WindowUnderTest test;
  test.type("c1-c3");
  CHECK(test.piece_on("c3") == "black");
  test.type(" A4-C2 ");
  CHECK(test.controller().history().size() == 2);
  CHECK(test.table().move_entry().line()->text().isEmpty());
}

TEST_CASE("a wrong typed move says why, with the rule's number, until the text changes") {
  WindowUnderTest test;
  MoveEntry& entry = test.table().move_entry();
  test.type("c1-c4");
  CHECK(test.piece_on("c1") == "black");
  CHECK(entry.sentence().contains("2.1"));
  CHECK(entry.line()->accessibleDescription() == entry.sentence());
  QTest::keyClicks(entry.line(), "c");
  CHECK(entry.sentence().isEmpty());
  test.type("nonsense");
  CHECK_FALSE(entry.sentence().isEmpty());
}

TEST_CASE("letters on the board go to the move entry, which completes legal moves; Escape returns") {
  WindowUnderTest test;
  test.board().setFocus();
  QTest::keyClicks(&test.board(), "c");
  QLineEdit* line = test.table().move_entry().line();
  CHECK(line->text() == "c");
  CHECK(line->hasFocus());
  const QCompleter* completer = line->completer();
  QStringList offered;
  for (int i = 0; i < completer->completionModel()->rowCount(); ++i)
    offered << completer->completionModel()->index(i, 0).data().toString();
  CHECK(offered.contains("c1-c3"));
  CHECK_FALSE(offered.contains("b1-b3"));
  completer->popup()->hide();
  QTest::keyClick(line, Qt::Key_Escape);
  CHECK(test.board().hasFocus());
}

TEST_CASE("Tab reaches everything that can be used") {
  WindowUnderTest test;
  test.drag("c1", "c3");  // so that taking back and looking back are possible
  QSet<QWidget*> reached;
  test.board().setFocus();
  for (int i = 0; i < 30; ++i) {
    reached << QApplication::focusWidget();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  CHECK(reached.contains(&test.board()));
  CHECK(reached.contains(test.table().move_entry().line()));
  for (auto* button : test.table().findChildren<QPushButton*>())
    if (button->isVisible() && button->isEnabled()) {
      INFO(button->text().toStdString() + button->accessibleName().toStdString());
      CHECK(reached.contains(button));
    }
}
