// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/statistics/metric.hpp"

namespace boardwright {

/// What can be said about one figure of two rule sets.
enum class Finding {
  kDifferent,  ///< after Holm's correction, at 5%
  kSame,       ///< within the margin, by two one-sided tests at 5% each (Schuirmann 1987)
  kOpen        ///< neither: more games are needed
};
[[nodiscard]] std::string_view verdict_word(Finding verdict);  ///< "different", "same", "open"

struct MetricDifference {
  std::string id;
  Estimate first, second;
  double difference = 0;               ///< second minus first
  std::optional<Interval> interval{};  ///< of the difference, 95%, not corrected; nothing: too few games
  double p = 1;                        ///< of the swap test
  double corrected = 1;                ///< the same, corrected
  bool tested = false;                 ///< whether it was counted in the correction
  Finding verdict = Finding::kOpen;
  double margin = 0;  ///< within which figures count as the same
  /// A true difference of this size would have been seen with 80%, at 5% without correction.
  std::optional<double> visible{};
};

/// Corrects all of those that were tested for being several (Holm); what stays below 5% is different.
void correct_together(std::vector<MetricDifference*> figures);

/// Two runs with the same players and as many games.
struct Comparison {
  std::size_t first = 0, second = 0;  ///< indices of the runs
  std::vector<MetricDifference> metrics;
  /// How often each rule was used and decided (rule_metrics_of), where both tell of the same rules; a family
  /// of its own in the correction. Rules that neither run has used are left out.
  std::vector<MetricDifference> rules{};
};

/// Compares each further run with the first one. Runs with equal seeds are paired: games of the same number
/// have the same dice. Fails where runs differ in players or in the number of games. Holm's correction is
/// over all metrics of all comparisons, and another one over all rules of all comparisons.
[[nodiscard]] Result<std::vector<Comparison>> compare_runs(std::span<const RunResult> runs);

}  // namespace boardwright
