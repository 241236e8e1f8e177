// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ScriptEditor knows of the words: completion, and what each is, under the pointer and by the keyboard.
#include <QAbstractItemView>
#include <QCompleter>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QToolTip>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/script_help.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kWordRole = Qt::UserRole + 1;
constexpr int kShownFor = 20000;  // milliseconds

bool in_word(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('.'); }

/// Where the word begins that stands before a place.
int word_begin(const QString& line, int place) {
  while (place > 0 && in_word(line[place - 1])) --place;
  return place;
}

/// As its row is read and heard: the word, then the first line of its example.
QString row_words(const ScriptHelp& help) { return QString::fromUtf8(help.example).section('\n', 0, 0); }

}  // namespace

void ScriptEditor::build_completion() {
  auto* words = new QStandardItemModel(this);
  for (const ScriptHelp& help : script_help()) {
    auto* item = new QStandardItem(row_words(help));
    item->setData(QString::fromLatin1(help.word), kWordRole);
    words->appendRow(item);
  }
  words->setSortRole(kWordRole);
  words->sort(0);
  completion_ = new QCompleter(words, this);
  completion_->setWidget(this);
  completion_->setCompletionRole(kWordRole);
  completion_->setCompletionMode(QCompleter::PopupCompletion);
  completion_->setModelSorting(QCompleter::UnsortedModel);
  completion_->popup()->setObjectName("script_completion");
  connect(completion_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
          [this](const QModelIndex& row) { put_in_word(row.data(kWordRole).toString()); });
  // The list's row alone is an example: what it is comes with it for who listens, and above it for who looks.
  connect(completion_, qOverload<const QModelIndex&>(&QCompleter::highlighted), this,
          [this](const QModelIndex& row) {
            const QString word = row.data(kWordRole).toString();
            if (const ScriptHelp* help = help_for(word))
              announce(*this, label_and_value(word, help->sentence()));
          });
}

void ScriptEditor::name_completion() {
  QAbstractItemModel& words = *completion_->model();
  for (int row = 0; row < words.rowCount(); ++row) {
    const QModelIndex at = words.index(row, 0);
    if (const ScriptHelp* help = help_for(at.data(kWordRole).toString()))
      words.setData(at, help->sentence(), Qt::ToolTipRole);
  }
}

QTextCursor ScriptEditor::begun_word() const {
  QTextCursor cursor = textCursor();
  const QString line = cursor.block().text();
  const int end = cursor.positionInBlock();
  cursor.setPosition(cursor.block().position() + word_begin(line, end));
  cursor.setPosition(cursor.block().position() + end, QTextCursor::KeepAnchor);
  return cursor;
}

void ScriptEditor::complete(bool asked) {
  const QString begun = begun_word().selectedText();
  if (begun.isEmpty() && !asked) return completion_->popup()->hide();
  completion_->setCompletionPrefix(begun);
  if (completion_->completionCount() == 0) {
    completion_->popup()->hide();
    if (asked) announce(*this, tr("No word begins like this."));
    return;
  }
  QAbstractItemView& list = *completion_->popup();
  list.setAccessibleName(tr("Words of scripts"));
  list.setCurrentIndex(completion_->completionModel()->index(0, 0));
  QRect place = cursorRect(begun_word());
  place.translate(viewport()->pos());
  place.setWidth(list.sizeHintForColumn(0) + list.verticalScrollBar()->sizeHint().width() + 24);
  completion_->complete(place);
}

/// Its example takes the place of what was begun, at the line's own indent.
void ScriptEditor::put_in_word(const QString& word) {
  const ScriptHelp* help = help_for(word);
  if (help == nullptr) return;
  QTextCursor cursor = begun_word();
  const QString line = cursor.block().text();
  qsizetype indent = 0;
  while (indent < line.size() && line[indent] == QLatin1Char(' ')) ++indent;
  QString example = QString::fromUtf8(help->example);
  example.replace('\n', '\n' + line.left(indent));
  cursor.insertText(example);
  setTextCursor(cursor);
}

const ScriptHelp* ScriptEditor::help_at(const QTextCursor& place) const {
  const QString line = place.block().text();
  const int begin = word_begin(line, place.positionInBlock());
  int end = place.positionInBlock();
  // `board.row[f]` is asked at any of its words: behind a dot for both, before it for the first.
  while (end < line.size() && in_word(line[end]) && line[end] != QLatin1Char('.')) ++end;
  return help_for(QStringView(line).mid(begin, end - begin));
}

QString ScriptEditor::help_words(const ScriptHelp& help) {
  return "<p>" + help.sentence().toHtmlEscaped() + "</p><pre>" +
         QString::fromUtf8(help.example).toHtmlEscaped() + "</pre>";
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

}  // namespace boardwright::desktop
