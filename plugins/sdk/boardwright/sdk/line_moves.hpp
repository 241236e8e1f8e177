// SPDX-License-Identifier: MIT
//
// Moves along rows, columns and diagonals of a square board: where a piece gets to, and what lies between.
#pragma once

#include <algorithm>
#include <array>
#include <boardwright/sdk/bitboard.hpp>
#include <boardwright/sdk/types.hpp>

namespace boardwright::sdk {

/// Directions come in pairs of opposites, the two ways along an axis: a row, a column, the two diagonals.
inline constexpr unsigned kAxes = 4;
inline constexpr std::array<std::array<int, 2>, kAxes> kAxisStep{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

/// A move's value is ((from * 4 + axis) * 2 + way) * 256 + to, so that going through pieces, axes and ways
/// gives ascending moves.
struct LineMove {
  [[nodiscard]] static constexpr Move make(unsigned from, unsigned axis, unsigned way, unsigned to) noexcept {
    return ((Move{from} * kAxes + axis) * 2 + way) * 256 + to;
  }
  [[nodiscard]] static constexpr unsigned to(Move move) noexcept { return static_cast<unsigned>(move % 256); }
  [[nodiscard]] static constexpr unsigned way(Move move) noexcept {
    return static_cast<unsigned>(move >> 8U) % 2;
  }
  [[nodiscard]] static constexpr unsigned axis(Move move) noexcept {
    return static_cast<unsigned>(move >> 9U) % kAxes;
  }
  [[nodiscard]] static constexpr unsigned from(Move move) noexcept {
    return static_cast<unsigned>(move >> 11U);
  }
};

/// For a board of kWidth columns and rows. Make it once: as a constant.
template <unsigned kWidth>
class LineMoves {
 public:
  using Board = Bitboard<kWidth>;
  using Word = typename Board::Word;
  static constexpr unsigned kFields = kWidth * kWidth;

  /// One that would leave the board ends on its own field.
  struct Step {
    Word between;
    Move move;
  };

  constexpr LineMoves() noexcept {
    for (unsigned from = 0; from < kFields; ++from)
      for (unsigned axis = 0; axis < kAxes; ++axis)
        for (unsigned way = 0; way < 2; ++way) fill(from, axis, way);
  }

  /// All fields of a line.
  [[nodiscard]] Word line(unsigned field, unsigned axis) const noexcept {
    return lines_[field * kAxes + axis];
  }

  /// The steps of a distance, at least 1 and at most kWidth, both ways along an axis.
  [[nodiscard]] const std::array<Step, 2>& steps(unsigned from, unsigned axis,
                                                 unsigned distance) const noexcept {
    return steps_[from * kAxes + axis][distance - 1];
  }

  /// The distance as a king walks.
  [[nodiscard]] static unsigned distance(unsigned from, unsigned to) noexcept {
    const auto apart = [](unsigned a, unsigned b) { return a < b ? b - a : a - b; };
    return std::max(apart(from % kWidth, to % kWidth), apart(from / kWidth, to / kWidth));
  }

  /// The step between two fields, or nullptr if they aren't two fields of one line.
  [[nodiscard]] const Step* find(unsigned from, unsigned to) const noexcept {
    if (from == to) return nullptr;
    for (unsigned axis = 0; axis < kAxes; ++axis)
      for (const Step& step : steps(from, axis, distance(from, to)))
        if (LineMove::to(step.move) == to) return &step;
    return nullptr;
  }

 private:
  constexpr void fill(unsigned from, unsigned axis, unsigned way) noexcept {
    constexpr int kEnd = static_cast<int>(kWidth);
    const int column = static_cast<int>(from % kWidth), row = static_cast<int>(from / kWidth);
    const int sign = way == 0 ? 1 : -1;
    Word between = 0;
    for (int distance = 1; distance <= kEnd; ++distance) {
      const int x = column + sign * distance * kAxisStep[axis][0],
                y = row + sign * distance * kAxisStep[axis][1];
      const bool inside = x >= 0 && y >= 0 && x < kEnd && y < kEnd;
      const unsigned to = inside ? static_cast<unsigned>(y * kEnd + x) : from;
      steps_[from * kAxes + axis][static_cast<unsigned>(distance) - 1][way] = {
          between, LineMove::make(from, axis, way, to)};
      if (inside) between |= Board::bit(to);
    }
    lines_[from * kAxes + axis] |= between | Board::bit(from);
  }

  std::array<Word, kFields * kAxes> lines_{};
  std::array<std::array<std::array<Step, 2>, kWidth>, kFields * kAxes> steps_{};  // [distance - 1][way]
};

}  // namespace boardwright::sdk
