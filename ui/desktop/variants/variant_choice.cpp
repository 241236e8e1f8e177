// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/variant_choice.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "framework/catalogue/apart.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

VariantChoice::VariantChoice(QWidget* parent)
    : QWidget(parent),
      game_label_(new QLabel),
      choice_label_(new QLabel),
      games_(new QComboBox),
      choices_(new QComboBox),
      remove_(new QPushButton),
      import_(new QPushButton),
      export_(new QPushButton) {
  games_->setObjectName("variant_game");
  choices_->setObjectName("variant_choice");
  remove_->setObjectName("variant_remove");
  import_->setObjectName("variant_import");
  export_->setObjectName("variant_export");
  game_label_->setBuddy(games_);
  choice_label_->setBuddy(choices_);
  for (auto* box : {games_, choices_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
  }
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(game_label_);
  row->addWidget(games_, 1);
  row->addSpacing(12);
  row->addWidget(choice_label_);
  row->addWidget(choices_, 1);
  row->addWidget(remove_);
  row->addStretch(1);
  row->addWidget(import_);
  row->addWidget(export_);
  connect(games_, &QComboBox::activated, this,
          [this](int index) { emit chosen(games_->itemData(index).toString().toStdString(), {}); });
  connect(choices_, &QComboBox::activated, this,
          [this](int index) { emit chosen(game_, choices_->itemData(index).toString().toStdString()); });
  connect(remove_, &QPushButton::clicked, this, &VariantChoice::remove_wanted);
  connect(import_, &QPushButton::clicked, this, &VariantChoice::import_wanted);
  connect(export_, &QPushButton::clicked, this, &VariantChoice::export_wanted);
}

void VariantChoice::show_choice(const Catalogue& catalogue, const Game* game, const std::string& variant) {
  game_ = game != nullptr ? game->id() : std::string();
  list_games(catalogue, game);
  list_variants(game, variant);
}

void VariantChoice::list_games(const Catalogue& catalogue, const Game* game) {
  const QSignalBlocker quiet(games_);
  games_->clear();
  for (const auto& one : catalogue.games()) {
    if (!one->file_problems().empty() || plays_apart(*one)) continue;
    games_->addItem(QString::fromStdString(one->name(spoken_language())), QString::fromStdString(one->id()));
    if (game != nullptr && one->id() == game->id()) games_->setCurrentIndex(games_->count() - 1);
  }
}

void VariantChoice::list_variants(const Game* game, const std::string& variant) {
  const QSignalBlocker quiet(choices_);
  choices_->clear();
  choices_->addItem(tr("A new variant"), QString());
  if (game == nullptr) return;
  for (const Variant& one : game->variants())
    if (one.is_own())
      choices_->addItem(QString::fromStdString(game->variant_name(spoken_language(), one)),
                        QString::fromStdString(one.id));
  for (const BrokenVariant& broken : game->broken_variants())
    choices_->addItem(tr("%1 (can't be used)").arg(QString::fromStdString(broken.id)),
                      QString::fromStdString(broken.id));
  choices_->setCurrentIndex(std::max(0, choices_->findData(QString::fromStdString(variant))));
}

void VariantChoice::set_possible(bool removal, bool exporting) {
  remove_->setEnabled(removal);
  export_->setEnabled(exporting);
}

void VariantChoice::retranslate() {
  game_label_->setText(tr("Ga&me:"));
  choice_label_->setText(tr("V&ariant:"));
  remove_->setText(tr("&Delete…"));
  import_->setText(tr("&Import…"));
  export_->setText(tr("&Export…"));
}

}  // namespace boardwright::desktop
