// SPDX-License-Identifier: MIT
//
// Evaluations as small networks that have learnt from games: one layer of units (rectified), each of which
// looks at the board as it is and with left and right exchanged, and what all of them promise together.
// Nothing but whole numbers, so that all machines agree.
//
// A game's input says what is in a position, from the side that moves, by the numbers of inputs:
//   each_count(visit)   visit(input, times): what is the same for both looks
//   each_part(visit)    visit(input, parts): the same in parts of kNetworkPart
//   each_field(visit)   visit(input, mirrored): what stands on a field, and on that with left and right
//                       exchanged
// The last input of all is always there.
#pragma once

#include "features.hpp"

namespace boardwright::sdk {

inline constexpr std::int32_t kNetworkPart = 64;
inline constexpr std::int64_t kNetworkEloUnit = std::int64_t{1} << 14U;

template <std::size_t kInputs, std::size_t kUnits>
struct NetworkWeights {
  std::int64_t promise;        // with nothing seen, in parts of kNetworkEloUnit
  std::int32_t units[kUnits];  // likewise, for what a unit has seen
  std::int8_t inputs[kInputs][kUnits];
};

/// What the units see. `Sum` must hold all that can be on the board at once.
template <class Sum, std::size_t kUnits>
class NetworkUnits {
 public:
  void add(const std::int8_t (&weights)[kUnits], std::int32_t times = 1) noexcept {
    for (std::size_t unit = 0; unit < kUnits; ++unit)
      sums_[unit] = static_cast<Sum>(sums_[unit] + weights[unit] * static_cast<Sum>(times));
  }
  void divide(std::int32_t by) noexcept {
    for (Sum& sum : sums_) sum = static_cast<Sum>(sum / by);
  }
  [[nodiscard]] std::int32_t seen(std::size_t unit) const noexcept {
    return std::max<std::int32_t>(sums_[unit], 0);
  }

 private:
  std::array<Sum, kUnits> sums_{};
};

/// On the contract's scale (evaluate.h), for the side that moves.
template <class Sum, std::size_t kInputs, std::size_t kUnits, class Input>
[[nodiscard]] std::int32_t network_value(const NetworkWeights<kInputs, kUnits>& weights,
                                         const Input& input) noexcept {
  NetworkUnits<Sum, kUnits> plain;
  input.each_part([&](unsigned which, std::int32_t parts) { plain.add(weights.inputs[which], parts); });
  plain.divide(kNetworkPart);
  plain.add(weights.inputs[kInputs - 1]);
  input.each_count([&](unsigned which, std::int32_t times) { plain.add(weights.inputs[which], times); });
  NetworkUnits<Sum, kUnits> mirrored = plain;
  input.each_field([&](unsigned which, unsigned mirror) {
    plain.add(weights.inputs[which]);
    mirrored.add(weights.inputs[mirror]);
  });
  std::int64_t sum = weights.promise;
  for (std::size_t unit = 0; unit < kUnits; ++unit)
    sum += (plain.seen(unit) + mirrored.seen(unit)) * std::int64_t{weights.units[unit]};
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(sum / kNetworkEloUnit, -kMostElo, kMostElo));
}

}  // namespace boardwright::sdk
