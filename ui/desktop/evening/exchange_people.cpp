// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/exchange_people.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/desktop/dialogs/dialog_form.hpp"

namespace boardwright::desktop {

ExchangePeople::ExchangePeople(const std::vector<Person>& people, std::uint32_t board, QWidget* parent)
    : QDialog(parent), one_(new QComboBox), other_(new QComboBox) {
  setWindowTitle(tr("Exchange two people"));
  resize(420, 200);
  auto* exchange = new QPushButton(tr("&Exchange"));
  auto* cancel = new QPushButton(tr("&Cancel"));
  exchange->setDefault(true);
  exchange->setObjectName("exchange_done");
  cancel->setAutoDefault(false);
  auto* column = scroll_above(*this, closing_row({cancel, exchange}));
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  auto* one = new QLabel(tr("&Who:"));
  auto* other = new QLabel(tr("W&ith:"));
  one->setBuddy(one_);
  other->setBuddy(other_);
  form->addRow(one, one_);
  form->addRow(other, other_);
  column->addWidget(fields);
  column->addStretch();
  one_->setObjectName("exchange_one");
  other_->setObjectName("exchange_other");
  for (const Person& person : people)
    for (QComboBox* box : {one_, other_})
      box->addItem(person.board == 0 ? tr("%1 (bye)").arg(person.name)
                                     : tr("%1 (board %2)").arg(person.name).arg(person.board),
                   person.id);
  const auto at = std::ranges::find(people, board, &Person::board);
  const int row = at == people.end() ? 0 : static_cast<int>(at - people.begin());
  one_->setCurrentIndex(row);
  other_->setCurrentIndex(std::min(row + 2, one_->count() - 1));
  const auto look = [this, exchange] { exchange->setEnabled(one_->currentData() != other_->currentData()); };
  connect(one_, &QComboBox::currentIndexChanged, this, look);
  connect(other_, &QComboBox::currentIndexChanged, this, look);
  connect(exchange, &QPushButton::clicked, this, &QDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  look();
}

QString ExchangePeople::one() const { return one_->currentData().toString(); }
QString ExchangePeople::other() const { return other_->currentData().toString(); }

}  // namespace boardwright::desktop
