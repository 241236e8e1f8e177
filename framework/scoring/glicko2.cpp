// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/glicko2.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boardwright {
namespace {

constexpr double kCentre = 1500;  // step 2: the rating whose mu is 0, whatever players start with

double square(double x) { return x * x; }

}  // namespace

double glicko2_g(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

double glicko2_expected(double mu, double opponent_mu, double opponent_phi) {
  return 1 / (1 + std::exp(-glicko2_g(opponent_phi) * (mu - opponent_mu)));
}

double glicko2_volatility(double phi, double sigma, double v, double delta, double tau) {
  constexpr double kTolerance = 0.000001;  // the paper's epsilon
  constexpr int kMostRounds = 200;         // far more than the search ever takes
  const double a = std::log(square(sigma));
  const auto f = [&](double x) {
    const double e = std::exp(x);
    return e * (square(delta) - square(phi) - v - e) / (2 * square(square(phi) + v + e)) -
           (x - a) / square(tau);
  };
  double low = a;
  double high = 0;
  if (square(delta) > square(phi) + v) {
    high = std::log(square(delta) - square(phi) - v);
  } else {
    int k = 1;
    while (k < kMostRounds && f(a - k * tau) < 0) ++k;
    high = a - k * tau;
  }
  double f_low = f(low);
  double f_high = f(high);
  // The Illinois variant of regula falsi.
  for (int round = 0; round < kMostRounds && std::abs(high - low) > kTolerance; ++round) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

Rating glicko2_after_idle(const Glicko2Rules& rules, const Rating& before, std::int64_t periods) {
  if (periods <= 0) return before;
  // Step 6 as often as there are periods.
  const double phi = before.deviation / kGlicko2Scale;
  const double grown = std::sqrt(square(phi) + static_cast<double>(periods) * square(before.volatility));
  Rating after = before;
  after.deviation = std::min(rules.deviation, grown * kGlicko2Scale);
  return after;
}

Rating glicko2_after_period(const Glicko2Rules& rules, const Rating& before,
                            std::span<const RatedGame> games) {
  if (games.empty()) return glicko2_after_idle(rules, before, 1);
  const double mu = (before.value - kCentre) / kGlicko2Scale;  // step 2
  const double phi = before.deviation / kGlicko2Scale;
  double information = 0;  // 1/v
  double surprise = 0;     // delta/v
  for (const auto& game : games) {
    const double opponent_mu = (game.opponent - kCentre) / kGlicko2Scale;
    const double opponent_phi = game.opponent_deviation / kGlicko2Scale;
    const double g = glicko2_g(opponent_phi);
    const double expected = glicko2_expected(mu, opponent_mu, opponent_phi);
    information += square(g) * expected * (1 - expected);  // step 3
    surprise += g * (game.half_points / 2.0 - expected);   // step 4
  }
  const double v = 1 / information;
  Rating after = before;
  after.volatility = glicko2_volatility(phi, before.volatility, v, v * surprise, rules.tau);
  const double phi_star = std::sqrt(square(phi) + square(after.volatility));  // step 6
  const double new_phi = 1 / std::sqrt(1 / square(phi_star) + information);   // step 7
  const double new_mu = mu + square(new_phi) * surprise;
  after.value = kGlicko2Scale * new_mu + kCentre;  // step 8
  after.deviation = std::min(rules.deviation, kGlicko2Scale * new_phi);
  after.games += static_cast<std::uint32_t>(games.size());
  return after;
}

}  // namespace boardwright
