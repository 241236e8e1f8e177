// SPDX-License-Identifier: GPL-3.0-or-later
//
// In which order candidates go on in a search, and which of some looks is better.
#pragma once

#include <span>
#include <vector>

#include "framework/tune/successive_halving.hpp"

namespace boardwright {

/// What the fresh games of a candidate will be like, as far as it is known before they are played.
struct FreshGames {
  std::uint64_t games = 0;
  double bound = 0;  ///< of a goal's interval, in standard errors
};

/// What is known of a candidate in the search.
struct TuneStanding {
  std::size_t candidate = 0;
  std::vector<Look> goals{}, preferences{};
  bool outside = false;          ///< of a goal, for certain
  std::uint64_t games_mark = 0;  ///< see CandidateLooks
};

/// The probability that fresh games will show a goal to be met, of a look at a candidate with an ordinary interval:
/// the true figure is as uncertain as the look says, and the fresh games add an error of their own. Where the goal is
/// narrower than their interval, a quarter of it on each side takes that one's place: the middle is still nearest.
[[nodiscard]] double chance_to_show(const Question& goal, const Look& look, const FreshGames& fresh);

/// How far a value is outside a goal, in standard errors; 0 inside.
[[nodiscard]] double errors_outside(const Question& goal, const Look& look);

/// The best first, in turn by two orders. One is of those that are at least a tenth as likely to be shown as the likeliest,
/// the preferred first (by Pareto fronts: Srinivas and Deb 1994, Multiobjective optimization using nondominated
/// sorting). The other is of how likely they are, then of how near: what is preferred most lies often at the edge of a
/// goal, where little can be shown, and then something else must be left. Candidates that are outside come last, equal
/// ones in the order of their numbers.
void sort_standings(std::vector<TuneStanding>& standings, const TuneAims& aims, const FreshGames& fresh);

/// Who is preferred: 0 for the first Pareto front. By candidate; `seen` by candidate, by preference. Values that are
/// within one standard error of their difference count as equal.
[[nodiscard]] std::vector<std::size_t> pareto_fronts(const std::vector<std::vector<Look>>& seen,
                                                     std::span<const TunePreference> preferences);

/// Whether all of one interval is on the better side of the other.
[[nodiscard]] bool clearly_better(const TunePreference& preference, const Look& one, const Look& other);

}  // namespace boardwright
