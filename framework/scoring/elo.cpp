// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/elo.hpp"

#include <algorithm>
#include <cmath>

#include "framework/scoring/fide_tables.hpp"

namespace boardwright {

double elo_expected(const EloRules& rules, double own, double opponent) {
  const auto most = static_cast<double>(rules.largest_difference);
  const double difference = std::clamp(own - opponent, -most, most);  // 8.3.1
  // The table is for the whole ratings that FIDE publishes.
  if (rules.table) return fide_score_probability(std::llround(difference)) / 100.0;
  // Elo, The Rating of Chessplayers, Past and Present, 8.43, the logistic curve.
  return 1 / (1 + std::pow(10.0, -difference / 400));
}

std::uint32_t elo_k(const EloRules& rules, const Rating& before, std::size_t games) {
  const std::uint32_t k = before.games < rules.new_games ? rules.k_new
                          : before.reached_high          ? rules.k_high
                                                         : rules.k;
  if (games == 0 || k * games <= rules.most_per_period) return k;
  return static_cast<std::uint32_t>(rules.most_per_period / games);  // the largest whole K that fits
}

double elo_initial(const EloRules& rules, std::uint32_t games, double opponents, std::uint32_t half_points) {
  const double average = (opponents + 2 * rules.hypothetical) / (games + 2);  // 8.2.3
  const double percent = 100.0 * (half_points + 2) / (2 * (games + 2));
  const double rating = average + fide_rating_difference(static_cast<int>(std::lround(percent)));
  return std::clamp(std::round(rating), rules.floor, rules.initial_most);
}

Rating elo_after_period(const EloRules& rules, const Rating& before, std::span<const RatedGame> games) {
  if (games.empty()) return before;
  double difference = 0;  // between score and expectation, 8.3.2
  Rating after = before;
  for (const auto& game : games) {
    difference += game.half_points / 2.0 - elo_expected(rules, before.value, game.opponent);
    after.opponents += game.opponent;
    after.half_points += game.half_points;
  }
  after.games += static_cast<std::uint32_t>(games.size());
  if (rules.by_performance && before.games < rules.provisional_games) {
    after.value = elo_initial(rules, after.games, after.opponents, after.half_points);
  } else {
    // Counted in hundredths, so that ratings are the same whatever the order of the additions.
    const long long hundredths = std::llround(difference * elo_k(rules, before, games.size()) * 100);
    const long long change =
        rules.whole_changes ? std::llround(static_cast<double>(hundredths) / 100) * 100 : hundredths;
    const double value = static_cast<double>(std::llround(before.value * 100) + change) / 100;
    after.value = std::max(rules.floor, value);
  }
  after.reached_high = before.reached_high || after.value >= rules.high_from;
  return after;
}

}  // namespace boardwright
