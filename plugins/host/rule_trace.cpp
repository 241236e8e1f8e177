// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/rule_trace.hpp"

#include <algorithm>

namespace boardwright {

std::vector<std::string> traced_rules(const Rules& rules) {
  const auto* table = rules.extension<bw_trace>(BW_TRACE);
  if (table == nullptr) return {};
  const char* const* ids = nullptr;
  const std::uint32_t count = std::min(table->ids(rules.raw(), &ids), BW_MAX_TRACED_RULES);
  return {ids, ids + count};
}

std::optional<RuleTrace> RuleTrace::of(std::shared_ptr<const Rules> rules) {
  const auto* table = rules->extension<bw_trace>(BW_TRACE);
  if (table == nullptr) return std::nullopt;
  return RuleTrace(std::move(rules), table);
}

RuleTrace::RuleTrace(std::shared_ptr<const Rules> rules, const bw_trace* table)
    : rules_(std::move(rules)), table_(table) {
  numbers_ = traced_rules(*rules_);
  known_ = numbers_.empty() ? 0 : ~RuleBits{0} >> (BW_MAX_TRACED_RULES - numbers_.size());
  possible_ = table_->possible(rules_->raw()) & known_;
}

Result<RuleBits> RuleTrace::used(const void* before, Seat seat, Move move, const void* after) const {
  RuleBits used = 0;
  if (const bw_status status = table_->used(rules_->raw(), before, seat, move, after, &used); status != BW_OK)
    return fail("the rules of " + rules_->game_id() + " don't tell which of them a move used (status " +
                std::to_string(status) + ")");
  return used & known_;
}

RuleBits RuleTrace::ending(const std::string& reason) const {
  return table_->ending(rules_->raw(), reason.c_str()) & known_;
}

std::vector<std::string> RuleTrace::numbers_of(RuleBits rules) const {
  std::vector<std::string> numbers;
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    if ((rules >> i & 1U) != 0) numbers.push_back(numbers_[i]);
  return numbers;
}

}  // namespace boardwright
