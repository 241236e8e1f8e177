// SPDX-License-Identifier: GPL-3.0-or-later
//
// Glicko-2: Mark E. Glickman, "Example of the Glicko-2 system", Boston University, 30 November 2013. The
// steps below are the paper's. Units: ratings and deviations in rating points outside; `mu` and `phi` on the
// paper's inner scale. Pure functions, any thread, no errors: the reader of scoring.yaml has checked the
// values.
#pragma once

#include <cstdint>
#include <span>

#include "framework/scoring/rating.hpp"

namespace boardwright {

struct Glicko2Rules {
  double start = 1500;
  double deviation = 350;              ///< of a player without games, and the largest there is
  double volatility = 0.06;            ///< of a player without games
  double tau = 0.5;                    ///< step 1: how much the volatility may change
  double provisional_deviation = 110;  ///< a rating with a larger deviation is provisional
  friend bool operator==(const Glicko2Rules&, const Glicko2Rules&) = default;
};

inline constexpr double kGlicko2Scale = 173.7178;  ///< step 2

/// Step 3: what an opponent's deviation takes from a result's weight.
[[nodiscard]] double glicko2_g(double phi);
/// Step 3: the expected score against an opponent.
[[nodiscard]] double glicko2_expected(double mu, double opponent_mu, double opponent_phi);
/// Step 5: the new volatility, from the estimated variance `v` and the estimated improvement `delta`.
[[nodiscard]] double glicko2_volatility(double phi, double sigma, double v, double delta, double tau);

/// The rating after one period with these games; without any only the deviation grows (end of step 8).
[[nodiscard]] Rating glicko2_after_period(const Glicko2Rules& rules, const Rating& before,
                                          std::span<const RatedGame> games);
/// The rating after so many periods without games.
[[nodiscard]] Rating glicko2_after_idle(const Glicko2Rules& rules, const Rating& before,
                                        std::int64_t periods);

}  // namespace boardwright
