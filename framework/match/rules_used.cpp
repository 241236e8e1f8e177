// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/rules_used.hpp"

#include "plugins/host/rule_trace.hpp"

namespace boardwright {

std::vector<std::string> rules_used(const Position& before, Seat seat, Move move, const Position& after) {
  const auto trace = RuleTrace::of(before.shared_rules());
  if (!trace) return {};
  const auto used = trace->used(before, seat, move, after);
  return used ? trace->numbers_of(*used) : std::vector<std::string>();
}

}  // namespace boardwright
