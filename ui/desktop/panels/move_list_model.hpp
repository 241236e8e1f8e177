// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"
#include "framework/match/move_numbers.hpp"

namespace boardwright::desktop {

/// Moves in numbered rows (move_numbers.hpp): one column for each seat, read from left to right and top to
/// bottom. Chance events have rows of their own without a number, and a set-up, however many plies it has, is
/// one.
class MoveListModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  explicit MoveListModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  void set_names(QStringList seats, QString chance);
  void set_history(const std::vector<SeenMove>& history);
  /// What is thought of some moves, by ply: a sign behind it in a colour, and words.
  struct Mark {
    QString sign, words;
    QColor colour;
  };
  void set_marks(std::map<std::size_t, Mark> marks);
  [[nodiscard]] std::size_t size() const noexcept { return moves_.size(); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  /// The ply (from 1) in a cell, and the cell of a ply.
  [[nodiscard]] std::optional<std::size_t> ply_at(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex index_of(std::size_t ply) const;
  [[nodiscard]] bool is_whole(int row) const;  ///< one thing instead of one for each seat
  /// The position before or after so many plies that a step goes to: a set-up isn't gone through piece by
  /// piece, but seat by seat where they have set up one after the other.
  [[nodiscard]] std::size_t stop_before(std::size_t plies) const;
  [[nodiscard]] std::size_t stop_after(std::size_t plies) const;

 private:
  struct Move {
    Seat seat;
    std::string text;
  };
  struct Row {
    MoveNumbers::Kind kind;
    QString label;
    std::vector<std::size_t> plies;  ///< from 1. Of moves by seat, 0: none; one for a chance event
    std::size_t first = 0;           ///< of a set-up; `plies` is its last one
  };
  void add(std::size_t ply);
  [[nodiscard]] QString whole_words(const Row& row) const;
  [[nodiscard]] std::vector<std::size_t> stops() const;
  [[nodiscard]] const Mark* mark_at(const QModelIndex& index) const;

  QStringList seats_;
  std::map<std::size_t, Mark> marks_;
  QString chance_;
  std::vector<Move> moves_;
  MoveNumbers numbers_;
  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
