// SPDX-License-Identifier: MIT
//
// The dark fields as bits of one word.
//
// A dark field has the number (row * 11 + column) / 2, as if the board had eleven columns: nobody ever stands
// on the two that it doesn't have, so that a step over an edge ends there or beyond the word and is masked
// out.
#pragma once

#include <boardwright/sdk/bitboard.hpp>
#include <boardwright/sdk/board.hpp>
#include <boardwright/sdk/notation.hpp>
#include <boardwright/sdk/types.hpp>

namespace dice_checkers {

namespace sdk = boardwright::sdk;
using boardwright::fail;
using boardwright::Result;
using sdk::Move;
using sdk::Seat;

inline constexpr Seat kBlueSeat = 0, kRedSeat = 1;
inline constexpr const char* kSeatNames[] = {"blue", "red"};
[[nodiscard]] constexpr Seat other(Seat seat) noexcept { return seat ^ 1U; }

using Bits = sdk::Bitboard<8>;  // for what it does with a word of 64 bits
using Set = Bits::Word;

inline constexpr unsigned kColumns = 9, kMostRows = 11, kWidth = 11;
inline constexpr unsigned kNoField = 63;  // the highest field is number 60

[[nodiscard]] constexpr bool is_dark(unsigned column, unsigned row) noexcept {
  return (column + row) % 2 == 0;  // D1.1
}
[[nodiscard]] constexpr unsigned field_at(unsigned column, unsigned row) noexcept {
  return (row * kWidth + column) / 2;
}
[[nodiscard]] constexpr unsigned column_of(unsigned field) noexcept { return 2 * field % kWidth; }
[[nodiscard]] constexpr unsigned row_of(unsigned field) noexcept { return 2 * field / kWidth; }
[[nodiscard]] inline std::string name_of(unsigned field) {
  return sdk::field_name(column_of(field), row_of(field));
}
/// The number of a field on the screen's board, where the light ones count too.
[[nodiscard]] constexpr unsigned place_of(unsigned field) noexcept {
  return row_of(field) * kColumns + column_of(field);
}

/// Diagonal steps; the opposite of a direction is 3 minus it.
enum Direction : unsigned { kUpLeft, kUpRight, kDownLeft, kDownRight, kDirections };
inline constexpr int kOffset[kDirections] = {5, 6, -6, -5};

[[nodiscard]] constexpr Set step(Set from, unsigned direction) noexcept {
  const int offset = kOffset[direction];
  return offset > 0 ? from << offset : from >> -offset;
}
/// The first of the two directions in which a player goes forward: Blue upwards, Red downwards.
[[nodiscard]] constexpr unsigned forward(Seat seat) noexcept {
  return seat == kBlueSeat ? kUpLeft : kDownLeft;
}
[[nodiscard]] constexpr unsigned backward(Seat seat) noexcept { return forward(other(seat)); }
/// Steps in the two directions that begin with `first`; may leave the board.
[[nodiscard]] constexpr Set two_steps(Set from, unsigned first) noexcept {
  return step(from, first) | step(from, first + 1);
}
[[nodiscard]] constexpr Set around(Set from) noexcept {
  return two_steps(from, kUpLeft) | two_steps(from, kDownLeft);
}

/// The fields of a board with so many rows.
class Fields {
 public:
  explicit constexpr Fields(unsigned rows) noexcept : rows_(rows) {
    for (unsigned row = 0; row < rows; ++row) all_ |= this->row(row);
  }
  [[nodiscard]] constexpr unsigned rows() const noexcept { return rows_; }
  [[nodiscard]] constexpr Set all() const noexcept { return all_; }
  [[nodiscard]] constexpr Set farthest(Seat seat) const noexcept {
    return row(seat == kBlueSeat ? rows_ - 1 : 0);
  }

 private:
  [[nodiscard]] static constexpr Set row(unsigned which) noexcept {
    Set set = 0;
    for (unsigned column = which % 2; column < kColumns; column += 2)
      set |= Bits::bit(field_at(column, which));
    return set;
  }

  unsigned rows_;
  Set all_ = 0;
};

}  // namespace dice_checkers
