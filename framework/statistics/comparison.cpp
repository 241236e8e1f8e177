// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/comparison.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright {
namespace {

constexpr double kSignificance = 0.05;
constexpr double kTiny = 1e-12;

/// The metrics that both runs have numbers for.
std::vector<Metric> common_metrics(std::vector<Metric> metrics, const std::vector<Metric>& others,
                                   const RunResult& first, const RunResult& second) {
  const ColumnSums one = first.total(), two = second.total();
  std::erase_if(metrics, [&](const Metric& metric) {
    const bool both =
        std::any_of(others.begin(), others.end(), [&](const Metric& other) { return other.id == metric.id; });
    const double value1 = metric.value(one), value2 = metric.value(two);
    // Nothing here and nothing there, such as rolls without dice, is no figure to compare.
    const bool nothing = metric.relative && value1 == 0 && value2 == 0;
    return !both || nothing || std::isnan(value1) || std::isnan(value2);
  });
  return metrics;
}

struct Intervals {
  std::optional<Interval> wide, narrow;  // 95% and 90%
  double error = 0;                      // standard error
};

/// Of the differences, by metric; the metrics are made of these columns.
std::vector<Intervals> intervals_of(const std::vector<Metric>& metrics, const RunResult& first,
                                    const RunResult& second, ColumnRange columns) {
  std::vector<std::vector<double>> replicates(metrics.size());
  const Bootstrap one(first.blocks, columns), two(second.blocks, columns);
  for (std::uint32_t k = 0; k < Bootstrap::kReplicates; ++k) {
    const ColumnSums sums1 = one.replicate(k), sums2 = two.replicate(k);
    for (std::size_t i = 0; i < metrics.size(); ++i)
      replicates[i].push_back(metrics[i].value(sums2) - metrics[i].value(sums1));
  }
  const ColumnSums total1 = first.total(), total2 = second.total();
  const bool paired = first.identity.seed == second.identity.seed;
  std::vector<Intervals> found;
  for (std::size_t i = 0; i < metrics.size(); ++i) {
    Intervals intervals;
    intervals.error = standard_deviation(replicates[i]);
    if (metrics[i].share) {
      const std::size_t column = *metrics[i].share;
      const auto share = [column](const ColumnSums& total) {
        return ShareOfGames{total.sums[column], static_cast<double>(total.games[column])};
      };
      const double together = paired ? block_correlation(first.blocks, second.blocks, column) : 0;
      const auto difference = [&](double normal) {
        return difference_of_shares(share(total1), share(total2), together, normal);
      };
      intervals.wide = difference(kNormal95);
      intervals.narrow = difference(kNormal90);
      intervals.error = (intervals.wide->high - intervals.wide->low) / (2 * kNormal95);
    } else {
      intervals.wide = percentile_interval(replicates[i]);
      intervals.narrow = percentile_interval(replicates[i], 0.90);
    }
    found.push_back(intervals);
  }
  return found;
}

/// p-values of the swap test, by metric.
std::vector<double> p_values(const std::vector<Metric>& metrics, const RunResult& first,
                             const RunResult& second, ColumnRange columns) {
  const ColumnSums total1 = first.total(), total2 = second.total();
  std::vector<double> seen;
  for (const Metric& metric : metrics) seen.push_back(std::abs(metric.value(total2) - metric.value(total1)));
  std::vector<std::uint32_t> as_far(metrics.size(), 1);  // the runs as they are count too
  const SwapTest test(first.blocks, second.blocks, columns);
  for (std::uint32_t k = 0; k < SwapTest::kThrows; ++k) {
    const auto [sums1, sums2] = test.thrown(k);
    for (std::size_t i = 0; i < metrics.size(); ++i) {
      const double difference = std::abs(metrics[i].value(sums2) - metrics[i].value(sums1));
      // What can't be told any more is no reason to see a difference. A little room for rounding.
      if (!(difference < seen[i] - kTiny * (1 + seen[i]))) ++as_far[i];
    }
  }
  std::vector<double> p;
  for (const std::uint32_t count : as_far) p.push_back(static_cast<double>(count) / (SwapTest::kThrows + 1));
  return p;
}

Estimate estimate_in(const std::vector<Estimate>& all, const std::string& id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Estimate& one) { return one.id == id; });
  return found == all.end() ? Estimate{} : *found;
}

