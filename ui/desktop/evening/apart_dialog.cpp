// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/apart_dialog.hpp"

#include <QBoxLayout>
#include <QListWidget>
#include <QPushButton>

#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

ApartDialog::ApartDialog(const std::vector<std::pair<QString, QString>>& people, QWidget* parent)
    : QDialog(parent), list_(new QListWidget), apart_(new QPushButton(tr("&Keep apart"))) {
  setWindowTitle(tr("Must not meet"));
  resize(420, 480);
  auto* words = plain_label();
  words->setText(tr("Check everybody of a family or of one car: no two of them meet."));
  list_->setObjectName("apart_people");
  list_->setAccessibleName(tr("People who must not meet each other"));
  for (const auto& [id, name] : people) {
    auto* item = new QListWidgetItem(name, list_);
    item->setData(Qt::UserRole, id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
  }
  apart_->setObjectName("apart_done");
  apart_->setDefault(true);
  auto* cancel = new QPushButton(tr("&Cancel"));
  cancel->setAutoDefault(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(12);
  column->addWidget(words);
  column->addWidget(list_, 1);
  column->addLayout(closing_row({cancel, apart_}));
  const auto look = [this] { apart_->setEnabled(chosen().size() > 1); };
  connect(list_, &QListWidget::itemChanged, this, look);
  connect(apart_, &QPushButton::clicked, this, &QDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  if (list_->count() > 0) list_->setCurrentRow(0);
  list_->setFocus();
  look();
}

QStringList ApartDialog::chosen() const {
  QStringList ids;
  for (int row = 0; row < list_->count(); ++row)
    if (list_->item(row)->checkState() == Qt::Checked) ids << list_->item(row)->data(Qt::UserRole).toString();
  return ids;
}

}  // namespace boardwright::desktop
