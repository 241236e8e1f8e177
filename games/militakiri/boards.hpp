// SPDX-License-Identifier: MIT
//
// Chapter 1 of RULES.md: both boards from one template.
#pragma once

#include <boardwright/sdk/board.hpp>
#include <boardwright/sdk/field_set.hpp>

namespace militakiri {

inline constexpr unsigned kRows = 12;
inline constexpr unsigned kZoneRows = 3;  // M1.2
inline constexpr unsigned kDirections = 8;
inline constexpr unsigned kStraight = 4;  // directions below are along rows and columns, others diagonal

/// A board of kColumnCount columns. In a set each row takes one bit more than it has columns, and there is a
/// row's room before the first and after the last one: a step over an edge ends on a bit that is no field, so
/// that no edge has to be tested for.
template <unsigned kColumnCount>
struct Board {
  static constexpr unsigned kColumns = kColumnCount;
  static constexpr unsigned kFieldCount = kColumns * kRows;
  static constexpr unsigned kTowersPerShape = kColumns / 6;  // M2.2
  static constexpr unsigned kStride = kColumns + 1;
  static constexpr unsigned kFirst = kStride + 1;  // a1
  static constexpr unsigned kEnd = kFirst + kStride * kRows;
  using Set = boardwright::sdk::FieldSet<(kEnd + kStride + 63) / 64>;

  [[nodiscard]] static constexpr unsigned bit(unsigned column, unsigned row) noexcept {
    return kFirst + row * kStride + column;
  }
  [[nodiscard]] static constexpr unsigned column(unsigned bit) noexcept { return (bit - kFirst) % kStride; }
  [[nodiscard]] static constexpr unsigned row(unsigned bit) noexcept { return (bit - kFirst) / kStride; }
  /// Fields as the contract numbers them, without gaps.
  [[nodiscard]] static constexpr unsigned field(unsigned bit) noexcept {
    return row(bit) * kColumns + column(bit);
  }
  [[nodiscard]] static constexpr unsigned bit_of_field(unsigned field) noexcept {
    return bit(field % kColumns, field / kColumns);
  }
  [[nodiscard]] static std::string name(unsigned bit) {
    return boardwright::sdk::field_name(column(bit), row(bit));
  }

  /// M1.3: row `index` (from 0) of a seat, counted from its own edge.
  [[nodiscard]] static constexpr unsigned own_row(unsigned seat, unsigned index) noexcept {
    return seat == 0 ? index : kRows - 1 - index;
  }
  [[nodiscard]] static constexpr Set row_set(unsigned row) noexcept {
    Set set{};
    for (unsigned i = 0; i < kColumns; ++i) set.add(bit(i, row));
    return set;
  }
  static constexpr Set kAll = [] {
    Set set{};
    for (unsigned row = 0; row < kRows; ++row) set |= row_set(row);
    return set;
  }();
  static constexpr Set kZone[2] = {row_set(0) | row_set(1) | row_set(2),  // M1.2
                                   row_set(9) | row_set(10) | row_set(11)};

  /// One step in each direction.
  static constexpr int kStep[kDirections] = {kStride,          1,           -1,
                                             -int{kStride},  // along rows and columns
                                             kStride + 1,      kStride - 1, 1 - int{kStride},
                                             -1 - int{kStride}};
  static constexpr unsigned kLongest = kRows - 1;  // no step is longer
  [[nodiscard]] static constexpr unsigned longest(unsigned direction) noexcept {
    return direction == 0 || direction == kStraight - 1 ? kRows - 1 : kColumns - 1;
  }

  /// More moves than any position has. On a line at most two pieces of a side can reach a field, one from
  /// either end: a line of n fields has at most n - 1 moves with one piece and 2 (n - 2) with two or more.
  static constexpr unsigned kMostMoves = [] {
    const auto line = [](unsigned n) { return n < 2 ? 0 : n == 2 ? 1 : 2 * (n - 2); };
    unsigned most = kRows * line(kColumns) + kColumns * line(kRows);
    for (unsigned first = 0; first < kColumns + kRows - 1; ++first) {  // the diagonals of one sort
      unsigned length = 0;
      for (unsigned row = 0; row < kRows; ++row) length += row <= first && first - row < kColumns ? 1 : 0;
      most += 2 * line(length);
    }
    return most;
  }();
};

using SingleBoard = Board<6>;
using DoubleBoard = Board<12>;

}  // namespace militakiri
