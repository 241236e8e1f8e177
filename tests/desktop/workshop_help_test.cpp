// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of scripts: each has help and an example; completion and help by keys.
#include <QAbstractItemView>
#include <QCompleter>
#include <QRegularExpression>
#include <QToolTip>
#include <set>

#include "plugins/host/console.hpp"
#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/workshop/script_completion.hpp"
#include "ui/desktop/workshop/script_help.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// The words that the language itself defines, as its sources register them.
QSet<QString> words_of_sources() {
  QSet<QString> words;
  const QRegularExpression registered("\\{\"([a-z][a-z_]*)\", (?:word_|&?[a-z_]+)");
  for (const char* name : {"board_words.cpp", "cells.cpp", "field_sets.cpp", "graph_words.cpp",
                           "state_words.cpp", "game_words.cpp", "declaration.cpp"}) {
    const auto text = QString::fromStdString(boardwright::test::content_of(
        std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/script" / name));
    for (auto it = registered.globalMatch(text); it.hasNext();) words << it.next().captured(1);
  }
  return words;
}

}  // namespace

TEST_CASE("every word of scripts has help and an example", "[workshop]") {
  std::set<std::string> seen;
  for (const ScriptHelp& help : script_help()) {
    INFO(help.word);
    CHECK(seen.insert(help.word).second);
    CHECK_FALSE(help.sentence().isEmpty());
    CHECK(QString(help.example).contains(QString(help.word).section('.', -1)));
  }
  const auto docs = QString::fromStdString(
      boardwright::test::content_of(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "docs/scripts.md"));
  // The tables of functions and of the board, by their first column.
  int rows = 0;
  const QRegularExpression row("^\\| (`[^|]*`) \\|", QRegularExpression::MultilineOption),
      word("`(board\\.[a-z_]+|[a-z_]+)(?:[\\[(]| \\{|\\.[a-z0-9]+`|`)");
  for (auto it = row.globalMatch(docs); it.hasNext();) {
    const QString cell = it.next().captured(1);
    for (auto one = word.globalMatch(cell); one.hasNext();) {
      const QString name = one.next().captured(1);
      if (name == "s") continue;  // a stack in an example
      INFO(name.toStdString());
      CHECK(help_for(name) != nullptr);
      ++rows;
    }
  }
  CHECK(rows > 30);
}

TEST_CASE("the words that the language registers have help", "[workshop]") {
  const QSet<QString> words = words_of_sources();
  REQUIRE(words.size() > 10);
  for (const QString& word : words) {
    INFO(word.toStdString());
    CHECK((help_for(word) != nullptr || help_for(QString("board." + word)) != nullptr));
  }
}

TEST_CASE("a word is completed by keys, with its example", "[workshop]") {
  WorkshopUnderTest here;
  ScriptEditor& editor = here.page().editor();
  editor.setFocus();
  editor.moveCursor(QTextCursor::End);
  QTest::keyClicks(&editor, "board.ro");
  QTest::keyClick(&editor, Qt::Key_Space, Qt::ControlModifier);
  REQUIRE(editor.completion().completer().popup()->isVisible());
  CHECK(editor.completion().completer().completionCount() == 2);
  here.test.keep_picture("workshop_completion");
  QTest::keyClick(editor.completion().completer().popup(), Qt::Key_W);
  CHECK(editor.completion().completer().completionCount() == 2);
  QTest::keyClick(editor.completion().completer().popup(), Qt::Key_S);
  CHECK(editor.completion().completer().completionCount() == 1);
  QTest::keyClick(editor.completion().completer().popup(), Qt::Key_Return);
  CHECK_FALSE(editor.completion().completer().popup()->isVisible());
  CHECK(editor.toPlainText().endsWith("board.rows"));
  QTest::keyClicks(&editor, " zon");
  QTest::keyClick(&editor, Qt::Key_Space, Qt::ControlModifier);
  QTest::keyClick(editor.completion().completer().popup(), Qt::Key_Return);
  CHECK(editor.toPlainText().endsWith("board.rows zone(\"goal\", 1, { 1, 2, 3 })"));
  QTest::keyClick(&editor, Qt::Key_Space, Qt::ControlModifier);
  QTest::keyClick(editor.completion().completer().popup(), Qt::Key_Escape);
  CHECK(editor.toPlainText().endsWith("{ 1, 2, 3 })"));
}

TEST_CASE("F1 on a word tells what it is", "[workshop]") {
  WorkshopUnderTest here;
  ScriptEditor& editor = here.page().editor();
  editor.setFocus();
  editor.setTextCursor(editor.document()->find("grid(size"));
  QTextCursor at = editor.textCursor();
  at.setPosition(at.selectionStart() + 1);
  editor.setTextCursor(at);
  QTest::keyClick(&editor, Qt::Key_F1);
  CHECK(QToolTip::isVisible());
  CHECK(QToolTip::text().contains("A board of squares"));
  CHECK(QToolTip::text().contains("grid(8, 8)"));
  QToolTip::hideText();
  at.movePosition(QTextCursor::End);
  editor.setTextCursor(at);
  CHECK(help_at(at) == nullptr);
}
