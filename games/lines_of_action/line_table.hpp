// SPDX-License-Identifier: MIT
//
// Sums over all lines of a board of what each line counts for, for one position at a time: lines are read as
// bits and looked up whole. (LineSum is for positions one move apart.)
#pragma once

#include <boardwright/sdk/bitboard.hpp>
#include <vector>

namespace lines_of_action {

template <unsigned kSize>
class LineTable {
 public:
  using Board = boardwright::sdk::Bitboard<kSize>;
  using Word = typename Board::Word;

  /// `value(ones, twos, length)`: what a line counts for, its pieces as bits from one end on.
  template <class Value>
  explicit LineTable(Value&& value) {
    for (unsigned bits = 0; bits < 1U << kSize; ++bits)
      for (unsigned i = kSize; i-- != 0;)
        ternary_[bits] = static_cast<std::uint16_t>(ternary_[bits] * 3 + (bits >> i & 1U));
    std::uint32_t codes = 3;
    for (unsigned length = 2; length <= kSize; ++length) {
      first_[length] = static_cast<std::uint32_t>(values_.size());
      codes *= 3;
      for (std::uint32_t code = 0; code < codes; ++code) {
        unsigned pieces[3] = {};
        for (std::uint32_t i = 0, rest = code; i < length; ++i, rest /= 3) pieces[rest % 3] |= 1U << i;
        values_.push_back(static_cast<std::int8_t>(value(pieces[1], pieces[2], length)));
      }
    }
  }

  [[nodiscard]] int sum(Word ones, Word twos) const noexcept {
    int total = 0;
    const std::int8_t* full = values_.data() + first_[kSize];
    for (unsigned i = 0; i < kSize; ++i) {
      total += full[code(row(ones, i), row(twos, i))] + full[code(column(ones, i), column(twos, i))];
    }
    for (const Diagonal& line : kDiagonals)
      total += values_[first_[line.length] + code(diagonal(ones, line), diagonal(twos, line))];
    return total;
  }

 private:
  struct Diagonal {
    Word fields;
    unsigned first_column, length;
  };
  static constexpr unsigned kDiagonalCount = 2 * (2 * kSize - 3);  // those of two fields and more
  static constexpr std::array<Diagonal, kDiagonalCount> kDiagonals = [] {
    std::array<Diagonal, kDiagonalCount> lines{};
    for (unsigned field = 0; field < kSize * kSize; ++field) {
      const unsigned column = field % kSize, row = field / kSize;
      const auto add = [&](unsigned which, unsigned way) {  // from 0, the corners left out
        if (which == 0 || which == 2 * kSize - 2) return;
        Diagonal& line = lines[(which - 1) * 2 + way];
        if (line.length == 0 || column < line.first_column) line.first_column = column;
        line.fields |= Board::bit(field);
        ++line.length;
      };
      add(column + row, 0);
      add(column + kSize - 1 - row, 1);
    }
    return lines;
  }();
  static constexpr unsigned kMask = (1U << kSize) - 1;
  /// A one in every row: a product with it gathers bits of different columns in the last row.
  static constexpr Word kRows = [] {
    Word set = 0;
    for (unsigned row = 0; row < kSize; ++row) set |= Board::bit(row * kSize);
    return set;
  }();
  /// And with this one gathers a column: bit kSize * i goes to (kSize - 1) * (kSize - 1) + i.
  static constexpr Word kTurn = [] {
    Word set = 0;
    for (unsigned i = 0; i < kSize; ++i) set |= Word{1} << ((kSize - 1) * i);
    return set;
  }();

  [[nodiscard]] static unsigned row(Word set, unsigned which) noexcept {
    return static_cast<unsigned>(set >> (which * kSize)) & kMask;
  }
  [[nodiscard]] static unsigned column(Word set, unsigned which) noexcept {
    const Word turned = (set >> which & kRows) * kTurn;
    return static_cast<unsigned>(turned >> ((kSize - 1) * (kSize - 1))) & kMask;
  }
  [[nodiscard]] static unsigned diagonal(Word set, const Diagonal& line) noexcept {
    const Word gathered = (set & line.fields) * kRows;
    return (static_cast<unsigned>(gathered >> (kSize * (kSize - 1))) & kMask) >> line.first_column;
  }
  [[nodiscard]] std::uint32_t code(unsigned ones, unsigned twos) const noexcept {
    return ternary_[ones] + 2U * ternary_[twos];
  }

  std::array<std::uint16_t, 1U << kSize> ternary_{};  // bits as digits in base 3
  std::array<std::uint32_t, kSize + 1> first_{};      // where a length's values begin
  std::vector<std::int8_t> values_;
};

}  // namespace lines_of_action
