// SPDX-License-Identifier: MIT
//
// Moves as values.
#pragma once

#include "board.hpp"

namespace two_field {

inline constexpr Move kPlacementFlag = 1U << 16U;
inline constexpr Move kNoMove = ~Move{0};  // never legal

struct Step {
  unsigned from, to;
};
[[nodiscard]] constexpr Move step_move(const Step& step) noexcept { return Move{step.from} << 8U | step.to; }
[[nodiscard]] constexpr bool is_step(Move move) noexcept { return move < kPlacementFlag; }
[[nodiscard]] constexpr Step step_of(Move move) noexcept {
  return {static_cast<unsigned>(move >> 8U), static_cast<unsigned>(move & 0xFFU)};
}

/// T7.1: a field of the own rows gets a piece, or is left empty (`code` kLeftEmpty).
struct Placement {
  unsigned code, bit;
};
[[nodiscard]] constexpr Move placement_move(const Placement& placement) noexcept {
  return kPlacementFlag | Move{placement.code} << 8U | placement.bit;
}
[[nodiscard]] constexpr bool is_placement(Move move) noexcept { return move >> 16U == 1; }
[[nodiscard]] constexpr Placement placement_of(Move move) noexcept {
  return {static_cast<unsigned>(move >> 8U & 0xFFU), static_cast<unsigned>(move & 0xFFU)};
}

}  // namespace two_field
