// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tune/successive_halving.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "framework/statistics/group_sequential.hpp"
#include "framework/tune/finalists.hpp"
#include "framework/tune/halving_order.hpp"

namespace boardwright {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// Of all finalists' intervals together; those of goals and those of preferences are a family each.
constexpr double kFamilyError = 0.05;
/// Of a candidate that lies inside all goals, over all looks of the search.
constexpr double kWronglyDropped = 0.01;
constexpr std::uint64_t kSearchPart = 3, kRandomPart = 20;

using Looks = std::vector<Look>;

/// A preference as something to look at.
Question anything_of(const TunePreference& preference) {
  return {.text = preference.metric, .metric = preference.metric, .low = -kInfinite, .high = kInfinite};
}

std::vector<std::vector<double>> bounds_of(const std::vector<double>& parts, std::size_t candidates,
                                           const TuneAims& aims) {
  std::vector<std::vector<double>> by_look(parts.size());
  for (const std::size_t family : {aims.goals.size(), aims.preferences.size()}) {
    if (family == 0) continue;
    const auto bounds = sequential_bounds(parts, kFamilyError / static_cast<double>(candidates * family));
    for (std::size_t look = 0; look < parts.size(); ++look)
      by_look[look].insert(by_look[look].end(), family, bounds[look]);
  }
  return by_look;
}

/// Of the schedule's looks, whose parts of all games it knows.
void add_bounds(TuneSchedule& schedule, std::size_t finalists, const TuneAims& aims) {
  std::vector<double> parts;
  for (std::size_t round = 1; round <= schedule.rounds.size(); ++round)
    parts.push_back(static_cast<double>((std::uint64_t{1} << round) - 1) /
                    static_cast<double>(schedule.parts()));
  if (!parts.empty())
    schedule.drop_bounds = sequential_bounds(parts, kWronglyDropped / static_cast<double>(aims.goals.size()));
  parts.clear();
  for (std::uint64_t look = 1; look <= TuneSchedule::kFreshLooks; ++look)
    parts.push_back(static_cast<double>(look) / static_cast<double>(TuneSchedule::kFreshLooks));
  for (std::size_t left = 1; left <= finalists; ++left)
    schedule.fresh_bounds.push_back(bounds_of(parts, left, aims));
}

class Halving {
 public:
  Halving(std::size_t candidates, const TuneAims& aims, const TuneSchedule& schedule,
          CandidateFigures& source, const std::atomic<bool>* stop)
      : aims_(aims), source_(source), stop_(stop) {
    outcome_.schedule = schedule;
    outcome_.fates.resize(candidates);
    for (const Question& goal : aims.goals) figures_.push_back(goal);
    for (const TunePreference& preference : aims.preferences) figures_.push_back(anything_of(preference));
    for (std::size_t i = 0; i < candidates; ++i) going_.push_back({.candidate = i});
  }

  [[nodiscard]] TuneOutcome run() {
    search();
    if (!is_stopped()) play_again();
    if (!is_stopped()) play_at_random();
    judge();
    outcome_.stopped = is_stopped();
    return std::move(outcome_);
  }

 private:
  [[nodiscard]] bool is_stopped() const { return stop_ != nullptr && stop_->load(); }

  /// The looks at those whose games don't fail, with their places in `candidates`; empty if it was stopped
  /// meanwhile. The others' fates are told.
  [[nodiscard]] std::vector<std::pair<std::size_t, CandidateLooks>> looks_at_stage(
      const TuneStage& stage, std::span<const std::size_t> candidates) {
    auto seen = source_.look(stage, candidates);
    if (is_stopped()) return {};
    std::vector<std::pair<std::size_t, CandidateLooks>> found;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if (seen[i]) {
        found.emplace_back(i, std::move(*seen[i]));
        continue;
      }
      if (stage.series == TuneSeries::kRandom) continue;  // what the players have shown stands
      TuneFate& fate = outcome_.fates[candidates[i]];
      fate.end = TuneFate::End::kBroken;
      fate.problem = seen[i].error();
    }
    return found;
  }

