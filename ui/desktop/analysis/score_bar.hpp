// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace boardwright::desktop {

/// Draws an expected score (the item's Qt::UserRole, 0 to 1) as a bar, with the item's text beside it.
class ScoreBar final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace boardwright::desktop
