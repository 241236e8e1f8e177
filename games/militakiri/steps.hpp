// SPDX-License-Identifier: MIT
//
// Chapters 4 and 5.1 of RULES.md for all pieces of a side at once: for each direction the set of fields where
// a step ends. Its start is the nearest piece on the way back.
#pragma once

#include <utility>

#include "lanes.hpp"
#include "moves.hpp"
#include "position.hpp"

namespace militakiri {

/// M4.2: the pieces whose height, a binary number of one set for each digit, is at least `number`, which
/// isn't 0. Towers count as higher than any stack.
template <unsigned kNumber, class Set>
[[nodiscard]] inline Set at_least(const Set (&digits)[kHeightBits]) {
  Set set = kNumber % 2 != 0 ? digits[0] : ~Set::none();
  for (unsigned i = 1; i < kHeightBits; ++i)
    set = (kNumber >> i & 1U) != 0 ? set & digits[i] : set | digits[i];
  return set;
}

inline constexpr unsigned kSpareMoves = 4;

/// The fields where a side's steps end, by direction.
template <class B>
class Steps {
 public:
  using Set = typename B::Set;

  /// `highest`: of all stacks there can be; `most`: fields that any piece reaches now.
  Steps(const Position<B>& position, Seat seat, unsigned highest, unsigned most, bool opposite_capture) {
    Search search;
    const Set own = position.pieces[seat], empty = position.empty();
    const Set straight = own & ~position.cross, diagonal = own & ~position.plus;    // a star is in both
    search.own[0][1] = Pair::of(straight, opposite_capture ? diagonal : straight);  // M4.1, M5.1
    search.own[1][1] = Pair::of(diagonal, opposite_capture ? straight : diagonal);
    search.empty = Pair::of(empty, empty);
    search.goals = Pair::of(empty, position.pieces[other(seat)]);
    search.highest = std::max(highest, kLeastHighest);
    search.most = most;
    if (most > 1) [[likely]]
      [&]<unsigned... kI>(std::integer_sequence<unsigned, kI...>) {
        (search.template join<kI + 2>(position), ...);
      }(std::make_integer_sequence<unsigned, kTallest>{});
    [&]<unsigned... kDirection>(std::integer_sequence<unsigned, kDirection...>) {
      ((ends_[kDirection] = find_ends<kDirection>(search)), ...);
    }(std::make_integer_sequence<unsigned, kDirections>{});
  }

  [[nodiscard]] const Set& ends(unsigned direction) const { return ends_[direction]; }
  [[nodiscard]] unsigned count() const {
    unsigned sum = 0;
    for (const Set& ends : ends_) sum += ends.count();
    return sum;
  }
  [[nodiscard]] bool empty() const {
    Set all = ends_[0];
    for (const Set& ends : ends_) all |= ends;
    return all.empty();
  }
  /// Calls `visit(step)` in the order of the moves' numbers.
  template <class Visit>
  void each(Visit&& visit) const {
    for (unsigned direction = 0; direction < kDirections; ++direction)
      ends_[direction].each([&](unsigned to) { visit(Step{direction, to}); });
  }
  /// The moves, ascending. Writes up to kSpareMoves behind the last one: most words of these sets have few
  /// bits, and writing so many always costs less than finding out how many.
  void list(sdk::MoveList& list) const {
    sdk::MoveList moves = list;  // in registers
    for (unsigned direction = 0; direction < kDirections; ++direction)
      for (unsigned word = 0; word < std::size(ends_[direction].words); ++word) {
        std::uint64_t rest = ends_[direction].words[word];
        const auto count = static_cast<unsigned>(std::popcount(rest));
        const Move base = step_move({direction, word * 64});
        const auto first = [&rest] { return static_cast<unsigned>(std::countr_zero(rest)); };
        for (unsigned i = 0; i < kSpareMoves; ++i, rest &= rest - 1) moves.add_if(i < count, base + first());
        for (; rest != 0; rest &= rest - 1) moves.add(base + first());
      }
    list = moves;
  }
  /// Step number `index`, from 0, of more than `index`.
  [[nodiscard]] Step nth(unsigned index) const {
    unsigned direction = 0;
    for (unsigned here = 0; index >= (here = ends_[direction].count()); ++direction) index -= here;
    return {direction, ends_[direction].nth(index)};
  }

 private:
  using Pair = FieldsPair<sizeof(Set) / sizeof(std::uint64_t)>;

  /// All in pairs: what moves and what takes.
  struct Search {
    Pair own[2][kTallest + 2];  // straight and diagonal, by how far they reach; the last ones in use: towers
    Pair empty, goals;
    unsigned highest, most;

    template <unsigned kDistance>
    void join(const Position<B>& position) {
      if (kDistance > highest + 1) return;
      const Set set = at_least<kDistance>(position.height);
      const Pair reaching = Pair::of(set, set);
      for (auto& sort : own) sort[kDistance] = sort[1] & reaching;
    }
  };
  static constexpr unsigned kLeastHighest = 3;

  /// Goes from the longest distance down to one step: at each distance those pieces join that reach so far,
  /// and all go one field on.
  template <unsigned kDirection>
  [[gnu::always_inline]] static Set find_ends(const Search& search) {
    constexpr int kStep = B::kStep[kDirection];
    const Pair(&own)[kTallest + 2] = search.own[kDirection >= kStraight];
    Pair on;
    unsigned distance = search.highest;
    if (search.most >= B::longest(kDirection)) [[likely]] {
      on = slide<kDirection>(own[distance + 1], search.empty);
    } else {
      on = Pair::of(Set::none(), Set::none());
      for (unsigned i = search.most; i > distance; --i)
        on = (on | own[distance + 1]).template shifted<kStep>() & search.empty;
      distance = std::min(distance, search.most);
    }
    for (; distance > 1; --distance) on = (on | own[distance]).template shifted<kStep>() & search.empty;
    return ((on | own[1]).template shifted<kStep>() & search.goals).united();
  }

  /// Where towers get in at most 2, on a long line 8 steps: with `highest` more that is the longest line.
  template <unsigned kDirection>
  [[gnu::always_inline]] static Pair slide(const Pair& towers, Pair empty) {
    constexpr int kStep = B::kStep[kDirection];
    constexpr bool kLong = B::longest(kDirection) > 2 + kLeastHighest;
    static_assert(B::longest(kDirection) <= (kLong ? 8 : 2) + kLeastHighest);
    Pair on = towers.template shifted<kStep>() & empty;
    on = on | (on.template shifted<kStep>() & empty);
    if constexpr (kLong) {  // runs of 2 and of 4 empty fields
      empty = empty & empty.template shifted<kStep>();
      on = on | (on.template shifted<2 * kStep>() & empty);
      empty = empty & empty.template shifted<2 * kStep>();
      on = on | (on.template shifted<4 * kStep>() & empty);
    }
    return on;
  }

  Set ends_[kDirections];
};

}  // namespace militakiri
