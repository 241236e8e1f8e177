// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_list_model.hpp"

#include <QPixmap>
#include <algorithm>

#include "framework/match/thrown_dice.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/panels/die_art.hpp"
#include "ui/desktop/play/chance_words.hpp"
#include "ui/desktop/play/move_words.hpp"

namespace boardwright::desktop {

namespace {

using Kind = MoveNumbers::Kind;

constexpr int kListedDie = 18;  // pixels

}  // namespace

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
  numbers_ = MoveNumbers(history);
  for (std::size_t ply = 1; ply <= moves_.size(); ++ply) add(ply);
  endResetModel();
}

void MoveListModel::set_marks(std::map<std::size_t, Mark> marks) {
  marks_ = std::move(marks);
  if (rowCount() > 0 && columnCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MoveListModel::add(std::size_t ply) {
  const MoveNumbers::Ply& move = numbers_.ply(ply - 1);
  const auto columns = static_cast<std::size_t>(seats_.size());
  const bool moves = move.kind == Kind::kMove && move.seat < columns;
  if (move.kind == Kind::kSetUp && !rows_.empty() && rows_.back().kind == Kind::kSetUp) {
    rows_.back().plies = {ply};
    return;
  }
  if (!moves) {
    rows_.push_back({move.kind == Kind::kMove ? Kind::kChance : move.kind, {}, {ply}, ply});
    return;
  }
  if (move.opens || rows_.empty() || rows_.back().kind != Kind::kMove)
    rows_.push_back({Kind::kMove, move_label(move), std::vector<std::size_t>(columns, 0), 0});
  rows_.back().plies[move.seat] = ply;
}

/// In the order of the plies.
std::vector<std::size_t> MoveListModel::stops() const {
  std::vector<std::size_t> stops{0};
  for (std::size_t ply = 1; ply <= moves_.size(); ++ply) {
    const bool ends = ply == moves_.size() || numbers_.ply(ply).kind != Kind::kSetUp;
    if (numbers_.ply(ply - 1).kind != Kind::kSetUp || ends) stops.push_back(ply);
  }
  // Who sets up after the other has a beginning of its own.
  for (const Row& row : rows_) {
    if (row.kind != Kind::kSetUp) continue;
    std::vector<std::size_t> changes;
    for (std::size_t ply = row.first; ply < row.plies.front(); ++ply)
      if (moves_[ply].seat != moves_[ply - 1].seat) changes.push_back(ply);
    if (changes.size() == 1) stops.push_back(changes.front());
  }
  std::sort(stops.begin(), stops.end());
  return stops;
}

std::size_t MoveListModel::stop_before(std::size_t plies) const {
  const auto all = stops();
  const auto at = std::lower_bound(all.begin(), all.end(), plies);
  return at == all.begin() ? 0 : *std::prev(at);
}

std::size_t MoveListModel::stop_after(std::size_t plies) const {
  const auto all = stops();
  const auto at = std::upper_bound(all.begin(), all.end(), plies);
  return at == all.end() ? moves_.size() : *at;
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(seats_.size()) + 1;
}

bool MoveListModel::is_whole(int row) const {
  return rows_[static_cast<std::size_t>(row)].kind != Kind::kMove;
}

std::optional<std::size_t> MoveListModel::ply_at(const QModelIndex& index) const {
  if (!index.isValid() || index.column() == 0 || index.row() >= rowCount()) return std::nullopt;
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column() - 1);
  const std::size_t ply = row.kind == Kind::kMove ? row.plies[column] : row.plies.front();
  return ply == 0 ? std::nullopt : std::optional(ply);
}

QModelIndex MoveListModel::index_of(std::size_t ply) const {
  for (int row = rowCount() - 1; row >= 0 && ply > 0; --row) {
    const Row& one = rows_[static_cast<std::size_t>(row)];
    if (one.kind == Kind::kSetUp && one.first <= ply && ply <= one.plies.front()) return index(row, 1);
    for (int column = 1; column < columnCount(); ++column)
      if (ply_at(index(row, column)) == ply) return index(row, column);
  }
  return {};
}

QString MoveListModel::whole_words(const Row& row) const {
  if (row.kind == Kind::kChance) {
    const std::string& event = moves_[row.plies.front() - 1].text;
    const QString dice = dice_words(event, seats_);
    return dice.isEmpty() ? label_and_value(chance_, QString::fromStdString(event)) : dice;
  }
  const Seat first = moves_[row.first - 1].seat;
  const bool one = std::all_of(moves_.begin() + static_cast<std::ptrdiff_t>(row.first) - 1,
                               moves_.begin() + static_cast<std::ptrdiff_t>(row.plies.front()),
                               [&](const Move& move) { return move.seat == first; });
  return one ? tr("Set-up of %1").arg(seats_.value(static_cast<qsizetype>(first))) : tr("Set-ups");
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const bool whole = row.kind != Kind::kMove;
  switch (role) {
    case Qt::TextAlignmentRole:
      return QVariant((index.column() == 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
      const Mark* mark = mark_at(index);
      return mark == nullptr ? QVariant() : QVariant(mark->words);
    }
    case Qt::ForegroundRole:
      if (const Mark* mark = mark_at(index)) return mark->colour;
      return index.column() == 0 || whole ? QVariant(current_theme().muted) : QVariant();
    case Qt::DecorationRole: {
      const auto ply = whole && row.kind == Kind::kChance ? ply_at(index) : std::nullopt;
      const auto faces = ply ? thrown_dice(moves_[*ply - 1].text) : std::vector<int>();
      return faces.empty() ? QVariant() : QVariant(picture_of_dice(faces, kListedDie));
    }
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: break;
    default: return {};
  }
  if (index.column() == 0) return whole ? QVariant() : QVariant(row.label);
  const auto ply = ply_at(index);
  if (!ply) return {};
  if (whole) return whole_words(row);
  const QString text = QString::fromStdString(moves_[*ply - 1].text);
  const Mark* mark = mark_at(index);
  if (role != Qt::AccessibleTextRole) return mark == nullptr ? text : text + QChar(0x2009) + mark->sign;
  const QString spoken = label_and_value(seats_.value(index.column() - 1), text);
  return mark == nullptr ? spoken : spoken + ". " + mark->words;
}

const MoveListModel::Mark* MoveListModel::mark_at(const QModelIndex& index) const {
  const auto ply = ply_at(index);
  const auto found = ply ? marks_.find(*ply) : marks_.end();
  return found == marks_.end() ? nullptr : &found->second;
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section == 0) return {};
  return seats_.value(section - 1);
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const {
  return ply_at(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace boardwright::desktop
