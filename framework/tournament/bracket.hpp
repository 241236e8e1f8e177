// SPDX-License-Identifier: GPL-3.0-or-later
//
// Knock-out brackets (T13): matches whose people are seeds, winners and losers of other matches. Values and
// pure functions; bracket_play.hpp says what results come to.
#pragma once

#include <vector>

#include "framework/line/chance.hpp"
#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

/// Where somebody in a match comes from.
struct BracketSource {
  enum class Kind : std::uint8_t {
    kSeed,     ///< `from`: the seed from 1; beyond the people there are: nobody
    kWinner,   ///< of match `from`
    kLoser,    ///< of match `from`
    kLoserIf,  ///< of match `from`, if it is the one on `side`; else nobody
    kAgainIf   ///< who was on `side` of match `from`, if the second one won it; else nobody
  };
  Kind kind = Kind::kSeed;
  std::size_t from = 0;
  std::uint8_t side = 0;  ///< 0: the first of the match, 1: the second
  friend bool operator==(const BracketSource&, const BracketSource&) = default;
};

enum class BracketBranch : std::uint8_t { kMain, kLower, kFinal, kThird, kConsolation, kPlacement };

struct BracketMatch {
  BracketBranch branch = BracketBranch::kMain;
  std::uint32_t round = 1;  ///< of its branch
  BracketSource first, second;
  std::uint32_t winner_place = 0;  ///< 0: plays on
  std::uint32_t loser_place = 0;   ///< shared by the losers of one round
  friend bool operator==(const BracketMatch&, const BracketMatch&) = default;
};

enum class BracketKind : std::uint8_t { kSingle, kConsolation, kDouble, kPlacement };

struct BracketSettings {
  BracketKind kind = BracketKind::kSingle;
  bool third = false;  ///< a match for the third place; placement has it anyway
  bool reset = true;   ///< of kDouble: once more if the one from below wins the final
  friend bool operator==(const BracketSettings&, const BracketSettings&) = default;
};

struct Bracket {
  Number people = 0;
  std::vector<BracketMatch> matches;  ///< each after those that it takes its people from
  friend bool operator==(const Bracket&, const Bracket&) = default;
};

/// Seeds by place in the bracket (T13.1), for the smallest power of two that holds the people.
[[nodiscard]] std::vector<Number> bracket_places(Number people);
/// T13.1, T13.4. No match for fewer than two people.
[[nodiscard]] Bracket make_bracket(Number people, const BracketSettings& settings = {});
/// People in order of strength, with lots within {1, 2}, {3, 4}, {5..8} and so on (T13.1): who has seed s is at
/// s - 1.
[[nodiscard]] std::vector<Number> seeds_by_lot(std::vector<Number> order, const Seed& lots);

}  // namespace boardwright::tournament
