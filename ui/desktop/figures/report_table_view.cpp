// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/report_table_view.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>
#include <algorithm>

#include "ui/desktop/appearance/side_colours.hpp"

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
constexpr int kBarWidth = 64, kBarHeight = 8, kBarGap = 8, kCellSide = 4, kCellPadding = 8;
constexpr int kTitleSide = 12, kTitleTop = 6;

/// Draws a share as a bar before its figure.
class BarDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    // Qt breaks words as if the text had the whole cell.
    QStyleOptionViewItem inside = option;
    if (inside.rect.width() > 2 * kTitleSide) inside.rect.setWidth(inside.rect.width() - 2 * kCellPadding);
    const QSize text = QStyledItemDelegate::sizeHint(inside, index);
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

/// What is said of a whole group stands in a row above it, over all columns: a window may be narrow.
report::ReportTable with_titles(const report::ReportTable& table) {
  if (table.group == 1) return table;
  const std::size_t leading = table.wide_column() + 1;
  report::ReportTable titled{
      {table.columns.begin() + static_cast<std::ptrdiff_t>(leading), table.columns.end()},
      {},
      table.group + 1};
  titled.columns.front().heading = table.columns.front().heading;
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    const auto& cells = table.rows[row];
    if (row % table.group == 0) {
      std::string title;
      for (std::size_t i = 0; i < leading; ++i) title += (i == 0 ? "" : "   ") + cells[i].text;
      titled.rows.emplace_back(titled.columns.size());
      titled.rows.back().front() = {std::move(title)};
    }
    titled.rows.emplace_back(cells.begin() + static_cast<std::ptrdiff_t>(leading), cells.end());
  }
  return titled;
}

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

void ReportTableView::show_table(const report::ReportTable& shown, const Theme& theme) {
  const report::ReportTable table = with_titles(shown);
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
  for (int row = 0; table.group > 1 && row < rowCount(); row += static_cast<int>(table.group))
    setSpan(row, 0, 1, columnCount());
  if (current.isValid() && current.row() < rowCount()) setCurrentCell(current.row(), 0);
  fit();
}

bool ReportTableView::may_break(int column) const {
  if ((horizontalHeaderItem(column)->textAlignment() & Qt::AlignRight) != 0) return false;
  for (int row = 0; row < rowCount(); ++row)
    if (item(row, column)->data(kShareRole).isValid()) return false;
  return true;
}

void ReportTableView::fit() {
  // Long names of rule sets don't press the figures' own names together.
  const int share = width() / kHeadingShare, widest = std::max(kWidestHeading, share);
  std::vector<int> widths;
  int sum = 0;
  for (int column = 0; column < columnCount(); ++column) {
    widths.push_back(
        std::max(sizeHintForColumn(column), std::min(horizontalHeader()->sectionSizeHint(column), widest)));
    if (column != wide_) sum += widths.back();
  }
  // Where little is left, words are broken rather than the widest column.
  const bool tight = width() - sum < share;
  for (int column = 0; column < columnCount(); ++column) {
    const bool wide = column == wide_;
    horizontalHeader()->setSectionResizeMode(column, wide ? QHeaderView::Stretch : QHeaderView::Fixed);
    auto& wanted = widths[static_cast<std::size_t>(column)];
    if (tight && may_break(column)) wanted = std::min(wanted, widest);
    if (!wide) setColumnWidth(column, wanted);
  }
  resizeRowsToContents();
  for (int row = 0; row < rowCount(); ++row)
    if (columnSpan(row, 0) > 1) setRowHeight(row, title_height(row));
  updateGeometry();
}

/// Of a row whose first cell goes over all columns: Qt would break it to the first one's width.
int ReportTableView::title_height(int row) const {
  const int inside = horizontalHeader()->length() - 2 * kTitleSide;
  const QRect words = QFontMetrics(item(row, 0)->font())
                          .boundingRect(QRect(0, 0, inside, 0), Qt::TextWordWrap, item(row, 0)->text());
  return words.height() + 2 * kTitleTop;
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
