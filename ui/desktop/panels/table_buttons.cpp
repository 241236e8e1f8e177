// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_buttons.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/desktop/appearance/icons.hpp"

namespace boardwright::desktop {

void TableButtons::dress(QPushButton& button, const QString& name) {
  button.setObjectName(name);
  button.setProperty("icon_only", true);
  button.setIconSize({18, 18});
  button.setFixedWidth(44);
}

TableButtons::TableButtons(QWidget* parent)
    : QWidget(parent), back_(new QPushButton), on_(new QPushButton), turn_(new QPushButton) {
  back_->setObjectName("take_back");
  dress(*on_, "redo");
  dress(*turn_, "flip");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(back_, 1);
  row->addWidget(on_);
  row->addWidget(turn_);
  connect(back_, &QPushButton::clicked, this, &TableButtons::back_wanted);
  connect(on_, &QPushButton::clicked, this, &TableButtons::on_wanted);
  connect(turn_, &QPushButton::clicked, this, &TableButtons::turn_wanted);
  retranslate();
}

void TableButtons::set_steps(bool back, bool on) {
  back_->setEnabled(back);
  on_->setEnabled(on);
}

void TableButtons::set_turnable(bool turnable) { turn_->setEnabled(turnable); }

void TableButtons::set_theme() {
  back_->setIcon(themed_icon("undo"));
  on_->setIcon(themed_icon("redo"));
  turn_->setIcon(themed_icon("flip"));
}

void TableButtons::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void TableButtons::retranslate() {
  back_->setText(tr("&Take back"));
  turn_->setAccessibleName(tr("Turn board"));
  turn_->setToolTip(turn_->accessibleName());
  on_->setAccessibleName(tr("Redo what was taken back"));
  on_->setToolTip(on_->accessibleName());
}

}  // namespace boardwright::desktop
