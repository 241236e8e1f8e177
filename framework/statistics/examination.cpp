// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/examination.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright {
namespace {

constexpr double kStandsOut = 0.75;

}  // namespace

Examination::Examination(const FastRules& rules, std::uint64_t seed)
    : rules_(rules),
      seed_(seed),
      expectation_(rules),
      close_(rules.room(kClosely)),
      work_(rules.room()),
      moves_(rules.max_moves()),
      weights_(rules.max_moves()) {}

void Examination::begin(std::uint64_t number, const void* start) {
  static_cast<void>(start);
  random_ = Random(mix64(seed_ ^ mix64(number)));
  course_.clear();
  drawn_ = 0;
  seen_ = 0;
}

void Examination::step(const ObservedStep& step) {
  if (step.seat == BW_CHANCE) return;
  course_.push_back({expectation_.of(step.before, random_), step.seat});
  if (step.choices.size() > 1) draw(step);
}

void Examination::draw(const ObservedStep& step) {
  std::size_t place = drawn_;
  ++seen_;
  if (drawn_ == kClosely) {
    place = random_.below(static_cast<std::uint32_t>(seen_));
    if (place >= kClosely) return;
  } else {
    ++drawn_;
  }
  rules_.copy(close_.get() + place * rules_.stride(), step.before);
  close_movers_[place] = step.seat;
}

void Examination::finish(const GameEnd& end, GameRow& row) {
  SeatScores result{};
  for (Seat seat = 0; seat < rules_.seats(); ++seat) result[seat] = static_cast<float>(end.scores[seat]) / 2;
  fill_lead_figures(course_, result, rules_.seats(), row);
  if (drawn_ == 0) return;
  fill_clarity(row);
  fill_uncertainty(row);
}

void Examination::fill_clarity(GameRow& row) {
  Clarity sum;
  std::vector<double> scores;
  std::vector<Move> events(rules_.max_moves());
  for (std::size_t i = 0; i < drawn_; ++i) {
    const std::byte* position = close_.get() + i * rules_.stride();
    const Seat mover = close_movers_[i];
    const std::uint32_t count = rules_.moves(position, mover, moves_.data());
    scores.clear();
    for (std::uint32_t k = 0; k < count; ++k) {
      rules_.copy(work_.get(), position);
      if (!rules_.play(work_.get(), mover, moves_[k]) ||
          !play_chance(rules_, work_.get(), random_, events.data(), weights_.data()))
        continue;
      scores.push_back(expectation_.of(work_.get(), random_)[mover]);
    }
    const Clarity clarity = clarity_of(scores);
    sum.narrowness += clarity.narrowness;
    sum.spread += clarity.spread;
  }
  const auto positions = static_cast<double>(drawn_);
  row.set(Column::kNarrowness, sum.narrowness / positions);
  row.set(Column::kClarity, sum.spread / positions);
}

void Examination::fill_uncertainty(GameRow& row) {
  double sum = 0;
  for (std::size_t i = 0; i < drawn_; ++i)
    sum += uncertainty_of(expectation_.by_games(close_.get() + i * rules_.stride(), kGames, random_),
                          rules_.seats());
  row.set(Column::kUncertainty, sum / static_cast<double>(drawn_));
}

Clarity clarity_of(std::span<const double> scores) {
  if (scores.empty()) return {};
  const auto count = static_cast<double>(scores.size());
  double sum = 0, squares = 0;
  for (const double score : scores) {
    sum += score;
    squares += score * score;
  }
  const double mean = sum / count, best = *std::max_element(scores.begin(), scores.end());
  const double line = mean + kStandsOut * (best - mean);
  const auto above = std::count_if(scores.begin(), scores.end(), [&](double score) { return score >= line; });
  return {static_cast<double>(above) / count, std::sqrt(std::max(0.0, squares / count - mean * mean))};
}

double uncertainty_of(const SeatScores& scores, Seat seats) {
  double sum = 0, entropy = 0;
  for (Seat seat = 0; seat < seats; ++seat) sum += scores[seat];
  if (sum <= 0 || seats < 2) return 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const double share = scores[seat] / sum;
    if (share > 0) entropy -= share * std::log(share);
  }
  return entropy / std::log(static_cast<double>(seats));
}

}  // namespace boardwright
