// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// Moves in numbered rows: one column for each seat, read from left to right and top to bottom. Chance events
/// have rows of their own without a number.
class MoveListModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  explicit MoveListModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  void set_names(QStringList seats, QString chance);
  void set_history(const std::vector<SeenMove>& history);
  [[nodiscard]] std::size_t size() const noexcept { return moves_.size(); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  /// The ply (from 1) in a cell, and the cell of a ply.
  [[nodiscard]] std::optional<std::size_t> ply_at(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex index_of(std::size_t ply) const;
  [[nodiscard]] bool is_chance(int row) const;

 private:
  struct Move {
    Seat seat;
    std::string text;
  };
  struct Row {
    int number = 0;                  ///< 0: a chance event
    std::vector<std::size_t> plies;  ///< by seat, from 1; 0: none. One for a chance event
  };
  void add(std::size_t ply);

  QStringList seats_;
  QString chance_;
  std::vector<Move> moves_;
  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
