// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/report_table_view.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
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

constexpr int kShareRole = Qt::UserRole, kSetRole = Qt::UserRole + 1;
constexpr int kBarWidth = 64, kBarHeight = 8, kBarGap = 8, kCellSide = 4;

/// Draws a share as a bar before its figure.
class BarDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QSize text = QStyledItemDelegate::sizeHint(option, index);
    return has_bar(index) ? QSize(text.width() + kBarWidth + kBarGap, text.height()) : text;
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (!has_bar(index)) return QStyledItemDelegate::paint(painter, option, index);
    // The ground of the whole cell, then the figure in what the bar leaves of it.
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const QRectF bar(option.rect.left() + kCellSide, option.rect.center().y() - kBarHeight / 2.0, kBarWidth,
                     kBarHeight);
    const double share = index.data(kShareRole).toDouble();
    const Theme& theme = current_theme();
    painter->fillRect(bar, theme.line);
    painter->fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height())),
                      side_colour(index.data(kSetRole).toUInt(), theme));
    QStyleOptionViewItem figure = option;
    figure.rect.setLeft(option.rect.left() + kBarWidth + kBarGap);
    QStyledItemDelegate::paint(painter, figure, index);
  }

 private:
  static bool has_bar(const QModelIndex& index) { return index.data(kShareRole).isValid(); }
};

}  // namespace

ReportTableView::ReportTableView(QWidget* parent) : QTableWidget(parent) {
  setItemDelegate(new BarDelegate(this));
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
  wide_ = static_cast<int>(table.wide_column());
  clearSpans();
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
      item->setForeground(cell.set && !cell.bar ? side_colour(*cell.set, theme)
                                                : colour_of(cell.look, theme));
      if (cell.bar) {
        item->setData(kShareRole, *cell.bar);
        item->setData(kSetRole, static_cast<uint>(cell.set.value_or(0)));
      }
      QFont bold = font();
      bold.setBold(cell.look == Look::kDifferent || cell.look == Look::kStrong);
      item->setFont(bold);
      setItem(row, column, item);
    }
  span_groups(table);
  if (current.isValid() && current.row() < rowCount()) setCurrentCell(current.row(), 0);
  fit();
}

/// Cells of a group's first row go down into the others, where they are empty.
void ReportTableView::span_groups(const report::ReportTable& table) {
  const int group = static_cast<int>(table.group);
  if (group == 1) return;
  for (int row = 0; row < rowCount(); row += group)
    for (int column = 0; column < columnCount(); ++column)
      if (!item(row, column)->text().isEmpty() && item(row + 1, column)->text().isEmpty())
        setSpan(row, column, group, 1);
}

void ReportTableView::fit() {
  // Long names of rule sets don't press the figures' own names together.
  const int widest = std::max(kWidestHeading, width() / kHeadingShare);
  for (int column = 0; column < columnCount(); ++column) {
    const bool wide = column == wide_;
    horizontalHeader()->setSectionResizeMode(column, wide ? QHeaderView::Stretch : QHeaderView::Fixed);
    if (!wide)
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
