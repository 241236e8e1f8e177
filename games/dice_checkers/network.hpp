// SPDX-License-Identifier: MIT
//
// What a position of the usual basic game is worth, as a small network has learnt it from games against
// itself: tests/tuning/dice_checkers_network.cpp has taught it, docs/tuning/dice_checkers.md is the log.
//
// Always from the side that moves, which goes up, so that what is good for one is as bad for the other; the
// same units look at the board as it is and with left and right exchanged, so that neither side is the
// better.
#pragma once

#include <cmath>

#include "network_weights.hpp"
#include "odds.hpp"

namespace dice_checkers::network {

inline constexpr unsigned kRows = 9, kFields = 41;
inline constexpr unsigned kPawnSquares = 2 * kLevels * kFields;  // whose pawn with which head stands where

/// How a pawn stands: who can attack it with one move, and whether its own side could attack in return.
enum Standing : unsigned {
  kUnreached,
  kGuardedFromWeaker,  // from no stronger head than its own, that is
  kHangingFromWeaker,
  kGuardedFromStronger,
  kHangingFromStronger,
  kStandings
};
/// Who can go to an empty field with one move; not said where nobody can.
enum Reached : unsigned { kByMover, kByOther, kByBoth, kReached };
inline constexpr unsigned kEmptySquares = kStandings * kPawnSquares,
                          kSquares = kEmptySquares + kReached * kFields;

/// What is counted, besides.
enum Number : unsigned {
  kAttacks = 0,                             // the mover's, by its heads and the others'
  kThreats = kAttacks + kLevels * kLevels,  // the other side's
  kGuarded = kThreats + kLevels * kLevels,  // the mover's pawns that can be attacked, but avenged
  kHanging = kGuarded + kLevels,            // and those that can't
  kTheirGuarded = kHanging + kLevels,       //
  kTheirHanging = kTheirGuarded + kLevels,
  kSafe = kTheirHanging + kLevels,  // empty fields that only the mover can go to,
  kTheirSafe,                       // only the other side,
  kContested,                       // both
  kQuiet,                           // moves without progress (D6.3), and those beyond kQuietFrom
  kNumbers = kQuiet + 4
};
inline constexpr std::int32_t kQuietFrom[] = {0, 50, 80, 92}, kQuietLimit = 100;
inline constexpr unsigned kInputs = kSquares + kNumbers + 1, kUnits = 128;
static_assert(std::size(kWeights.inputs) == kInputs && std::size(kWeights.units) == kUnits);

/// Whether these are the rules that the network has learnt: all usual, but for those that the basic game has
/// no use for, and a position to start from.
[[nodiscard]] inline bool knows(const Options& options) {
  Options usual;
  usual.dice = kPresets[0];
  usual.path = options.path;
  usual.start = options.start;
  return options == usual;
}

struct Input {
  unsigned used = 0;                            // fields of which something is said
  std::array<std::uint16_t, kFields> squares;   // of `used` fields
  std::array<std::uint16_t, kFields> mirrored;  // the same, left and right exchanged
  std::array<std::int16_t, kNumbers> numbers{};

  explicit Input(const Position& position) {
    const bool turned = position.next == kRedSeat;
    const auto seen = [turned](Set set) { return turned ? turned_round(set) : set; };
    const Set low = seen(position.low), high = seen(position.high);
    const Set own = seen(position.pieces[position.next]),
              theirs = seen(position.pieces[other(position.next)]);
    const Set heads[2][kLevels] = {
        {own & ~low & ~high, own & low & ~high, own & high & ~low, own & low & high},
        {theirs & ~low & ~high, theirs & low & ~high, theirs & high & ~low, theirs & low & high}};
    count_fights(heads[0], heads[1], kUpLeft, &numbers[kAttacks]);
    count_fights(heads[1], heads[0], kDownLeft, &numbers[kThreats]);
    const Set reach = two_steps(own, kUpLeft) | two_steps(heads[0][kYellow], kDownLeft);
    const Set their_reach = two_steps(theirs, kDownLeft) | two_steps(heads[1][kYellow], kUpLeft);
    for (unsigned level = 0; level < kLevels; ++level) {
      numbers[kGuarded + level] = count(heads[0][level] & their_reach & reach);
      numbers[kHanging + level] = count(heads[0][level] & their_reach & ~reach);
      numbers[kTheirGuarded + level] = count(heads[1][level] & reach & their_reach);
      numbers[kTheirHanging + level] = count(heads[1][level] & reach & ~their_reach);
    }
    place_pawns(heads[0], 0, {their_reach, reach, heads[1], kDownLeft});
    place_pawns(heads[1], kLevels * kFields, {reach, their_reach, heads[0], kUpLeft});
    const Set empty = kBoard & ~(own | theirs);
    place(kEmptySquares + kByMover * kFields, empty & reach & ~their_reach);
    place(kEmptySquares + kByOther * kFields, empty & their_reach & ~reach);
    place(kEmptySquares + kByBoth * kFields, empty & reach & their_reach);
    numbers[kSafe] = count(empty & reach & ~their_reach);
    numbers[kTheirSafe] = count(empty & their_reach & ~reach);
    numbers[kContested] = count(empty & reach & their_reach);
    const std::int32_t quiet = std::min<std::int32_t>(position.quiet, kQuietLimit);
    for (unsigned i = 0; const std::int32_t from : kQuietFrom)
      numbers[kQuiet + i++] =
          static_cast<std::int16_t>(std::max(quiet - from, 0) * sdk::kNetworkPart / (kQuietLimit - from));
  }

