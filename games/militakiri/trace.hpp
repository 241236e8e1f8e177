// SPDX-License-Identifier: MIT
//
// Which numbered rules a move used.
#pragma once

#include "rules.hpp"
#include "texts.hpp"

namespace militakiri {

/// Numbered rules as a set of their indices among the texts.
class UsedRules {
 public:
  void add(std::string_view number) {
    unsigned index = 0;
    for (const sdk::Text& text : kTexts) {
      if (text.kind != BW_TEXT_RULE) continue;
      if (number == text.id) set_ |= std::uint64_t{1} << index;
      ++index;
    }
  }
  void list(sdk::List<std::uint32_t>& used) const {
    for (std::uint64_t rest = set_; rest != 0; rest &= rest - 1)
      used.add(static_cast<std::uint32_t>(std::countr_zero(rest)));
  }

 private:
  std::uint64_t set_ = 0;
};

template <class B>
class Trace {
 public:
  using Position = militakiri::Position<B>;

  Trace(const Rules<B>& rules, const Position& before, Seat seat, Move move)
      : rules_(rules), before_(before), after_(before), seat_(seat) {
    rules.apply(after_, seat, move);
    if (before.phase == kSetUpPhase)
      set_up();
    else if (is_step(move))
      step(step_of(move));
    else if (is_placement(move))
      used_.add(before.due != kNothingDue ? "M6.2" : "M6.3");
    else
      used_.add("M8.4");
    if (before.in_play()) endgame();
    constexpr const char* kEnds[] = {nullptr, "M8.1", "M7.3", "M8.4", "M8.4"};
    if (after_.end != kNotOver) used_.add(kEnds[after_.end]);
  }
  [[nodiscard]] const UsedRules& used() const { return used_; }

 private:
  void set_up() {
    for (const char* rule : {"M3.1", "M3.4"}) used_.add(rule);
    if (B::kTowersPerShape > 1) used_.add("M3.2");
    if (after_.phase != kSetUpPhase) used_.add("M3.3");
  }
  void step(const Step& step) {
    const unsigned taken = before_.height_at(step.to);
    const unsigned attacker = before_.height_at(rules_.start_of(before_, step));
    used_.add(taken == 0 ? "M4.1" : "M5.1");
    used_.add("M4.2");
    if (taken != 0) used_.add(taken == kTower || attacker == kTower ? "M5.2" : "M5.3");
    const bool waits = after_.waiting[seat_].size() > before_.waiting[seat_].size();
    if (after_.due != kNothingDue || waits) used_.add("M6.1");
    if (waits) used_.add("M6.3");
    if (before_.endgame) used_.add("M7.2");
    bool forbidden = false;
    const BlockadeJudge<B> judge(rules_, before_, seat_);
    if (judge.relevant())
      rules_.steps(before_, seat_, before_.endgame).each([&](const Step& any) {
        forbidden |= judge.forbids(any);
      });
    if (forbidden) used_.add("M7.4");
  }
  void endgame() {
    if (before_.endgame != after_.endgame) used_.add("M7.1");
    if (before_.endgame && before_.phase != after_.phase) used_.add("M7.3");
  }

  const Rules<B>& rules_;
  const Position& before_;
  Position after_;
  Seat seat_;
  UsedRules used_;
};

}  // namespace militakiri
