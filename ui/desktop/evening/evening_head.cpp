// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_head.hpp"

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>

#include "ui/desktop/appearance/wrapped_row.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"
#include "ui/desktop/kit/named_button.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kNameWidth = 120;  // at least; beside it the buttons go on in a second line

}  // namespace

EveningHead::EveningHead(QWidget* parent)
    : QWidget(parent),
      name_(plain_label("title", "evening_name")),
      message_(plain_label("wrong", "evening_message")),
      aside_words_(plain_label()),
      copied_(plain_label("muted", "evening_copied")),
      lot_words_(plain_label("muted", "evening_lot")),
      aside_(new QFrame),
      lot_(new QWidget),
      decide_(named_button("evening_decide")),
      projector_(named_button("evening_projector")),
      papers_(named_button("evening_papers")),
      copies_(named_button("evening_copies")),
      change_(named_button("evening_change")),
      history_(named_button("evening_history")),
      leave_(named_button("evening_leave")),
      lots_(named_button("evening_lots")) {
  build();
  connect(projector_, &QPushButton::clicked, this, &EveningHead::projector_wanted);
  connect(papers_, &QPushButton::clicked, this, &EveningHead::papers_wanted);
  connect(copies_, &QPushButton::clicked, this, &EveningHead::copies_wanted);
  connect(change_, &QPushButton::clicked, this, &EveningHead::change_wanted);
  connect(history_, &QPushButton::clicked, this, &EveningHead::history_wanted);
  connect(leave_, &QPushButton::clicked, this, &EveningHead::left);
  connect(lots_, &QPushButton::clicked, this, &EveningHead::lots_wanted);
  connect(decide_, &QPushButton::clicked, this, &EveningHead::decision_wanted);
}

void EveningHead::build() {
  name_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  name_->setMinimumWidth(kNameWidth);
  name_->setProperty("tells_whole", true);
  aside_->setObjectName("card");
  auto* asked = new QHBoxLayout(aside_);
  asked->addWidget(aside_words_, 1);
  asked->addWidget(decide_);
  auto* lot = new QHBoxLayout(lot_);
  lot->setContentsMargins({});
  lot->addWidget(lot_words_, 1);
  lot->addWidget(lots_);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(name_, 1);
  auto* buttons = new WrappedRow(8);
  for (QPushButton* button : {projector_, papers_, copies_, change_, history_, leave_})
    buttons->addWidget(button);
  line->addLayout(buttons);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(6);
  column->addLayout(line);
  column->addWidget(message_);
  column->addWidget(copied_);
  column->addWidget(lot_);
  column->addWidget(aside_);
  for (QWidget* told : std::initializer_list<QWidget*>{message_, copied_, lot_, aside_}) told->hide();
}

void EveningHead::set_name(const QString& name) {
  name_->setText(name);
  name_->setToolTip(name);
}

void EveningHead::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
}

QString EveningHead::message() const { return message_->text(); }

void EveningHead::set_copied(const QString& sentence) {
  copied_->setText(sentence);
  copied_->setVisible(!sentence.isEmpty());
}

void EveningHead::set_lot(const QString& code) {
  lot_words_->setText(
      tr("A lot is still to be drawn. Its check code begins with %1").arg(code.left(kHalfOfCode)));
  lot_words_->setToolTip(code);
  lot_->setVisible(!code.isEmpty());
}

void EveningHead::set_aside(std::size_t things) {
  aside_->setVisible(things > 0);
  if (things > 0)
    aside_words_->setText(things == 1 ? tr("Something contradicts what another laptop says.")
                                      : tr("%1 things contradict what another laptop says.").arg(things));
}

void EveningHead::retranslate() {
  projector_->setText(tr("Projector"));
  projector_->setToolTip(tr("Pairings, boards and standings on a second screen"));
  papers_->setText(tr("Papers…"));
  papers_->setToolTip(tr("Pairings, standings, slips, score sheets and more: to print, as PDF, for the web"));
  copies_->setText(tr("Copies…"));
  copies_->setToolTip(tr("A folder, a stick or another laptop that gets a copy after each result"));
  change_->setText(tr("Change…"));
  change_->setToolTip(tr("Its name, clock and boards; minutes alone, or the last day"));
  history_->setText(tr("History…"));
  history_->setToolTip(tr("What was done, by whom and where; what nothing depends on is taken back here"));
  leave_->setText(tr("Leave"));
  decide_->setText(tr("Decide…"));
  lots_->setText(tr("Lots…"));
  lots_->setToolTip(tr("The check code, words that are called out, and lots drawn again"));
  message_->setAccessibleName(tr("Message"));
}

}  // namespace boardwright::desktop
