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

static_assert(std::size(kClassicWeights.inputs) == kInputs &&
              std::size(kClassicWeights.units) == kClassicUnits);
static_assert(std::size(kSmallSetsWeights.inputs) == kInputs &&
              std::size(kSmallSetsWeights.units) == kSmallSetsUnits);

// 16 bits are enough for all that can be said of a small set at once.
inline constexpr unsigned kMostPieces = pieces_of(kDuel), kMostMovers = movers_of(kDuel);
static_assert(kMostPieces >= pieces_of(kBarrage) && kMostMovers >= movers_of(kBarrage));
inline constexpr unsigned kMostMeetings = 2 * kMostMovers * kMostPieces,
                          kMostSaid = kMostMeetings + 2 * (2 * kMostPieces + kMostMovers + 3) +
                                      static_cast<unsigned>(std::size(kQuietFrom)) + 1;
static_assert(kMostSaid * INT8_MAX <= INT16_MAX);
static_assert(std::size(kQuietFrom) * sdk::kNetworkPart * INT8_MAX <= INT16_MAX);

/// What has been learnt for some rules, if anything: with the usual pieces on the usual board. What ends
/// going to and fro (T3, T4) makes no difference to it.
class Learnt {
 public:
  explicit Learnt(const Options& options) {
    Options usual;
    usual.lakes = *read_lakes(kByBoard, kSize);
    usual.count = options.count;
    usual.more_field = options.more_field;
    usual.pieces = options.pieces;
    if (options != usual) return;
    if (options.pieces == kClassic) what_ = What::kClassic;
    if (options.pieces == kBarrage || options.pieces == kDuel) what_ = What::kSmallSets;
  }
  [[nodiscard]] bool anything() const noexcept { return what_ != What::kNothing; }

  /// In Elo, for the side that moves; nothing where nothing has been learnt or a rank is unknown.
  template <class P>
  [[nodiscard]] std::optional<std::int32_t> value(const Land<typename P::Board>& land,
                                                  const P& position) const {
    if (!anything()) return std::nullopt;
    Observer<P> observer(land, position);
    const Input* const input = observer.input();
    if (input == nullptr) return std::nullopt;
    return what_ == What::kClassic ? sdk::network_value<std::int32_t>(kClassicWeights, *input)
                                   : sdk::network_value<std::int16_t>(kSmallSetsWeights, *input);
  }

 private:
  enum class What { kNothing, kClassic, kSmallSets };
  What what_ = What::kNothing;
};

}  // namespace two_field::network
