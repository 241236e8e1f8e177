// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/draft_actions.hpp"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace boardwright::desktop {

DraftActions::DraftActions(QWidget* parent)
    : QWidget(parent),
      message_(new QLabel),
      save_(new QPushButton),
      compare_(new QPushButton),
      play_(new QPushButton),
      leave_(new QPushButton) {
  message_->setObjectName("variant_message");
  message_->setWordWrap(true);
  save_->setObjectName("variant_save");
  save_->setProperty("primary", true);
  compare_->setObjectName("variant_compare");
  play_->setObjectName("variant_play");
  leave_->setObjectName("variant_leave");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(message_, 1);
  for (auto* button : {leave_, play_, compare_, save_}) row->addWidget(button);
  connect(save_, &QPushButton::clicked, this, &DraftActions::save_wanted);
  connect(compare_, &QPushButton::clicked, this, &DraftActions::compare_wanted);
  connect(play_, &QPushButton::clicked, this, &DraftActions::play_wanted);
  connect(leave_, &QPushButton::clicked, this, &DraftActions::leave_wanted);
}

void DraftActions::show_state(bool sound, bool as_saved) {
  save_->setEnabled(sound && !as_saved);
  compare_->setEnabled(sound);
  play_->setEnabled(sound);
  compare_->setText(as_saved ? tr("&Compare with parent") : tr("Save and &compare"));
  play_->setText(as_saved ? tr("&Play…") : tr("Save and &play…"));
}

void DraftActions::save() { save_->click(); }

void DraftActions::say(const QString& sentence) {
  message_->setText(sentence);
  if (sentence.isEmpty() || !QAccessible::isActive()) return;
  QAccessibleEvent event(message_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

QString DraftActions::message() const { return message_->text(); }

void DraftActions::retranslate() {
  save_->setText(tr("&Save"));
  leave_->setText(tr("&Leave"));
}

}  // namespace boardwright::desktop
