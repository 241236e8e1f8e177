// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/round_time.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boardwright::planning {
namespace {

/// Of the normal distribution: as many lie above it as one of ten.
constexpr double kTenth = 1.2815515655446004;
constexpr std::uint32_t kTimes = 1000;

double normal(Random& random) {  // Box and Muller 1958
  const double radius = std::sqrt(-2 * std::log(1 - part(random)));
  return radius * std::cos(2 * std::numbers::pi * part(random));
}

}  // namespace

GameLength length_between(double from, double to) {
  return {.median = std::sqrt(from * to), .spread = from < to ? std::log(to / from) / (2 * kTenth) : 0};
}

double part(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

double game_minutes(Random& random, const GameLength& length) {
  return length.spread == 0 ? length.median : length.median * std::exp(length.spread * normal(random));
}

double match_minutes(Random& random, const EveningFacts& facts) {
  double minutes = 0;
  for (std::uint32_t game = 0; game < facts.games; ++game) minutes += game_minutes(random, facts.length);
  return minutes;
}

double round_minutes(const std::vector<double>& matches, std::uint32_t boards) {
  if (matches.empty()) return 0;
  std::vector<double> free(boards == 0 ? matches.size() : std::min<std::size_t>(boards, matches.size()), 0.0);
  for (const double minutes : matches) *std::ranges::min_element(free) += minutes;
  return *std::ranges::max_element(free);
}

std::vector<double> rounds_in_time(const EveningFacts& facts, std::uint32_t most, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> shares(most, 0.0);
  std::vector<double> matches(facts.ratings.size() / 2);
  for (std::uint32_t evening = 0; evening < kTimes; ++evening) {
    double at = 0;
    for (std::uint32_t round = 0; round < most; ++round) {
      for (double& minutes : matches) minutes = match_minutes(random, facts);
      at += round_minutes(matches, facts.boards) + (round == 0 ? 0 : facts.pause);
      if (at > facts.minutes) break;
      shares[round] += 1.0 / kTimes;
    }
  }
  return shares;
}

}  // namespace boardwright::planning
