// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/outside/outside_form.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include "framework/match/match_plan.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/remote/choice_card.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLettersOfChoice = 18;

}  // namespace

OutsideForm::OutsideForm(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel),
      variant_label_(new QLabel),
      opponent_label_(new QLabel),
      side_label_(new QLabel),
      clock_label_(new QLabel),
      variant_(choice_box("outside_variant", kLettersOfChoice)),
      opponent_(choice_box("outside_opponent", kLettersOfChoice)),
      side_(choice_box("outside_side", kLettersOfChoice)),
      clock_(choice_box("outside_clock", kLettersOfChoice)),
      begin_(new QPushButton) {
  begin_->setObjectName("outside_begin");
  lay_out_choices(*this, title_,
                  {{variant_label_, variant_},
                   {opponent_label_, opponent_},
                   {side_label_, side_},
                   {clock_label_, clock_}},
                  begin_);
  connect(variant_, &QComboBox::currentIndexChanged, this, &OutsideForm::fill);
  connect(opponent_, &QComboBox::currentIndexChanged, this, &OutsideForm::fill_sides);
  connect(begin_, &QPushButton::clicked, this, &OutsideForm::begin);
  retranslate();
}

const ClubGames::Game* OutsideForm::game() const {
  return games_.games.empty() ? nullptr : &games_.games.front();
}

void OutsideForm::set_games(const ClubGames& games) {
  games_ = games;
  {
    const QSignalBlocker quiet(variant_);
    const QVariant before = variant_->currentData();
    variant_->clear();
    if (const auto* one = game())
      for (const auto& variant : one->variants) add_choice(*variant_, variant.name, variant.variant);
    choose_again(*variant_, before);
  }
  fill();
}

void OutsideForm::choose_variant(const std::string& id) {
  if (const int row = variant_->findData(QString::fromStdString(id)); row >= 0)
    variant_->setCurrentIndex(row);
}

void OutsideForm::focus_first() { begin_->setFocus(); }

void OutsideForm::fill() {
  const auto* one = game();
  begin_->setEnabled(one != nullptr);
  if (one == nullptr) return;
  const QVariant opponent = opponent_->currentData();
  list_clocks(*clock_, games_, *one, *variant_, tr("No clock"));
  {
    const QSignalBlocker quiet(opponent_);
    opponent_->clear();
    opponent_->addItem(tr("Everybody at this screen"), QString());
    if (one->seats.size() > 1)
      for (const auto& level : one->levels)
        opponent_->addItem(level_title(level.name), QString::fromStdString(level.id));
    choose_again(*opponent_, opponent);
  }
  fill_sides();
}

void OutsideForm::fill_sides() {
  const auto* one = game();
  if (one == nullptr) return;
  const QVariant before = side_->currentData();
  side_->clear();
  for (const auto& seat : one->seats) add_choice(*side_, seat.name, seat.id);
  choose_again(*side_, before);
  const bool alone = !opponent_->currentData().toString().isEmpty();
  side_->setVisible(alone);
  side_label_->setVisible(alone);
}

void OutsideForm::begin() {
  const auto* one = game();
  if (one == nullptr) return;
  const std::string opponent = opponent_->currentData().toString().toStdString();
  const std::string own = side_->currentData().toString().toStdString();
  TableProcess::Wish wish;
  wish.variant = variant_->currentData().toString().toStdString();
  wish.clock = clock_->currentData().toString().toStdString();
  for (const auto& seat : one->seats)
    wish.seats.push_back(opponent.empty() || seat.id == own ? kHuman : opponent);
  emit wanted(wish);
}

void OutsideForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

void OutsideForm::retranslate() {
  title_->setText(tr("A game from a file"));
  variant_label_->setText(tr("&Variant"));
  opponent_label_->setText(tr("Agai&nst"));
  side_label_->setText(tr("Your &side"));
  clock_label_->setText(tr("Cl&ock"));
  begin_->setText(tr("Be&gin"));
  fill();
}

}  // namespace boardwright::desktop
