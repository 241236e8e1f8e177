// SPDX-License-Identifier: MIT
//
// What a player can know of the other's pieces from the views it has had: what each may still be, those that
// have left the board too.
#pragma once

#include "assignment.hpp"
#include "rules.hpp"

namespace two_field {

/// What loses to a kind that it meets: as the one that was attacked, as the attacker.
[[nodiscard]] constexpr KindSet loses_to(unsigned winner, bool attacks) noexcept {
  KindSet losers = 0;
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    const Fight result = attacks ? fight(kind, winner) : fight(winner, kind);
    if (result == (attacks ? Fight::kDefenderWins : Fight::kAttackerWins)) losers |= only(kind);
  }
  return losers;
}

template <class P>
class Knowledge {
 public:
  using Board = typename P::Board;
  using Set = typename Board::Set;

  Knowledge(const Rules<P>& rules, Seat viewer) : rules_(rules), viewer_(viewer), theirs_(other(viewer)) {}

  /// From a view alone: what marks and the two-field memory tell.
  void begin(const P& view) {
    view.side[theirs_].each([&](unsigned bit) {
      const std::uint8_t code = view.on[bit];
      const unsigned kind = kind_of(code);
      may_be_[bit] = kind < kKinds ? only(kind) : (code & kMoved) != 0 ? kMovableKinds : kAnyKind;
    });
    // T3.2: what is remembered has moved, and if its last move crossed several lines it is a scout.
    const auto& memory = view.memory[theirs_];
    if (memory.empty()) return;
    const bool far = memory.lines[0].count() + memory.lines[1].count() > 1;
    narrow(memory.field, far && rules_.options().count == Count::kStreak ? only(kScout) : kMovableKinds);
  }

  /// From a view and the one before it. Views with something missing between them begin anew.
  void follow(const P& before, const P& after) {
    if (before.phase == kSetUpPhase || after.phase == before.phase) return begin(after);
    const Seat mover = before.mover(), idle = other(mover);
    const Set left = before.side[mover] & ~after.side[mover], came = after.side[mover] & ~before.side[mover];
    const Set lost = before.side[idle] & ~after.side[idle];
    const bool attack = after.quiet == 0;
    const bool one_move = left.count() == 1 && came.count() <= 1 && lost.count() <= 1 &&
                          (after.side[idle] & ~before.side[idle]).empty() &&
                          (attack ? came.empty() || came == lost
                                  : after.quiet == before.quiet + 1 && lost.empty() && !came.empty());
    if (!one_move) return begin(after);
    const unsigned from = left.first();
    if (!attack) {
      if (mover == theirs_) they_step(from, came.first());
      return;
    }
    if (mover == theirs_)
      they_attack(before, after, from, came, lost);
    else if (!lost.empty())
      they_lose(lost.first(),
                came.empty() ? only(kind_of(before.on[from])) : loses_to(kind_of(before.on[from]), false));
    after.side[theirs_].each([&](unsigned bit) {  // T1.3: what the attack has shown
      if ((after.on[bit] & kRevealed) != 0) may_be_[bit] = only(kind_of(after.on[bit]));
    });
  }

  [[nodiscard]] KindSet may_be(unsigned bit) const { return may_be_[bit]; }
  /// The pieces that were seen to leave the board.
  [[nodiscard]] std::span<const KindSet> fallen() const { return {fallen_.data(), fallen_count_}; }

 private:
  void narrow(unsigned bit, KindSet kinds) { may_be_[bit] = both(may_be_[bit], kinds); }

  void they_step(unsigned from, unsigned to) {
    const bool far = Land<Board>::distance(from, to) > 1;  // T2.1
    may_be_[to] = both(may_be_[from], far ? only(kScout) : kMovableKinds);
  }
  void they_lose(unsigned bit, KindSet kinds) {
    if (fallen_count_ < fallen_.size()) fallen_[fallen_count_++] = both(may_be_[bit], kinds);
  }
  void they_attack(const P& before, const P& after, unsigned from, const Set& came, const Set& lost) {
    if (!came.empty()) return;                                                          // it won and is shown
    if (!lost.empty()) return they_lose(from, only(kind_of(before.on[lost.first()])));  // equal ranks
    // It lost to a piece that is shown now: the nearest in one of four directions.
    KindSet kinds = 0;
    for (unsigned direction = 0; direction < kDirections; ++direction) {
      unsigned bit = rules_.land().next(direction, from);
      const bool near = bit != kNoField && after.occupied().has(bit);
      while (bit != kNoField && !after.occupied().has(bit)) bit = rules_.land().next(direction, bit);
      if (bit == kNoField || !after.side[viewer_].has(bit) || (after.on[bit] & kRevealed) == 0) continue;
      kinds |= both(loses_to(kind_of(after.on[bit]), true), near ? kMovableKinds : only(kScout));
    }
    they_lose(from, kinds);
  }

  const Rules<P>& rules_;
  Seat viewer_, theirs_;
  std::array<KindSet, Board::kBits> may_be_{};
  std::array<KindSet, Assignment::kMost> fallen_{};
  unsigned fallen_count_ = 0;
};

}  // namespace two_field
