// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tune/halving_order.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright {
namespace {

constexpr double kEndlessly = std::numeric_limits<double>::infinity();
/// Of the likeliest candidate's chance: whoever has as much competes by preferences.
constexpr double kLikelyPart = 0.1;
constexpr double kLargestMargin = 0.25;

double normal_below(double z) { return std::erfc(-z / std::sqrt(2.0)) / 2; }

double error_of(const Look& look) { return (look.interval->high - look.interval->low) / (2 * look.bound); }

/// So that more is better; what isn't known is worst.
double worth(const TunePreference& preference, double value) {
  if (std::isnan(value)) return -kEndlessly;
  return preference.more ? value : -value;
}

bool dominates(const std::vector<Look>& one, const std::vector<Look>& other,
               std::span<const TunePreference> preferences) {
  bool better = false;
  for (std::size_t i = 0; i < preferences.size(); ++i) {
    const double mine = worth(preferences[i], one[i].value), theirs = worth(preferences[i], other[i].value);
    const bool known = one[i].interval && other[i].interval;
    const double room = known ? std::hypot(error_of(one[i]), error_of(other[i])) : 0;
    if (mine < theirs - room) return false;
    better = better || mine > theirs + room;
  }
  return better;
}

/// What a candidate is sorted by.
struct Rank {
  bool outside = false;
  double chance = 1, errors = 0;
  bool likely = false;
  std::size_t front = 0;
};

}  // namespace

double errors_outside(const Question& goal, const Look& look) {
  if (std::isnan(look.value)) return kEndlessly;
  const double distance = std::max({0.0, goal.low - look.value, look.value - goal.high});
  if (distance == 0) return 0;
  const double error = look.interval ? error_of(look) : 0;
  return error > 0 ? distance / error : kEndlessly;
}

double chance_to_show(const Question& goal, const Look& look, const FreshGames& fresh) {
  if (std::isnan(look.value)) return 0;
  const bool inside = look.value >= goal.low && look.value <= goal.high;
  if (!look.interval) return inside ? 0.5 : 0;
  const double error = error_of(look),
               fresh_error = error * std::sqrt(static_cast<double>(look.games) /
                                               static_cast<double>(std::max<std::uint64_t>(fresh.games, 1)));
  const double margin = std::min(fresh.bound * fresh_error, kLargestMargin * (goal.high - goal.low));
  const double spread = std::hypot(error, fresh_error);
  if (!(spread > 0)) return inside ? 1 : 0;
  return std::max(0.0, normal_below((goal.high - margin - look.value) / spread) -
                           normal_below((goal.low + margin - look.value) / spread));
}

std::vector<std::size_t> pareto_fronts(const std::vector<std::vector<Look>>& seen,
                                       std::span<const TunePreference> preferences) {
  constexpr auto kNone = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> fronts(seen.size(), kNone);
  std::size_t left = seen.size();
  for (std::size_t front = 0; left > 0; ++front) {
    std::vector<std::size_t> these;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (fronts[i] != kNone) continue;
      bool dominated = false;
      for (std::size_t k = 0; k < seen.size() && !dominated; ++k)
        dominated = fronts[k] == kNone && dominates(seen[k], seen[i], preferences);
      if (!dominated) these.push_back(i);
    }
    // As small differences count as none, all could be behind others in a circle: then they are alike.
    for (std::size_t i = 0; these.empty() && i < seen.size(); ++i)
      if (fronts[i] == kNone) fronts[i] = front, --left;
    for (const std::size_t i : these) fronts[i] = front;
    left -= these.size();
  }
  return fronts;
}

void sort_standings(std::vector<TuneStanding>& standings, const TuneAims& aims, const FreshGames& fresh) {
  std::vector<Rank> ranks(standings.size());
  double likeliest = 0;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    ranks[i].outside = standings[i].outside;
    for (std::size_t goal = 0; goal < aims.goals.size(); ++goal) {
      ranks[i].chance *= chance_to_show(aims.goals[goal], standings[i].goals[goal], fresh);
      ranks[i].errors = std::max(ranks[i].errors, errors_outside(aims.goals[goal], standings[i].goals[goal]));
    }
    if (!ranks[i].outside) likeliest = std::max(likeliest, ranks[i].chance);
  }
  std::vector<std::size_t> likely;
  std::vector<std::vector<Look>> seen;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    if (ranks[i].outside || ranks[i].chance <= 0 || ranks[i].chance < kLikelyPart * likeliest) continue;
    ranks[i].likely = true;
    likely.push_back(i);
    seen.push_back(standings[i].preferences);
  }
  const auto fronts = pareto_fronts(seen, aims.preferences);
  for (std::size_t i = 0; i < likely.size(); ++i) ranks[likely[i]].front = fronts[i];

  const auto by_chance = [&](std::size_t a, std::size_t b) {
    const Rank &one = ranks[a], &other = ranks[b];
    if (one.outside != other.outside) return other.outside;
    if (one.chance != other.chance) return one.chance > other.chance;
    if (one.errors != other.errors) return one.errors < other.errors;
    return standings[a].candidate < standings[b].candidate;
  };
  std::vector<std::size_t> preferred(standings.size());
  for (std::size_t i = 0; i < preferred.size(); ++i) preferred[i] = i;
  std::vector<std::size_t> likeliest_first = preferred;
  std::ranges::sort(likeliest_first, by_chance);
  std::ranges::sort(preferred, [&](std::size_t a, std::size_t b) {
    if (ranks[a].likely != ranks[b].likely) return ranks[a].likely;
    if (ranks[a].front != ranks[b].front) return ranks[a].front < ranks[b].front;
    return by_chance(a, b);
  });
  std::vector<TuneStanding> sorted;
  std::vector<bool> taken(standings.size(), false);
  for (std::size_t i = 0; i < standings.size(); ++i)
    for (const std::size_t next : {preferred[i], likeliest_first[i]}) {
      if (taken[next]) continue;
      taken[next] = true;
      sorted.push_back(std::move(standings[next]));
    }
  standings = std::move(sorted);
}

bool clearly_better(const TunePreference& preference, const Look& one, const Look& other) {
  if (!one.interval || !other.interval) return false;
  return preference.more ? one.interval->low > other.interval->high
                         : one.interval->high < other.interval->low;
}

}  // namespace boardwright
