// SPDX-License-Identifier: MIT
//
// How good a position is: heads, how far those have come that can only go forward, and what fights promise.
// The weights are fitted by tests/tuning, see docs/tuning/dice_checkers.md.
#pragma once

#include <boardwright/sdk/features.hpp>
#include <cmath>

#include "rules.hpp"

namespace dice_checkers {

enum Feature : std::size_t {
  kBluePawns,
  kGreenPawns,
  kRedPawns,
  kYellowPawns,
  kAdvance,     // rows that pawns have come that can only go forward
  kNearFarRow,  // those of them that are one or two rows from a yellow head
  kPawnsLeft,   // by how much a side has more pawns, in parts of all there are: more in the end
  kAttack,      // the best fight of the side that moves, by the odds
  kAttacks,     // the good fights that a side could start, all together
  kFight,       // what the fight that is going on promises
  kToMove,
  kFeatureCount
};
using Features = sdk::Features<kFeatureCount>;
inline constexpr const char* kFeatureNames[kFeatureCount] = {
    "blue pawns", "green pawns", "red pawns", "yellow pawns", "advance", "near the far row",
    "pawns left", "best attack", "attacks",   "fight",        "to move"};
inline constexpr Features kWeights{1712, 3388, 5788, 7787, 198, 346, 669, 9, 12, 16, 76};

/// What fights between heads promise the attacker, in hundredths of a blue pawn.
class Prospects {
 public:
  Prospects(const Dice& dice, bool tie_survivor_rises) {
    for (unsigned attacker = 0; attacker < kLevels; ++attacker)
      for (unsigned defender = 0; defender < kLevels; ++defender)
        gains_[attacker][defender] = static_cast<std::int32_t>(
            std::lround(gain(dice, tie_survivor_rises, attacker, defender, attacker, defender)));
  }
  [[nodiscard]] std::int32_t gain(unsigned attacker, unsigned defender) const noexcept {
    return gains_[attacker][defender];
  }

 private:
  static constexpr double kWorth[kLevels] = {100, 130, 165, 205};

  /// D3.1 to D3.3, from the levels that both have now to what they were worth before the fight.
  static double gain(const Dice& dice, bool rises, unsigned attacker, unsigned defender,
                     unsigned attacker_was, unsigned defender_was) {
    const double before = kWorth[attacker_was] - kWorth[defender_was];
    const auto risen = [](unsigned level) { return kWorth[std::min<unsigned>(level + 1, kYellow)]; };
    double sum = 0;
    for (const unsigned first : dice[attacker])
      for (const unsigned second : dice[defender]) {
        if (first > second) {
          sum += risen(attacker) - before;
        } else if (first < second) {
          sum += -risen(defender) - before;
        } else if (attacker != kBlue && defender != kBlue) {
          sum += gain(dice, rises, attacker - 1, defender - 1, attacker_was, defender_was);
        } else {
          const auto stays = [&](unsigned level) {
            return level == kBlue ? 0.0 : rises ? risen(level - 1) : kWorth[level - 1];
          };
          sum += stays(attacker) - stays(defender) - before;
        }
      }
    return sum / (kFaces * kFaces);
  }

  std::int32_t gains_[kLevels][kLevels];
};

/// For Blue. Whether it is a fight's turn makes no difference to what stands on the board.
[[nodiscard]] inline Features features_of(const Rules& rules, const Prospects& prospects,
                                          const Position& position) {
  Features features{};
  std::int32_t pawns[2];
  const bool marching = rules.options().marching;
  for (const Seat seat : {kBlueSeat, kRedSeat}) {
    const std::int32_t sign = seat == kBlueSeat ? 1 : -1;
    const Set own = position.pieces[seat], theirs = position.pieces[other(seat)];
    const Set sets[kLevels] = {own & ~position.low & ~position.high, own & position.low & ~position.high,
                               own & position.high & ~position.low, own & position.high & position.low};
    for (unsigned level = 0; level < kLevels; ++level)
      features[kBluePawns + level] += sign * static_cast<std::int32_t>(Bits::count(sets[level]));
    pawns[seat] = static_cast<std::int32_t>(Bits::count(own));
    const Set forward_only = marching ? sets[kBlue] : own & ~sets[kYellow];
    Bits::each(forward_only, [&](unsigned field) {
      const unsigned row = seat == kBlueSeat ? row_of(field) : rules.fields().rows() - 1 - row_of(field);
      features[kAdvance] += sign * static_cast<std::int32_t>(row);
      features[kNearFarRow] += row + 3 >= rules.fields().rows() ? sign : 0;
    });

    std::int32_t best = 0;
    Bits::each(own, [&](unsigned from) {
      Set targets = rules.goals(position, seat, from);
      if (!rules.options().enters()) targets = around(targets);  // D2.4
      Bits::each(targets & theirs, [&](unsigned target) {
        const std::int32_t gain = prospects.gain(position.level(from), position.level(target));
        best = std::max(best, gain);
        features[kAttacks] += sign * std::max(gain, 0);
      });
    });
    if (position.next == seat && !position.fights()) features[kAttack] = sign * best;
  }
  const std::int32_t all = pawns[0] + pawns[1], most = 2 * static_cast<std::int32_t>(kPawns);
  if (all != 0) features[kPawnsLeft] = (pawns[0] - pawns[1]) * (most - all) / all;
  const std::int32_t mover = position.next == kBlueSeat ? 1 : -1;
  if (position.fights())
    features[kFight] =
        mover * prospects.gain(position.level(position.attacker), position.level(position.defender));
  else
    features[kToMove] = mover;
  return features;
}

}  // namespace dice_checkers
