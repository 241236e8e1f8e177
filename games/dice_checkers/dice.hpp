// SPDX-License-Identifier: MIT
//
// D3.5, D3.6: the dice and what a roll of two of them can show.
#pragma once

#include <algorithm>
#include <array>

#include "position.hpp"

namespace dice_checkers {

inline constexpr unsigned kFaces = 6, kLowestFace = 1, kHighestFace = 99;
using Die = std::array<std::uint8_t, kFaces>;
using Dice = std::array<Die, kLevels>;

/// D3.6, in the order of the parameter's choices.
inline constexpr Dice kPresets[] = {
    {{{1, 1, 2, 2, 3, 5}, {1, 2, 2, 3, 4, 6}, {1, 3, 4, 5, 5, 6}, {2, 4, 5, 5, 6, 6}}},
    {{{1, 2, 3, 4, 5, 6}, {2, 3, 4, 5, 6, 7}, {3, 4, 5, 6, 7, 8}, {4, 5, 6, 7, 8, 9}}},
    {{{1, 1, 2, 2, 3, 3}, {2, 2, 3, 3, 4, 4}, {3, 3, 4, 4, 5, 5}, {4, 4, 5, 5, 6, 6}}},
};

/// The outcomes of a roll for each pair of heads, ascending.
class RollTable {
 public:
  explicit RollTable(const Dice& dice) {
    for (unsigned blue = 0; blue < kLevels; ++blue)
      for (unsigned red = 0; red < kLevels; ++red) rolls_[blue][red].fill(dice[blue], dice[red]);
  }
  void list(unsigned blue, unsigned red, sdk::EventList& list) const {
    const Rolls& rolls = rolls_[blue][red];
    for (unsigned i = 0; i < rolls.count; ++i) list.add(rolls.events[i], rolls.weights[i]);
  }

 private:
  struct Rolls {
    unsigned count = 0;
    std::array<std::uint16_t, kFaces * kFaces> events{};
    std::array<std::uint8_t, kFaces * kFaces> weights{};

    void fill(Die blue, Die red) {
      std::sort(blue.begin(), blue.end());
      std::sort(red.begin(), red.end());
      std::array<std::uint16_t, kFaces * kFaces> all{};
      unsigned size = 0;
      for (const unsigned first : blue)
        for (const unsigned second : red)
          all[size++] = static_cast<std::uint16_t>(Roll::event(first, second));
      std::sort(all.begin(), all.end());
      for (const std::uint16_t event : all) {
        if (count == 0 || events[count - 1] != event) events[count++] = event;
        ++weights[count - 1];
      }
    }
  };
  std::array<std::array<Rolls, kLevels>, kLevels> rolls_{};
};

}  // namespace dice_checkers
