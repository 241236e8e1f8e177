// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/people/people_filter.hpp"

#include "ui/desktop/people/people_text.hpp"

namespace boardwright::desktop {

void PeopleFilter::look_for(const QString& typed) {
  typed_ = typed;
  invalidateFilter();
}

bool PeopleFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  const QModelIndex index = sourceModel()->index(row, 0, parent);
  const int action = index.data(kActionRole).toInt();
  if (action == kNewMember || action == kNamedGuest) return true;
  if (!sourceModel()->flags(index).testFlag(Qt::ItemIsEnabled)) return false;  // headings, lines
  return meets(index.data().toString() + ' ' + index.data(Qt::ToolTipRole).toString(), typed_);
}

}  // namespace boardwright::desktop
