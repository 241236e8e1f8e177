// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/choose_game.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QPushButton>
#include <QRadioButton>
#include <algorithm>

#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

ChooseGame::ChooseGame(const QString& title, const std::vector<Game>& games, std::uint32_t now,
                       const QString& higher, QWidget* parent)
    : QDialog(parent),
      games_(games),
      game_(new QComboBox),
      agree_(new QRadioButton(tr("&Both agree"))),
      higher_(new QRadioButton),
      choose_(new QPushButton(tr("&Choose"))) {
  setWindowTitle(tr("What is played"));
  resize(440, 260);
  auto* cancel = new QPushButton(tr("C&ancel"));
  cancel->setAutoDefault(false);
  choose_->setDefault(true);
  choose_->setObjectName("game_done");
  auto* column = scroll_above(*this, closing_row({cancel, choose_}));
  column->setSpacing(10);
  auto* heading = plain_label("heading");
  heading->setText(title);
  column->addWidget(heading);
  game_->setObjectName("game_choice");
  game_->setAccessibleName(windowTitle());
  for (const Game& game : games_) game_->addItem(game.name);
  game_->setCurrentIndex(static_cast<int>(now));
  column->addWidget(game_);
  agree_->setObjectName("game_agree");
  agree_->setChecked(true);
  higher_->setObjectName("game_higher");
  QString name = higher;
  higher_->setText(
      tr("%1 chooses, who is ranked higher, and no game twice").arg(name.replace('&', QStringLiteral("&&"))));
  column->addWidget(agree_);
  column->addWidget(higher_);
  column->addStretch();
  connect(game_, &QComboBox::currentIndexChanged, this, &ChooseGame::look);
  connect(agree_, &QRadioButton::toggled, this, &ChooseGame::look);
  connect(choose_, &QPushButton::clicked, this, &QDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  look();
}

std::uint32_t ChooseGame::game() const {
  return static_cast<std::uint32_t>(std::max(0, game_->currentIndex()));
}
bool ChooseGame::both_agree() const { return agree_->isChecked(); }

void ChooseGame::look() { choose_->setEnabled(both_agree() || games_.at(game()).left); }

}  // namespace boardwright::desktop
