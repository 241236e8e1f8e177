// SPDX-License-Identifier: MIT
//
// Evaluations as sums of weighted features, whose weights tests/tuning can fit: a game says in its
// evaluation.hpp what it counts, and what each count is worth.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace boardwright::sdk {

/// What is counted in a position, for the first seat: what the other seat has counts against it.
template <std::size_t kCount>
using Features = std::array<std::int32_t, kCount>;

/// Weights are in parts of an Elo point, so that a feature may count many small things.
inline constexpr std::int32_t kWeightUnit = 64;
/// An evaluation never promises more: certainty is the search's affair.
inline constexpr std::int32_t kMostElo = 3000;

/// On the contract's scale (evaluate.h), for the first seat. Exactly opposite for opposite features.
template <std::size_t kCount>
[[nodiscard]] constexpr std::int32_t weigh(const Features<kCount>& features,
                                           const Features<kCount>& weights) noexcept {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < kCount; ++i) sum += features[i] * weights[i];
  return std::clamp(sum / kWeightUnit, -kMostElo, kMostElo);
}

}  // namespace boardwright::sdk
