// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QTableWidget>

namespace boardwright::desktop {

/// How the club's tables look and are used: whole rows are chosen, one at a time, and nothing is edited in
/// place.
inline void dress_club_table(QTableWidget& table) {
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setShowGrid(false);
  table.setTabKeyNavigation(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setDefaultSectionSize(34);
  table.horizontalHeader()->setHighlightSections(false);
}

}  // namespace boardwright::desktop
