// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_chat.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "framework/link/chat.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/remote/chat_words.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kFewestLines = 5;  ///< of what is written that are in sight

}  // namespace

RemoteChat::RemoteChat(QWidget* parent)
    : QWidget(parent),
      room_(plain_label("muted", "chat_room")),
      note_(plain_label("muted", "chat_note")),
      refused_(plain_label("wrong", "chat_refused")),
      lines_(new QPlainTextEdit),
      words_(new QLineEdit),
      send_(new QPushButton),
      phrases_(new QPushButton),
      phrase_menu_(new QMenu(this)) {
  setObjectName("remote_chat_panel");
  lines_->setObjectName("chat_lines");
  lines_->setReadOnly(true);
  lines_->setTabChangesFocus(true);
  lines_->setMinimumHeight(kFewestLines * lines_->fontMetrics().lineSpacing());
  words_->setObjectName("chat_words");
  words_->setMaxLength(static_cast<int>(kLongestChat));
  send_->setObjectName("chat_send");
  phrases_->setObjectName("chat_phrases");
  phrases_->setMenu(phrase_menu_);
  for (const std::string& phrase : chat_phrases()) {
    auto* action = phrase_menu_->addAction(QString());
    action->setObjectName("say " + QString::fromStdString(phrase));
    connect(action, &QAction::triggered, this, [this, phrase] { send({}, phrase); });
  }
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(words_, 1);
  row->addWidget(send_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(room_);
  column->addWidget(lines_, 1);
  column->addWidget(refused_);
  column->addLayout(row);
  column->addWidget(note_);
  column->addWidget(phrases_);
  connect(words_, &QLineEdit::returnPressed, this, &RemoteChat::send_words);
  connect(send_, &QPushButton::clicked, this, &RemoteChat::send_words);
  retranslate();
}

bool RemoteChat::is_there() const { return match_ && match_->chat(); }

void RemoteChat::set_match(RemoteMatch* match) {
  if (match_) match_->disconnect(this);
  match_ = match;
  unread_ = 0;
  sending_ = false;
  words_->clear();
  refused_->clear();
  if (match != nullptr) connect(match, &RemoteMatch::chat_changed, this, &RemoteChat::hear);
  refresh();
  emit changed();
}

void RemoteChat::hear(std::size_t fresh) {
  const auto& lines = match_->chat()->lines;
  for (std::size_t i = lines.size() - std::min(fresh, lines.size()); i < lines.size(); ++i)
    announce(*this, words_of(lines[i]));
  unread_ = isVisible() ? 0 : unread_ + fresh;
  refresh();
  emit changed();
}

QString RemoteChat::words_of(const ClubChatLine& line) const {
  const ServerBoard& board = match_->board();
  const auto seat = board.names.seats.seat(line.seat);
  QString name = QString::fromStdString(line.name);
  if (seat) name = tr("%1 (%2)", "a name, a seat").arg(name, board.seat(*seat));
  if (line.spectators && !match_->chat()->spectators) name = tr("%1 (looks on)").arg(name);
  return label_and_value(
      name, line.phrase.empty() ? QString::fromStdString(line.words) : phrase_words(line.phrase));
}

void RemoteChat::refresh() {
  if (!is_there()) return;
  const ClubChat& chat = *match_->chat();
  QStringList lines;
  for (const ClubChatLine& line : chat.lines) lines << words_of(line).simplified();
  if (const QString all = lines.join('\n'); all != lines_->toPlainText()) {
    lines_->setPlainText(all);
    lines_->verticalScrollBar()->setValue(lines_->verticalScrollBar()->maximum());
  }
  room_->setText(chat.spectators ? tr("Players read this when the game is over.")
                                 : tr("The players alone read this; spectators' words come at the end."));
  room_->setVisible(!match_->update().table.result);
  const bool words = chat.may == ClubChat::May::kWords, muted = chat.may == ClubChat::May::kMuted;
  words_->setVisible(words);
  send_->setVisible(words);
  send_->setEnabled(!sending_);
  phrases_->setVisible(!muted);
  phrases_->setEnabled(!sending_);
  note_->setText(muted   ? chat_refusal("muted")
                 : words ? QString()
                         : tr("Guests choose a ready phrase; everybody reads it in their own language."));
  note_->setVisible(!note_->text().isEmpty());
  refused_->setVisible(!refused_->text().isEmpty());
}

void RemoteChat::send_words() {
  if (const QString words = words_->text().simplified(); !words.isEmpty()) send(words, {});
}

void RemoteChat::send(const QString& words, const std::string& phrase) {
  if (!is_there() || sending_) return;
  sending_ = true;
  refused_->clear();
  match_->write(words.toStdString(), phrase,
                [this, alive = QPointer(this), to = match_, words](const std::string& code) {
                  if (!alive || match_ != to) return;
                  sending_ = false;
                  if (code.empty() && words_->text().simplified() == words) words_->clear();
                  if (!code.empty()) {
                    refused_->setText(chat_refusal(code));
                    announce(*this, refused_->text());
                  }
                  refresh();
                });
  refresh();
}

void RemoteChat::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  lines_->verticalScrollBar()->setValue(lines_->verticalScrollBar()->maximum());
  if (std::exchange(unread_, 0) > 0) emit changed();
}

void RemoteChat::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit left();
  QWidget::keyPressEvent(event);
}

void RemoteChat::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void RemoteChat::retranslate() {
  lines_->setAccessibleName(tr("Chat"));
  lines_->setPlaceholderText(tr("Nobody has written anything."));
  words_->setAccessibleName(tr("Write a line"));
  words_->setPlaceholderText(words_->accessibleName());
  send_->setText(tr("&Send"));
  phrases_->setText(tr("Ready p&hrases"));
  const auto phrases = chat_phrases();
  for (std::size_t i = 0; i < phrases.size(); ++i)
    phrase_menu_->actions()[static_cast<qsizetype>(i)]->setText(phrase_words(phrases[i]));
  refused_->clear();
  refresh();
}

}  // namespace boardwright::desktop
