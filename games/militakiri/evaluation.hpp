// SPDX-License-Identifier: MIT
//
// How good a position is: pieces by shape and height, spares, what each side attacks and could promote, and
// how far the endgame rule leaves time to win. The weights are fitted by tests/tuning on the single board,
// see docs/tuning/militakiri.md.
#pragma once

#include <boardwright/sdk/features.hpp>

#include "rules.hpp"

namespace militakiri {

enum Feature : std::size_t {
  kStarPawns,
  kStarPairs,  // stacks of two
  kStarStacks,
  kPawns,  // plus and cross
  kPairs,
  kStacks,
  kStarTowers,
  kTowers,
  kSpares,
  kWaiting,      // towers that wait, or have to be placed
  kLastTower,    // of a side that has but one
  kSecondTower,  // of a side that has but two
  kMobility,     // steps
  kBestTake,     // what the best capture of the side that moves brings, in hundredths of a plus pawn
  kBestThreat,   // of the other side
  kPromotions,   // captures that promote
  kTowersHit,    // towers that the side that doesn't move attacks
  kFewPieces,    // how near a side is to having but one
  kTimeLost,     // of the endgame, for the side with more pieces
  kHunt,         // how near the other's pieces are to a lone tower in the endgame
  kToMove,
  kFeatureCount
};
using Features = sdk::Features<kFeatureCount>;
inline constexpr const char* kFeatureNames[kFeatureCount] = {
    "star pawns",  "star pairs", "star stacks", "pawns",      "pairs",        "stacks",   "star towers",
    "towers",      "spares",     "waiting",     "last tower", "second tower", "mobility", "best take",
    "best threat", "promotions", "towers hit",  "few pieces", "time lost",    "hunt",     "to move"};
inline constexpr Features kWeights{1343,  3991, 6714, 955, 2865, 4774, 6714, 4774, 1007, 2387, -7460,
                                   -1119, 11,   7,    2,   373,  746,  -746, -112, 112,  187};

template <class B>
class Evaluation {
 public:
  using Set = typename B::Set;
  using Position = militakiri::Position<B>;

  Evaluation(const Rules<B>& rules, const Position& position) : rules_(rules), position_(position) {}

  /// For Red; nothing before play.
  [[nodiscard]] Features features() const {
    Features sum{};
    if (!position_.in_play()) return sum;
    const Features red = side(kRed), blue = side(kBlue);
    for (std::size_t i = 0; i < kFeatureCount; ++i) sum[i] = red[i] - blue[i];
    if (position_.endgame) sum[kTimeLost] = time_lost();
    return sum;
  }

 private:
  /// In hundredths of a plus pawn, for comparing captures.
  [[nodiscard]] static std::int32_t worth(Shape shape, unsigned height) {
    if (height == kTower) return shape == kStar ? 700 : 500;
    return (shape == kStar ? 140 : 100) * static_cast<std::int32_t>(2 * height - 1);
  }
  [[nodiscard]] static std::int32_t count(const Set& set) { return static_cast<std::int32_t>(set.count()); }

  [[nodiscard]] Features side(Seat seat) const {
    Features features{};
    const Set own = position_.pieces[seat], star = own & ~(position_.plus | position_.cross);
    const Set(&digits)[kHeightBits] = position_.height;
    const Set towers = position_.towers(seat), low = own & ~(digits[2] | digits[3]);
    const Set by_height[3] = {low & digits[0] & ~digits[1], low & digits[1] & ~digits[0],
                              own & ~towers & ~(low & ~(digits[0] & digits[1]))};
    for (unsigned i = 0; i < 3; ++i) {
      features[kStarPawns + i] = count(by_height[i] & star);
      features[kPawns + i] = count(by_height[i] & ~star);
    }
    features[kStarTowers] = count(towers & star);
    features[kTowers] = count(towers & ~star);
    const std::int32_t all_towers = features[kStarTowers] + features[kTowers];
    features[kLastTower] = all_towers == 1 ? 1 : 0;
    features[kSecondTower] = all_towers == 2 ? 1 : 0;
    for (const std::uint8_t spares : position_.spares[seat]) features[kSpares] += spares;
    features[kWaiting] = static_cast<std::int32_t>(position_.waiting[seat].size());
    const bool moves = position_.mover() == seat;
    if (moves && position_.due != kNothingDue) ++features[kWaiting];
    features[kToMove] = moves ? 1 : 0;

    const Steps<B> steps = rules_.steps(position_, seat, position_.endgame);
    features[kMobility] = static_cast<std::int32_t>(steps.count());
    captures(seat, steps, moves && position_.due == kNothingDue, features);
    const std::int32_t pieces = count(own);
    features[kFewPieces] = std::max(0, 6 - pieces);
    if (position_.endgame && position_.is_lone_tower(other(seat))) features[kHunt] = hunt(seat);
    return features;
  }

  void captures(Seat seat, const Steps<B>& steps, bool moves, Features& features) const {
    const Set theirs = position_.pieces[other(seat)];
    const bool last = position_.towers(other(seat)).count() == 1;
    std::int32_t best = 0;
    Set hit = Set::none();
    for (unsigned direction = 0; direction < kDirections; ++direction) {
      const Set taken = steps.ends(direction) & theirs;
      hit |= taken;
      taken.each([&](unsigned to) {
        const unsigned from = rules_.start_of(position_, {direction, to});
        const Shape shape = position_.shape_at(from);
        const unsigned height = position_.height_at(from), target = position_.height_at(to);
        const unsigned limit = rules_.options().height_limit[shape];
        const unsigned after = height_after_taking(height, target, limit);
        std::int32_t gain = worth(position_.shape_at(to), target);
        if (last && target == kTower) gain = kDecides;  // M8.1
        if (after != height) {
          const bool promotes = after == limit && position_.spares[seat][shape] != 0;  // M5.3
          gain += worth(shape, promotes ? kTower : after) - worth(shape, height);
          features[kPromotions] += promotes ? 1 : 0;
        }
        best = std::max(best, gain);
      });
    }
    features[moves ? kBestTake : kBestThreat] = best;
    if (!moves) features[kTowersHit] = count(hit & position_.towers(other(seat)));
  }

  /// M7.3: what is more is worth less, the fewer moves are left to use it.
  [[nodiscard]] std::int32_t time_lost() const {
    const auto all = static_cast<std::int32_t>(std::max(rules_.options().endgame_moves, 1U));
    const std::int32_t left = (position_.left[kRed] + position_.left[kBlue]) / 2;
    const std::int32_t more = count(position_.pieces[kRed]) - count(position_.pieces[kBlue]);
    return std::clamp(more, -8, 8) * (all - std::min(left, all)) * 16 / all;
  }
  /// M7.2: everything walks now.
  [[nodiscard]] std::int32_t hunt(Seat seat) const {
    const unsigned tower = position_.pieces[other(seat)].first();
    std::int32_t near = 0;
    position_.pieces[seat].each(
        [&](unsigned bit) { near += 16 / static_cast<std::int32_t>(Rules<B>::distance(bit, tower)); });
    return near;
  }

  static constexpr std::int32_t kDecides = 3000;
  const Rules<B>& rules_;
  const Position& position_;
};

}  // namespace militakiri
