// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/staff_codes.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/phones/label_to_copy.hpp"
#include "ui/desktop/phones/phones_server.hpp"

namespace boardwright::desktop {

StaffCodes::StaffCodes(QWidget* parent) : QWidget(parent), fold_(new Fold), use_(plain_label("muted")) {
  fold_->setObjectName("phones_staff_codes");
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  int row = 0;
  const auto add = [&](QLabel*& label, QLabel*& code, const char* name) {
    label = plain_label("muted");
    label->setWordWrap(false);
    code = label_to_copy(name);
    label->setBuddy(code);
    grid->addWidget(label, row, 0);
    grid->addWidget(code, row++, 1);
  };
  add(helper_label_, helper_, "phones_helper");
  add(arbiter_label_, arbiter_, "phones_arbiter");
  add(organiser_label_, organiser_, "phones_organiser");
  fold_->column().addWidget(use_);
  fold_->column().addLayout(grid);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(fold_);
  retranslate();
}

void StaffCodes::show_codes(const PhonesNews& news) {
  helper_->setText(news.helper_code);
  arbiter_->setText(news.arbiter_code);
  organiser_->setText(news.organiser_code);
}

void StaffCodes::hide_codes() { fold_->set_open(false); }

void StaffCodes::retranslate() {
  fold_->set_title(tr("Codes for who helps"));
  use_->setText(tr(
      "Typed on a phone, under “I help or organise”: a helper checks people in and enters results, an "
      "arbiter also corrects them, the organiser does everything. Close this before a projector shows it."));
  helper_label_->setText(tr("Helpers' code"));
  arbiter_label_->setText(tr("Arbiter's code"));
  organiser_label_->setText(tr("Organiser's code"));
}

void StaffCodes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