  [[nodiscard]] FreshGames fresh_games() const {
    const TuneSchedule& schedule = outcome_.schedule;
    const std::size_t count = std::clamp<std::size_t>(going_.size(), 1, schedule.fresh_bounds.size());
    return {.games = schedule.fresh / count, .bound = schedule.fresh_bounds[count - 1].back().front()};
  }

  void search() {
    const TuneSchedule& schedule = outcome_.schedule;
    if (schedule.rounds.empty()) return;
    for (std::size_t round = 0; round < schedule.rounds.size(); ++round) {
      if (going_.size() <= TuneSchedule::kFinalists) return;  // their games are better spent on fresh seeds
      outcome_.rounds.push_back(going_.size());
      look_in_search(round, schedule.drop_bounds[round]);
      if (is_stopped()) return;
      sort_standings(going_, aims_, fresh_games());
      const std::size_t next =
          round + 1 < schedule.rounds.size() ? schedule.rounds[round + 1] : TuneSchedule::kFinalists;
      halve(round, next);
      if (going_.empty()) {
        take_nearest();
        return;
      }
    }
  }

  void look_in_search(std::size_t round, double bound) {
    const TuneSchedule& schedule = outcome_.schedule;
    TuneStage stage{.series = TuneSeries::kSearch,
                    .round = round + 1,
                    .rounds = schedule.rounds.size(),
                    .part = (std::uint64_t{1} << (round + 1)) - 1,
                    .parts = schedule.parts(),
                    .games = schedule.first * schedule.parts(),
                    .figures = figures_,
                    .bounds = std::vector<double>(figures_.size(), kNormal95)};
    // The goals once more, to drop by: who is clearly outside at any of the looks.
    for (const Question& goal : aims_.goals) {
      stage.figures.push_back(goal);
      stage.bounds.push_back(bound);
    }
    std::vector<std::size_t> candidates;
    for (const TuneStanding& one : going_) candidates.push_back(one.candidate);
    std::vector<TuneStanding> seen;
    for (auto& [place, found] : looks_at_stage(stage, candidates)) {
      auto& [looks, mark] = found;
      TuneStanding& one = seen.emplace_back(std::move(going_[place]));
      one.games_mark = mark;
      outcome_.games += looks.front().games - (one.goals.empty() ? 0 : one.goals.front().games);
      TuneFate& fate = outcome_.fates[one.candidate];
      fate.round = round + 1;
      const auto at = [&](std::size_t figure) { return looks.begin() + static_cast<std::ptrdiff_t>(figure); };
      one.goals.assign(at(0), at(aims_.goals.size()));
      one.preferences.assign(at(aims_.goals.size()), at(figures_.size()));
      for (std::size_t goal = 0; goal < aims_.goals.size() && !one.outside; ++goal) {
        if (looks[figures_.size() + goal].answer != Answer::kNo) continue;
        one.outside = true;
        fate.end = TuneFate::End::kOutside;
        fate.goal = goal;
      }
    }
    if (!is_stopped()) going_ = std::move(seen);
  }

  /// Leaves so many at most, nobody who is clearly outside, and one of those that played the same games.
  void halve(std::size_t round, std::size_t most) {
    std::vector<TuneStanding> next;
    for (TuneStanding& one : going_) {
      const auto same = std::ranges::find_if(next, [&](const TuneStanding& other) {
        return one.games_mark != 0 && other.games_mark == one.games_mark;
      });
      if (one.outside) {
        outside_.push_back(std::move(one));
      } else if (same != next.end()) {
        outcome_.fates[one.candidate].end = TuneFate::End::kSame;
        outcome_.fates[one.candidate].like = same->candidate;
      } else if (next.size() < most) {
        next.push_back(std::move(one));
      } else {
        outcome_.fates[one.candidate].end = TuneFate::End::kBehind;
        outcome_.fates[one.candidate].round = round + 1;
        behind_.push_back(std::move(one));
      }
    }
    going_ = std::move(next);
  }

