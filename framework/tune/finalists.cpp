// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tune/finalists.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "framework/tune/halving_order.hpp"

namespace boardwright {
namespace {

constexpr double kMostGamesToTell = 1e12;

bool clearly_preferred(const TuneFinalist& one, const TuneFinalist& other, const TuneAims& aims) {
  bool better = false;
  for (std::size_t i = 0; i < aims.preferences.size(); ++i) {
    if (clearly_better(aims.preferences[i], other.preferences[i], one.preferences[i])) return false;
    better = better || clearly_better(aims.preferences[i], one.preferences[i], other.preferences[i]);
  }
  return better;
}

/// Errors shrink with the root of the number of games, and the value stays about where it is.
std::optional<std::uint64_t> enough_for(const TuneFinalist& one, const TuneAims& aims) {
  double most = 0;
  for (std::size_t i = 0; i < one.goals.size(); ++i) {
    const Look& look = one.goals[i];
    if (look.answer == Answer::kYes) continue;
    if (!look.interval) return std::nullopt;
    const double half = (look.interval->high - look.interval->low) / 2,
                 edge = std::min(std::abs(look.value - aims.goals[i].low),
                                 std::abs(look.value - aims.goals[i].high));
    if (edge <= 0) return std::nullopt;
    most = std::max(most, static_cast<double>(look.games) * (half / edge) * (half / edge));
  }
  if (most > kMostGamesToTell) return std::nullopt;
  return static_cast<std::uint64_t>(std::ceil(most));
}

void sort_finalists(std::vector<TuneFinalist>& finalists, const TuneAims& aims) {
  std::vector<std::vector<Look>> seen;
  for (const TuneFinalist& one : finalists) seen.push_back(one.preferences);
  const auto fronts = pareto_fronts(seen, aims.preferences);
  std::vector<std::size_t> order(fronts.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto key = [&](std::size_t place) {
    const TuneFinalist& one = finalists[place];
    const auto count = [&](Answer answer) { return std::ranges::count(one.goals, answer, &Look::answer); };
    double errors = 0;
    for (std::size_t i = 0; i < one.goals.size(); ++i)
      errors = std::max(errors, errors_outside(aims.goals[i], one.goals[i]));
    const bool meets = one.verdict == TuneVerdict::kMeets;
    return std::tuple(one.verdict, !one.best, meets ? fronts[place] : 0, count(Answer::kNo), errors,
                      count(Answer::kOpen), one.candidate);
  };
  std::ranges::sort(order, {}, key);
  std::vector<TuneFinalist> sorted;
  for (const std::size_t place : order) sorted.push_back(std::move(finalists[place]));
  finalists = std::move(sorted);
}

void contradict_in_goals(TuneOutcome& outcome, std::size_t place) {
  const TuneFinalist& one = outcome.finalists[place];
  for (std::size_t goal = 0; goal < one.random_goals.size(); ++goal) {
    const Answer players = one.goals[goal].answer, random = one.random_goals[goal].answer;
    if (players != Answer::kOpen && random != Answer::kOpen && players != random)
      outcome.contradictions.push_back({.finalist = place, .figure = goal});
  }
}

void contradict_in_preferences(TuneOutcome& outcome, std::size_t place, const TuneAims& aims) {
  const auto& all = outcome.finalists;
  const TuneFinalist& one = all[place];
  for (std::size_t which = 0; which < one.random_preferences.size(); ++which)
    for (std::size_t k = 0; k < all.size(); ++k) {
      if (k == place || all[k].random_preferences.empty()) continue;
      const TunePreference& preference = aims.preferences[which];
      if (clearly_better(preference, one.preferences[which], all[k].preferences[which]) &&
          clearly_better(preference, all[k].random_preferences[which], one.random_preferences[which]))
        outcome.contradictions.push_back({.finalist = place, .figure = which, .other = k});
    }
}

}  // namespace

bool all_met(std::span<const Look> goals) noexcept {
  return std::ranges::all_of(goals, [](const Look& look) { return look.answer == Answer::kYes; });
}

bool any_missed(std::span<const Look> goals) noexcept {
  return std::ranges::any_of(goals, [](const Look& look) { return look.answer == Answer::kNo; });
}

void judge_finalists(TuneOutcome& outcome, const TuneAims& aims) {
  auto& all = outcome.finalists;
  for (TuneFinalist& one : all) {
    one.verdict = any_missed(one.goals) ? TuneVerdict::kMisses
                  : all_met(one.goals)  ? TuneVerdict::kMeets
                                        : TuneVerdict::kOpen;
    if (one.verdict == TuneVerdict::kOpen) one.enough = enough_for(one, aims);
  }
  for (TuneFinalist& one : all)
    one.best =
        one.verdict == TuneVerdict::kMeets && std::ranges::none_of(all, [&](const TuneFinalist& other) {
          return other.verdict == TuneVerdict::kMeets && clearly_preferred(other, one, aims);
        });
  sort_finalists(all, aims);
  for (std::size_t place = 0; place < all.size(); ++place) {
    contradict_in_goals(outcome, place);
    contradict_in_preferences(outcome, place, aims);
  }
}

}  // namespace boardwright
