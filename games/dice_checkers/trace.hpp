// SPDX-License-Identifier: MIT
//
// Which numbered rules a move or a roll used.
#pragma once

#include "rules.hpp"
#include "texts.hpp"

namespace dice_checkers {

class Trace {
 public:
  Trace(const Rules& rules, const Position& before, Seat seat, Move value)
      : rules_(rules), before_(before), after_(before), seat_(seat) {
    rules.apply(after_, seat, value);
    if (seat == sdk::kChance)
      roll(Roll::of(value));
    else if (value == kPass)
      used("D6.2");
    else
      move(PawnMove::of(value));
    constexpr const char* kEnds[] = {"D6.1", "D6.2", "D6.2", "D6.3"};
    if (after_.end != 0) used(kEnds[after_.end / 4]);
  }

  void list(sdk::List<std::uint32_t>& list) const {
    for (Set rest = used_; rest != 0; rest = Bits::without_lowest(rest)) list.add(Bits::first(rest));
  }

 private:
  void used(std::string_view number) {
    unsigned index = 0;
    for (const sdk::Text& text : kTexts) {
      if (text.kind != BW_TEXT_RULE) continue;
      if (number == text.id) used_ |= Bits::bit(index);
      ++index;
    }
  }

  void move(const PawnMove& move) {
    const unsigned level = before_.level(move.from);
    if (!rules_.options().marching) {
      used("D2.1");
    } else {
      used("D4.1");
      if (level != kBlue) {
        used("D4.2");
        used("D4.3");
      }
      if (after_.fights()) used("D4.4");
    }
    const bool moved = !after_.fights() || !rules_.options().enters();
    if (moved && after_.level(move.to) != level) used("D2.2");
    if (after_.fights()) used(rules_.options().enters() ? "D2.3" : "D2.4");
    if (rules_.options().must_attack && after_.fights()) used("D2.5");
    if (forbids_return()) used("D5.2");
    if (after_.quiet == 0) used("D6.3");
  }
  /// D5.2 took a move away from the player.
  [[nodiscard]] bool forbids_return() const {
    const unsigned pawn = before_.last_to[seat_], back = before_.last_from[seat_];
    return pawn != kNoField && Bits::has(rules_.goals(before_, seat_, pawn), back);
  }

  void roll(const Roll& roll) {
    const Seat attacker = before_.next;
    const bool equal = roll.numbers[0] == roll.numbers[1];
    used(equal ? "D3.2" : "D3.1");
    used("D3.5");
    used("D3.6");
    if (after_.fights()) return;
    used("D3.4");
    const bool both_left = Bits::count(after_.occupied()) + 2 == Bits::count(before_.occupied());
    if (equal && !both_left) used("D3.3");
    const bool wins = Bits::count(after_.pieces[attacker]) == Bits::count(before_.pieces[attacker]);
    if (wins && Bits::has(rules_.fields().farthest(attacker), before_.defender)) used("D2.2");
  }

  const Rules& rules_;
  const Position& before_;
  Position after_;
  Seat seat_;
  Set used_ = 0;
};

}  // namespace dice_checkers
