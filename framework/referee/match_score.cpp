// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/referee/match_score.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright {
namespace {

constexpr double kInterval = 1.959964;  // 95% of a normal distribution
constexpr std::uint32_t kFewestPairs = 4, kFewestForSpread = 10;

}  // namespace

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_difference(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

void MatchScore::Sums::add(double score) noexcept {
  scores += score;
  squares += score * score;
}

ScoreEstimate MatchScore::Sums::estimate(std::uint32_t pairs) const noexcept {
  // A tenth of a pair of each kind besides: a match that went all one way would have no spread at all.
  constexpr double kBesides = 0.1;
  Sums spread = *this;
  double count = pairs;
  for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    count += kBesides;
    spread.scores += kBesides * share;
    spread.squares += kBesides * share * share;
  }
  const double variance = spread.squares / count - (spread.scores / count) * (spread.scores / count);
  if (pairs == 0) return {.variance = variance};
  const double score = scores / pairs, error = kInterval * std::sqrt(variance / pairs);
  return {score, score - error, score + error, variance};
}

void MatchScore::add_pair(unsigned first_game, unsigned second_game, double luck) {
  for (const unsigned half_points : {first_game, second_game})
    ++(half_points == 2 ? wins_ : half_points == 1 ? draws_ : losses_);
  if (luck != 0) any_luck_ = true;
  const double played = (first_game + second_game) / 4.0;
  played_.add(played);
  less_luck_.add(played - luck / 2);
}

ScoreEstimate MatchScore::as_played() const noexcept { return played_.estimate(pairs()); }

std::optional<ScoreEstimate> MatchScore::without_luck() const noexcept {
  if (!any_luck_ || pairs() < kFewestForSpread) return std::nullopt;
  return less_luck_.estimate(pairs());
}

EloEstimate ScoreEstimate::elo() const {
  return {elo_difference(score), elo_difference(low), elo_difference(high)};
}

double SequentialTest::log_ratio(const MatchScore& score) const {
  const double s0 = score_of_elo(elo0), s1 = score_of_elo(elo1);
  const ScoreEstimate known = score.without_luck().value_or(score.as_played());
  return (s1 - s0) * (2 * known.score - s0 - s1) * score.pairs() / (2 * known.variance);
}

double SequentialTest::lower() const { return std::log(beta / (1 - alpha)); }
double SequentialTest::upper() const { return std::log((1 - beta) / alpha); }

SequentialTest::Verdict SequentialTest::verdict(const MatchScore& score) const {
  if (score.pairs() < kFewestPairs) return Verdict::kOpen;
  const double ratio = log_ratio(score);
  return ratio >= upper() ? Verdict::kElo1 : ratio <= lower() ? Verdict::kElo0 : Verdict::kOpen;
}

}  // namespace boardwright
