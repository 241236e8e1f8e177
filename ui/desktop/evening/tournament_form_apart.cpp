// SPDX-License-Identifier: GPL-3.0-or-later
//
// Of a tournament that is to begin: who must not meet whom (T4.10), and whether the two at a board choose (T19.2).
#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/apart_dialog.hpp"
#include "ui/desktop/evening/tournament_form.hpp"

namespace boardwright::desktop {

void TournamentForm::build_apart() {
  choice_->setObjectName("tournament_choice");
  keep_apart_->setObjectName("tournament_apart");
  nobody_apart_->setObjectName("tournament_nobody_apart");
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(keep_apart_);
  line->addWidget(nobody_apart_);
  line->addStretch();
  more_->column().addLayout(line);
  more_->column().addWidget(apart_words_);
  connect(keep_apart_, &QPushButton::clicked, this, &TournamentForm::ask_apart);
  connect(nobody_apart_, &QPushButton::clicked, this, [this] {
    apart_.clear();
    look();
  });
}

void TournamentForm::ask_apart() {
  std::vector<std::pair<QString, QString>> people;
  for (const Someone& one : someone_)
    if (one.in) people.emplace_back(one.entrant.player, one.name);
  ApartDialog dialog(people, this);
  if (dialog.exec() != QDialog::Accepted) return;
  apart_.push_back(dialog.chosen());
  look();
}

std::vector<QStringList> TournamentForm::apart() const {
  std::vector<QStringList> groups;
  for (const QStringList& group : apart_) {
    QStringList here;
    for (const Someone& one : someone_)
      if (one.in && group.contains(one.entrant.player)) here << one.entrant.player;
    if (here.size() > 1) groups.push_back(here);
  }
  return groups;
}

void TournamentForm::show_choice(const tournament::Settings& now) {
  choice_->setVisible(now.games.size() > 1 && !now.without_rounds());
  const bool rounds = !now.without_rounds();
  keep_apart_->setVisible(rounds);
  keep_apart_->setEnabled(std::ranges::count_if(someone_, &Someone::in) > 2);
  QStringList told;
  for (const QStringList& group : apart()) {
    QStringList names;
    for (const Someone& one : someone_)
      if (group.contains(one.entrant.player)) names << one.name;
    told << names.join(QStringLiteral(", "));
  }
  apart_words_->setText(told.isEmpty() ? QString()
                                       : tr("Don't meet: %1").arg(told.join(QStringLiteral("; "))));
  apart_words_->setVisible(rounds && !told.isEmpty());
  nobody_apart_->setVisible(rounds && !told.isEmpty());
}

}  // namespace boardwright::desktop
