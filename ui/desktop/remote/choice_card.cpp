// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/choice_card.hpp"

#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

namespace boardwright::desktop {

QComboBox* choice_box(const char* name, int letters) {
  auto* box = new QComboBox;
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(letters);
  return box;
}

void add_choice(QComboBox& box, const std::string& name, const std::string& id) {
  box.addItem(QString::fromStdString(name), QString::fromStdString(id));
}

void choose_again(QComboBox& box, const QVariant& before) {
  box.setCurrentIndex(std::max(0, box.findData(before)));
}

void list_clocks(QComboBox& clocks, const ClubGames& games, const ClubGames::Game& game,
                 const QComboBox& variants, const QString& none) {
  const QVariant before = clocks.currentData();
  clocks.clear();
  clocks.addItem(none, QString());
  for (const auto& id : game.variants[static_cast<std::size_t>(std::max(0, variants.currentIndex()))].clocks)
    add_choice(clocks, games.clock_name(id), id);
  choose_again(clocks, before);
}

void lay_out_choices(QFrame& card, QLabel* title,
                     std::initializer_list<std::pair<QLabel*, QComboBox*>> choices, QPushButton* button) {
  card.setObjectName("card");
  title->setProperty("role", "heading");
  button->setProperty("primary", true);
  auto* grid = new QGridLayout(&card);
  grid->setContentsMargins(14, 12, 14, 12);
  grid->setColumnStretch(1, 1);
  grid->setVerticalSpacing(8);
  grid->addWidget(title, 0, 0, 1, 2);
  int row = 1;
  for (const auto& [label, box] : choices) {
    label->setBuddy(box);
    grid->addWidget(label, row, 0);
    grid->addWidget(box, row++, 1);
  }
  grid->addWidget(button, row, 1, Qt::AlignLeft);
}

}  // namespace boardwright::desktop
