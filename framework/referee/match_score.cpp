// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/referee/match_score.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright {
namespace {

constexpr double kInterval = 1.959964;  // 95% of a normal distribution
constexpr std::uint32_t kFewestPairs = 4;

}  // namespace

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_difference(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

void MatchScore::add_pair(unsigned first_game, unsigned second_game) {
  for (const unsigned half_points : {first_game, second_game})
    ++(half_points == 2 ? wins_ : half_points == 1 ? draws_ : losses_);
  ++pairs_[std::min(first_game + second_game, 4U)];
}

double MatchScore::score() const noexcept { return games() == 0 ? 0.5 : (wins_ + draws_ / 2.0) / games(); }

double MatchScore::pair_variance() const noexcept {
  // A tenth of a pair of each kind besides: a match that went all one way would have no spread at all.
  constexpr double kBesides = 0.1;
  double count = 0, sum = 0, squares = 0;
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const double share = static_cast<double>(i) / 4, weight = pairs_[i] + kBesides;
    count += weight;
    sum += weight * share;
    squares += weight * share * share;
  }
  return squares / count - (sum / count) * (sum / count);
}

EloEstimate MatchScore::elo() const {
  if (games() == 0)
    return {0, -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  const double error = kInterval * std::sqrt(pair_variance() / pairs());
  return {elo_difference(score()), elo_difference(score() - error), elo_difference(score() + error)};
}

double SequentialTest::log_ratio(const MatchScore& score) const {
  const double s0 = score_of_elo(elo0), s1 = score_of_elo(elo1);
  return (s1 - s0) * (2 * score.score() - s0 - s1) * score.pairs() / (2 * score.pair_variance());
}

double SequentialTest::lower() const { return std::log(beta / (1 - alpha)); }
double SequentialTest::upper() const { return std::log((1 - beta) / alpha); }

SequentialTest::Verdict SequentialTest::verdict(const MatchScore& score) const {
  if (score.pairs() < kFewestPairs) return Verdict::kOpen;
  const double ratio = log_ratio(score);
  return ratio >= upper() ? Verdict::kElo1 : ratio <= lower() ? Verdict::kElo0 : Verdict::kOpen;
}

}  // namespace boardwright
