// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/balance_dialog.hpp"

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <cmath>

#include "framework/text/name.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr double kMostPoints = 10'000, kStep = 0.5, kTenths = 10;
constexpr int kHighestRating = 4000, kLongestTitle = 40;

}  // namespace

BalanceDialog::BalanceDialog(const QString& name, QWidget* parent)
    : QDialog(parent),
      points_(new QDoubleSpinBox),
      rating_(new QSpinBox),
      title_(new QLineEdit),
      reason_(new QLineEdit),
      enter_(new QPushButton(tr("&Enter"))) {
  setWindowTitle(tr("Earned elsewhere"));
  resize(460, 380);
  auto* cancel = new QPushButton(tr("C&ancel"));
  cancel->setAutoDefault(false);
  enter_->setObjectName("balance_done");
  enter_->setDefault(true);
  auto* column = scroll_above(*this, closing_row({cancel, enter_}));
  column->setSpacing(10);
  auto* heading = plain_label("heading");
  heading->setText(name);
  auto* words = plain_label("muted");
  words->setText(
      tr("Entered once, and part of the standings from then on: for a season that begins in its middle."));
  column->addWidget(heading);
  column->addWidget(words);
  column->addWidget(build_fields());
  column->addStretch();
  enter_->setEnabled(false);
  connect(reason_, &QLineEdit::textChanged, this,
          [this] { enter_->setEnabled(!reason_->text().simplified().isEmpty()); });
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(enter_, &QPushButton::clicked, this, &QDialog::accept);
}

QWidget* BalanceDialog::build_fields() {
  points_->setObjectName("balance_points");
  points_->setRange(-kMostPoints, kMostPoints);
  points_->setDecimals(1);
  points_->setSingleStep(kStep);
  points_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  rating_->setObjectName("balance_rating");
  rating_->setRange(0, kHighestRating);
  rating_->setSpecialValueText(tr("as entered"));
  rating_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  title_->setObjectName("balance_title");
  title_->setMaxLength(kLongestTitle);
  title_->setPlaceholderText(tr("as entered"));
  reason_->setObjectName("balance_reason");
  reason_->setMaxLength(static_cast<int>(kLongestReason));
  reason_->setPlaceholderText(tr("such as: rounds 1 to 5 on paper"));
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  add_field(*form, new QLabel(tr("&Points:")), points_);
  add_field(*form, new QLabel(tr("&Status:")), title_);
  add_field(*form, new QLabel(tr("Ra&ting:")), rating_);
  add_field(*form, new QLabel(tr("Rea&son:")), reason_);
  return fields;
}

tournament::OpeningBalance BalanceDialog::balance() const {
  tournament::OpeningBalance balance;
  balance.points = static_cast<tournament::Points>(std::lround(points_->value() * kTenths));
  if (rating_->value() > 0) balance.rating = rating_->value();
  balance.title = title_->text().simplified().toStdString();
  balance.reason = reason_->text().simplified().toStdString();
  return balance;
}

}  // namespace boardwright::desktop