  /// Where everybody who was left has turned out to be outside: the best of those who fell behind, who may yet be
  /// inside; else the nearest of those who can't.
  void take_nearest() {
    // Their looks were at fewer games, with bounds that hardly anything is beyond.
    const auto far_out = [&](const TuneStanding& one) { return errors_of(one) > fresh_games().bound; };
    for (TuneStanding& one : behind_)
      if (far_out(one)) outside_.push_back(one);
    std::erase_if(behind_, far_out);
    if (!behind_.empty()) {
      sort_standings(behind_, aims_, fresh_games());
      if (behind_.size() > TuneSchedule::kFinalists) behind_.resize(TuneSchedule::kFinalists);
      going_ = std::move(behind_);
      return;
    }
    outcome_.all_outside = !outside_.empty();
    std::ranges::stable_sort(outside_, {}, [&](const TuneStanding& one) { return distance_of(one); });
    if (outside_.size() > TuneSchedule::kNearest) outside_.resize(TuneSchedule::kNearest);
    going_ = std::move(outside_);
  }

  /// From the farthest goal, in standard errors.
  [[nodiscard]] double errors_of(const TuneStanding& one) const {
    double farthest = 0;
    for (std::size_t i = 0; i < one.goals.size(); ++i)
      farthest = std::max(farthest, errors_outside(aims_.goals[i], one.goals[i]));
    return farthest;
  }

  /// The same in standard deviations of a single game: candidates have been played more or less.
  [[nodiscard]] double distance_of(const TuneStanding& one) const {
    return errors_of(one) /
           std::sqrt(static_cast<double>(std::max<std::uint64_t>(one.goals.front().games, 1)));
  }

  /// On fresh seeds, until all goals of all finalists are answered or the games are played.
  void play_again() {
    if (going_.empty()) return;
    constexpr std::uint64_t kLooks = TuneSchedule::kFreshLooks;
    const auto& bounds = outcome_.schedule.fresh_bounds[going_.size() - 1];
    for (const TuneStanding& one : going_) {
      outcome_.finalists.push_back({.candidate = one.candidate});
      outcome_.fates[one.candidate].end = TuneFate::End::kPlayedAgain;
    }
    for (std::uint64_t look = 1; look <= kLooks; ++look) {
      std::vector<std::size_t> playing, candidates;
      for (std::size_t i = 0; i < outcome_.finalists.size(); ++i)
        if (!is_settled(outcome_.finalists[i])) {
          playing.push_back(i);
          candidates.push_back(outcome_.finalists[i].candidate);
        }
      if (playing.empty()) return;
      const TuneStage stage{.series = TuneSeries::kFresh,
                            .round = look,
                            .rounds = kLooks,
                            .part = look,
                            .parts = kLooks,
                            .games = outcome_.schedule.fresh / going_.size(),
                            .figures = figures_,
                            .bounds = bounds[look - 1]};
      for (auto& [place, found] : looks_at_stage(stage, candidates)) {
        Looks& looks = found.looks;
        TuneFinalist& one = outcome_.finalists[playing[place]];
        outcome_.games += looks.front().games - (one.goals.empty() ? 0 : one.goals.front().games);
        part_looks(std::move(looks), one.goals, one.preferences);
      }
      if (is_stopped()) return;
    }
  }

  /// Nothing more can be learnt of it that matters. Those whose games fail are settled too.
  [[nodiscard]] bool is_settled(const TuneFinalist& one) const {
    if (outcome_.fates[one.candidate].end == TuneFate::End::kBroken) return true;
    if (one.goals.empty()) return false;
    return any_missed(one.goals) || (all_met(one.goals) && aims_.preferences.empty());
  }

