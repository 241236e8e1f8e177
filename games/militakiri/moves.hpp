// SPDX-License-Identifier: MIT
//
// Moves as numbers. Steps come first and in the order in which steps.hpp finds them, so that lists need no
// sorting.
#pragma once

#include <boardwright/sdk/types.hpp>

namespace militakiri {

using boardwright::sdk::Move;

/// A step of a piece: its direction and the field it ends on (a bit of the board's sets). It starts at the
/// nearest piece on the way back.
struct Step {
  unsigned direction, to;
};
[[nodiscard]] constexpr Move step_move(const Step& step) noexcept {
  return Move{step.direction} << 8U | step.to;
}
[[nodiscard]] constexpr Step step_of(Move move) noexcept {
  return {static_cast<unsigned>(move >> 8U), static_cast<unsigned>(move & 255U)};
}
[[nodiscard]] constexpr bool is_step(Move move) noexcept { return move < Move{8} << 8U; }

/// A tower placed on a field, in the set-up or in play.
inline constexpr Move kPlacement = Move{1} << 16U;
[[nodiscard]] constexpr Move placement(unsigned bit) noexcept { return kPlacement | bit; }
[[nodiscard]] constexpr bool is_placement(Move move) noexcept { return move >> 8U == kPlacement >> 8U; }
[[nodiscard]] constexpr unsigned placed_on(Move move) noexcept { return move & 255U; }

/// M3.5: Red's die and Blue's.
inline constexpr Move kDice = Move{1} << 17U;
[[nodiscard]] constexpr Move dice(unsigned red, unsigned blue) noexcept { return kDice | red << 4U | blue; }
[[nodiscard]] constexpr unsigned red_die(Move move) noexcept { return move >> 4U & 15U; }
[[nodiscard]] constexpr unsigned blue_die(Move move) noexcept { return move & 15U; }

inline constexpr Move kPass = Move{1} << 18U;  // M8.4
inline constexpr Move kNoMove = ~Move{0};

}  // namespace militakiri
