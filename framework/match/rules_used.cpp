// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/rules_used.hpp"

#include "plugins/host/rule_trace.hpp"

namespace boardwright {

std::vector<std::string> rules_used(const Position& position, Seat seat, Move move) {
  const auto trace = RuleTrace::of(position.shared_rules());
  Position after = position;
  if (!trace || !after.play(seat, move)) return {};
  const auto used = trace->used(position, seat, move, after);
  return used ? trace->numbers_of(*used) : std::vector<std::string>();
}

}  // namespace boardwright
