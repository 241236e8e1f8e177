// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/seat_cards.hpp"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

SeatCards::SeatCards(QWidget* parent) : QFrame(parent) {
  setObjectName("card");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 6);
  column->setSpacing(0);
}

SeatCards::Row SeatCards::make_row() {
  Row row{new QWidget(this), new QFrame, new QLabel, new QLabel, new QLabel, new QLabel};
  row.bar->setFixedWidth(4);
  row.piece->setFixedSize(30, 30);
  row.name->setProperty("role", "heading");
  row.player->setProperty("role", "muted");
  row.score->setProperty("role", "heading");
  auto* line = new QHBoxLayout(row.box);
  line->setContentsMargins(0, 5, 14, 5);
  line->setSpacing(10);
  line->addWidget(row.bar);
  line->addWidget(row.piece);
  line->addWidget(row.name);
  line->addStretch();
  line->addWidget(row.player);
  line->addWidget(row.score);
  layout()->addWidget(row.box);
  return row;
}

void SeatCards::set_cards(const std::vector<Card>& cards) {
  while (rows_.size() > cards.size()) {
    delete rows_.back().box;
    rows_.pop_back();
  }
  while (rows_.size() < cards.size()) rows_.push_back(make_row());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Card& card = cards[i];
    const Row& row = rows_[i];
    row.piece->setVisible(!card.piece.isNull());
    row.piece->setPixmap(card.piece);
    row.name->setText(card.name);
    row.player->setText(card.player);
    row.score->setText(card.score);
    row.score->setVisible(!card.score.isEmpty());
    row.bar->setStyleSheet(
        card.on_turn ? QString("background: %1; border-radius: 2px").arg(current_theme().accent.name())
                     : QStringLiteral("background: transparent"));
  }
}

}  // namespace boardwright::desktop
