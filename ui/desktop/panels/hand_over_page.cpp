// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/hand_over_page.hpp"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace boardwright::desktop {

HandOverPage::HandOverPage(QWidget* parent)
    : QWidget(parent), title_(new QLabel), words_(new QLabel), button_(new QPushButton) {
  title_->setProperty("role", "title");
  title_->setAlignment(Qt::AlignCenter);
  words_->setProperty("role", "muted");
  words_->setAlignment(Qt::AlignCenter);
  words_->setWordWrap(true);
  button_->setProperty("primary", true);
  button_->setObjectName("take_over");
  auto* column = new QVBoxLayout(this);
  column->setSpacing(14);
  column->addStretch(2);
  column->addWidget(title_);
  column->addWidget(words_);
  column->addSpacing(8);
  column->addWidget(button_, 0, Qt::AlignHCenter);
  column->addStretch(3);
  connect(button_, &QPushButton::clicked, this, &HandOverPage::taken_over);
}

void HandOverPage::ask_for(const QString& seat) {
  seat_ = seat;
  retranslate();
  button_->setFocus(Qt::OtherFocusReason);
}

void HandOverPage::retranslate() {
  title_->setText(tr("%1 is next").arg(seat_));
  words_->setText(tr("Hand over the screen. What only %1 may see appears after this.").arg(seat_));
  button_->setText(tr("&I am %1").arg(seat_));
}

void HandOverPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
