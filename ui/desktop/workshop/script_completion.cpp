// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_completion.hpp"

#include <QAbstractItemView>
#include <QCompleter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/workshop/script_help.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kWordRole = Qt::UserRole + 1;

/// As its row is read and heard: the first line of its example.
QString row_words(const ScriptHelp& help) { return QString::fromUtf8(help.example).section('\n', 0, 0); }

}  // namespace

ScriptCompletion::ScriptCompletion(QPlainTextEdit& text)
    : QObject(&text), text_(text), completer_(new QCompleter(this)) {
  auto* words = new QStandardItemModel(this);
  for (const ScriptHelp& help : script_help()) {
    auto* item = new QStandardItem(row_words(help));
    item->setData(QString::fromLatin1(help.word), kWordRole);
    words->appendRow(item);
  }
  words->setSortRole(kWordRole);
  words->sort(0);
  completer_->setModel(words);
  completer_->setWidget(&text_);
  completer_->setCompletionRole(kWordRole);
  completer_->setCompletionMode(QCompleter::PopupCompletion);
  completer_->setModelSorting(QCompleter::UnsortedModel);
  completer_->popup()->setObjectName("script_completion");
  connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
          [this](const QModelIndex& row) { put_in(row.data(kWordRole).toString()); });
  // The list's row alone is an example: what it is comes with it for who listens, and above it for who looks.
  connect(completer_, qOverload<const QModelIndex&>(&QCompleter::highlighted), this,
          [this](const QModelIndex& row) {
            const QString word = row.data(kWordRole).toString();
            if (const ScriptHelp* help = help_for(word))
              announce(text_, label_and_value(word, help->sentence()));
          });
}

void ScriptCompletion::retranslate() {
  QAbstractItemModel& words = *completer_->model();
  for (int row = 0; row < words.rowCount(); ++row) {
    const QModelIndex at = words.index(row, 0);
    if (const ScriptHelp* help = help_for(at.data(kWordRole).toString()))
      words.setData(at, help->sentence(), Qt::ToolTipRole);
  }
}

bool ScriptCompletion::is_open() const { return completer_->popup()->isVisible(); }

QTextCursor ScriptCompletion::begun_word() const {
  QTextCursor cursor = text_.textCursor();
  const QString line = cursor.block().text();
  const int end = cursor.positionInBlock();
  cursor.setPosition(cursor.block().position() + word_begin(line, end));
  cursor.setPosition(cursor.block().position() + end, QTextCursor::KeepAnchor);
  return cursor;
}

void ScriptCompletion::offer(bool asked) {
  const QString begun = begun_word().selectedText();
  if (begun.isEmpty() && !asked) return completer_->popup()->hide();
  completer_->setCompletionPrefix(begun);
  if (completer_->completionCount() == 0) {
    completer_->popup()->hide();
    if (asked) announce(text_, tr("No word begins like this."));
    return;
  }
  QAbstractItemView& list = *completer_->popup();
  list.setAccessibleName(tr("Words of scripts"));
  list.setCurrentIndex(completer_->completionModel()->index(0, 0));
  QRect place = text_.cursorRect(begun_word());
  place.translate(text_.viewport()->pos());
  place.setWidth(list.sizeHintForColumn(0) + list.verticalScrollBar()->sizeHint().width() + 24);
  completer_->complete(place);
}

/// At the line's own indent.
void ScriptCompletion::put_in(const QString& word) {
  const ScriptHelp* help = help_for(word);
  if (help == nullptr) return;
  QTextCursor cursor = begun_word();
  const QString line = cursor.block().text();
  qsizetype indent = 0;
  while (indent < line.size() && line[indent] == QLatin1Char(' ')) ++indent;
  QString example = QString::fromUtf8(help->example);
  example.replace('\n', '\n' + line.left(indent));
  cursor.insertText(example);
  text_.setTextCursor(cursor);
}

}  // namespace boardwright::desktop
