// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/reserve_box.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/desktop/appearance/label_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kStepWidth = 34, kCountWidth = 44;  // pixels

}  // namespace

ReserveBox::ReserveBox(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
}

void ReserveBox::set_counts(const std::vector<Count>& counts) {
  QStringList wanted;
  for (const Count& count : counts) wanted << count.id << count.tray << count.kind;
  // Whoever is counting keeps the box under the hand.
  if (wanted != built_) {
    build(counts);
    built_ = wanted;
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const QSignalBlocker quiet(rows_[i].box);
    rows_[i].picture->setPixmap(counts[i].picture);
    rows_[i].box->setMaximum(counts[i].most);
    rows_[i].box->setValue(counts[i].count);
    rows_[i].less->setEnabled(counts[i].count > 0);
    rows_[i].more->setEnabled(counts[i].count < counts[i].most);
  }
}

void ReserveBox::build(const std::vector<Count>& counts) {
  if (all_ != nullptr) {
    all_->hide();
    all_->deleteLater();  // one of its boxes may be asking for this
  }
  all_ = new QWidget;
  rows_.clear();
  auto* grid = new QGridLayout(all_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(6);
  grid->setColumnStretch(1, 1);
  QString tray;
  for (const Count& count : counts) {
    if (count.tray != tray) {
      tray = count.tray;
      auto* title = new QLabel(tray);
      title->setProperty("role", "muted");
      title->setWordWrap(true);
      grid->addWidget(title, grid->rowCount(), 0, 1, grid->columnCount());
    }
    rows_.push_back(add_row(*grid, count));
  }
  column_->addWidget(all_);
}

ReserveBox::Row ReserveBox::add_row(QGridLayout& grid, const Count& count) {
  const Row row{new QLabel, new QPushButton(QStringLiteral("−")), new QPushButton(QStringLiteral("+")),
                new QSpinBox};
  row.box->setObjectName(count.id);
  row.box->setAccessibleName(label_and_value(count.tray, count.kind));
  row.box->setButtonSymbols(QAbstractSpinBox::NoButtons);  // the two beside it are large enough for a finger
  row.box->setAlignment(Qt::AlignCenter);
  row.box->setKeyboardTracking(false);
  row.box->setFixedWidth(kCountWidth);
  row.less->setAccessibleName(tr("One less: %1").arg(count.kind));
  row.more->setAccessibleName(tr("One more: %1").arg(count.kind));
  for (QPushButton* step : {row.less, row.more}) {
    step->setProperty("icon_only", true);
    step->setToolTip(step->accessibleName());
    step->setFixedWidth(kStepWidth);
  }
  connect(row.less, &QPushButton::clicked, row.box, &QSpinBox::stepDown);
  connect(row.more, &QPushButton::clicked, row.box, &QSpinBox::stepUp);
  connect(row.box, &QSpinBox::valueChanged, this,
          [this, index = static_cast<int>(rows_.size())](int value) { emit changed(index, value); });
  auto* name = new QLabel(count.kind);
  name->setWordWrap(true);
  const int at = grid.rowCount();
  int column = 0;
  for (QWidget* widget : std::initializer_list<QWidget*>{row.picture, name, row.less, row.box, row.more})
    grid.addWidget(widget, at, column++);
  return row;
}

}  // namespace boardwright::desktop
