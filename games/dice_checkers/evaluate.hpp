// SPDX-License-Identifier: MIT
//
// A quick value of a position for computer players.
#pragma once

#include "rules.hpp"

namespace dice_checkers {

/// What heads are worth, and how far those have come that can only go forward.
[[nodiscard]] inline std::int32_t value_of(const Rules& rules, const Position& position, Seat seat) {
  constexpr std::int32_t kWorth[kLevels] = {100, 130, 165, 205};
  constexpr std::int32_t kRow = 3;
  std::int32_t value = 0;
  for (const Seat owner : {kBlueSeat, kRedSeat}) {
    std::int32_t sum = 0;
    Bits::each(position.pieces[owner], [&](unsigned field) {
      const unsigned level = position.level(field);
      const unsigned rows = owner == kBlueSeat ? row_of(field) : rules.fields().rows() - 1 - row_of(field);
      sum += kWorth[level];
      if (rules.steps().only_forward(level)) sum += kRow * static_cast<std::int32_t>(rows);
    });
    value += owner == seat ? sum : -sum;
  }
  return value;
}

}  // namespace dice_checkers
