// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_entry.hpp"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QVBoxLayout>

#include "framework/match/messages.hpp"
#include "framework/match/typed_move.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"

namespace boardwright::desktop {

MoveEntry::MoveEntry(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel),
      line_(new QLineEdit),
      sentence_(new QLabel),
      known_(new QStringListModel(this)) {
  label_->setBuddy(line_);
  label_->setProperty("role", "muted");
  sentence_->setProperty("role", "wrong");
  sentence_->setWordWrap(true);
  sentence_->setObjectName("move_entry_sentence");
  sentence_->hide();
  line_->setObjectName("move_entry");
  line_->setMaxLength(200);
  line_->installEventFilter(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  row->addWidget(label_);
  row->addWidget(line_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addLayout(row);
  column->addWidget(sentence_);

  auto* completer = new QCompleter(known_, this);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setMaxVisibleItems(9);
  line_->setCompleter(completer);
  connect(line_, &QLineEdit::returnPressed, this, &MoveEntry::submit);
  connect(line_, &QLineEdit::textEdited, this, &MoveEntry::clear_sentence);
  retranslate();
}

void MoveEntry::set_moves(const std::vector<LegalMove>& moves) {
  moves_.clear();
  for (const LegalMove& move : moves) moves_ << QString::fromStdString(move.text);
  moves_.sort();
  known_->setStringList(moves_);
  line_->setEnabled(!moves_.isEmpty() || ahead_);
  clear_sentence();
  retranslate();
}

void MoveEntry::set_ahead(bool ahead) {
  ahead_ = ahead;
  line_->setEnabled(!moves_.isEmpty() || ahead_);
  retranslate();
}

void MoveEntry::type(const QString& text) {
  if (!line_->isEnabled()) return;
  line_->setFocus(Qt::OtherFocusReason);
  line_->setText(text);
  clear_sentence();
  line_->completer()->setCompletionPrefix(text);
  line_->completer()->complete();
}

void MoveEntry::submit() {
  const QString text = line_->text().trimmed();
  if (text.isEmpty()) return;
  line_->completer()->popup()->hide();
  if (moves_.isEmpty() && ahead_) return emit ahead(text);
  std::vector<std::string> known;
  for (const QString& move : moves_) known.push_back(move.toStdString());
  if (const auto meant = read_typed_move(text.toStdString(), known)) {
    emit chosen(QString::fromStdString(*meant));
  } else {
    emit refused(text);
  }
}

void MoveEntry::accept() {
  line_->clear();
  clear_sentence();
}

void MoveEntry::show_wrong(bool wrong) { style_by(*line_, "wrong", wrong); }

void MoveEntry::reject(const QString& sentence) {
  sentence_->setText(sentence);
  sentence_->show();
  show_wrong(true);
  line_->setAccessibleDescription(sentence);
  line_->selectAll();
  announce(*this, sentence);
}

void MoveEntry::clear_sentence() {
  if (sentence_->isHidden()) return;
  sentence_->clear();
  sentence_->hide();
  line_->setAccessibleDescription({});
  show_wrong(false);
  emit changed();
}

QString MoveEntry::sentence() const { return sentence_->text(); }

bool MoveEntry::eventFilter(QObject* object, QEvent* event) {
  if (object == line_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    accept();
    emit left();
    return true;
  }
  return QWidget::eventFilter(object, event);
}

void MoveEntry::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    clear_sentence();
    retranslate();
  }
  QWidget::changeEvent(event);
}

void MoveEntry::retranslate() {
  label_->setText(tr("&Move:"));
  line_->setAccessibleName(tr("Type a move"));
  line_->setPlaceholderText(!moves_.isEmpty() ? tr("such as %1").arg(moves_.front())
                            : ahead_          ? tr("your next move")
                                              : QString());
}

}  // namespace boardwright::desktop
