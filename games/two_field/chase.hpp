// SPDX-License-Identifier: MIT
//
// Chapter 4: a piece that keeps threatening the piece that evades it. All of it is public: pieces are told
// apart by where they have gone, never by rank, so that a player's moves follow from what the player sees.
#pragma once

#include <algorithm>

#include "board.hpp"
#include "parameters.hpp"

namespace two_field {

/// One seat's chase.
struct Chaser {
  std::uint8_t field;   // where the chaser stands; kNoField: there is no chase
  std::uint8_t left;    // the field that it left in its last move
  std::uint8_t evader;  // where the piece stands that has just evaded; kNoField: no reply yet
  std::uint8_t unused;
  std::uint16_t start;  // how many of the moves below come before the chase's first arrangement

  [[nodiscard]] static constexpr Chaser none() noexcept { return {kNoField, kNoField, kNoField, 0, 0}; }
  [[nodiscard]] constexpr bool active() const noexcept { return field != kNoField; }
};

/// Both seats' chases, and the moves since the earlier of them began or since the last attack: what stood
/// where before an attack never stands so again.
class Chase {
 public:
  [[nodiscard]] static Chase nothing() noexcept {
    Chase chase{};
    chase.by_[kRed] = chase.by_[kBlue] = Chaser::none();
    return chase;
  }

  /// Whether the seat's next move can be a chasing one.
  [[nodiscard]] bool relevant(Seat seat) const noexcept { return by_[seat].evader != kNoField; }

  /// T4.1: whether a move of the seat chases.
  template <class B>
  [[nodiscard]] bool continues(const Land<B>& land, Seat seat, unsigned from, unsigned to) const noexcept {
    return chases(land, by_[seat], from, to);
  }

  /// T4.2: whether a move to an empty field is forbidden.
  template <class B>
  [[nodiscard]] bool forbids(const Land<B>& land, Seat seat, unsigned from, unsigned to) const noexcept {
    const Chaser& chaser = by_[seat];
    return chases(land, chaser, from, to) && to != chaser.left && repeats(chaser.start, from, to);
  }

  /// T4.1: a move has been made. `stays`: the piece is on `to` now; `theirs`: where the other side stands
  /// now.
  template <class B>
  void move(const Land<B>& land, Seat seat, unsigned from, unsigned to, bool attack, bool stays,
            const typename B::Set& theirs) noexcept {
    if (attack) {
      count_ = 0;
      moves_.fill({});
      for (Chaser& chaser : by_) chaser.start = 0;
    } else if (by_[kRed].active() || by_[kBlue].active()) {
      moves_[count_++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
    reply(land, by_[other(seat)], from, to, stays, theirs);
    Chaser& chaser = by_[seat];
    if (!stays || (land.around(to) & theirs).empty()) {
      chaser = Chaser::none();
    } else {
      const std::uint16_t start = chases(land, chaser, from, to) ? chaser.start : count_;
      chaser = {static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(from), kNoField, 0, start};
    }
    drop_what_is_before();
  }

 private:
  struct Ply {
    std::uint8_t from, to;
  };

  /// Whether the move of a seat is a chasing one.
  template <class B>
  [[nodiscard]] static bool chases(const Land<B>& land, const Chaser& chaser, unsigned from,
                                   unsigned to) noexcept {
    return chaser.field == from && chaser.evader != kNoField && land.around(to).has(chaser.evader);
  }

  /// What the other side's move means for a chase.
  template <class B>
  static void reply(const Land<B>& land, Chaser& chaser, unsigned from, unsigned to, bool stays,
                    const typename B::Set& chasers) noexcept {
    if (!chaser.active()) return;
    // All that stood next to the chaser when it came there stood there until this move.
    const bool evades = land.around(chaser.field).has(from);
    if (!evades || !stays || !chasers.has(chaser.field))
      chaser = Chaser::none();
    else
      chaser.evader = static_cast<std::uint8_t>(to);
  }

  /// Whether a move brings an arrangement back. Goes back move by move and follows the pieces that don't
  /// stand where they will: none of them, and everything stands as then.
  [[nodiscard]] bool repeats(unsigned start, unsigned from, unsigned to) const noexcept {
    std::uint8_t will_stand[256];
    std::fill(std::begin(will_stand), std::end(will_stand), std::uint8_t{kNoField});
    will_stand[from] = static_cast<std::uint8_t>(to);
    unsigned displaced = 1;
    for (unsigned i = count_; i-- > start;) {
      const Ply& ply = moves_[i];
      const std::uint8_t end = will_stand[ply.to] != kNoField ? will_stand[ply.to] : ply.to;
      displaced -= will_stand[ply.to] != kNoField ? 1 : 0;
      will_stand[ply.to] = kNoField;
      if (end == ply.from) {
        if (displaced == 0) return true;
        continue;
      }
      will_stand[ply.from] = end;
      ++displaced;
    }
    return false;
  }

  void drop_what_is_before() noexcept {
    std::uint16_t first = count_;
    for (const Chaser& chaser : by_)
      if (chaser.active()) first = std::min(first, chaser.start);
    if (first == 0) return;
    std::copy(moves_.begin() + first, moves_.begin() + count_, moves_.begin());
    std::fill(moves_.begin() + (count_ - first), moves_.begin() + count_, Ply{});
    count_ = static_cast<std::uint16_t>(count_ - first);
    for (Chaser& chaser : by_)
      if (chaser.active()) chaser.start = static_cast<std::uint16_t>(chaser.start - first);
  }

  Chaser by_[2];
  std::uint16_t count_;
  std::uint16_t unused_;
  std::array<Ply, kLongestChase> moves_;
};

}  // namespace two_field
