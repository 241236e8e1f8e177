// SPDX-License-Identifier: MIT
//
// M7.4: in the endgame nobody may take a lone tower's last way to move away.
#pragma once

#include "stepping.hpp"

namespace militakiri {

enum class BlockadeFault { kNone, kCauses, kKeeps };

/// Judges the moves of one seat in one position. Costs nothing while the other side has many pieces.
template <class B>
class BlockadeJudge {
 public:
  using Position = militakiri::Position<B>;

  BlockadeJudge(const Stepping<B>& rules, const Position& position, Seat seat)
      : rules_(rules), position_(position), seat_(seat), opponent_(other(seat)) {
    // Only a side that has at most one piece besides the tower can be left with the tower alone.
    relevant_ = rules.options().blockade != Blockade::kOff && position.pieces[opponent_].count() <= 2;
    if (relevant_) [[unlikely]]
      could_move_ = can_act(position, position.endgame);
  }

  /// Whether any move may be forbidden at all.
  [[nodiscard]] bool relevant() const { return relevant_; }

  /// What is wrong with a step that is legal otherwise.
  [[nodiscard]] BlockadeFault fault(const Step& step) const {
    if (!relevant_ || !blocks(step)) return BlockadeFault::kNone;
    if (could_move_) return BlockadeFault::kCauses;
    const bool keeps = rules_.options().blockade == Blockade::kAny && position_.is_lone_tower(opponent_);
    return keeps && can_be_freed() ? BlockadeFault::kKeeps : BlockadeFault::kNone;
  }
  [[nodiscard]] bool forbids(const Step& step) const { return fault(step) != BlockadeFault::kNone; }

 private:
  /// A placement that is due counts as a way to move.
  [[nodiscard]] bool can_act(const Position& position, bool endgame) const {
    return position.owes_waiting(opponent_) || rules_.has_step(position, opponent_, endgame);
  }
  /// Whether the opponent has a lone tower without a way to move right after the step: the attacker of a
  /// promoting capture is gone and its tower not yet placed. A move that starts the rule is judged by it.
  [[nodiscard]] bool blocks(const Step& step) const {
    const Position after = made(step);
    return after.is_lone_tower(opponent_) && !can_act(after, true);
  }
  /// Whether some step gives the opponent a way to move.
  [[nodiscard]] bool can_be_freed() const {
    if (!known_) {
      known_ = true;
      rules_.steps(position_, seat_, position_.endgame).each([&](const Step& step) {
        freed_ = freed_ || (made(step).is_lone_tower(opponent_) && !blocks(step));
      });
    }
    return freed_;
  }
  [[nodiscard]] Position made(const Step& step) const {
    Position after = position_;
    rules_.make_step(after, seat_, step);
    return after;
  }

  const Stepping<B>& rules_;
  const Position& position_;
  Seat seat_, opponent_;
  bool relevant_ = false, could_move_ = false;
  mutable bool known_ = false, freed_ = false;  // worked out when first needed
};

}  // namespace militakiri
