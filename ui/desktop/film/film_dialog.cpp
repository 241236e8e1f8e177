// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/film/film_dialog.hpp"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

namespace boardwright::desktop {

namespace {

std::chrono::milliseconds milliseconds_in(const QDoubleSpinBox& box) {
  return std::chrono::milliseconds(static_cast<int>(box.value() * 1000));
}

}  // namespace

FilmDialog::FilmDialog(QWidget* parent)
    : QDialog(parent), height_(new QSpinBox), move_(new QDoubleSpinBox), last_(new QDoubleSpinBox) {
  setWindowTitle(tr("Save as GIF"));
  height_->setObjectName("film_height");
  move_->setObjectName("film_move");
  last_->setObjectName("film_last");
  for (QAbstractSpinBox* box : std::initializer_list<QAbstractSpinBox*>{height_, move_, last_})
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);  // the arrow keys and the wheel do the same
  height_->setRange(160, 1600);
  height_->setSingleStep(40);
  height_->setSuffix(tr(" pixels"));
  height_->setValue(FilmChoice{}.height);
  for (QDoubleSpinBox* box : {move_, last_}) {
    box->setRange(0.1, 20);
    box->setSingleStep(0.1);
    box->setDecimals(1);
    box->setSuffix(tr(" s", "seconds"));
  }
  move_->setValue(FilmChoice{}.move.count() / 1000.0);
  last_->setValue(FilmChoice{}.last.count() / 1000.0);
  auto* form = new QFormLayout;
  form->setSpacing(10);
  form->addRow(tr("&Height:"), height_);
  form->addRow(tr("&Each move:"), move_);
  form->addRow(tr("The &last one:"), last_);
  auto* buttons = new QDialogButtonBox;
  auto* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
  save->setProperty("primary", true);
  buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 20);
  column->setSpacing(16);
  column->addLayout(form);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

FilmChoice FilmDialog::choice() const {
  FilmChoice choice;
  choice.height = height_->value();
  choice.move = milliseconds_in(*move_);
  choice.last = milliseconds_in(*last_);
  return choice;
}

}  // namespace boardwright::desktop
