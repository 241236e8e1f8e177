// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/statistics/interval.hpp"
#include "framework/statistics/run.hpp"

namespace boardwright {

/// A figure that is made of the columns' sums. docs/metrics.md defines each by its id.
struct Metric {
  std::string id;
  /// Not a number where the sums hold nothing to make it of.
  std::function<double(const ColumnSums&)> value;
  /// Where it is a share of games: the column of those that count. Its interval is Wilson's.
  std::optional<std::size_t> share{};
  /// Differences of less than this don't matter: in the figure's own unit, or as a part of its value.
  double margin = 0.02;
  bool relative = false;
  /// Over how many games.
  std::size_t games_column = at(Column::kPlies);
};

/// What is known of a metric by its id alone, whatever stands behind a dot in it: the seat or the rule.
struct MetricFacts {
  std::string_view id;      ///< without that
  std::string_view family;  ///< those that tell much the same have the same one
  bool percent;             ///< how it is written
};
[[nodiscard]] std::optional<MetricFacts> facts_of_metric(std::string_view id);

/// Those that a run's players and board make possible, in the order of reports.
[[nodiscard]] std::vector<Metric> metrics_of(const RunIdentity& identity);

/// How often each traced rule was used and decided, as shares of the watched games: "rule_used.NUMBER" and
/// "rule_decided.NUMBER", in the order of the numbers.
[[nodiscard]] std::vector<Metric> rule_metrics_of(const RunIdentity& identity);

struct Estimate {
  std::string id;
  double value = 0;
  std::optional<Interval> interval{};  ///< nothing: too few games
  std::uint64_t games = 0;
};

/// Those of some metrics that there are numbers for, which are made of these columns.
[[nodiscard]] std::vector<Estimate> estimates_of(const RunResult& run, std::vector<Metric> metrics,
                                                 ColumnRange columns);

/// All metrics of a whole run that there are numbers for, quantiles of the length last.
[[nodiscard]] std::vector<Estimate> estimates(const RunResult& run);

/// Shares of games whose length in plies is told as a quantile.
inline constexpr std::array<double, 5> kLengthQuantiles{0.05, 0.25, 0.5, 0.75, 0.95};

}  // namespace boardwright
