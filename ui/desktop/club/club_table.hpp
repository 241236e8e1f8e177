// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QHelpEvent>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QToolTip>

namespace boardwright::desktop {

/// Names that are too long for their column are told by a tool tip.
class WholeText final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                 const QModelIndex& index) override {
    const QString text = index.data().toString();
    if (event->type() != QEvent::ToolTip || !index.data(Qt::ToolTipRole).toString().isEmpty() ||
        sizeHint(option, index).width() <= view->visualRect(index).width())
      return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), text, view);
    return true;
  }
};

/// How the club's tables look and are used: whole rows are chosen, one at a time, and nothing is edited in
/// place.
inline void dress_club_table(QTableWidget& table) {
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setShowGrid(false);
  table.setProperty("whole_rows", true);  // one mark over a row, not one for each cell
  table.setItemDelegate(new WholeText(&table));
  table.setProperty("tells_whole", true);
  table.setTabKeyNavigation(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setDefaultSectionSize(34);
  table.horizontalHeader()->setHighlightSections(false);
}

}  // namespace boardwright::desktop
