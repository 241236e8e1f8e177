// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/rule_use.hpp"

#include <algorithm>

#include "framework/statistics/metric.hpp"

namespace boardwright {

std::vector<std::string> RuleUse::never() const {
  std::vector<std::string> numbers;
  if (games == 0) return numbers;
  for (const Rule& rule : rules)
    if (rule.used == 0) numbers.push_back(rule.number);
  return numbers;
}

RuleUse rule_use(const RunResult& run) {
  const RunIdentity& who = run.identity;
  RuleUse use;
  if (who.traced.empty()) return use;
  const ColumnSums total = run.total();
  use.games = total.count(Column::kRuleUsed);
  const auto figures = estimates_of(run, rule_metrics_of(who), kRuleColumns);
  for (std::size_t rule = 0; rule < who.traced.size(); ++rule) {
    if (std::find(who.possible.begin(), who.possible.end(), who.traced[rule]) == who.possible.end()) continue;
    RuleUse::Rule one{.number = who.traced[rule]};
    if (use.games != 0) {
      one.plies = run.counts.rule_plies.at(rule);
      one.used = static_cast<std::uint64_t>(total.sum(Column::kRuleUsed, rule));
      one.decided = static_cast<std::uint64_t>(total.sum(Column::kRuleDecided, rule));
      one.used_interval = figures.at(2 * rule).interval;
      one.decided_interval = figures.at(2 * rule + 1).interval;
    }
    use.rules.push_back(std::move(one));
  }
  return use;
}

}  // namespace boardwright
