// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/rule_watch.hpp"

#include <bit>

namespace boardwright {

std::unique_ptr<RuleWatch> RuleWatch::create(const std::shared_ptr<const Rules>& rules, RunCounts& counts) {
  auto trace = RuleTrace::of(rules);
  if (!trace) return nullptr;
  return std::unique_ptr<RuleWatch>(new RuleWatch(std::move(*trace), counts));
}

RuleWatch::RuleWatch(RuleTrace trace, RunCounts& counts) : trace_(std::move(trace)), counts_(counts) {
  counts_.rule_plies.resize(trace_.numbers().size(), 0);
}

void RuleWatch::begin(std::uint64_t number, const void* start) {
  static_cast<void>(number);
  static_cast<void>(start);
  game_ = last_ = 0;
}

void RuleWatch::note(RuleBits used) {
  game_ |= used;
  for (RuleBits rest = used; rest != 0; rest &= rest - 1)
    ++counts_.rule_plies[static_cast<std::size_t>(std::countr_zero(rest))];
}

void RuleWatch::step(const ObservedStep& step) {
  const auto used = trace_.used(step.before, step.seat, step.move, step.after);
  if (!used) {
    if (problem_.empty()) problem_ = used.error();
    return;
  }
  note(*used);
  last_ = *used;
}

void RuleWatch::finish(const GameEnd& end, GameRow& row) {
  if (end.by == GameEnd::By::kRepetition) {
    // No move tells of it: the host applies that rule.
    const RuleBits repetition = trace_.ending(end.reason) & ~last_;
    note(repetition);
    last_ |= repetition;
  }
  const bool decided = end.by == GameEnd::By::kRules || end.by == GameEnd::By::kRepetition;
  for (std::size_t rule = 0; rule < trace_.numbers().size(); ++rule) {
    row.set(Column::kRuleUsed, rule, static_cast<double>(game_ >> rule & 1U));
    row.set(Column::kRuleDecided, rule, decided ? static_cast<double>(last_ >> rule & 1U) : 0);
  }
}

}  // namespace boardwright
