// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/outside/outside_form.hpp"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "framework/match/match_plan.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

namespace {

QComboBox* outside_choice(const char* name) {
  auto* box = new QComboBox;
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 18;
  box->setMinimumContentsLength(kLetters);
  return box;
}

/// The same choice as before, where there still is one.
void keep_choice(QComboBox& box, const QVariant& before) {
  box.setCurrentIndex(std::max(0, box.findData(before)));
}

}  // namespace

OutsideForm::OutsideForm(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel),
      variant_label_(new QLabel),
      opponent_label_(new QLabel),
      side_label_(new QLabel),
      clock_label_(new QLabel),
      variant_(outside_choice("outside_variant")),
      opponent_(outside_choice("outside_opponent")),
      side_(outside_choice("outside_side")),
      clock_(outside_choice("outside_clock")),
      begin_(new QPushButton) {
  setObjectName("card");
  title_->setProperty("role", "heading");
  begin_->setObjectName("outside_begin");
  begin_->setProperty("primary", true);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(14, 12, 14, 12);
  grid->setColumnStretch(1, 1);
  grid->setVerticalSpacing(8);
  grid->addWidget(title_, 0, 0, 1, 2);
  int row = 1;
  for (const auto& [label, box] : {std::pair(variant_label_, variant_), std::pair(opponent_label_, opponent_),
                                   std::pair(side_label_, side_), std::pair(clock_label_, clock_)}) {
    label->setBuddy(box);
    grid->addWidget(label, row, 0);
    grid->addWidget(box, row++, 1);
  }
  grid->addWidget(begin_, row, 1, Qt::AlignLeft);
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
      for (const auto& variant : one->variants)
        variant_->addItem(QString::fromStdString(variant.name), QString::fromStdString(variant.variant));
    keep_choice(*variant_, before);
  }
  fill();
}

void OutsideForm::focus_first() { begin_->setFocus(); }

void OutsideForm::fill() {
  const auto* one = game();
  begin_->setEnabled(one != nullptr);
  if (one == nullptr) return;
  const QVariant clock = clock_->currentData(), opponent = opponent_->currentData();
  clock_->clear();
  clock_->addItem(tr("No clock"), QString());
  for (const auto& id : one->variants[static_cast<std::size_t>(std::max(0, variant_->currentIndex()))].clocks)
    clock_->addItem(QString::fromStdString(games_.clock_name(id)), QString::fromStdString(id));
  keep_choice(*clock_, clock);
  {
    const QSignalBlocker quiet(opponent_);
    opponent_->clear();
    opponent_->addItem(tr("Everybody at this screen"), QString());
    if (one->seats.size() > 1)
      for (const auto& level : one->levels)
        opponent_->addItem(level_title(level.name), QString::fromStdString(level.id));
    keep_choice(*opponent_, opponent);
  }
  fill_sides();
}

void OutsideForm::fill_sides() {
  const auto* one = game();
  if (one == nullptr) return;
  const QVariant before = side_->currentData();
  side_->clear();
  for (const auto& seat : one->seats)
    side_->addItem(QString::fromStdString(seat.name), QString::fromStdString(seat.id));
  keep_choice(*side_, before);
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
