// SPDX-License-Identifier: MIT
//
// How good a position is: heads, how far those have come that can only go forward, and what fights promise.
// The weights are fitted by tests/tuning, see docs/tuning/dice_checkers.md. In the usual basic game
// network.hpp says it better.
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
  kStrength,      // the logarithm of how many times stronger a side is: counts more in the end
  kPawnsLeft,     // by how much a side has more pawns, in parts of all there are
  kAdvanceBlue,   // rows that pawns have come that can only go forward, by their heads
  kAdvanceGreen,  //
  kAdvanceRed,    //
  kNearFarRow,    // those of them that are one or two rows from a yellow head
  kAttack,        // the best fight of the side that moves, by the odds
  kAttacks,       // its other good fights, all together
  kThreat,        // the best fight of the side that waits
  kThreats,       // its other good fights: not all of them can be escaped from
  kSafeMoves,     // empty fields to go to that the other side doesn't attack
  kChase,         // how near the stronger side's yellow heads are to the last enemies
  kFight,         // what the fight that is going on promises
  kToMove,
  kFeatureCount
};
using Features = sdk::Features<kFeatureCount>;
inline constexpr const char* kFeatureNames[kFeatureCount] = {
    "blue pawns",  "green pawns",  "red pawns",     "yellow pawns", "strength",
    "pawns left",  "advance blue", "advance green", "advance red",  "near the far row",
    "best attack", "attacks",      "best threat",   "threats",      "safe moves",
    "chase",       "fight",        "to move"};
inline constexpr Features kWeights{1712, 3388, 5788, 7787, 0,  669, 198, 198, 198,
                                   346,  9,    12,   0,    12, 20,  60,  16,  76};

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
  static constexpr double kWorth[kLevels] = {100, 200, 330, 450};

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

/// Heads by what they are worth in a whole game, in tenths of a blue pawn.
inline constexpr std::int32_t kStrengths[kLevels] = {10, 20, 33, 45};
inline constexpr std::int32_t kChasedPawns = 3;  // more are not chased
inline constexpr std::int32_t kFarAway = 8;      // steps

/// 100 times the natural logarithm.
[[nodiscard]] inline std::int32_t logarithm(std::int32_t strength) noexcept {
  static const auto kTable = [] {
    std::array<std::int16_t, kPawns * kStrengths[kYellow] + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
      table[i] = static_cast<std::int16_t>(std::lround(100 * std::log(static_cast<double>(i) + 10)));
    return table;
  }();
  return kTable[static_cast<std::size_t>(strength)];
}

/// Steps from a field to the nearest one of a set, whatever is in the way.
[[nodiscard]] inline std::int32_t steps_to(const Fields& fields, unsigned from, Set goals) noexcept {
  Set reached = Bits::bit(from);
  for (std::int32_t steps = 0; steps < kFarAway; ++steps) {
    if ((reached & goals) != 0) return steps;
    reached = (reached | around(reached)) & fields.all();
  }
  return kFarAway;
}

/// One side's part in a position.
struct Side {
  Seat seat;
  Set own, theirs;
  Set heads[kLevels];
  std::int32_t pawns, strength;
  Set reach;                         // where it can end a move, if that were not occupied by the enemy
  std::int32_t best = 0, gains = 0;  // of its fights

  Side(const Rules& rules, const Prospects& prospects, const Position& position, Seat of_seat)
      : seat(of_seat),
        own(position.pieces[seat]),
        theirs(position.pieces[other(seat)]),
        heads{own & ~position.low & ~position.high, own & position.low & ~position.high,
              own & position.high & ~position.low, own & position.high & position.low},
        pawns(static_cast<std::int32_t>(Bits::count(own))),
        strength(0),
        reach(0) {
    for (unsigned level = 0; level < kLevels; ++level)
      strength += static_cast<std::int32_t>(Bits::count(heads[level])) * kStrengths[level];
    const bool plain = !rules.options().marching;
    if (plain)
      reach =
          (two_steps(own, forward(seat)) | two_steps(heads[kYellow], backward(seat))) & rules.fields().all();
    Set attackers = own;
    if (plain && rules.options().enters())
      attackers = (own & two_steps(theirs, backward(seat))) | (heads[kYellow] & around(theirs));
    Bits::each(attackers, [&](unsigned from) {
      Set goals = rules.goals(position, seat, from);
      if (!plain) reach |= goals;
      if (!rules.options().enters()) goals = around(goals);  // D2.4
      Bits::each(goals & theirs, [&](unsigned target) {
        const std::int32_t gain = prospects.gain(position.level(from), position.level(target));
        best = std::max(best, gain);
        gains += std::max(gain, 0);
      });
    });
  }
};

