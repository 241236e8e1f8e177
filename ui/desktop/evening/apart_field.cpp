// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/apart_field.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/evening/apart_dialog.hpp"
#include "ui/desktop/evening/chosen_people.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

ApartField::ApartField(ChosenPeople& people, QWidget* parent)
    : QWidget(parent),
      people_(people),
      keep_apart_(new QPushButton),
      nobody_(new QPushButton),
      words_(plain_label("muted", "tournament_apart_words")) {
  keep_apart_->setObjectName("tournament_apart");
  nobody_->setObjectName("tournament_nobody_apart");
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(keep_apart_);
  line->addWidget(nobody_);
  line->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(10);
  column->addLayout(line);
  column->addWidget(words_);
  connect(keep_apart_, &QPushButton::clicked, this, &ApartField::ask);
  connect(nobody_, &QPushButton::clicked, this, [this] {
    people_.let_all_meet();
    emit changed();
  });
}

void ApartField::ask() {
  std::vector<std::pair<QString, QString>> people;
  for (const auto& one : people_.in()) people.emplace_back(one.entrant.player, one.name);
  ApartDialog dialog(people, this);
  if (dialog.exec() != QDialog::Accepted) return;
  people_.keep_apart(dialog.chosen());
  emit changed();
}

void ApartField::look(bool rounds) {
  setVisible(rounds);
  keep_apart_->setEnabled(people_.count() > 2);
  QStringList told;
  for (const QStringList& group : people_.apart()) {
    QStringList names;
    for (const auto& one : people_.all())
      if (group.contains(one.entrant.player)) names << one.name;
    told << names.join(QStringLiteral(", "));
  }
  words_->setText(told.isEmpty() ? QString() : tr("Don't meet: %1").arg(told.join(QStringLiteral("; "))));
  words_->setVisible(!told.isEmpty());
  nobody_->setVisible(!told.isEmpty());
}

void ApartField::retranslate() {
  keep_apart_->setText(tr("Must not meet…"));
  keep_apart_->setToolTip(tr("A family, or people who come in one car: no two of them meet."));
  nobody_->setText(tr("Everybody may meet"));
}

}  // namespace boardwright::desktop
