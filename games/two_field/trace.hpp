// SPDX-License-Identifier: MIT
//
// Which numbered rules a move used.
#pragma once

#include <boardwright/sdk/rule_numbers.hpp>

#include "rules.hpp"

namespace two_field {

/// The others state what is given (T1.1, T1.2, T6.1) or concern texts (T4.3, T7).
inline constexpr sdk::RuleNumbers kTraced{"T1.3", "T1.4", "T2.1", "T2.2", "T2.3", "T3.1", "T3.2",
                                          "T3.3", "T4.1", "T4.2", "T5.1", "T5.2", "T5.3"};

template <class P>
class Trace {
 public:
  Trace(const Rules<P>& rules, const P& before, Seat seat, Move move, const P& after)
      : rules_(rules), before_(before), after_(after) {
    if (is_placement(move))
      used_ |= kTraced("T1.4");
    else
      step(seat, step_of(move));
    if (after.end != kNotOver) end();
  }

  [[nodiscard]] sdk::RuleSet used() const { return used_; }

  [[nodiscard]] static sdk::RuleSet possible(const Options& options) {
    sdk::RuleSet never = 0;
    if (options.limit == 0) never |= kTraced("T3.1", "T3.2", "T3.3");
    if (!options.more_field) never |= kTraced("T4.1", "T4.2");
    if (options.quiet_limit == 0) never |= kTraced("T5.2", "T5.3");
    return kTraced.all() & ~never;
  }
  [[nodiscard]] static sdk::RuleSet ending(std::string_view reason) {
    for (const End how : {kFlagTaken, kNoMoves, kBothBlocked, kQuietLimit})
      if (reason == kReasons[how]) return kEnds[how];
    return 0;
  }

 private:
  static constexpr sdk::RuleSet kEnds[] = {0, kTraced("T5.1"), kTraced("T5.1"), kTraced("T5.1"),
                                           kTraced("T5.2")};

  void step(Seat seat, const Step& step) {
    used_ |= kTraced("T2.1");
    if (before_.side[other(seat)].has(step.to)) used_ |= kTraced("T1.3", "T2.2", "T2.3");
    if (rules_.options().limit != 0) {
      used_ |= kTraced("T3.1");
      if (before_.memory[seat].field == step.from) used_ |= kTraced("T3.2");
    }
    if constexpr (P::kMoreField)
      if (before_.chase.continues(rules_.land(), seat, step.from, step.to)) used_ |= kTraced("T4.1");
    if (rules_.restricted(before_, seat)) [[unlikely]]
      forbidden(seat);
  }
  /// T3.3 and T4.2 are used where they take moves away from the player.
  void forbidden(Seat seat) {
    rules_.each_reachable(before_, seat, [&](const Step& any) {
      if (rules_.crosses_too_often(before_, seat, any)) used_ |= kTraced("T3.3");
      if (rules_.repeats_in_chase(before_, seat, any)) used_ |= kTraced("T4.2");
    });
  }
  void end() {
    used_ |= kEnds[after_.end];
    const unsigned limit = rules_.options().quiet_limit;
    if (after_.end != kQuietLimit && limit != 0 && after_.quiet >= limit) used_ |= kTraced("T5.3");
  }

  const Rules<P>& rules_;
  const P& before_;
  const P& after_;
  sdk::RuleSet used_ = 0;
};

}  // namespace two_field
