// SPDX-License-Identifier: GPL-3.0-or-later
//
// Positions that somebody sets up: pieces clicked and dragged, text in step, the rules' own judgement, a game
// from there.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/editor/board_edits.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/editor/text_history.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct EditorUnderTest : WindowUnderTest {
  explicit EditorUnderTest(const std::string& game, QSize size = {1280, 800}) : WindowUnderTest(game, size) {}
  PositionEditor& editor() { return window().by_hand().editor(); }
  void open() {
    window().findChild<QAction*>("edit_position")->trigger();
    settle();
  }
  QPushButton& tool(const QString& name) {
    auto* found = editor().findChild<QPushButton*>(name);
    INFO(name.toStdString());
    REQUIRE(found != nullptr);
    return *found;
  }
  QPoint point(const std::string& field) {
    return editor().board().place_rect(editor().board().board().field(field).value()).center();
  }
  void touch(const std::string& field) {
    QTest::mouseClick(editor().board().viewport(), Qt::LeftButton, {}, point(field));
  }
  std::string text() { return editor().text().toStdString(); }
};

}  // namespace

TEST_CASE("pieces are set by clicking, and the text follows", "[editor]") {
  EditorUnderTest test("lines_of_action");
  test.type("b1-b3");
  test.open();
  REQUIRE(test.editor().isVisible());
  const std::string before = test.text();
  CHECK(before == test.controller().update().position);
  CHECK(test.editor().sentence().contains("White to move"));
  test.tool("edit_clear").click();
  CHECK(test.text() == "8/8/8/8/8/8/8/8 w");
  CHECK_FALSE(test.editor().position());
  CHECK_FALSE(test.tool("edit_play").isEnabled());
  CHECK(test.editor().sentence().size() > 10);  // the rules' own words
  test.tool("edit_kind black").click();
  test.touch("c3");
  test.touch("f6");
  test.tool("edit_kind white").click();
  test.touch("d3");
  test.touch("h8");
  test.touch("h8");  // the same once more takes it away
  test.touch("a8");
  CHECK(test.text() == "w7/8/5b2/8/8/2bw4/8/8 w");
  CHECK(test.editor().position());
  test.tool("edit_turn black").click();
  CHECK(test.text() == "w7/8/5b2/8/8/2bw4/8/8 b");
  CHECK(test.editor().sentence().contains("Black to move"));
  // With nothing in hand a piece is moved, by clicks or on the way of the mouse; the eraser takes it away.
  test.tool("edit_kind white").click();
  test.touch("a8");
  test.touch("a7");
  CHECK(test.text() == "8/w7/5b2/8/8/2bw4/8/8 b");
  test.tool("edit_erase").click();
  test.touch("d3");
  CHECK(test.text() == "8/w7/5b2/8/8/2b5/8/8 b");
  CHECK_FALSE(test.tool("edit_redo").isEnabled());
  test.tool("edit_undo").click();
  CHECK(test.text() == "8/w7/5b2/8/8/2bw4/8/8 b");
  test.tool("edit_redo").click();
  CHECK(test.text() == "8/w7/5b2/8/8/2b5/8/8 b");
  test.tool("edit_undo").click();
  CHECK(test.text() == "8/w7/5b2/8/8/2bw4/8/8 b");
  CHECK(test.tool("edit_redo").isEnabled());
  emit test.editor().board().dropped(QByteArray::number(0),
                                     test.editor().board().board().field("e5").value());
  CHECK(test.text() == "8/w7/5b2/4b3/8/2bw4/8/8 b");
  emit test.editor().board().thrown_away(test.editor().board().board().field("e5").value());
  test.keep_picture("editor");
  test.tool("edit_play").click();
  test.settle();
  CHECK(test.window().at_table());
  CHECK(test.controller().update().position == "8/w7/5b2/8/8/2bw4/8/8 b");
  CHECK(test.controller().history().empty());
}

TEST_CASE("what goes wrong is told below the board, until the rules have something to say again",
          "[editor]") {
  EditorUnderTest test("lines_of_action");
  test.open();
  QApplication::clipboard()->setText("no record");
  test.window().opener().paste_record();
  CHECK(test.editor().sentence().toStdString() ==
        test.window().opener().open_record_text("no record").error());
  CHECK(test.table().message().isEmpty());
  test.tool("edit_kind black").click();
  test.touch("e5");
  CHECK(test.editor().sentence().contains("rules accept"));
}

