// SPDX-License-Identifier: GPL-3.0-or-later
//
// Elo ratings as FIDE computes them: FIDE Handbook, B.02 "FIDE Rating Regulations effective from 1 March
// 2024", 8.2 and 8.3. Departures, because a club knows no dates of birth and begins with nobody rated: there
// is no K for juniors, and players without games count as rated at `start`. Units: rating points, kept to
// hundredths. Pure functions, any thread, no errors: the reader of scoring.yaml has checked the values.
#pragma once

#include <span>

#include "framework/scoring/rating.hpp"

namespace boardwright {

struct EloRules {
  double start = 1500;
  double floor = 100;  ///< a rating never falls below it
  bool table = true;   ///< expected scores from FIDE's table, else from the logistic formula
  std::int64_t largest_difference = 400;  ///< 8.3.1: more counts as this much
  std::uint32_t k_new = 40;               ///< 8.3.3: until `new_games` games are completed
  std::uint32_t new_games = 30;
  std::uint32_t k = 20;       ///< 8.3.3: below `high_from`
  std::uint32_t k_high = 10;  ///< 8.3.3: for good once the rating has reached `high_from`
  double high_from = 2400;
  std::uint32_t most_per_period = 700;  ///< 8.3.3: K times games of a period is at most this
  std::uint32_t provisional_games = 5;  ///< 7.1.4: fewer games and a rating isn't published
  /// 8.2: until `provisional_games` are played the rating is that of the performance so far, together with
  /// two drawn games against `hypothetical` opponents, and at most `initial_most`. Else it moves by K from
  /// `start`.
  bool by_performance = false;
  double hypothetical = 1800;
  double initial_most = 2200;
  bool whole_changes = false;  ///< 8.3.4: the change of a period is rounded to a whole number
  friend bool operator==(const EloRules&, const EloRules&) = default;
};

/// The expected score against an opponent, from 0 to 1.
[[nodiscard]] double elo_expected(const EloRules& rules, double own, double opponent);

/// The development coefficient K for a player with `games` games in this period.
[[nodiscard]] std::uint32_t elo_k(const EloRules& rules, const Rating& before, std::size_t games);

/// 8.2: the rating that belongs to the performance in these games.
[[nodiscard]] double elo_initial(const EloRules& rules, std::uint32_t games, double opponents,
                                 std::uint32_t half_points);

/// The rating after a period with these games; without any it is the same.
[[nodiscard]] Rating elo_after_period(const EloRules& rules, const Rating& before,
                                      std::span<const RatedGame> games);

}  // namespace boardwright
