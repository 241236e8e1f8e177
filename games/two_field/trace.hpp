// SPDX-License-Identifier: MIT
//
// Which numbered rules a move used.
#pragma once

#include <algorithm>

#include "position_reader.hpp"
#include "texts.hpp"

namespace two_field {

template <class P>
class Trace {
 public:
  Trace(const Rules<P>& rules, const P& before, Seat seat, Move move)
      : rules_(rules), before_(before), after_(before) {
    rules.apply(after_, seat, move);
    if (is_placement(move))
      set_up();
    else
      step(seat, step_of(move));
    constexpr const char* kEnds[] = {nullptr, "T5.1", "T5.1", "T5.1", "T5.2"};
    if (after_.end != kNotOver) add(kEnds[after_.end]);
    if (after_.end == kNoMoves || after_.end == kFlagTaken || after_.end == kBothBlocked)
      if (rules.options().quiet_limit != 0 && after_.quiet >= rules.options().quiet_limit) add("T5.3");
  }

  /// Ascending.
  void list(sdk::List<std::uint32_t>& used) const {
    for (std::uint64_t rest = set_; rest != 0; rest &= rest - 1)
      used.add(static_cast<std::uint32_t>(std::countr_zero(rest)));
  }

 private:
  void add(std::string_view number) {
    unsigned index = 0;
    for (const sdk::Text& text : kTexts) {
      if (text.kind != BW_TEXT_RULE) continue;
      if (number == text.id) set_ |= std::uint64_t{1} << index;
      ++index;
    }
  }
  void set_up() {
    add("T1.4");
    add("T1.2");
  }
  void step(Seat seat, const Step& step) {
    add("T2.1");
    if (position_attacks(seat, step)) {
      add("T2.2");
      add("T2.3");
      add("T1.3");
    }
    if (rules_.options().limit != 0) add("T3.1");
    if (!before_.memory[seat].empty() && before_.memory[seat].field == step.from) add("T3.2");
    bool too_often = false, chase = false;
    if (rules_.restricted(before_, seat))
      rules_.each_reachable(before_, seat, [&](const Step& any) {
        too_often |= rules_.crosses_too_often(before_, seat, any);
        chase |= rules_.repeats_in_chase(before_, seat, any);
      });
    if (too_often) add("T3.3");
    if (chase) add("T4.2");
    if constexpr (P::kMoreField)
      if (before_.chase.relevant(seat)) add("T4.1");
  }
  [[nodiscard]] bool position_attacks(Seat seat, const Step& step) const {
    return before_.side[other(seat)].has(step.to);
  }

  const Rules<P>& rules_;
  const P& before_;
  P after_;
  std::uint64_t set_ = 0;
};

}  // namespace two_field