TEST_CASE("the text is typed, and the board follows as far as it is one", "[editor]") {
  EditorUnderTest test("lines_of_action");
  test.open();
  auto* line = test.editor().findChild<QLineEdit*>("edit_text");
  line->selectAll();
  QTest::keyClicks(line, "8/8/8/3w4/8/8/1bb5/8 b");
  CHECK(test.editor().position());
  CHECK(test.editor().board().picture().items.size() == 3);
  QTest::keyClicks(line, "x");
  CHECK_FALSE(test.editor().position());
  CHECK(line->text() == "8/8/8/3w4/8/8/1bb5/8 bx");  // it isn't taken out of anybody's hands
  CHECK(test.editor().board().picture().items.size() == 3);
  QApplication::clipboard()->setText("  w7/8/8/8/8/8/8/b7 w\n");
  test.tool("edit_paste").click();
  CHECK(test.text() == "w7/8/8/8/8/8/8/b7 w");
  CHECK(line->text() == "w7/8/8/8/8/8/8/b7 w");
  test.tool("edit_start").click();
  CHECK(test.text() == test.controller().plan().rules->start().text());
  test.tool("edit_copy").click();
  CHECK(QApplication::clipboard()->text().toStdString() == test.text());
  test.tool("edit_leave").click();
  CHECK(test.window().at_table());
  CHECK(test.controller().history().empty());  // the game on the table is untouched
}

TEST_CASE("an earlier position, and one that was tried out, can be edited; a hidden one can't", "[editor]") {
  EditorUnderTest test("lines_of_action");
  test.type("b1-b3");
  test.type("a2-c2");
  test.table().look_at(1);
  const std::string earlier = test.controller().advice().variation_from(1)->position().text();
  test.open();
  CHECK(test.text() == earlier);
  test.tool("edit_analyse").click();
  test.settle();
  CHECK(test.controller().update().position == earlier);
  CHECK(test.window().docks().analysis().isVisible());
  REQUIRE_OK(test.window().start_game("two_field"));
  if (test.controller().hand_over()) test.button("take_over")->click();
  CHECK_FALSE(test.controller().advice().position_to_edit(test.table().shown_moves()));
  test.open();
  CHECK(test.text() == test.controller().plan().rules->start().text());
}

TEST_CASE("the rules judge stacks, towers and reserves in their own words", "[editor]") {
  EditorUnderTest test("militakiri/single");
  test.open();
  test.editor().set_text(
      "sT1s1s1s1s1/2s1c1p1c1/p11cT3/5ST/6/6/6/6/P15/1C11P11C1/C1P11S11P1/S1C1S1S1S11 b 122/122 - m - 0");
  REQUIRE(test.editor().position());
  REQUIRE(test.editor().has_pieces());
  CHECK(test.editor().findChild<QPushButton*>("edit_kind red_move") == nullptr);
  test.tool("edit_kind red_plus_2").click();
  test.touch("a6");
  CHECK(test.editor().position());
  CHECK(test.text().find("P25") != std::string::npos);
  test.tool("edit_erase").click();
  for (const char* field : {"a12", "c10", "f9"}) test.touch(field);  // Blue's towers and Red's
  CHECK_FALSE(test.editor().position());
  CHECK(test.editor().sentence().contains("tower"));
  test.keep_picture("editor-refused");
  for (const Language language : looked_at_in()) {
    test.speak(language);
    check_room(&test.editor());
  }
}

TEST_CASE("pieces in reserve are counted up and down beside the board, and the text follows", "[editor]") {
  EditorUnderTest test("militakiri/single");
  test.open();
  test.editor().set_text(
      "sT1s1s1s1s1/2s1c1p1c1/p11cT3/5ST/6/6/6/6/P15/1C11P11C1/C1P11S11P1/S1C1S1S1S11 b 122/122 - m - 0");
  REQUIRE(test.editor().position());
  auto* stars = test.editor().findChild<QSpinBox*>("reserve red_reserve red_star_tower");
  REQUIRE(stars != nullptr);
  CHECK(stars->isVisible());
  CHECK(stars->value() == 1);
  CHECK(stars->accessibleName().contains(": "));
  QTest::keyClick(stars, Qt::Key_Down);
  CHECK(test.text().ends_with(" b 022/122 - m - 0"));
  CHECK(test.editor().position());
  CHECK(test.editor().findChild<QSpinBox*>("reserve red_reserve red_star_tower") == stars);  // under the hand
  test.tool("edit_undo").click();
  CHECK(stars->value() == 1);
  stars->setValue(9);
  CHECK(test.editor().text().contains(" b 922/122 "));
  test.keep_picture("editor-reserves");
  // Also while the rules don't accept what is on the board.
  test.tool("edit_erase").click();
  for (const char* field : {"a12", "c10", "f9"}) test.touch(field);
  REQUIRE_FALSE(test.editor().position());
  CHECK(stars->isEnabled());
  stars->setValue(3);
  CHECK(test.editor().text().contains(" b 322/122 "));
  // What is typed may mean anything: nobody counts in it.
  auto* line = test.editor().findChild<QLineEdit*>("edit_text");
  line->setText("nothing");
  emit line->textEdited("nothing");
  CHECK_FALSE(stars->isEnabled());
  for (const Language language : languages()) {
    test.speak(language);
    check_room(&test.editor());
  }
}

