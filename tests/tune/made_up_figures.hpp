// SPDX-License-Identifier: GPL-3.0-or-later
//
// Candidates whose true figures are known, in the place of games.
#pragma once

#include <cmath>
#include <map>
#include <set>

#include "framework/tune/successive_halving.hpp"
#include "tests/statistics/support.hpp"

namespace boardwright::test {

/// Normal by the method of Box and Muller.
inline double made_up_normal(Random& random) {
  constexpr double kTwoPi = 6.283185307179586, kSteps = 1U << 30U;
  const double one = (random.below(1U << 30U) + 1.0) / kSteps, two = random.below(1U << 30U) / kSteps;
  return std::sqrt(-2 * std::log(one)) * std::cos(kTwoPi * two);
}

/// A figure of all candidates.
struct MadeUpFigure {
  std::vector<double> truth;  ///< by candidate
  double spread = 1;          ///< of a single game
};

/// Sums of normal draws. Half of a game's spread is of its number and the same for all candidates, as with dice that
/// they share.
class MadeUpFigures final : public CandidateFigures {
 public:
  MadeUpFigures(std::map<std::string, MadeUpFigure> figures, std::uint64_t seed)
      : figures_(std::move(figures)), random_(seed) {}

  std::map<std::string, MadeUpFigure> by_random_play;  ///< empty: the same as by players
  bool stale = false;  ///< cheats: on fresh seeds it tells the search's, with ordinary intervals
  std::map<std::size_t, std::uint64_t> marks;  ///< CandidateLooks::games_mark
  std::set<std::size_t> broken;                ///< their games fail
  std::atomic<bool>* stop = nullptr;           ///< set after so many looks
  int looks_to_stop = 0;
  std::vector<std::size_t> asked;  ///< how many candidates each look was of

  std::vector<Result<CandidateLooks>> look(const TuneStage& stage,
                                           std::span<const std::size_t> candidates) override {
    asked.push_back(candidates.size());
    const bool search = stage.series == TuneSeries::kSearch;
    if (stage.series != series_ && !stale) seen_.clear();
    if (stage.series != series_) allowed_.clear();
    series_ = stage.series;
    draw_shared(stage);
    std::vector<Result<CandidateLooks>> found;
    for (const std::size_t candidate : candidates) {
      if (!allowed_.empty()) CHECK(allowed_.contains(candidate));
      if (broken.contains(candidate))
        found.push_back(fail("candidate " + std::to_string(candidate) + " is broken"));
      else
        found.push_back(CandidateLooks{looks_at_candidate(stage, candidate, search || !stale),
                                       marks.contains(candidate) ? marks[candidate] : 0});
    }
    allowed_ = {candidates.begin(), candidates.end()};
    if (stop != nullptr && --looks_to_stop == 0) *stop = true;
    return found;
  }

 private:
  struct Seen {
    std::uint64_t games = 0;
    double sum = 0;  // of draws with a spread of 1
  };

  static std::uint64_t games_of(const TuneStage& stage) { return stage.games * stage.part / stage.parts; }

  void draw_shared(const TuneStage& stage) {
    shared_.clear();
    for (const Question& figure : stage.figures)
      if (!shared_.contains(figure.metric)) shared_[figure.metric] = made_up_normal(random_);
  }

  std::vector<Look> looks_at_candidate(const TuneStage& stage, std::size_t candidate, bool grows) {
    std::vector<Look> looks;
    std::set<std::string> drawn;
    for (std::size_t i = 0; i < stage.figures.size(); ++i) {
      const std::string& metric = stage.figures[i].metric;
      Seen& seen = seen_[{candidate, metric}];
      if (grows && drawn.insert(metric).second) {
        const auto more = static_cast<double>(games_of(stage) - seen.games);
        seen.sum += std::sqrt(more) * std::sqrt(0.5) * (shared_.at(metric) + made_up_normal(random_));
        seen.games = games_of(stage);
      }
      const auto& all =
          stage.series == TuneSeries::kRandom && !by_random_play.empty() ? by_random_play : figures_;
      const MadeUpFigure& figure = all.at(metric);
      const auto games = static_cast<double>(seen.games);
      const double error = figure.spread / std::sqrt(games);
      Look look{.games = seen.games,
                .value = figure.truth[candidate] + figure.spread * seen.sum / games,
                .bound = grows ? stage.bounds[i] : kNormal95};
      look.interval = Interval{look.value - look.bound * error, look.value + look.bound * error};
      look.answer = answer_of(stage.figures[i], *look.interval);
      looks.push_back(look);
    }
    return looks;
  }

  std::map<std::string, MadeUpFigure> figures_;
  Random random_;
  TuneSeries series_ = TuneSeries::kSearch;
  std::map<std::string, double> shared_;
  std::map<std::pair<std::size_t, std::string>, Seen> seen_;
  std::set<std::size_t> allowed_;
};

}  // namespace boardwright::test
