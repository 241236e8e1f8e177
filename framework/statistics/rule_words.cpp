// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/rule_use.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kMostRuleEffects = 3;

/// The largest differences in use, each rule once.
std::vector<const MetricDifference*> largest(const std::vector<MetricDifference>& rules) {
  std::vector<const MetricDifference*> found;
  for (const MetricDifference& one : rules)
    if (one.verdict == Finding::kDifferent && one.id.starts_with("rule_used.")) found.push_back(&one);
  std::stable_sort(found.begin(), found.end(), [](const MetricDifference* a, const MetricDifference* b) {
    return std::abs(a->difference) > std::abs(b->difference);
  });
  if (found.size() > kMostRuleEffects) found.resize(kMostRuleEffects);
  return found;
}

std::string unused_sentence(const ComparisonReport& report, const RunResult& run, const std::string& title) {
  if (run.identity.traced.empty()) return said(report.language, "rule_use.untold", {title});
  const RuleUse use = rule_use(run);
  if (use.games == 0) return said(report.language, "rule_use.unwatched", {title});
  const auto never = use.never();
  const std::string games = std::to_string(use.games);
  if (never.empty()) return said(report.language, "rule_use.all_used", {title, games});
  std::string numbers;
  for (const auto& number : never) numbers += (numbers.empty() ? "" : ", ") + number;
  return said(report.language, "rule_use.never_used", {title, games, numbers});
}

}  // namespace

std::vector<std::string> rule_sentences(const ComparisonReport& report, const ComparedRuns& played,
                                        const Comparison& comparison) {
  std::vector<std::string> sentences;
  const auto effects = largest(comparison.rules);
  for (const MetricDifference* effect : effects)
    sentences.push_back(effect_sentence(report, comparison, *effect));
  if (effects.empty() && !comparison.rules.empty())
    sentences.push_back(said(report.language, "rule_use.no_rule_differs"));
  const auto unused = [&](std::size_t index, std::size_t other) {
    sentences.push_back(unused_sentence(report, played.runs[index], set_title(report, index, other)));
  };
  unused(comparison.first, comparison.second);
  unused(comparison.second, comparison.first);
  return sentences;
}

}  // namespace boardwright
