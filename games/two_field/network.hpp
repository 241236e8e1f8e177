// SPDX-License-Identifier: MIT
//
// What a position is worth as small networks have learnt it, each from games with its pieces against itself:
// tests/tuning/two_field_network.cpp has taught them, docs/tuning/two_field.md is the log.
#pragma once

#include <optional>

#include "network_classic.hpp"
#include "network_input.hpp"
#include "network_small_sets.hpp"

namespace two_field::network {

using Weights = sdk::NetworkWeights<kInputs, kUnits>;

/// What has been learnt for these rules, if anything: with the usual pieces on the usual board. What ends
/// going to and fro (T3, T4) makes no difference to it.
[[nodiscard]] inline const Weights* weights_for(const Options& options) {
  Options usual;
  usual.lakes = *read_lakes(kByBoard, kSize);
  usual.count = options.count;
  usual.more_field = options.more_field;
  usual.pieces = options.pieces;
  if (options != usual) return nullptr;
  if (options.pieces == kClassic) return &kClassicWeights;
  return options.pieces == kBarrage || options.pieces == kDuel ? &kSmallSetsWeights : nullptr;
}

/// In Elo, for the side that moves; nothing where a rank is unknown.
template <class P>
[[nodiscard]] std::optional<std::int32_t> value(const Weights& weights, const Land<typename P::Board>& land,
                                                const P& position) {
  Observer<P> observer(land, position);
  const Input* const input = observer.input();
  if (input == nullptr) return std::nullopt;
  return sdk::network_value<std::int32_t>(weights, *input);
}

}  // namespace two_field::network
