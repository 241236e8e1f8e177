// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_list_model.hpp"

#include <QFont>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

void MoveListModel::set_names(QStringList seats, QString chance) {
  beginResetModel();
  if (seats.size() != seats_.size()) {
    moves_.clear();
    rows_.clear();
  }
  seats_ = std::move(seats);
  chance_ = std::move(chance);
  endResetModel();
}

void MoveListModel::set_history(const std::vector<SeenMove>& history) {
  beginResetModel();
  moves_.clear();
  rows_.clear();
  for (const auto& move : history) moves_.push_back({move.seat, move.text});
  for (std::size_t ply = 1; ply <= moves_.size(); ++ply) add(ply);
  endResetModel();
}

void MoveListModel::add(std::size_t ply) {
  const Seat seat = moves_[ply - 1].seat;
  const auto columns = static_cast<std::size_t>(seats_.size());
  if (seat >= columns) {
    rows_.push_back({0, {ply}});
    return;
  }
  const bool fits = !rows_.empty() && rows_.back().number != 0 &&
                    std::all_of(rows_.back().plies.begin() + seat, rows_.back().plies.end(),
                                [](std::size_t other) { return other == 0; });
  if (!fits) {
    const auto last =
        std::find_if(rows_.rbegin(), rows_.rend(), [](const Row& row) { return row.number != 0; });
    const int number = last == rows_.rend() ? 1 : last->number + 1;
    rows_.push_back({number, std::vector<std::size_t>(columns, 0)});
  }
  rows_.back().plies[seat] = ply;
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(seats_.size()) + 1;
}

bool MoveListModel::is_chance(int row) const { return rows_[static_cast<std::size_t>(row)].number == 0; }

std::optional<std::size_t> MoveListModel::ply_at(const QModelIndex& index) const {
  if (!index.isValid() || index.column() == 0 || index.row() >= rowCount()) return std::nullopt;
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column() - 1);
  const std::size_t ply = row.number == 0 ? row.plies.front() : row.plies[column];
  return ply == 0 ? std::nullopt : std::optional(ply);
}

QModelIndex MoveListModel::index_of(std::size_t ply) const {
  for (int row = rowCount() - 1; row >= 0 && ply > 0; --row)
    for (int column = 1; column < columnCount(); ++column)
      if (ply_at(index(row, column)) == ply) return index(row, column);
  return {};
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const bool chance = row.number == 0;
  switch (role) {
    case Qt::TextAlignmentRole:
      return QVariant((index.column() == 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ForegroundRole:
      return index.column() == 0 || chance ? QVariant(current_theme().muted) : QVariant();
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: break;
    default: return {};
  }
  if (index.column() == 0) return chance ? QVariant() : QString("%1.").arg(row.number);
  const auto ply = ply_at(index);
  if (!ply) return {};
  const QString text = QString::fromStdString(moves_[*ply - 1].text);
  if (chance) return chance_ + ": " + text;
  return role == Qt::AccessibleTextRole ? seats_.value(index.column() - 1) + ": " + text : text;
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section == 0) return {};
  return seats_.value(section - 1);
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const {
  return ply_at(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace boardwright::desktop
