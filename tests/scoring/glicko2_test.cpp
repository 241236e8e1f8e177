// SPDX-License-Identifier: GPL-3.0-or-later
//
// The worked example of Glickman's paper, "Example of the Glicko-2 system" (2013), and what it says about
// periods without games.
#include "framework/scoring/glicko2.hpp"

#include <cmath>
#include <numbers>

#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

// A player of 1500, deviation 200, volatility 0.06, beats the first opponent and loses to the other two; tau
// 0.5.
constexpr Rating kPlayer{.value = 1500, .deviation = 200, .volatility = 0.06};
const std::vector<RatedGame> kGames{{1400, 30, 2}, {1550, 100, 0}, {1700, 300, 0}};

/// Rounded to so many decimals, as the paper prints its intermediate results and then goes on with them.
double printed(double value, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(value * scale) / scale;
}

double on_inner_scale(double rating) { return printed((rating - 1500) / kGlicko2Scale, 4); }
double deviation_on_inner_scale(double deviation) { return printed(deviation / kGlicko2Scale, 4); }

}  // namespace

TEST_CASE("step 2 of the paper's example: the inner scale") {
  CHECK(deviation_on_inner_scale(200) == 1.1513);
  CHECK(on_inner_scale(1400) == -0.5756);
  CHECK(on_inner_scale(1550) == 0.2878);
  CHECK(on_inner_scale(1700) == 1.1513);
  CHECK(deviation_on_inner_scale(30) == 0.1727);
  CHECK(deviation_on_inner_scale(100) == 0.5756);
  CHECK(deviation_on_inner_scale(300) == 1.7269);
}

TEST_CASE("steps 3 to 8 of the paper's example, with its roundings, to the printed digits") {
  const std::array<double, 3> g{0.9955, 0.9531, 0.7242};
  const std::array<double, 3> expected{0.639, 0.432, 0.303};
  double information = 0;
  double surprise = 0;
  for (std::size_t j = 0; j < 3; ++j) {
    const double mu = (kGames[j].opponent - 1500) / kGlicko2Scale;
    const double phi = kGames[j].opponent_deviation / kGlicko2Scale;
    CHECK(printed(glicko2_g(phi), 4) == g[j]);
    CHECK(printed(glicko2_expected(0, mu, phi), 3) == expected[j]);
    information += g[j] * g[j] * expected[j] * (1 - expected[j]);
    surprise += g[j] * (kGames[j].half_points / 2.0 - expected[j]);
  }
  const double v = printed(1 / information, 4);
  CHECK(v == 1.7785);
  const double delta = printed(v * surprise, 4);
  CHECK(delta == -0.4834);
  const double sigma = glicko2_volatility(1.1513, 0.06, v, delta, 0.5);
  CHECK(std::floor(sigma * 1e5) / 1e5 == 0.05999);  // the paper cuts here: it is 0.059996
  const double phi_star = std::sqrt(1.1513 * 1.1513 + 0.05999 * 0.05999);
  CHECK(printed(phi_star, 6) == 1.152862);
  const double phi = printed(1 / std::sqrt(1 / (phi_star * phi_star) + 1 / v), 4);
  CHECK(phi == 0.8722);
  const double mu = printed(phi * phi * printed(surprise, 3), 4);  // of −0.272
  CHECK(mu == -0.2069);
  CHECK(printed(kGlicko2Scale * mu + 1500, 2) == 1464.06);
  CHECK(printed(kGlicko2Scale * phi, 2) == 151.52);
}

TEST_CASE("the paper's example without its roundings is the same to a hundredth") {
  const Rating after = glicko2_after_period({}, kPlayer, kGames);
  CHECK(std::abs(after.value - 1464.06) < 0.0101);  // 1464.0507
  CHECK(printed(after.value, 4) == 1464.0507);
  CHECK(printed(after.deviation, 2) == 151.52);
  CHECK(printed(after.deviation, 4) == 151.5165);
  CHECK(std::floor(after.volatility * 1e5) / 1e5 == 0.05999);
  CHECK(after.games == 3);
}

TEST_CASE("a period without games leaves rating and volatility and lets the deviation grow") {
  const Glicko2Rules rules;
  const Rating after = glicko2_after_period(rules, kPlayer, {});
  CHECK(after.value == 1500);
  CHECK(after.volatility == 0.06);
  CHECK(after.games == 0);
  CHECK(after.deviation == Approx(std::sqrt(200.0 * 200 + std::pow(0.06 * kGlicko2Scale, 2))));
  CHECK(after.deviation > 200);
}

TEST_CASE("many periods without games are the same as one after the other, up to the largest deviation") {
  const Glicko2Rules rules;
  Rating step = kPlayer;
  for (int i = 0; i < 10; ++i) step = glicko2_after_period(rules, step, {});
  CHECK(glicko2_after_idle(rules, kPlayer, 10).deviation == Approx(step.deviation).epsilon(1e-12));
  CHECK(glicko2_after_idle(rules, kPlayer, 0) == kPlayer);
  CHECK(glicko2_after_idle(rules, kPlayer, 1'000'000).deviation == rules.deviation);
}

TEST_CASE("the volatility rises with a result that nobody expected and hardly moves with an expected one") {
  const Glicko2Rules rules;
  const Rating strong{.value = 2200, .deviation = 50, .volatility = 0.06};
  const std::vector<RatedGame> lost(10, RatedGame{1400, 30, 0});
  const std::vector<RatedGame> won(10, RatedGame{1400, 30, 2});
  const Rating surprised = glicko2_after_period(rules, strong, lost);
  CHECK(surprised.volatility > 0.0601);
  CHECK(surprised.value < 2100);
  const Rating confirmed = glicko2_after_period(rules, strong, won);
  CHECK(confirmed.volatility == Approx(0.06).margin(0.0005));
  CHECK(confirmed.value > 2200);
  CHECK(confirmed.value < 2210);
}

TEST_CASE("the search for the volatility finds the root of the paper's function") {
  for (const double delta : {-6.0, -1.0, 0.0, 0.5, 3.0, 12.0})
    for (const double phi : {0.1, 0.5, 2.0})
      for (const double v : {0.05, 1.0, 30.0})
        for (const double tau : {0.2, 0.5, 1.2}) {
          const double x = 2 * std::log(glicko2_volatility(phi, 0.06, v, delta, tau));
          const double a = std::log(0.06 * 0.06);
          const auto f = [&](double at) {
            const double e = std::exp(at);
            const double d = phi * phi + v + e;
            return e * (delta * delta - d) / (2 * d * d) - (at - a) / (tau * tau);
          };
          INFO(delta << " " << phi << " " << v << " " << tau);
          CHECK(f(x - 1e-5) * f(x + 1e-5) <= 0);
        }
}
