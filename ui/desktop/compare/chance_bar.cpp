// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/chance_bar.hpp"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "plugins/host/position.hpp"

namespace boardwright::desktop {

ChanceBar::ChanceBar(QWidget* parent)
    : QWidget(parent),
      label_(new QLabel),
      draw_(new QPushButton),
      take_(new QPushButton),
      events_(new QComboBox) {
  setObjectName("compare_chance");
  events_->setObjectName("compare_event");
  draw_->setObjectName("compare_roll");
  take_->setObjectName("compare_this_event");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{label_, draw_, events_, take_})
    row->addWidget(widget);
  row->addStretch(1);
  connect(draw_, &QPushButton::clicked, this, &ChanceBar::draw_wanted);
  connect(take_, &QPushButton::clicked, this, [this] { emit chosen(events_->currentText()); });
  retranslate();
  hide();
}

void ChanceBar::show_events(const Position* position) {
  const bool chance = position != nullptr && position->is_chance();
  setVisible(chance);
  events_->clear();
  if (!chance) return;
  for (const auto& event : position->chance_events())
    events_->addItem(QString::fromStdString(position->move_text(BW_CHANCE, event.event)));
}

void ChanceBar::retranslate() {
  draw_->setText(tr("Let chance &decide"));
  take_->setText(tr("This on&e"));
  label_->setText(tr("Chance is on turn:"));
  events_->setAccessibleName(tr("What chance may bring"));
}

void ChanceBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
