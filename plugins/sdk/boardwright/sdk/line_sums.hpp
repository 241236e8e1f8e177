// SPDX-License-Identifier: MIT
//
// Sums over all lines of a square board, where each line counts for something that depends only on what
// stands on it: a table for every way a line can be filled, as Othello programs have for their patterns (Buro
// 1997). A move along a line changes only seven terms.
#pragma once

#include <boardwright/sdk/line_moves.hpp>
#include <vector>

namespace boardwright::sdk {

/// What each line counts for. Pieces are of two kinds; a line's contents are a number in base 3, a digit for
/// each field: 0 empty, 1 and 2 for the kinds.
template <unsigned kWidth>
struct LineValues {
  static constexpr unsigned kLines = 2 * kWidth + 2 * (2 * kWidth - 1);
  struct Place {
    std::uint32_t line;
    std::uint32_t weight;  // 3 to the power of the field's place on the line
  };

  std::array<Place, LineMoves<kWidth>::kFields * kAxes> place{};
  std::array<std::uint32_t, kLines> empty{};  // where a line's values begin
  std::vector<std::uint8_t> values;

  /// `value(ones, twos, length)`: what a line of that length counts for, its pieces as bits from the lowest
  /// field on.
  template <class Value>
  explicit LineValues(Value&& value) {
    std::array<std::uint32_t, kWidth + 1> first{};
    std::uint32_t codes = 1;
    for (unsigned length = 1; length <= kWidth; ++length) {
      first[length] = static_cast<std::uint32_t>(values.size());
      codes *= 3;
      for (std::uint32_t code = 0; code < codes; ++code) {
        std::uint32_t pieces[3] = {};
        for (std::uint32_t i = 0, rest = code; i < length; ++i, rest /= 3) pieces[rest % 3] |= 1U << i;
        values.push_back(static_cast<std::uint8_t>(value(pieces[1], pieces[2], length)));
      }
    }
    constexpr int kEnd = static_cast<int>(kWidth);
    const auto inside = [](int x, int y) { return x >= 0 && y >= 0 && x < kEnd && y < kEnd; };
    std::uint32_t lines = 0;
    for (unsigned i = 0; i < place.size(); ++i) {
      const auto [dx, dy] = kAxisStep[i % kAxes];
      int x = static_cast<int>(i / kAxes % kWidth), y = static_cast<int>(i / kAxes / kWidth);
      if (inside(x - dx, y - dy)) continue;  // not the first field of a line
      unsigned length = 0;
      for (std::uint32_t weight = 1; inside(x, y); x += dx, y += dy, ++length, weight *= 3)
        place[static_cast<unsigned>(y * kEnd + x) * kAxes + i % kAxes] = {lines, weight};
      empty[lines++] = first[length];
    }
  }
};

/// The sum for one position, and for those one move further.
template <unsigned kWidth>
class LineSum {
 public:
  using Board = Bitboard<kWidth>;
  using Word = typename Board::Word;

  LineSum(const LineValues<kWidth>& values, Word ones, Word twos) : values_(values), contents_(values.empty) {
    put(ones, 1);
    put(twos, 2);
    for (unsigned line = 0; line < before_.size(); ++line)
      total_ += before_[line] = values.values[contents_[line]];
    Board::each(twos, [&](unsigned field) {
      for (unsigned i = field * kAxes; i < (field + 1) * kAxes; ++i) {
        const auto [line, weight] = values.place[i];
        leaving_[i] = values.values[contents_[line] - 2 * weight] - before_[line];
      }
    });
  }

  [[nodiscard]] int total() const noexcept { return total_; }

  /// The sum after a piece of kind 2 has moved, and taken one of kind 1 if it `takes`.
  [[nodiscard]] int after(Move move, bool takes) const noexcept {
    const unsigned from = LineMove::from(move) * kAxes, to = LineMove::to(move) * kAxes;
    const unsigned along = LineMove::axis(move);
    const std::uint8_t* value = values_.values.data();
    int sum = total_;
    for (unsigned axis = 0; axis < kAxes; ++axis) {
      const auto [line, weight] = values_.place[to + axis];
      std::uint32_t contents = contents_[line] + (takes ? 1 : 2) * weight;
      if (axis == along)
        contents -= 2 * values_.place[from + along].weight;  // this line loses and gains a piece
      sum += value[contents] - before_[line] + (axis == along ? 0 : leaving_[from + axis]);
    }
    return sum;
  }

 private:
  void put(Word pieces, std::uint32_t kind) noexcept {
    Board::each(pieces, [&](unsigned field) {
      for (unsigned axis = 0; axis < kAxes; ++axis) {
        const auto [line, weight] = values_.place[field * kAxes + axis];
        contents_[line] += kind * weight;
      }
    });
  }

  const LineValues<kWidth>& values_;
  std::array<std::uint32_t, LineValues<kWidth>::kLines> contents_;
  std::array<int, LineValues<kWidth>::kLines> before_;
  std::array<int, LineMoves<kWidth>::kFields * kAxes>
      leaving_;  // how leaving a field changes each of its lines
  int total_ = 0;
};

}  // namespace boardwright::sdk
