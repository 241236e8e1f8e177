// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace boardwright::desktop {

/// What a row of a people's list is, beside its player's name (Qt::UserRole).
enum PeopleRole { kActionRole = Qt::UserRole + 1 };
enum PeopleAction { kNoAction, kNewMember, kNamedGuest, kOtherSeconds, kOtherProgram };

/// The rows that fit what was typed; and what can be made of it: a new member, a guest.
class PeopleFilter final : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;
  void look_for(const QString& typed);
  [[nodiscard]] const QString& typed() const noexcept { return typed_; }

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QString typed_;
};

}  // namespace boardwright::desktop
