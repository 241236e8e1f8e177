// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/figures_choice.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace boardwright::desktop {

namespace {

constexpr int kMostGames = 1000000, kMostOpening = 100, kUsualGames = 2000, kUsualThinking = 100,
              kUsualLevel = 5, kMostLevel = 10;

}  // namespace

FiguresChoice::FiguresChoice(QWidget* parent)
    : QWidget(parent),
      random_(new QCheckBox),
      computer_(new QCheckBox),
      random_games_(new QSpinBox),
      level_(new QSpinBox),
      computer_games_(new QSpinBox),
      opening_(new QSpinBox),
      level_label_(new QLabel),
      opening_label_(new QLabel),
      random_label_(new QLabel),
      computer_label_(new QLabel),
      start_(new QPushButton) {
  random_->setObjectName("figures_random");
  computer_->setObjectName("figures_computer");
  random_games_->setObjectName("figures_random_games");
  computer_games_->setObjectName("figures_computer_games");
  level_->setObjectName("figures_level");
  opening_->setObjectName("figures_opening");
  start_->setObjectName("figures_start");
  start_->setProperty("primary", true);
  for (auto* games : {random_games_, computer_games_}) {
    games->setRange(2, kMostGames);
    games->setGroupSeparatorShown(true);
    games->setSingleStep(100);
  }
  for (auto* number : {random_games_, computer_games_, level_, opening_})
    number->setButtonSymbols(QAbstractSpinBox::NoButtons);
  random_games_->setValue(kUsualGames);
  computer_games_->setValue(kUsualThinking);
  computer_games_->setSingleStep(10);
  level_->setRange(1, kMostLevel);
  level_->setValue(kUsualLevel);
  opening_->setRange(0, kMostOpening);
  random_->setChecked(true);
  computer_->setChecked(true);
  lay_out();
  for (auto* box : {random_, computer_}) connect(box, &QCheckBox::toggled, this, &FiguresChoice::refresh);
  connect(random_games_, &QSpinBox::valueChanged, this, &FiguresChoice::refresh);
  connect(start_, &QPushButton::clicked, this, &FiguresChoice::start_wanted);
  level_label_->setBuddy(level_);
  opening_label_->setBuddy(opening_);
  retranslate();
  refresh();
}

void FiguresChoice::lay_out() {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(6);
  grid->addWidget(random_, 0, 0);
  grid->addWidget(random_games_, 0, 3);
  grid->addWidget(random_label_, 0, 4);
  grid->addWidget(computer_, 1, 0);
  grid->addWidget(level_label_, 1, 1, Qt::AlignRight);
  grid->addWidget(level_, 1, 2);
  grid->addWidget(computer_games_, 1, 3);
  grid->addWidget(computer_label_, 1, 4);
  grid->addWidget(opening_label_, 2, 0, 1, 3);
  grid->addWidget(opening_, 2, 3);
  grid->addWidget(start_, 2, 5);
  grid->setColumnStretch(5, 1);
  grid->setAlignment(start_, Qt::AlignRight);
}

LiveRequest FiguresChoice::request() const {
  LiveRequest request;
  request.players.clear();
  const auto random_games = static_cast<std::uint64_t>(random_games_->value()),
             computer_games = static_cast<std::uint64_t>(computer_games_->value());
  if (random_->isChecked()) request.players.emplace_back("random");
  if (computer_->isChecked()) request.players.push_back("level:" + std::to_string(level_->value()));
  request.games = random_->isChecked() ? random_games : computer_games;
  request.thinking_games = computer_games;
  request.opening = static_cast<std::uint32_t>(opening_->value());
  return request;
}

void FiguresChoice::set_possible(bool possible) {
  possible_ = possible;
  refresh();
}

void FiguresChoice::set_busy(bool busy) {
  busy_ = busy;
  refresh();
}

void FiguresChoice::refresh() {
  const bool free = possible_ && !busy_;
  for (QWidget* widget : std::initializer_list<QWidget*>{random_, computer_, opening_})
    widget->setEnabled(free);
  random_games_->setEnabled(free && random_->isChecked());
  for (QWidget* widget : std::initializer_list<QWidget*>{level_, level_label_, computer_label_})
    widget->setEnabled(free && computer_->isChecked());
  random_label_->setEnabled(free && random_->isChecked());
  opening_label_->setEnabled(free);
  computer_games_->setEnabled(free && computer_->isChecked());
  // A player who thinks plays no more games than one who doesn't.
  computer_games_->setMaximum(random_->isChecked() ? random_games_->value() : kMostGames);
  start_->setEnabled(free && (random_->isChecked() || computer_->isChecked()));
}

void FiguresChoice::retranslate() {
  random_->setText(tr("Random play"));
  computer_->setText(tr("Computer players"));
  level_label_->setText(tr("level"));
  random_label_->setText(tr("games for each rule set"));
  computer_label_->setText(tr("games for each rule set"));
  opening_label_->setText(tr("Random moves before they begin"));
  start_->setText(tr("Play the games"));
  random_games_->setAccessibleName(tr("Games of random play"));
  computer_games_->setAccessibleName(tr("Games of computer players"));
  level_->setAccessibleName(tr("Level of computer players"));
  opening_->setAccessibleName(opening_label_->text());
}

void FiguresChoice::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
