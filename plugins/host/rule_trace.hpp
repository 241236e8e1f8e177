// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi/trace.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// Rules as bits: bit i is the trace's number i.
using RuleBits = std::uint64_t;

/// The numbers of the rules that can be reported, in the order of their bits; empty if the rules don't tell.
[[nodiscard]] std::vector<std::string> traced_rules(const Rules& rules);

/// Which numbered rules the moves of a game use (the contract's extension trace). Immutable; any thread may
/// use it. Keeps the rules alive.
class RuleTrace {
 public:
  /// Nothing if the rules don't tell.
  [[nodiscard]] static std::optional<RuleTrace> of(std::shared_ptr<const Rules> rules);

  /// The rules that can be reported, as RULES.md numbers them; at most 64.
  [[nodiscard]] const std::vector<std::string>& numbers() const noexcept { return numbers_; }
  /// Those that a game under these parameters may use, or end by; the others are never reported.
  [[nodiscard]] RuleBits possible() const noexcept { return possible_; }

  /// What a legal move or event (seat BW_CHANCE) used; `after` is what playing it made of `before`. Positions
  /// of these rules, not views. Allocates nothing unless it fails.
  [[nodiscard]] Result<RuleBits> used(const Position& before, Seat seat, Move move,
                                      const Position& after) const {
    return used(before.data(), seat, move, after.data());
  }
  /// The same of positions' bytes.
  [[nodiscard]] Result<RuleBits> used(const void* before, Seat seat, Move move, const void* after) const;

  /// Those that end a game for this reason, the repetition rule's too; none if no rule says so.
  [[nodiscard]] RuleBits ending(const std::string& reason) const;

  /// The numbers of a set, in the trace's order.
  [[nodiscard]] std::vector<std::string> numbers_of(RuleBits rules) const;

 private:
  RuleTrace(std::shared_ptr<const Rules> rules, const bw_trace* table);

  std::shared_ptr<const Rules> rules_;
  const bw_trace* table_;
  std::vector<std::string> numbers_;
  RuleBits known_ = 0, possible_ = 0;
};

}  // namespace boardwright
