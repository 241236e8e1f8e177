// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace boardwright::desktop {

/// A row of people: the name, and what is said of them at the right in lesser words, so that waiting times stand one below
/// the other and stay whole beside a long name. The row's own text, which is read aloud and shown by the pointer, has both.
class PersonLine final : public QStyledItemDelegate {
 public:
  enum Role { kName = Qt::UserRole + 1, kWords };
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace boardwright::desktop
