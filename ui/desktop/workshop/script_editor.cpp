// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_editor.hpp"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/workshop/script_completion.hpp"
#include "ui/desktop/workshop/script_help.hpp"
#include "ui/desktop/workshop/script_highlighter.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kIndent = 2;        // blanks
constexpr int kShownFor = 20000;  // milliseconds
constexpr int kDot = 8;           // pixels
constexpr QKeyCombination kReach = Qt::CTRL | Qt::Key_G, kComplete = Qt::CTRL | Qt::Key_Space;

/// As a hint under the pointer.
QString help_words(const ScriptHelp& help) {
  return "<p>" + help.sentence().toHtmlEscaped() + "</p><pre>" +
         QString::fromUtf8(help.example).toHtmlEscaped() + "</pre>";
}

}  // namespace

ScriptEditor::ScriptEditor(QWidget* parent)
    : NumberedText({&Theme::panel, true}, parent),
      highlighter_(new ScriptHighlighter(document())),
      completion_(new ScriptCompletion(*this)) {
  setObjectName("script_editor");
  connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ScriptEditor::show_marks);
  show_marks();
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
  idle_.set(*document(), lines);
  show_marks();
}

void ScriptEditor::show_idle(bool shown) {
  idle_shown_ = shown;
  show_marks();
}

std::vector<std::uint32_t> ScriptEditor::idle() const {
  return idle_shown_ ? idle_.lines() : std::vector<std::uint32_t>();
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
  for (const QTextCursor& one : idle_.cursors()) {
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
  if (completion_->is_open() &&
      QList<int>{Qt::Key_Enter, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab}.contains(
          event->key()))
    return event->ignore();  // the list's own
  if (event->keyCombination() == kComplete) return completion_->offer(true);
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
  if (completion_->is_open()) completion_->offer(false);
}

void ScriptEditor::toggle_breakpoint(int line) {
  const QTextBlock block = document()->findBlockByNumber(line - 1);
  if (!block.isValid()) return;
  const bool set = breakpoints_.toggle(block);
  show_marks();
  announce(*this, set ? tr("Breakpoint in line %1").arg(line) : tr("No breakpoint in line %1").arg(line));
  emit breakpoints_changed();
}

void ScriptEditor::forget_breakpoints() {
  breakpoints_.clear();
  running_.reset();
  show_marks();
  emit breakpoints_changed();
}

void ScriptEditor::show_running(std::uint32_t line) {
  running_.reset();
  if (line != 0 && line <= static_cast<std::uint32_t>(blockCount())) {
    running_ = QTextCursor(document()->findBlockByNumber(static_cast<int>(line) - 1));
    setTextCursor(*running_);
    if (!viewport()->rect().contains(cursorRect())) centerCursor();
  }
  show_marks();
}

std::uint32_t ScriptEditor::running() const {
  return running_ ? static_cast<std::uint32_t>(running_->blockNumber()) + 1 : 0;
}

void ScriptEditor::paint_beside(QPainter& painter, const QTextBlock& block, const QRectF& area) const {
  const Theme& theme = current_theme();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const QPointF middle(area.left() + kDot / 2.0 + 1, area.center().y());
  if (breakpoints_.has(block)) {
    painter.setBrush(theme.wrong);
    painter.drawEllipse(middle, kDot / 2.0, kDot / 2.0);
  }
  if (running_ && running_->block() == block) {
    painter.setBrush(theme.text);
    const double far = kDot / 2.0 - 1;
    painter.drawPolygon(
        QPolygonF{middle + QPointF(-far, -far), middle + QPointF(far, 0), middle + QPointF(-far, far)});
  }
  painter.restore();
}

void ScriptEditor::add_breakpoint(QMenu& menu, int line) {
  QAction* toggle = menu.addAction(breakpoints_.has(document()->findBlockByNumber(line - 1))
                                       ? tr("Take the breakpoint from line %1").arg(line)
                                       : tr("Breakpoint in line %1").arg(line));
  toggle->setObjectName("toggle_breakpoint");
  toggle->setShortcut(kBreakpointKey);
  connect(toggle, &QAction::triggered, this, [this, line] { toggle_breakpoint(line); });
}

void ScriptEditor::show_help() {
  const ScriptHelp* help = help_at(textCursor());
  if (help == nullptr) return;
  QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), help_words(*help), this, {},
                     kShownFor);
  announce(*this, label_and_value(QString::fromLatin1(help->word), help->sentence()) + " " +
                      tr("For instance: %1").arg(QString::fromUtf8(help->example)));
}

void ScriptEditor::add_help(QMenu& menu, const QTextCursor& place) {
  const ScriptHelp* help = help_at(place);
  if (help == nullptr) return;
  QAction* tell = menu.addAction(tr("What is ‘%1’?").arg(QLatin1String(help->word)));
  tell->setObjectName("tell_word");
  tell->setShortcut(QKeySequence(Qt::Key_F1));
  connect(tell, &QAction::triggered, this, [this, place] {
    setTextCursor(place);
    show_help();
  });
}

bool ScriptEditor::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // F1 on a word is the word's, and the window's manual elsewhere; F9 isn't the window's here.
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool breakpoint = key->keyCombination() == kBreakpointKey;
    if (breakpoint ||
        (key->keyCombination() == QKeyCombination(Qt::Key_F1) && help_at(textCursor()) != nullptr)) {
      event->accept();
      return true;
    }
  }
  const bool taken = NumberedText::event(event);
  if (event->type() != QEvent::ToolTip || QToolTip::isVisible()) return taken;
  const auto* asked = static_cast<QHelpEvent*>(event);
  const QTextCursor under = cursorForPosition(viewport()->mapFrom(this, asked->pos()));
  if (const ScriptHelp* help = help_at(under))
    QToolTip::showText(asked->globalPos(), help_words(*help), this, {}, kShownFor);
  return true;
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
  completion_->retranslate();
}

void ScriptEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  NumberedText::changeEvent(event);
}

}  // namespace boardwright::desktop
