// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/pause_page.hpp"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace boardwright::desktop {

PausePage::PausePage(QWidget* parent)
    : QWidget(parent), title_(new QLabel), words_(new QLabel), button_(new QPushButton) {
  title_->setProperty("role", "title");
  title_->setAlignment(Qt::AlignCenter);
  words_->setProperty("role", "muted");
  words_->setAlignment(Qt::AlignCenter);
  words_->setWordWrap(true);
  button_->setProperty("primary", true);
  button_->setObjectName("resume");
  auto* column = new QVBoxLayout(this);
  column->setSpacing(14);
  column->addStretch(2);
  column->addWidget(title_);
  column->addWidget(words_);
  column->addSpacing(8);
  column->addWidget(button_, 0, Qt::AlignHCenter);
  column->addStretch(3);
  connect(button_, &QPushButton::clicked, this, &PausePage::resumed);
  retranslate();
}

void PausePage::retranslate() {
  title_->setText(tr("The game is paused"));
  words_->setText(tr("No clock runs, and the board is covered until somebody goes on."));
  button_->setText(tr("Res&ume"));
  setAccessibleName(title_->text());
}

void PausePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void PausePage::showEvent(QShowEvent* event) {
  button_->setFocus(Qt::OtherFocusReason);
  QWidget::showEvent(event);
}

}  // namespace boardwright::desktop
