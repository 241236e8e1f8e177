// SPDX-License-Identifier: MIT
//
// Which numbered rules a move or a roll used.
#pragma once

#include <boardwright/sdk/rule_numbers.hpp>

#include "rules.hpp"

namespace dice_checkers {

/// The others state what is given (D1, D3.7), forbid what no move could do (D5.1) or concern texts (D7).
inline constexpr sdk::RuleNumbers kTraced{"D2.1", "D2.2", "D2.3", "D2.4", "D2.5", "D3.1", "D3.2",
                                          "D3.3", "D3.4", "D3.5", "D3.6", "D4.1", "D4.2", "D4.3",
                                          "D4.4", "D5.2", "D6.1", "D6.2", "D6.3", "D6.4"};

class Trace {
 public:
  Trace(const Rules& rules, const Position& before, Seat seat, Move value, const Position& after)
      : rules_(rules), before_(before), after_(after), seat_(seat) {
    if (seat == sdk::kChance)
      roll(Roll::of(value));
    else if (value == kPass)
      used_ |= kTraced("D6.2");
    else
      move(PawnMove::of(value));
    if (after.end != 0) end();
  }

  [[nodiscard]] sdk::RuleSet used() const { return used_; }

  [[nodiscard]] static sdk::RuleSet possible(const Options& options) {
    sdk::RuleSet never = options.marching ? kTraced("D2.1") : kTraced("D4.1", "D4.2", "D4.3", "D4.4");
    never |= options.enters() ? kTraced("D2.4") : kTraced("D2.3");
    if (!options.must_attack) never |= kTraced("D2.5");
    if (!options.no_return_next_turn) never |= kTraced("D5.2");
    if (options.quiet_limit == 0) never |= kTraced("D6.3", "D6.4");
    return kTraced.all() & ~never;
  }
  [[nodiscard]] static sdk::RuleSet ending(std::string_view reason) {
    for (unsigned i = 0; i < std::size(kReasons); ++i)
      if (reason == kReasons[i]) return kEnds[i];
    return 0;
  }

 private:
  static constexpr sdk::RuleSet kEnds[] = {kTraced("D6.1"), kTraced("D6.2"), kTraced("D6.2"),
                                           kTraced("D6.3")};

  void move(const PawnMove& move) {
    const Options& options = rules_.options();
    const unsigned level = before_.level(move.from);
    if (!options.marching) {
      used_ |= kTraced("D2.1");
    } else {
      used_ |= kTraced("D4.1");
      if (level != kBlue) used_ |= kTraced("D4.2", "D4.3");
      if (after_.fights()) used_ |= kTraced("D4.4");
    }
    const bool moved = !after_.fights() || !options.enters();
    if (moved && after_.level(move.to) != level) used_ |= kTraced("D2.2");
    if (after_.fights()) used_ |= options.enters() ? kTraced("D2.3") : kTraced("D2.4");
    if (options.must_attack && after_.fights() && could_keep_peace()) used_ |= kTraced("D2.5");
    if (forbids_return()) used_ |= kTraced("D5.2");
    if (options.quiet_limit != 0 && after_.quiet == 0) used_ |= kTraced("D6.3");
  }
  /// D2.5 took a move away from the player.
  [[nodiscard]] bool could_keep_peace() const {
    bool peaceful = false;
    rules_.each_move(before_, seat_,
                     [&](const PawnMove& any) { peaceful |= !rules_.starts_fight(before_, seat_, any); });
    return peaceful;
  }
  /// D5.2 took a move away from the player.
  [[nodiscard]] bool forbids_return() const {
    const unsigned pawn = before_.last_to[seat_], back = before_.last_from[seat_];
    return pawn != kNoField && Bits::has(rules_.goals(before_, seat_, pawn), back);
  }

  void roll(const Roll& roll) {
    const Seat attacker = before_.next;
    const bool equal = roll.numbers[0] == roll.numbers[1];
    used_ |= kTraced("D3.5", "D3.6") | (equal ? kTraced("D3.2") : kTraced("D3.1"));
    if (after_.fights()) return;
    used_ |= kTraced("D3.4");
    const bool both_left = Bits::count(after_.occupied()) + 2 == Bits::count(before_.occupied());
    if (equal && !both_left) used_ |= kTraced("D3.3");
    const bool wins = Bits::count(after_.pieces[attacker]) == Bits::count(before_.pieces[attacker]);
    if (wins && Bits::has(rules_.fields().farthest(attacker), before_.defender)) used_ |= kTraced("D2.2");
  }

  void end() {
    const unsigned reason = after_.end / 4, limit = rules_.options().quiet_limit;
    used_ |= kEnds[reason];
    if (reason != kQuietLimit && limit != 0 && after_.quiet >= limit) used_ |= kTraced("D6.4");
  }

  const Rules& rules_;
  const Position& before_;
  const Position& after_;
  Seat seat_;
  sdk::RuleSet used_ = 0;
};

}  // namespace dice_checkers
