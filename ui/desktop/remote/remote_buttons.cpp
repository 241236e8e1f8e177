// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_buttons.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QMessageBox>
#include <QPushButton>

#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/kit/named_button.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/table_buttons.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

RemoteButtons::RemoteButtons(QWidget* parent)
    : QWidget(parent),
      draw_(named_button("remote_draw")),
      take_back_(named_button("remote_take_back")),
      pause_(named_button("remote_pause")),
      resign_(named_button("remote_resign")),
      lobby_(named_button("remote_lobby")),
      write_(named_button("remote_chat")),
      hint_(named_button("remote_hint")),
      flip_(named_button("remote_flip")) {
  lay_out();
  connect(draw_, &QPushButton::clicked, this, [this] { emit command_wanted(Command::Type::kOfferDraw); });
  connect(take_back_, &QPushButton::clicked, this, &RemoteButtons::take_back_wanted);
  connect(pause_, &QPushButton::clicked, this,
          [this] { emit command_wanted(paused_ ? Command::Type::kResume : Command::Type::kPause); });
  connect(resign_, &QPushButton::clicked, this, &RemoteButtons::ask_resign);
  connect(lobby_, &QPushButton::clicked, this, &RemoteButtons::lobby_wanted);
  connect(write_, &QPushButton::toggled, this, &RemoteButtons::chat_toggled);
  connect(flip_, &QPushButton::clicked, this, &RemoteButtons::flip_wanted);
  retranslate();
}

void RemoteButtons::lay_out() {
  for (QPushButton* button : {flip_, hint_}) {
    button->setProperty("icon_only", true);
    button->setIconSize({18, 18});
  }
  hint_->hide();
  write_->setCheckable(true);
  auto* buttons = new QGridLayout;
  buttons->setSpacing(8);
  buttons->addWidget(take_back_, 0, 0);
  buttons->addWidget(draw_, 0, 1);
  buttons->addWidget(pause_, 1, 0);
  buttons->addWidget(resign_, 1, 1);
  auto* last = new QHBoxLayout;
  last->setSpacing(8);
  last->addWidget(lobby_, 1);
  last->addWidget(write_, 1);
  last->addWidget(hint_);
  last->addWidget(flip_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addLayout(buttons);
  column->addLayout(last);
}

void RemoteButtons::show_match(const RemoteMatch& match, bool stopped, bool takes_back) {
  match_ = match.match();
  const TableState& table = match.update().table;
  const bool playing =
      match.begun() && match.plays() && !table.result && !has_left(table, match.update().viewer);
  const bool free = playing && !stopped && !match.pending();
  for (QPushButton* button : {draw_, take_back_, pause_, resign_}) button->setVisible(playing);
  draw_->setVisible(playing && match.watching().draw_agreement);
  take_back_->setVisible(playing && match.watching().takeback);
  draw_->setEnabled(free && table.can_offer_draw && table.draw_offers.empty());
  take_back_->setEnabled(free && takes_back);
  paused_ = table.paused;
  pause_->setText(paused_ ? tr("Res&ume") : tr("Pa&use"));
  pause_->setEnabled(free && (table.paused || table.can_pause));
  resign_->setEnabled(free);
}

void RemoteButtons::show_chat(bool there, std::size_t unread) {
  unread_ = unread;
  write_->setVisible(there);
  write_->setText(unread_ == 0 ? tr("C&hat") : tr("C&hat: %1 new").arg(unread_));
}

bool RemoteButtons::wants_chat() const { return write_->isChecked(); }

void RemoteButtons::close_chat() { write_->setChecked(false); }

void RemoteButtons::hide_lobby() { lobby_->hide(); }

void RemoteButtons::offer_hints() { hint_->show(); }

void RemoteButtons::set_theme() {
  flip_->setIcon(themed_icon("flip"));
  hint_->setIcon(themed_icon("hint"));
}

/// Twice: nobody gives up by a slip.
void RemoteButtons::ask_resign() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Resign"), tr("Do you want to give up this game?"),
                              QMessageBox::NoButton, this);
  box->setObjectName("remote_resign_box");
  box->setAttribute(Qt::WA_DeleteOnClose);
  auto* yes = box->addButton(tr("&Resign"), QMessageBox::AcceptRole);
  yes->setObjectName("remote_resign_yes");
  auto* no = box->addButton(tr("&Play on"), QMessageBox::RejectRole);
  box->setDefaultButton(no);
  box->setEscapeButton(no);
  connect(yes, &QPushButton::clicked, this, [this, match = match_] {
    if (match_ == match) emit command_wanted(Command::Type::kResign);
  });
  box->open();
}

void RemoteButtons::retranslate() {
  lobby_->setText(tr("&Club"));
  draw_->setText(tr("Offer a &draw"));
  take_back_->setText(TableButtons::tr("&Take back"));
  resign_->setText(tr("&Resign…"));
  pause_->setText(paused_ ? tr("Res&ume") : tr("Pa&use"));
  write_->setText(unread_ == 0 ? tr("C&hat") : tr("C&hat: %1 new").arg(unread_));
  flip_->setAccessibleName(TableButtons::tr("Turn board"));
  flip_->setToolTip(flip_->accessibleName());
}

void RemoteButtons::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