  template <class Visit>
  void each_count(Visit&& visit) const {
    for (unsigned number = 0; number < kQuiet; ++number)
      if (numbers[number] != 0) visit(kSquares + number, std::int32_t{numbers[number]});
  }
  template <class Visit>
  void each_part(Visit&& visit) const {
    for (unsigned number = kQuiet; number < kNumbers; ++number)
      if (numbers[number] != 0) visit(kSquares + number, std::int32_t{numbers[number]});
  }
  template <class Visit>
  void each_field(Visit&& visit) const {
    for (unsigned i = 0; i < used; ++i) visit(squares[i], mirrored[i]);
  }

 private:
  static constexpr Set kBoard = dice_checkers::Fields(kRows).all();
  struct Place {
    std::uint8_t square, mirrored;
  };
  static constexpr auto kPlaces = [] {
    std::array<Place, 64> places{};
    const auto number = [](unsigned field) { return Bits::count(kBoard & (Bits::bit(field) - 1)); };
    Bits::each(kBoard, [&](unsigned field) {
      const unsigned mirror = field_at(kColumns - 1 - column_of(field), row_of(field));
      places[field] = {static_cast<std::uint8_t>(number(field)), static_cast<std::uint8_t>(number(mirror))};
    });
    return places;
  }();

  /// Inputs from `first` on, one for each field.
  void place(unsigned first, Set set) noexcept {
    Bits::each(set, [&](unsigned field) {
      squares[used] = static_cast<std::uint16_t>(first + kPlaces[field].square);
      mirrored[used++] = static_cast<std::uint16_t>(first + kPlaces[field].mirrored);
    });
  }
  struct Attackers {
    Set reach, return_reach;  // where they can go, and where the attacked side can
    const Set (&heads)[kLevels];
    unsigned forward;
  };
  void place_pawns(const Set (&heads)[kLevels], unsigned first, const Attackers& by) noexcept {
    Set stronger = two_steps(by.heads[kYellow], kDownLeft) | two_steps(by.heads[kYellow], kUpLeft);
    std::array<Set, kLevels> from_stronger{};
    for (unsigned level = kYellow; level-- > 0;) {
      from_stronger[level] = stronger;
      stronger |= two_steps(by.heads[level], by.forward);
    }
    for (unsigned level = 0; level < kLevels; ++level, first += kFields) {
      const Set reached = heads[level] & by.reach, strong = reached & from_stronger[level];
      const Set weak = reached & ~strong;
      place(kUnreached * kPawnSquares + first, heads[level] & ~reached);
      place(kGuardedFromWeaker * kPawnSquares + first, weak & by.return_reach);
      place(kHangingFromWeaker * kPawnSquares + first, weak & ~by.return_reach);
      place(kGuardedFromStronger * kPawnSquares + first, strong & by.return_reach);
      place(kHangingFromStronger * kPawnSquares + first, strong & ~by.return_reach);
    }
  }

  /// The board turned by 180 degrees: the last field becomes the first.
  [[nodiscard]] static constexpr Set turned_round(Set set) noexcept {
    const auto swap = [&set](unsigned by, Set mask) { set = (set >> by & mask) | (set & mask) << by; };
    swap(1, 0x5555555555555555U);
    swap(2, 0x3333333333333333U);
    swap(4, 0x0F0F0F0F0F0F0F0FU);
    return __builtin_bswap64(set) >> (63U - field_at(kColumns - 1, kRows - 1));
  }
  [[nodiscard]] static std::int16_t count(Set set) noexcept {
    return static_cast<std::int16_t>(Bits::count(set));
  }
  /// How often heads of one side, which goes forward so, can attack heads of the other.
  static void count_fights(const Set (&side)[kLevels], const Set (&enemies)[kLevels], unsigned ahead,
                           std::int16_t* counts) noexcept {
    for (unsigned level = 0; level < kLevels; ++level, counts += kLevels) {
      if (side[level] == 0) continue;
      const unsigned directions =
          level == kYellow ? unsigned{kDirections} : 2;  // the opposite ones come last
      for (unsigned enemy = 0; enemy < kLevels; ++enemy)
        for (unsigned i = 0; i < directions; ++i)
          counts[enemy] = static_cast<std::int16_t>(
              counts[enemy] + count(step(side[level], (ahead + i) % kDirections) & enemies[enemy]));
    }
  }
};

// 16 bits are enough for all that can be on the board at once.
inline constexpr unsigned kMostPawns = 2 * kPawns, kMostFights = kMostPawns * kDirections;
static_assert((kMostPawns + kMostFights + 2 * kFields + std::size(kQuietFrom) + 1) * INT8_MAX <= INT16_MAX);
static_assert(std::size(kQuietFrom) * sdk::kNetworkPart * INT8_MAX <= INT16_MAX);

/// In Elo, for the side that moves.
[[nodiscard]] inline std::int32_t value(const Input& input) noexcept {
  return sdk::network_value<std::int16_t>(kWeights, input);
}

/// In Elo, for the side that moves or attacks: whole fights by their odds.
[[nodiscard]] inline std::int32_t promise(const Rules& rules, const Position& position) {
  if (!position.fights()) return value(Input(position));
  double score = 0;
  each_end(rules, position, 1.0, [&](double chance, const Position& after) {
    score += chance * (after.end != 0 ? rules.outcome(after).scores[position.next] / 2.0
                                      : 1 / (1 + std::pow(10, value(Input(after)) / 400.0)));
  });
  constexpr double kLeast = 1e-7;  // 2800 points
  score = std::clamp(score, kLeast, 1 - kLeast);
  return static_cast<std::int32_t>(std::lround(-400 * std::log10(1 / score - 1)));
}

}  // namespace dice_checkers::network
