// SPDX-License-Identifier: MIT
//
// Chapter 3 of RULES.md: where towers can be set up, and the pawns that follow from them.
#pragma once

#include <array>
#include <vector>

#include "parameters.hpp"
#include "position.hpp"

namespace militakiri {

/// The columns on which a player's towers stand, one bit each, by shape, which is also the row.
using TowerColumns = std::array<std::uint32_t, kShapes>;

template <class B>
class SetUpRules {
 public:
  using Position = militakiri::Position<B>;
  static constexpr unsigned kTowers = B::kTowersPerShape;

  explicit SetUpRules(TowerSpacing spacing) : spacing_(spacing) {
    for (const Shape shape : {kStar, kCross, kPlus})
      for (std::uint32_t columns = 1; columns < 1U << B::kColumns; ++columns)
        if (std::popcount(columns) == static_cast<int>(kTowers) && row_allows(shape, columns))
          rows_[shape].push_back(columns);
  }

  [[nodiscard]] static TowerColumns columns_of(const Position& position, Seat seat) {
    TowerColumns columns{};
    for (unsigned row = 0; row < kShapes; ++row)
      for (unsigned column = 0; column < B::kColumns; ++column)
        if (position.pieces[seat].has(B::bit(column, B::own_row(seat, row)))) columns[row] |= 1U << column;
    return columns;
  }
  [[nodiscard]] static unsigned count(std::uint32_t columns) {
    return static_cast<unsigned>(std::popcount(columns));
  }
  [[nodiscard]] static bool is_complete(const TowerColumns& columns) {
    for (const std::uint32_t row : columns)
      if (count(row) < kTowers) return false;
    return true;
  }
  [[nodiscard]] static bool is_complete(const Position& position, Seat seat) {
    return position.pieces[seat].count() == kTowers * kShapes;
  }
  /// M11.2: the shape that is named next; only asked while towers are missing.
  [[nodiscard]] static Shape next_shape(const TowerColumns& columns) {
    return count(columns[kStar]) < kTowers ? kStar : count(columns[kCross]) < kTowers ? kCross : kPlus;
  }

  /// In how many ways towers can be completed that have been named, the left one of two first (M11.2), and
  /// others in any order.
  [[nodiscard]] std::uint32_t completions(const TowerColumns& named, const TowerColumns& others = {}) const {
    const auto ways = [&](Shape shape, std::uint32_t kept_off) {
      return rows_completing(shape, named[shape], others[shape], kept_off);
    };
    if (!across_rows()) return ways(kStar, 0) * ways(kCross, 0) * ways(kPlus, 0);
    std::uint32_t sum = 0;
    for (const std::uint32_t row : rows_[kCross])
      if (completes(row, named[kCross], others[kCross])) sum += ways(kStar, row) * ways(kPlus, row);
    return sum;
  }
  /// The shape of a tower for which no field is left, when there are no completions.
  [[nodiscard]] Shape stranded(const TowerColumns& named, const TowerColumns& others = {}) const {
    TowerColumns all = named;
    for (const Shape shape : {kStar, kCross, kPlus}) {
      if (rows_completing(shape, named[shape], others[shape], 0) == 0) return shape;
      all[shape] |= others[shape];
    }
    return next_shape(all);
  }

  /// Calls `visit(bit, completions)` for each field where the tower named next can stand, ascending.
  template <class Visit>
  void each_placement(const Position& position, Seat seat, Visit&& visit) const {
    if (is_complete(position, seat)) return;
    const TowerColumns columns = columns_of(position, seat);
    const Shape shape = next_shape(columns);
    for (unsigned column = 0; column < B::kColumns; ++column)
      if (const std::uint32_t ways = completions_with(columns, shape, column); ways != 0)
        visit(B::bit(column, B::own_row(seat, shape)), ways);
  }
  [[nodiscard]] bool can_place(const Position& position, Seat seat, unsigned bit) const {
    if (bit >= B::kEnd || !B::kZone[seat].has(bit) || is_complete(position, seat)) return false;
    const TowerColumns columns = columns_of(position, seat);
    const Shape shape = next_shape(columns);
    return B::row(bit) == B::own_row(seat, shape) && completions_with(columns, shape, B::column(bit)) != 0;
  }

  /// M3.3: the shape of the row's other pieces, one of which stands on `column`. The row has a tower.
  [[nodiscard]] static Shape pawn_shape(Shape row, std::uint32_t towers, unsigned column) {
    if (row == kStar) return kStar;
    const bool same = (static_cast<unsigned>(std::countr_zero(towers)) + column) % 2 == 0;
    return same ? row : row == kPlus ? kCross : kPlus;
  }
  /// M3.3, M3.4: the pawns stand once both are done.
  static void add_pawns(Position& position) {
    for (const Seat seat : {kRed, kBlue}) {
      const TowerColumns columns = columns_of(position, seat);
      for (const Shape row : {kStar, kCross, kPlus})
        for (unsigned column = 0; column < B::kColumns; ++column)
          if ((columns[row] >> column & 1U) == 0)
            position.put(B::bit(column, B::own_row(seat, row)),
                         {seat, pawn_shape(row, columns[row], column), 1});
    }
  }

  /// M3.2: whether two towers may not stand on these columns of a row.
  [[nodiscard]] bool too_close(unsigned column, unsigned another) const {
    return spacing_ != TowerSpacing::kAny && (column + 1 == another || another + 1 == column);
  }
  /// M3.2: whether that also goes for towers one before the other.
  [[nodiscard]] bool across_rows() const { return kTowers > 1 && spacing_ == TowerSpacing::kOrthogonal; }
  [[nodiscard]] static bool parity_differs(Shape row, unsigned column, unsigned another) {
    return row != kStar && (column + another) % 2 != 0;
  }

 private:
  // M3.1, M3.2
  [[nodiscard]] bool row_allows(Shape row, std::uint32_t columns) const {
    const auto first = static_cast<unsigned>(std::countr_zero(columns));
    const auto last = static_cast<unsigned>(std::bit_width(columns)) - 1;
    return first == last || !(too_close(first, last) || parity_differs(row, first, last));
  }
  /// The same with the tower that is named next.
  [[nodiscard]] std::uint32_t completions_with(TowerColumns columns, Shape shape, unsigned column) const {
    const bool right = columns[shape] >> column == 0;  // M11.2: the left one of two comes first
    columns[shape] |= 1U << column;
    return right ? completions(columns) : 0;
  }
  /// How many sets of columns complete a row and keep off some columns.
  [[nodiscard]] std::uint32_t rows_completing(Shape shape, std::uint32_t named, std::uint32_t others,
                                              std::uint32_t kept_off) const {
    std::uint32_t found = 0;
    for (const std::uint32_t row : rows_[shape])
      found += completes(row, named, others) && (row & kept_off) == 0 ? 1 : 0;
    return found;
  }
  [[nodiscard]] static bool completes(std::uint32_t row, std::uint32_t named, std::uint32_t others) {
    const std::uint32_t left = (1U << std::bit_width(named)) - 1;  // up to the last one named
    return (row & left) == named && (row & others) == others;
  }

  TowerSpacing spacing_;
  std::vector<std::uint32_t> rows_[kShapes];  // all sets of columns that a row's towers can take
};

}  // namespace militakiri
