// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a tie-break's value came about: every opponent, dummy, cut. What tables show when somebody asks why
// (T17.1), and what the value itself is made of. Values.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "framework/tournament/fraction.hpp"
#include "framework/tournament/scored_table.hpp"
#include "framework/tournament/tie_break.hpp"

namespace boardwright::tournament {

/// Why something doesn't count.
enum class CutReason : std::uint8_t {
  kCounts,
  kLeast,      ///< T17.11
  kVoluntary,  ///< it comes from a round left out voluntarily and is cut instead of the least (T17.12)
  kGreatest
};

/// What one round adds.
struct Contribution {
  std::uint32_t round = 0;  ///< from 1; 0: of no single round
  Number opponent = 0;      ///< 0: nobody
  RoundKind kind = RoundKind::kPlayed;
  bool dummy = false;  ///< the score is that of a dummy (T17.9)
  Fraction measure{};  ///< the opponent's score or rating: by it the least and the greatest are found
  Fraction value{};    ///< what is added
  CutReason cut = CutReason::kCounts;
  friend bool operator==(const Contribution&, const Contribution&) = default;
};

struct Derivation {
  TieBreak tie_break;
  Number number = 0;
  std::optional<Fraction> value{};  ///< nothing: there is none, as a performance without a game
  std::vector<Contribution> contributions{};
  friend bool operator==(const Derivation&, const Derivation&) = default;
};

/// Marks what is cut: low ones with the exception of T17.12, then high ones.
void apply_cuts(std::vector<Contribution>& contributions, const TieBreak& tie_break);
/// The sum of what is not cut.
[[nodiscard]] Fraction sum_of(const std::vector<Contribution>& contributions);

}  // namespace boardwright::tournament
