// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/player_difference.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace boardwright {
namespace {

constexpr double kNoWidth = 1e-12;

/// In the order in which they are told.
struct Conclusion {
  std::string_view metric;
  double least = 0, most = 1;  ///< that it can be
};
constexpr std::array<Conclusion, 7> kConclusions{{{"first_advantage", -1},
                                                  {"completion"},
                                                  {"draws"},
                                                  {"cut"},
                                                  {"repetition_ends"},
                                                  {"decided_share"},
                                                  {"luck_share"}}};

/// An estimate with its interval; nothing where too few games were played for one.
std::optional<Estimate> figure_in(const std::vector<Estimate>& all, const Conclusion& which) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Estimate& one) { return one.id == which.metric; });
  if (found == all.end() || !found->interval || found->games == 0) return std::nullopt;
  Estimate estimate = *found;
  // Games that were all alike leave a bootstrap no spread; as many as Wilson's interval allows may yet be
  // otherwise.
  if (estimate.interval->high - estimate.interval->low < kNoWidth) {
    const double otherwise = wilson(0, static_cast<double>(estimate.games)).high * (which.most - which.least);
    estimate.interval = Interval{std::max(which.least, estimate.value - otherwise),
                                 std::min(which.most, estimate.value + otherwise)};
  }
  return estimate;
}

double two_sided(double errors) { return std::erfc(errors / std::sqrt(2.0)); }

MetricDifference difference_of(const Estimate& first, const Estimate& second, double margin) {
  MetricDifference one{.id = first.id, .first = first, .second = second};
  one.difference = second.value - first.value;
  one.margin = margin;
  const double down = std::hypot(second.value - second.interval->low, first.interval->high - first.value),
               up = std::hypot(second.interval->high - second.value, first.value - first.interval->low);
  one.interval = Interval{one.difference - down, one.difference + up};
  one.visible = (kNormal95 + kNormal80) * (down + up) / (2 * kNormal95);
  one.tested = std::abs(one.difference) > kNoWidth;
  const double to_zero = one.difference > 0 ? down : up;
  one.p = two_sided(kNormal95 * std::abs(one.difference) / std::max(to_zero, kNoWidth));
  const double narrow = kNormal90 / kNormal95;
  if (one.difference - narrow * down > -margin && one.difference + narrow * up < margin)
    one.verdict = Finding::kSame;
  return one;
}

std::vector<MetricDifference> conclusions_apart(const RunResult& run, const std::vector<Estimate>& first,
                                                const std::vector<Estimate>& second) {
  std::vector<MetricDifference> found;
  const auto metrics = metrics_of(run.identity);
  for (const Conclusion& which : kConclusions) {
    const auto one = figure_in(first, which), two = figure_in(second, which);
    const auto metric = std::find_if(metrics.begin(), metrics.end(),
                                     [&](const Metric& each) { return each.id == which.metric; });
    if (one && two && metric != metrics.end()) found.push_back(difference_of(*one, *two, metric->margin));
  }
  return found;
}

}  // namespace

std::vector<std::vector<MetricDifference>> player_differences(std::span<const RunResult> runs) {
  std::vector<std::vector<MetricDifference>> found;
  if (runs.size() < 2) return found;
  const auto first = estimates(runs.front());
  for (const RunResult& run : runs.subspan(1)) found.push_back(conclusions_apart(run, first, estimates(run)));
  std::vector<MetricDifference*> all;
  for (auto& of_run : found)
    for (MetricDifference& one : of_run) all.push_back(&one);
  correct_together(std::move(all));
  return found;
}

bool matters(const MetricDifference& one) {
  return one.verdict == Finding::kDifferent && one.interval &&
         (one.interval->low > one.margin || one.interval->high < -one.margin);
}

Sign sign_of(const Estimate& estimate) {
  if (!estimate.interval || (estimate.interval->low <= 0 && estimate.interval->high >= 0))
    return Sign::kUnknown;
  return estimate.interval->low > 0 ? Sign::kPositive : Sign::kNegative;
}

}  // namespace boardwright