/// What differs in some metrics, which are made of these columns; not yet corrected.
std::vector<MetricDifference> differences(const std::vector<Metric>& metrics, const RunResult& first,
                                          const RunResult& second, const std::vector<Estimate>& figures1,
                                          const std::vector<Estimate>& figures2, ColumnRange columns) {
  std::vector<MetricDifference> found;
  for (const Metric& metric : metrics) {
    MetricDifference one{.id = metric.id,
                         .first = estimate_in(figures1, metric.id),
                         .second = estimate_in(figures2, metric.id)};
    one.difference = one.second.value - one.first.value;
    one.margin = metric.relative ? metric.margin * std::abs(one.first.value) : metric.margin;
    found.push_back(std::move(one));
  }
  if (metrics.empty() || first.blocks.size() < Bootstrap::kFewestBlocks) return found;
  const auto intervals = intervals_of(metrics, first, second, columns);
  const auto p = p_values(metrics, first, second, columns);
  for (std::size_t i = 0; i < metrics.size(); ++i) {
    MetricDifference& one = found[i];
    one.interval = intervals[i].wide;
    one.p = p[i];
    // A figure that is the same in every game of both runs can't be found different, and asks for nothing.
    one.tested = intervals[i].error > kTiny && one.p < 1;
    one.visible = (kNormal95 + kNormal80) * intervals[i].error;
    if (intervals[i].narrow && intervals[i].narrow->low > -one.margin &&
        intervals[i].narrow->high < one.margin)
      one.verdict = Finding::kSame;
  }
  return found;
}

/// How often the rules were used, of runs that tell of the same ones.
std::vector<MetricDifference> rule_differences(const RunResult& first, const RunResult& second) {
  if (first.identity.traced.empty() || first.identity.traced != second.identity.traced) return {};
  const auto all = rule_metrics_of(first.identity);
  auto metrics = common_metrics(all, all, first, second);
  const ColumnSums one = first.total(), two = second.total();
  std::erase_if(metrics,
                [&](const Metric& metric) { return metric.value(one) == 0 && metric.value(two) == 0; });
  return differences(metrics, first, second, estimates_of(first, metrics, kRuleColumns),
                     estimates_of(second, metrics, kRuleColumns), kRuleColumns);
}

Comparison compared(std::span<const RunResult> runs, std::size_t other,
                    const std::vector<std::vector<Estimate>>& figures) {
  const RunResult &first = runs.front(), &second = runs[other];
  const auto metrics = common_metrics(metrics_of(first.identity), metrics_of(second.identity), first, second);
  return {.first = 0,
          .second = other,
          .metrics = differences(metrics, first, second, figures.front(), figures[other], kMetricColumns),
          .rules = rule_differences(first, second)};
}

/// Over one list of all comparisons, a family of figures.
void correct(std::vector<Comparison>& comparisons, std::vector<MetricDifference> Comparison::*family) {
  std::vector<MetricDifference*> figures;
  for (Comparison& comparison : comparisons)
    for (MetricDifference& one : comparison.*family) figures.push_back(&one);
  correct_together(figures);
}

}  // namespace

std::string_view verdict_word(Finding verdict) {
  switch (verdict) {
    case Finding::kDifferent: return "different";
    case Finding::kSame: return "same";
    case Finding::kOpen: break;
  }
  return "open";
}

void correct_together(std::vector<MetricDifference*> figures) {
  std::erase_if(figures, [](const MetricDifference* one) { return !one->tested; });
  std::vector<double> p;
  for (const MetricDifference* one : figures) p.push_back(one->p);
  const auto corrected = holm(p);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    figures[i]->corrected = corrected[i];
    if (corrected[i] < kSignificance) figures[i]->verdict = Finding::kDifferent;
  }
}

Result<std::vector<Comparison>> compare_runs(std::span<const RunResult> runs) {
  if (runs.size() < 2) return fail("at least two rule sets are needed to compare");
  std::vector<std::vector<Estimate>> figures;
  for (const RunResult& run : runs) {
    if (run.identity.players != runs.front().identity.players)
      return fail("the players are not the same in all runs");
    if (run.blocks.size() != runs.front().blocks.size() || run.identity.games != runs.front().identity.games)
      return fail("the runs have not as many games");
    figures.push_back(estimates(run));
  }
  std::vector<Comparison> comparisons;
  for (std::size_t other = 1; other < runs.size(); ++other)
    comparisons.push_back(compared(runs, other, figures));
  correct(comparisons, &Comparison::metrics);
  correct(comparisons, &Comparison::rules);
  return comparisons;
}

}  // namespace boardwright
