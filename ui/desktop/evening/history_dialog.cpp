// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/history_dialog.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "framework/text/name.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kAboutColumn = 2;

}  // namespace

HistoryDialog::HistoryDialog(std::vector<HistoryLine> lines, QWidget* parent)
    : QDialog(parent),
      lines_(std::move(lines)),
      table_(new QTableWidget),
      words_(plain_label("muted", "history_words")),
      reason_(new QLineEdit),
      take_back_(new QPushButton(tr("&Take back"))) {
  setWindowTitle(tr("What was done"));
  resize(760, 520);
  table_->setObjectName("history");
  table_->setAccessibleName(tr("What was done, the newest first"));
  dress_club_table(*table_);
  reason_->setObjectName("history_reason");
  reason_->setMaxLength(static_cast<int>(kLongestReason));
  take_back_->setObjectName("history_take_back");
  auto* close = new QPushButton(tr("&Close"));
  close->setObjectName("history_close");
  auto* lots = new QPushButton(tr("Check the &lots…"));
  lots->setObjectName("history_lots");
  for (QPushButton* button : {take_back_, close, lots}) button->setAutoDefault(false);
  auto* why = new QLabel(tr("&Reason:"));
  why->setBuddy(reason_);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(8);
  foot->addWidget(why);
  foot->addWidget(reason_, 1);
  foot->addWidget(take_back_);
  foot->addWidget(close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(12);
  column->addWidget(table_, 1);
  auto* more = new QHBoxLayout;
  more->setSpacing(8);
  more->addWidget(words_, 1);
  more->addWidget(lots);
  column->addLayout(more);
  column->addLayout(foot);
  connect(lots, &QPushButton::clicked, this, &HistoryDialog::lots_wanted);
  fill();
  connect(table_, &QTableWidget::currentCellChanged, this, &HistoryDialog::look);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(take_back_, &QPushButton::clicked, this, [this] {
    event_ = lines_[static_cast<std::size_t>(table_->currentRow())].event;
    accept();
  });
  if (table_->rowCount() > 0) table_->setCurrentCell(0, 0);
  look();
}

void HistoryDialog::fill() {
  table_->setColumnCount(4);
  table_->setHorizontalHeaderLabels({tr("When"), tr("What"), tr("About"), tr("Who")});
  table_->setRowCount(static_cast<int>(lines_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const HistoryLine& line = lines_[static_cast<std::size_t>(row)];
    const QStringList cells{line.time, line.kind, line.about, line.who};
    for (int at = 0; at < cells.size(); ++at) {
      auto* item = new QTableWidgetItem(cells[at]);
      if (!line.why_not.isEmpty()) item->setForeground(palette().color(QPalette::PlaceholderText));
      table_->setItem(row, at, item);
    }
  }
  for (int at = 0; at < table_->columnCount(); ++at)
    table_->horizontalHeaderItem(at)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->resizeColumnsToContents();
  table_->horizontalHeader()->setSectionResizeMode(kAboutColumn, QHeaderView::Stretch);
}

QString HistoryDialog::words() const { return words_->text(); }
QString HistoryDialog::reason() const { return reason_->text().simplified(); }

void HistoryDialog::look() {
  const int row = table_->currentRow();
  const QString why_not = row < 0 ? QString() : lines_[static_cast<std::size_t>(row)].why_not;
  words_->setText(why_not);
  take_back_->setEnabled(row >= 0 && why_not.isEmpty());
  reason_->setEnabled(take_back_->isEnabled());
}

}  // namespace boardwright::desktop
