// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/end_box.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

namespace boardwright::desktop {

EndBox::EndBox(QWidget* parent)
    : QWidget(parent),
      rematch_(new QPushButton),
      swap_(new QPushButton),
      review_(new QPushButton),
      save_(new QPushButton) {
  rematch_->setObjectName("rematch");
  rematch_->setProperty("primary", true);
  swap_->setObjectName("swap_sides");
  review_->setObjectName("review_game");
  save_->setObjectName("save_game");
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(8);
  grid->addWidget(rematch_, 0, 0);
  grid->addWidget(swap_, 0, 1);
  grid->addWidget(review_, 1, 0);
  grid->addWidget(save_, 1, 1);
  for (const int column : {0, 1}) grid->setColumnStretch(column, 1);
  connect(rematch_, &QPushButton::clicked, this, [this] { emit rematch_wanted(false); });
  connect(swap_, &QPushButton::clicked, this, [this] { emit rematch_wanted(true); });
  connect(review_, &QPushButton::clicked, this, &EndBox::review_wanted);
  connect(save_, &QPushButton::clicked, this, &EndBox::save_wanted);
  retranslate();
}

void EndBox::retranslate() {
  rematch_->setText(tr("Rem&atch"));
  rematch_->setToolTip(tr("The same players, sides and clock once more"));
  swap_->setText(tr("S&wap sides"));
  swap_->setToolTip(tr("Once more, with the sides exchanged"));
  review_->setText(tr("Rev&iew"));
  review_->setToolTip(tr("The computer looks at every position"));
  save_->setText(tr("&Save record…"));
}

void EndBox::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
