// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_editor.hpp"

#include <QAbstractItemView>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/workshop/script_highlighter.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kIndent = 2;  // blanks
constexpr QKeyCombination kReach = Qt::CTRL | Qt::Key_G, kComplete = Qt::CTRL | Qt::Key_Space;

}  // namespace

ScriptEditor::ScriptEditor(QWidget* parent)
    : NumberedText({&Theme::panel, true}, parent), highlighter_(new ScriptHighlighter(document())) {
  setObjectName("script_editor");
  connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ScriptEditor::show_marks);
  show_marks();
  build_completion();
  retranslate();
}

void ScriptEditor::take_text(const QString& text) {
  const int line = textCursor().blockNumber(), column = textCursor().positionInBlock();
  const int scrolled = verticalScrollBar()->value();
  put_in(text, false);
  const QTextBlock block = document()->findBlockByNumber(std::min(line, blockCount() - 1));
  QTextCursor cursor(block);
  cursor.setPosition(block.position() + std::min(column, block.length() - 1));
  setTextCursor(cursor);
  verticalScrollBar()->setValue(scrolled);
}

void ScriptEditor::set_problems(std::vector<GameProblem> problems) {
  std::vector<Mark> marks;
  for (GameProblem& problem : problems)
    if (problem.has_place()) marks.push_back({extent_of(problem), std::move(problem.sentence)});
  set_marks(std::move(marks));
}

void ScriptEditor::set_idle(const std::vector<std::uint32_t>& lines) {
  idle_.clear();
  for (const std::uint32_t line : lines)
    if (line <= static_cast<std::uint32_t>(blockCount()))
      idle_.emplace_back(document()->findBlockByNumber(static_cast<int>(line) - 1));
  show_marks();
}

void ScriptEditor::show_idle(bool shown) {
  idle_shown_ = shown;
  show_marks();
}

std::vector<std::uint32_t> ScriptEditor::idle() const {
  std::vector<std::uint32_t> lines;
  if (!idle_shown_) return lines;
  for (const QTextCursor& one : idle_) lines.push_back(static_cast<std::uint32_t>(one.blockNumber()) + 1);
  return lines;
}

void ScriptEditor::go_to(std::uint32_t line, std::uint32_t column) {
  QTextCursor cursor = place_of(static_cast<int>(line), static_cast<int>(column));
  setTextCursor(cursor);
  centerCursor();
  setFocus(Qt::OtherFocusReason);
}

/// The word at its column, else what stands in its line.
QTextCursor ScriptEditor::extent_of(const GameProblem& problem) const {
  QTextCursor cursor = place_of(static_cast<int>(problem.line), static_cast<int>(problem.column));
  if (problem.column != 0) cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
  if (cursor.hasSelection()) return cursor;
  const QString text = cursor.block().text();
  const auto first = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
  cursor.setPosition(cursor.block().position() + static_cast<int>(first - text.begin()));
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  return cursor;
}

QList<QTextEdit::ExtraSelection> ScriptEditor::beneath_marks() const {
  QTextEdit::ExtraSelection line;
  line.format.setBackground(current_theme().window);
  line.format.setProperty(QTextFormat::FullWidthSelection, true);
  line.cursor = textCursor();
  line.cursor.clearSelection();
  QList<QTextEdit::ExtraSelection> all{line};
  if (!idle_shown_) return all;
  QTextEdit::ExtraSelection grey;
  grey.format.setBackground(idle_ground(current_theme()));
  grey.format.setForeground(current_theme().muted);
  grey.format.setProperty(QTextFormat::FullWidthSelection, true);
  for (const QTextCursor& one : idle_) {
    grey.cursor = one;
    all << grey;
  }
  return all;
}

void ScriptEditor::indent(bool further) {
  QTextCursor cursor = textCursor();
  if (further && !cursor.hasSelection()) {
    cursor.insertText(QString(kIndent - cursor.positionInBlock() % kIndent, ' '));
    return;
  }
  const QTextBlock last = document()->findBlock(cursor.selectionEnd());
  cursor.beginEditBlock();
  for (QTextBlock block = document()->findBlock(cursor.selectionStart()); block.isValid();
       block = block.next()) {
    QTextCursor at(block);
    if (further && !block.text().isEmpty()) at.insertText(QString(kIndent, ' '));
    for (int i = 0; !further && i < kIndent && block.text().startsWith(' '); ++i) at.deleteChar();
    if (block == last) break;
  }
  cursor.endEditBlock();
}

void ScriptEditor::begin_line() {
  const QString line = textCursor().block().text().left(textCursor().positionInBlock());
  const auto first = std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); });
  textCursor().insertText("\n" + line.left(static_cast<int>(first - line.begin())));
  ensureCursorVisible();
}

void ScriptEditor::keyPressEvent(QKeyEvent* event) {
  if (completion_->popup()->isVisible() &&
      QList<int>{Qt::Key_Enter, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab}.contains(
          event->key()))
    return event->ignore();  // the list's own
  if (event->keyCombination() == kComplete) return complete(true);
  if (event->keyCombination() == QKeyCombination(Qt::Key_F1) && help_at(textCursor()) != nullptr)
    return show_help();
  const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  if (plain && event->key() == Qt::Key_Escape) return emit escaped();
  if (event->keyCombination() == kReach)
    return emit reach_wanted(static_cast<std::uint32_t>(textCursor().blockNumber()) + 1);
  if (event->keyCombination() == kBreakpointKey) return toggle_breakpoint(textCursor().blockNumber() + 1);
  if (plain && event->key() == Qt::Key_Tab) return indent(true);
  if (plain && event->key() == Qt::Key_Backtab) return indent(false);
  if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return begin_line();
  NumberedText::keyPressEvent(event);
  if (completion_->popup()->isVisible()) complete(false);
}

/// Of the line under the pointer, or of the cursor's where the keyboard has asked.
void ScriptEditor::contextMenuEvent(QContextMenuEvent* event) {
  const QTextCursor at =
      event->reason() == QContextMenuEvent::Mouse ? cursorForPosition(event->pos()) : textCursor();
  const auto line = static_cast<std::uint32_t>(at.blockNumber()) + 1;
  auto* menu = createStandardContextMenu();
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addSeparator();
  add_help(*menu, at);
  add_breakpoint(*menu, at.blockNumber() + 1);
  QAction* go = menu->addAction(tr("Put a position on the board where line %1 runs").arg(line));
  go->setObjectName("reach_line");
  go->setShortcut(kReach);
  connect(go, &QAction::triggered, this, [this, line] { emit reach_wanted(line); });
  menu->popup(event->globalPos());
}

void ScriptEditor::set_theme() {
  highlighter_->rehighlight();
  dress_marks();
}

void ScriptEditor::retranslate() {
  setAccessibleName(tr("The rules, as text"));
  setAccessibleDescription(
      tr("Escape leaves the text. Ctrl+G puts a position on the board where the line runs. Ctrl+Space "
         "completes a word, F1 tells what it is. F9 sets a breakpoint."));
  name_completion();
}

void ScriptEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  NumberedText::changeEvent(event);
}

}  // namespace boardwright::desktop
