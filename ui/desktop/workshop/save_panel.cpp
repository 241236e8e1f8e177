// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/save_panel.hpp"

#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

SavePanel::SavePanel(QWidget* parent)
    : QWidget(parent),
      list_(new QListWidget),
      back_(new QPushButton),
      compare_(new QPushButton),
      open_(new QPushButton) {
  list_->setObjectName("workshop_saves");
  back_->setObjectName("workshop_save_back");
  compare_->setObjectName("workshop_save_compare");
  open_->setObjectName("workshop_save_open");
  auto* buttons = new QVBoxLayout;
  buttons->setSpacing(6);
  for (auto* button : {back_, compare_, open_}) buttons->addWidget(button);
  buttons->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 6, 0, 0);
  row->addWidget(list_, 1);
  row->addLayout(buttons);
  connect(back_, &QPushButton::clicked, this, [this] { emit back_wanted(Save(*chosen())); });
  connect(compare_, &QPushButton::clicked, this, [this] { emit compare_wanted(Save(*chosen())); });
  connect(open_, &QPushButton::clicked, this, [this] { emit open_wanted(Save(*chosen())); });
  fill();
}

const Save* SavePanel::chosen() const {
  const auto row = static_cast<std::size_t>(std::max(0, list_->currentRow()));
  return row < saves_.size() ? &saves_[row] : nullptr;
}

void SavePanel::show_saves(std::vector<Save> saves) {
  saves_ = std::move(saves);
  fill();
}

void SavePanel::fill() {
  list_->setAccessibleName(tr("Saves"));
  back_->setText(tr("Play by it"));
  back_->setToolTip(tr("The board goes on by the rules of this save; the file stays as it is"));
  compare_->setText(tr("Compare"));
  compare_->setToolTip(tr("What the rules on the board have changed since this save"));
  open_->setText(tr("Into the text"));
  open_->setToolTip(tr("The text of this save in place of yours, which Undo brings back"));
  list_->clear();
  const QLocale locale(code_of(spoken_language()));
  for (const Save& save : saves_) {
    const auto time = QDateTime::fromMSecsSinceEpoch(save.time.time_since_epoch().count());
    list_->addItem(locale.toString(time, "d MMM yyyy, HH:mm:ss"));
  }
  if (!saves_.empty()) list_->setCurrentRow(0);
  for (auto* button : {back_, compare_, open_}) button->setEnabled(!saves_.empty());
}

void SavePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
