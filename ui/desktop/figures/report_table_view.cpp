// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/report_table_view.hpp"

#include <QHeaderView>
#include <QWheelEvent>
#include <algorithm>

#include "ui/desktop/compare/side_colours.hpp"

namespace boardwright::desktop {

namespace {

using Look = report::ReportTable::Look;

constexpr int kWidestHeading = 104, kHeadingShare = 5;  // pixels, or this part of the width

QColor colour_of(Look look, const Theme& theme) {
  switch (look) {
    case Look::kPlain:
    case Look::kStrong: return theme.text;
    case Look::kDifferent: return theme.accent;
    case Look::kLesser:
    case Look::kSame:
    case Look::kOpen: return theme.muted;
  }
  return theme.text;
}

}  // namespace

ReportTableView::ReportTableView(QWidget* parent) : QTableWidget(parent) {
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setWordWrap(true);
  setShowGrid(false);
  setTabKeyNavigation(false);
  verticalHeader()->hide();
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setTextElideMode(Qt::ElideRight);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ReportTableView::show_table(const report::ReportTable& table, const Theme& theme) {
  const QModelIndex current = currentIndex();
  setColumnCount(static_cast<int>(table.columns.size()));
  setRowCount(static_cast<int>(table.rows.size()));
  for (int column = 0; column < columnCount(); ++column) {
    const auto& heading = table.columns[static_cast<std::size_t>(column)];
    auto* item = new QTableWidgetItem(QString::fromStdString(heading.heading));
    item->setTextAlignment((heading.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (heading.set) item->setForeground(side_colour(*heading.set, theme));
    setHorizontalHeaderItem(column, item);
    item->setToolTip(item->text());  // a long name is cut
  }
  for (int row = 0; row < rowCount(); ++row)
    for (int column = 0; column < columnCount(); ++column) {
      const auto& cell = table.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      auto* item = new QTableWidgetItem(QString::fromStdString(cell.text));
      const bool number = table.columns[static_cast<std::size_t>(column)].number;
      item->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
      item->setForeground(colour_of(cell.look, theme));
      QFont bold = font();
      bold.setBold(cell.look == Look::kDifferent || cell.look == Look::kStrong);
      item->setFont(bold);
      setItem(row, column, item);
    }
  if (current.isValid() && current.row() < rowCount()) setCurrentCell(current.row(), 0);
  fit();
}

void ReportTableView::fit() {
  // Long names of rule sets don't press the figures' own names together.
  const int widest = std::max(kWidestHeading, width() / kHeadingShare);
  for (int column = 0; column < columnCount(); ++column) {
    const bool first = column == 0;
    horizontalHeader()->setSectionResizeMode(column, first ? QHeaderView::Stretch : QHeaderView::Fixed);
    if (!first)
      setColumnWidth(column, std::max(sizeHintForColumn(column),
                                      std::min(horizontalHeader()->sectionSizeHint(column), widest)));
  }
  resizeRowsToContents();
  updateGeometry();
}

QSize ReportTableView::sizeHint() const {
  return {QTableWidget::sizeHint().width(),
          verticalHeader()->length() + horizontalHeader()->sizeHint().height() + 2 * frameWidth()};
}

QSize ReportTableView::minimumSizeHint() const { return {100, sizeHint().height()}; }

void ReportTableView::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) fit();
}

void ReportTableView::wheelEvent(QWheelEvent* event) { event->ignore(); }

}  // namespace boardwright::desktop
