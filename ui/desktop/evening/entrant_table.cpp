// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/entrant_table.hpp"

#include <algorithm>

#include "ui/desktop/club/club_table.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kRowsSeen = 5, kEntrantRow = 34;

}  // namespace

EntrantTable::EntrantTable(QWidget* parent) : QTableWidget(0, 2, parent) {
  dress_club_table(*this);
  setSelectionBehavior(QAbstractItemView::SelectItems);
  setProperty("whole_rows", false);
  setEditTriggers(QAbstractItemView::AllEditTriggers);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  setMinimumHeight(kRowsSeen * kEntrantRow);
  connect(this, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
    if (item->column() != 1 || static_cast<std::size_t>(item->row()) >= rows_.size()) return;
    Row& row = rows_[static_cast<std::size_t>(item->row())];
    row.value = item->text().simplified();
    emit written(row.player, row.value);
  });
}

void EntrantTable::set_rows(const std::vector<Row>& rows) {
  const auto same = [](const Row& a, const Row& b) {
    return a.player == b.player && a.name == b.name && a.value == b.value;
  };
  if (std::ranges::equal(rows, rows_, same)) return;
  rows_ = rows;
  const QSignalBlocker quiet(this);
  setRowCount(static_cast<int>(rows_.size()));
  for (int at = 0; at < rowCount(); ++at) {
    const Row& row = rows_[static_cast<std::size_t>(at)];
    auto* name = new QTableWidgetItem(row.name);
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    setItem(at, 0, name);
    setItem(at, 1, new QTableWidgetItem(row.value));
  }
}

void EntrantTable::set_titles(const QString& name, const QString& value) {
  setHorizontalHeaderLabels({name, value});
  for (const int at : {0, 1}) horizontalHeaderItem(at)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  setAccessibleName(value);
}

}  // namespace boardwright::desktop