/// For Blue. Whether it is a fight's turn makes no difference to what stands on the board.
[[nodiscard]] inline Features features_of(const Rules& rules, const Prospects& prospects,
                                          const Position& position) {
  Features features{};
  const Side sides[2] = {{rules, prospects, position, kBlueSeat}, {rules, prospects, position, kRedSeat}};
  const unsigned rows = rules.fields().rows();
  const unsigned forward_only = rules.options().marching ? kGreen : kYellow;  // heads below this
  for (const Seat seat : {kBlueSeat, kRedSeat}) {
    const std::int32_t sign = seat == kBlueSeat ? 1 : -1;
    const Side& side = sides[seat];
    for (unsigned level = 0; level < kLevels; ++level)
      features[kBluePawns + level] += sign * static_cast<std::int32_t>(Bits::count(side.heads[level]));
    for (unsigned level = 0; level < forward_only; ++level)
      Bits::each(side.heads[level], [&](unsigned field) {
        const unsigned row = seat == kBlueSeat ? row_of(field) : rows - 1 - row_of(field);
        features[kAdvanceBlue + level] += sign * static_cast<std::int32_t>(row);
        features[kNearFarRow] += row + 3 >= rows ? sign : 0;
      });
    const Set safe = side.reach & ~sides[other(seat)].reach & ~position.occupied();
    features[kSafeMoves] += sign * static_cast<std::int32_t>(Bits::count(safe));
    if (!position.fights()) {
      const bool moves = position.next == seat;
      features[moves ? kAttack : kThreat] = sign * side.best;
      features[moves ? kAttacks : kThreats] = sign * (side.gains - side.best);
    }
  }
  const std::int32_t all = sides[0].pawns + sides[1].pawns, most = 2 * static_cast<std::int32_t>(kPawns);
  if (all != 0) features[kPawnsLeft] = (sides[0].pawns - sides[1].pawns) * (most - all) / all;
  features[kStrength] = logarithm(sides[0].strength) - logarithm(sides[1].strength);
  const Side& weaker = sides[0].strength < sides[1].strength ? sides[0] : sides[1];
  const Side& stronger = sides[other(weaker.seat)];
  if (stronger.strength > weaker.strength && weaker.pawns <= kChasedPawns) {
    std::int32_t nearness = 0;
    Bits::each(stronger.heads[kYellow],
               [&](unsigned field) { nearness += kFarAway - steps_to(rules.fields(), field, weaker.own); });
    features[kChase] = stronger.seat == kBlueSeat ? nearness : -nearness;
  }
  const std::int32_t mover = position.next == kBlueSeat ? 1 : -1;
  if (position.fights())
    features[kFight] =
        mover * prospects.gain(position.level(position.attacker), position.level(position.defender));
  else
    features[kToMove] = mover;
  return features;
}

/// What is left of an advantage the nearer the game is to a draw by the quiet limit (D6.3), from 0 to 1.
[[nodiscard]] inline double fade(const Rules& rules, const Position& position) {
  const unsigned limit = rules.options().quiet_limit;
  if (limit == 0) return 1;
  const unsigned left = limit - std::min<unsigned>(position.quiet, limit);
  return std::min(1.0, static_cast<double>(left + 4) / (limit + 4));
}

}  // namespace dice_checkers
