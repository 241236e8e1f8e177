// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a round by the Dutch system is as it is (T5.9): where each pair was made, who got which side and why, and what the
// nearest other round would break. Pure functions of the crosstable; values without words, with rule numbers, people
// and amounts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "framework/tournament/crosstable.hpp"
#include "framework/tournament/pairing.hpp"
#include "framework/tournament/sides.hpp"

namespace boardwright::tournament {

/// The first thing in which one round is worse than the one that the rules make.
struct Breach {
  std::string rule;             ///< such as "T6.15"
  std::string criterion;        ///< the field's name for it, such as "C12"; empty for the order of candidates
  std::size_t bracket = 0;      ///< from 1, the top; 0: before any bracket
  std::optional<Points> score;  ///< whose pairing score it is about, where it goes by score
  std::int64_t ours = 0;        ///< how often the rules' round offends it, or what it comes to
  std::int64_t other = 0;       ///< the same of the other round
  std::vector<Number> people;   ///< whom it concerns in the other round, ascending
  friend bool operator==(const Breach&, const Breach&) = default;
};

/// Another round, and what it breaks first. Nothing in `round`: there is none at all.
struct OtherRound {
  std::optional<RoundPairing> round;
  Breach breach;
  friend bool operator==(const OtherRound&, const OtherRound&) = default;
};

/// Where a pair, or the bye, comes from.
struct PairReason {
  Pair pair;  ///< the bye: `second` is 0
  std::size_t bracket =
      0;  ///< from 1, the top. Of the bye: the last one, or that from which nobody else was left over
  Points score = 0;                        ///< the pairing score of the bracket's residents
  bool moved_down = false;                 ///< the higher ranked one came from a bracket above
  Number higher = 0;                       ///< the higher ranked one
  SideReason side = SideReason::kInitial;  ///< what decided about the sides (T6.30); not of the bye
  Preference preference_of_first, preference_of_second;
  friend bool operator==(const PairReason&, const PairReason&) = default;
};

/// Of each pair in the order of the boards, then of the bye.
[[nodiscard]] tl::expected<std::vector<PairReason>, PairingProblem> pair_reasons(const Crosstable& table);

/// Of a pair, or a bye (`b` is 0), that the rules make: the best round without it, and what that breaks first. Nothing
/// where they don't make it, or no round at all.
[[nodiscard]] std::optional<OtherRound> best_without(const Crosstable& table, Number a, Number b);

/// Of a pair, or a bye (`b` is 0), that the rules don't make: the best round with it, and what that breaks first.
/// Nothing where they make it, or no round at all, or somebody isn't to be paired.
[[nodiscard]] std::optional<OtherRound> best_with(const Crosstable& table, Number a, Number b);

}  // namespace boardwright::tournament
