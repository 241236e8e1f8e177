// SPDX-License-Identifier: MIT
//
// Which numbered rules a move, a placement or a throw used.
#pragma once

#include <boardwright/sdk/rule_numbers.hpp>

#include "rules.hpp"

namespace militakiri {

/// The others state what is given (M1, M2), what no move does (M6.4, M8.2, M8.3), what follows from M5.3
/// (M5.4) or concern texts (M11).
inline constexpr sdk::RuleNumbers kTraced{"M3.1", "M3.2", "M3.3", "M3.4", "M3.5", "M4.1", "M4.2",
                                          "M4.3", "M5.1", "M5.2", "M5.3", "M6.1", "M6.2", "M6.3",
                                          "M7.1", "M7.2", "M7.3", "M7.4", "M8.1", "M8.4", "M8.5"};

template <class B>
class Trace {
 public:
  using Position = militakiri::Position<B>;

  Trace(const Rules<B>& rules, const Position& before, Seat seat, Move move, const Position& after)
      : rules_(rules), before_(before), after_(after), seat_(seat) {
    if (before.phase == kSetUpPhase)
      set_up();
    else if (before.phase == kDicePhase)
      used_ |= kTraced("M3.5");
    else if (is_step(move))
      step(step_of(move));
    else if (is_placement(move))
      used_ |= before.due != kNothingDue ? kTraced("M6.2") : kTraced("M6.3");
    else
      pass();
    if (before.in_play()) endgame();
    if (after.end != kNotOver) end();
  }
  [[nodiscard]] sdk::RuleSet used() const { return used_; }

  [[nodiscard]] static sdk::RuleSet possible(const Options& options) {
    sdk::RuleSet never = 0;
    if (!options.has_set_up()) never |= kTraced("M3.1", "M3.2", "M3.3", "M3.4");
    if (B::kTowersPerShape == 1) never |= kTraced("M3.2");
    if (!options.has_dice()) never |= kTraced("M3.5");
    if (options.blockade == Blockade::kOff) never |= kTraced("M7.4");
    return kTraced.all() & ~never;
  }
  [[nodiscard]] static sdk::RuleSet ending(std::string_view reason) {
    for (const End how : {kTowersTaken, kMoveLimit, kBothBlocked, kNoLegalMove})
      if (reason == kReasons[how]) return kEnds[how];
    return 0;
  }

 private:
  static constexpr sdk::RuleSet kEnds[] = {0, kTraced("M8.1"), kTraced("M7.3"), kTraced("M8.4"),
                                           kTraced("M8.4")};

  void set_up() {
    used_ |= kTraced("M3.1", "M3.4");
    if (B::kTowersPerShape > 1) used_ |= kTraced("M3.2");
    if (after_.phase != kSetUpPhase) used_ |= kTraced("M3.3");
  }
  void step(const Step& step) {
    const unsigned from = rules_.start_of(before_, step);
    const unsigned taken = before_.height_at(step.to), attacker = before_.height_at(from);
    used_ |= kTraced("M4.2") | (taken == 0 ? kTraced("M4.1") : kTraced("M5.1"));
    const unsigned start_row = B::row(from), end_row = B::row(step.to);
    if (seat_ == kRed ? end_row < start_row : end_row > start_row) used_ |= kTraced("M4.3");
    if (taken != 0) used_ |= taken == kTower || attacker == kTower ? kTraced("M5.2") : kTraced("M5.3");
    const bool waits = after_.waiting[seat_].size() > before_.waiting[seat_].size();
    if (after_.due != kNothingDue || waits) used_ |= kTraced("M6.1");
    if (waits) used_ |= kTraced("M6.3");
    if (before_.endgame) used_ |= kTraced("M7.2");
    if (blockade_forbids()) used_ |= kTraced("M7.4");
  }
  void pass() {
    used_ |= kTraced("M8.4");
    if (blockade_forbids()) used_ |= kTraced("M7.4");
  }
  /// M7.4 took a move away from the player.
  [[nodiscard]] bool blockade_forbids() const {
    const BlockadeJudge<B> judge(rules_, before_, seat_);
    if (!judge.relevant()) return false;
    bool forbidden = false;
    rules_.steps(before_, seat_, before_.endgame).each([&](const Step& any) {
      forbidden = forbidden || judge.forbids(any);
    });
    return forbidden;
  }
  void endgame() {
    if (before_.endgame != after_.endgame) used_ |= kTraced("M7.1");
    if (before_.endgame && before_.phase != after_.phase) used_ |= kTraced("M7.3");
  }
  void end() {
    used_ |= kEnds[after_.end];
    const bool count_is_over = after_.endgame && after_.left[kRed] == 0 && after_.left[kBlue] == 0;
    const bool several =
        after_.end == kTowersTaken ? count_is_over : after_.end == kMoveLimit && after_.passes == 2;
    if (several) used_ |= kTraced("M8.5");
  }

  const Rules<B>& rules_;
  const Position& before_;
  const Position& after_;
  Seat seat_;
  sdk::RuleSet used_ = 0;
};

}  // namespace militakiri
