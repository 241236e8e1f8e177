// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/opening_form.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kFormWidth = 620, kLongestClub = 60;
constexpr const char *kKeptClub = "phones/club", *kKeptCodes = "phones/codes", *kKeptDelay = "phones/delay";

/// How late spectators may see games; after these, at once.
constexpr int kDelayMinutes[] = {1, 5, 10, 15, 30}, kDelayMoves[] = {1, 3, 5};

}  // namespace

OpeningForm::OpeningForm(QWidget* parent)
    : QWidget(parent),
      intro_(plain_label()),
      club_label_(new QLabel),
      delay_label_(new QLabel),
      club_(new QLineEdit),
      codes_(new QCheckBox),
      delay_(new QComboBox),
      open_(new QPushButton),
      other_port_(new QPushButton) {
  build();
  const QSettings settings;
  club_->setText(settings.value(kKeptClub).toString());
  codes_->setChecked(settings.value(kKeptCodes).toBool());
  delay_->addItem(QString(), QString());
  for (const int minutes : kDelayMinutes) delay_->addItem(QString(), QStringLiteral("%1m").arg(minutes));
  for (const int moves : kDelayMoves) delay_->addItem(QString(), QStringLiteral("%1 moves").arg(moves));
  delay_->setCurrentIndex(std::max(0, delay_->findData(settings.value(kKeptDelay).toString())));
  connect(open_, &QPushButton::clicked, this, &OpeningForm::open_wanted);
  connect(other_port_, &QPushButton::clicked, this, &OpeningForm::other_port_wanted);
  retranslate();
}

void OpeningForm::build() {
  setMaximumWidth(kFormWidth);
  club_->setObjectName("phones_club");
  club_->setMaxLength(kLongestClub);
  club_label_->setBuddy(club_);
  codes_->setObjectName("phones_codes");
  delay_->setObjectName("phones_delay");
  delay_label_->setBuddy(delay_);
  open_->setObjectName("phones_open");
  open_->setProperty("primary", true);
  other_port_->setObjectName("phones_other_port");
  auto* delays = new QHBoxLayout;
  delays->addWidget(delay_label_);
  delays->addWidget(delay_);
  delays->addStretch(1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(open_);
  buttons->addWidget(other_port_);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(12);
  column->addWidget(intro_);
  column->addWidget(club_label_);
  column->addWidget(club_);
  column->addWidget(codes_);
  column->addLayout(delays);
  column->addSpacing(6);
  column->addLayout(buttons);
}

void OpeningForm::take_choices(PhonesWish& wish) const {
  wish.club = club();
  wish.codes = codes_->isChecked();
  wish.delay = delay_->currentData().toString();
  QSettings settings;
  settings.setValue(kKeptClub, wish.club.trimmed());
  settings.setValue(kKeptCodes, wish.codes);
  settings.setValue(kKeptDelay, wish.delay);
}

void OpeningForm::show_state(PhonesServer::State state, PhonesServer::Problem problem) {
  using State = PhonesServer::State;
  state_ = state;
  for (QWidget* one : std::initializer_list<QWidget*>{club_, codes_, delay_, open_})
    one->setEnabled(state == State::kClosed);
  name_opening();
  other_port_->setVisible(state == State::kClosed && problem == PhonesServer::Problem::kPort);
}

void OpeningForm::focus_first() { open_->setFocus(); }

QString OpeningForm::club() const { return club_->text(); }

void OpeningForm::retranslate() {
  intro_->setText(
      tr("Whoever is in the same Wi-Fi plays on a phone or a laptop, in its browser: this computer gives out "
         "a page, and "
         "no internet is needed. It is the same club as here: members, matches and points."));
  club_label_->setText(tr("Name of the &club on the page"));
  codes_->setText(tr("&Guests need the code of the evening"));
  delay_label_->setText(tr("&Spectators see games"));
  int item = 0;
  delay_->setItemText(item++, tr("at once"));
  for (const int minutes : kDelayMinutes)
    delay_->setItemText(item++, minutes == 1 ? tr("1 minute late") : tr("%1 minutes late").arg(minutes));
  for (const int moves : kDelayMoves)
    delay_->setItemText(item++, moves == 1 ? tr("1 move late") : tr("%1 moves late").arg(moves));
  other_port_->setText(tr("Open on another &port"));
  name_opening();
}

void OpeningForm::name_opening() {
  open_->setText(state_ == PhonesServer::State::kOpening ? tr("Opening…") : tr("&Open to phones"));
}

void OpeningForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