TEST_CASE("a game without reserves has nothing to count", "[editor]") {
  EditorUnderTest test("lines_of_action");
  test.open();
  CHECK(test.editor().findChildren<QSpinBox*>().isEmpty());
}

TEST_CASE("a game whose positions are no boards is edited as text", "[editor]") {
  EditorUnderTest test("coin_race");
  test.open();
  CHECK_FALSE(test.editor().has_pieces());
  test.editor().set_text("3/4 s 0");
  REQUIRE(test.editor().position());
  test.editor().set_text("9/4 s 0");
  CHECK(test.editor().sentence() == "a seat stands behind the goal");
}

TEST_CASE("many kinds have room in a small window", "[editor]") {
  EditorUnderTest test("two_field", {1024, 700});
  test.open();
  test.editor().set_text("9f/10/9n/1m8/2##2##2/2##2##2/1M8/9N/10/9F r - - 0");
  REQUIRE(test.editor().position());
  test.window().set_theme(ThemeChoice::kDark);
  test.speak(german());
  check_room(&test.editor());
  test.keep_picture("editor-de-small");
  test.window().set_theme(ThemeChoice::kLight);
}

TEST_CASE("a text's steps are undone and done again, until another one is made", "[editor]") {
  TextHistory history("a");
  CHECK_FALSE(history.undo());
  history.put("a");  // no step
  CHECK_FALSE(history.can_undo());
  history.put("b");
  history.put("c");
  CHECK(history.undo());
  CHECK(history.text() == "b");
  CHECK(history.redo());
  CHECK(history.text() == "c");
  CHECK_FALSE(history.redo());
  CHECK(history.undo());
  CHECK(history.undo());
  CHECK(history.text() == "a");
  history.put("d");
  CHECK_FALSE(history.can_redo());
  CHECK(history.undo());
  CHECK(history.text() == "a");
  // Of very many steps the last ones can be undone.
  for (std::size_t step = 0; step <= TextHistory::kMostSteps; ++step) history.put(std::to_string(step));
  while (history.undo()) {
  }
  CHECK(history.text() == "0");
}

TEST_CASE("what a click edits depends on what is in the hand", "[editor]") {
  const auto entry = games_under_test().find("lines_of_action");
  REQUIRE_OK(entry);
  const auto rules = entry->create();
  REQUIRE_OK(rules);
  auto board = BoardText::of((*rules)->start());
  REQUIRE(board);
  // 24 pieces on 64 fields: each can go to 63.
  CHECK(edits_of(*board, 64, {}).size() == 24 * 63);
  const auto erased = edits_of(*board, 64, {std::nullopt, true});
  CHECK(erased.size() == 24);
  const auto kind = board->kind_at(erased.front().to);
  REQUIRE(kind);
  const auto set = edits_of(*board, 64, {kind, false});
  CHECK(set.size() == 64);
  // Twelve of the kind are there already: a click takes them away.
  CHECK(std::count_if(set.begin(), set.end(), [](const BoardEdit& one) { return !one.kind; }) == 12);
  carry_out(erased.front(), *board);
  CHECK_FALSE(board->kind_at(erased.front().to));
  CHECK(edits_of(*board, 64, {}).size() == 23 * 63);
  const BoardEdit moved = edits_of(*board, 64, {}).front();
  CHECK(moved.clicks() == std::vector{*moved.from, moved.to});
  carry_out(moved, *board);
  CHECK_FALSE(board->kind_at(*moved.from));
  CHECK(board->kind_at(moved.to));
}
