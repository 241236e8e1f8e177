// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/new_table_form.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <nlohmann/json.hpp>

#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/remote/choice_card.hpp"

namespace boardwright::desktop {

namespace {

constexpr const char* kPersonMark = "person:";

constexpr int kLetters = 14;

}  // namespace

NewTableForm::NewTableForm(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel),
      game_label_(new QLabel),
      variant_label_(new QLabel),
      clock_label_(new QLabel),
      opponent_label_(new QLabel),
      seat_label_(new QLabel),
      game_(choice_box("table_game", kLetters)),
      variant_(choice_box("table_variant", kLetters)),
      clock_(choice_box("table_clock_choice", kLetters)),
      opponent_(choice_box("table_opponent", kLetters)),
      seat_(choice_box("table_seat", kLetters)),
      open_(new QPushButton) {
  open_->setObjectName("table_open");
  lay_out_choices(*this, title_,
                  {{game_label_, game_},
                   {variant_label_, variant_},
                   {clock_label_, clock_},
                   {opponent_label_, opponent_},
                   {seat_label_, seat_}},
                  open_);
  connect(game_, &QComboBox::currentIndexChanged, this, &NewTableForm::fill);
  connect(variant_, &QComboBox::currentIndexChanged, this, &NewTableForm::fill);
  connect(open_, &QPushButton::clicked, this, &NewTableForm::open);
  retranslate();
}

const ClubGames::Game* NewTableForm::game() const {
  return games_.game(game_->currentData().toString().toStdString());
}

void NewTableForm::set_games(const ClubGames& games) {
  games_ = games;
  const QVariant before = game_->currentData();
  {
    const QSignalBlocker quiet(game_);
    game_->clear();
    for (const auto& one : games.games) add_choice(*game_, one.name, one.game);
    choose_again(*game_, before);
  }
  fill();
}

void NewTableForm::set_people(const std::vector<ClubPerson>& others) {
  others_ = others;
  fill_opponents();
}

void NewTableForm::fill() {
  const ClubGames::Game* chosen = game();
  open_->setEnabled(chosen != nullptr);
  if (chosen == nullptr) return;
  const QVariant variant = variant_->currentData(), seat = seat_->currentData();
  const QSignalBlocker quiet(variant_);
  variant_->clear();
  for (const auto& one : chosen->variants) add_choice(*variant_, one.name, one.variant);
  choose_again(*variant_, variant);
  list_clocks(*clock_, games_, *chosen, *variant_, tr("No clock"));
  seat_->clear();
  seat_->addItem(tr("Either side"), QString());
  for (const auto& one : chosen->seats) add_choice(*seat_, one.name, one.id);
  choose_again(*seat_, seat);
  fill_opponents();
}

void NewTableForm::fill_opponents() {
  const QVariant before = opponent_->currentData();
  opponent_->clear();
  opponent_->addItem(tr("Whoever sits down"), QString());
  for (const auto& person : others_) add_choice(*opponent_, person.name, kPersonMark + person.person);
  if (const ClubGames::Game* chosen = game())
    for (const auto& level : chosen->levels)
      opponent_->addItem(level_title(level.name), QString::fromStdString(level.id));
  choose_again(*opponent_, before);
}

void NewTableForm::open() {
  const ClubGames::Game* chosen = game();
  if (chosen == nullptr) return;
  const std::string against = opponent_->currentData().toString().toStdString();
  std::string seat = seat_->currentData().toString().toStdString();
  nlohmann::json command{{"do", "open"}, {"game", chosen->game}};
  command["variant"] = variant_->currentData().toString().toStdString();
  const std::string clock = clock_->currentData().toString().toStdString();
  command["clock"] = clock.empty() ? nlohmann::json() : nlohmann::json(clock);
  if (against.starts_with(kPersonMark)) {
    command["invite"] = {against.substr(std::string_view(kPersonMark).size())};
  } else if (!against.empty() && !chosen->seats.empty()) {
    // Against a computer a side is drawn here: its seats have to be named.
    const auto drawn = QRandomGenerator::global()->bounded(static_cast<quint32>(chosen->seats.size()));
    if (seat.empty()) seat = chosen->seats[drawn].id;
    for (const auto& other : chosen->seats)
      if (other.id != seat) command["computers"][other.id] = against;
  }
  command["seat"] = seat.empty() ? nlohmann::json() : nlohmann::json(seat);
  emit wanted(command.dump());
}

void NewTableForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void NewTableForm::retranslate() {
  title_->setText(tr("I want to play"));
  game_label_->setText(tr("&Game"));
  variant_label_->setText(tr("&Variant"));
  clock_label_->setText(tr("Cl&ock"));
  opponent_label_->setText(tr("Agai&nst"));
  seat_label_->setText(tr("&Side"));
  open_->setText(tr("Open a &table"));
  fill();
}

}  // namespace boardwright::desktop