  void play_at_random() {
    if (outcome_.schedule.random == 0 || outcome_.finalists.empty()) return;
    std::vector<std::size_t> candidates;
    for (const TuneFinalist& one : outcome_.finalists) candidates.push_back(one.candidate);
    const TuneStage stage{.series = TuneSeries::kRandom,
                          .games = outcome_.schedule.random / candidates.size(),
                          .figures = figures_,
                          .bounds = bounds_of({1.0}, candidates.size(), aims_).front()};
    for (auto& [place, found] : looks_at_stage(stage, candidates)) {
      Looks& looks = found.looks;
      TuneFinalist& one = outcome_.finalists[place];
      outcome_.random_games += looks.front().games;
      part_looks(std::move(looks), one.random_goals, one.random_preferences);
    }
  }

  void part_looks(Looks looks, Looks& goals, Looks& preferences) const {
    const auto end = looks.begin() + static_cast<std::ptrdiff_t>(aims_.goals.size());
    goals.assign(looks.begin(), end);
    preferences.assign(end, looks.end());
  }

  void judge() {
    // Without a look there is nothing to tell of them: stopped, or their games failed.
    std::erase_if(outcome_.finalists, [&](const TuneFinalist& one) {
      TuneFate& fate = outcome_.fates[one.candidate];
      if (one.goals.empty() && fate.end == TuneFate::End::kPlayedAgain) fate.end = TuneFate::End::kStopped;
      return one.goals.empty() || fate.end == TuneFate::End::kBroken;
    });
    judge_finalists(outcome_, aims_);
  }

  const TuneAims& aims_;
  CandidateFigures& source_;
  const std::atomic<bool>* stop_;
  std::vector<Question> figures_;  // goals, then preferences
  std::vector<TuneStanding> going_, behind_, outside_;
  TuneOutcome outcome_;
};

}  // namespace

std::string_view verdict_word(TuneVerdict verdict) {
  switch (verdict) {
    case TuneVerdict::kMeets: return "meets";
    case TuneVerdict::kMisses: return "misses";
    case TuneVerdict::kOpen: break;
  }
  return "open";
}

std::string_view fate_word(TuneFate::End end) {
  switch (end) {
    case TuneFate::End::kPlayedAgain: return "played_again";
    case TuneFate::End::kOutside: return "outside";
    case TuneFate::End::kBehind: return "behind";
    case TuneFate::End::kSame: return "same";
    case TuneFate::End::kBroken: return "broken";
    case TuneFate::End::kStopped: break;
  }
  return "stopped";
}

Result<TuneSchedule> tune_schedule(std::size_t candidates, const TuneAims& aims, std::uint64_t games,
                                   bool random) {
  TuneSchedule schedule;
  std::uint64_t shares = 0;  // of a candidate's games in the first round
  for (std::size_t left = candidates; left > TuneSchedule::kFinalists; left = (left + 1) / 2) {
    if (left == TuneSchedule::kFinalists + 1 && !schedule.rounds.empty()) break;  // no round for one
    shares += left << schedule.rounds.size();
    schedule.rounds.push_back(left);
  }
  schedule.random = random ? games / kRandomPart : 0;
  const std::uint64_t search = schedule.rounds.empty() ? 0 : games / kSearchPart;
  schedule.fresh = games - search - schedule.random;
  if (shares != 0) schedule.first = search / shares;
  const std::uint64_t finalists = std::min(candidates, TuneSchedule::kFinalists);
  if ((shares != 0 && schedule.first < TuneSchedule::kFewestGames) ||
      schedule.fresh < finalists * TuneSchedule::kFewestFresh) {
    const std::uint64_t fewest = std::max(kSearchPart * shares * TuneSchedule::kFewestGames,
                                          2 * finalists * TuneSchedule::kFewestFresh);
    return fail(std::to_string(games) + " games are too few for " + std::to_string(candidates) +
                (candidates == 1 ? " value set" : " value sets") + "; at least " + std::to_string(fewest) +
                " are needed");
  }
  add_bounds(schedule, finalists, aims);
  return schedule;
}

TuneOutcome successive_halving(std::size_t candidates, const TuneAims& aims, const TuneSchedule& schedule,
                               CandidateFigures& figures, const std::atomic<bool>* stop) {
  return Halving(candidates, aims, schedule, figures, stop).run();
}

}  // namespace boardwright
