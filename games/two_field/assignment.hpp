// SPDX-License-Identifier: MIT
//
// Gives each of several pieces a kind that it may be, at random, using up what a set has.
#pragma once

#include <boardwright/pure/random.hpp>

#include "parameters.hpp"

namespace two_field {

/// A set of kinds, one bit each.
using KindSet = std::uint16_t;
[[nodiscard]] constexpr KindSet only(unsigned kind) noexcept { return static_cast<KindSet>(1U << kind); }
[[nodiscard]] constexpr KindSet both(unsigned a, unsigned b) noexcept { return static_cast<KindSet>(a & b); }
inline constexpr KindSet kAnyKind = (1U << kKinds) - 1;
inline constexpr KindSet kMovableKinds = kAnyKind & ~(only(kBomb) | only(kFlag));
inline constexpr KindSet kNoFlag = kAnyKind & ~only(kFlag);

/// The pieces that may be least are served first, each with any of the pieces left that it may be. Where what
/// one may be is part of what the next may be, which is nearly always so, every way of giving them out is
/// equally likely: the number of choices for the next piece doesn't depend on those before. Where it isn't, a
/// piece may find nothing left; then others give way along an alternating path, so that a way is found if
/// there is one.
class Assignment {
 public:
  static constexpr unsigned kMost = kMostPieces;

  void add(KindSet may_be) noexcept {
    if (count_ == kMost) return void(too_many_ = true);
    may_be_[count_++] = may_be;
  }
  [[nodiscard]] unsigned size() const noexcept { return count_; }
  /// Forbids the kinds that aren't in `kinds`.
  void restrict_to(unsigned piece, KindSet kinds) noexcept { may_be_[piece] = both(may_be_[piece], kinds); }

  /// False if there is no way. May be called again.
  [[nodiscard]] bool draw(const Counts& set, boardwright::Random& random) noexcept {
    if (too_many_) return false;
    left_ = set;
    kind_.fill(kKinds);
    put_in_order(random);
    for (unsigned i = 0; i < count_; ++i) {
      const unsigned piece = order_[i];
      unsigned choices = 0;
      each(may_be_[piece], [&](unsigned kind) { choices += left_[kind]; });
      if (choices == 0) {
        KindSet tried = 0;
        if (!make_room(piece, tried)) return false;
        continue;
      }
      unsigned index = random.below(choices);
      for (unsigned rest = may_be_[piece];; rest &= rest - 1) {
        const auto kind = static_cast<unsigned>(std::countr_zero(rest));
        if (index < left_[kind]) {
          take(piece, kind);
          break;
        }
        index -= left_[kind];
      }
    }
    return true;
  }
  [[nodiscard]] unsigned kind(unsigned piece) const noexcept { return kind_[piece]; }

 private:
  template <class Visit>
  static void each(unsigned kinds, Visit&& visit) {
    for (; kinds != 0; kinds &= kinds - 1) visit(static_cast<unsigned>(std::countr_zero(kinds)));
  }
  void take(unsigned piece, unsigned kind) noexcept {
    --left_[kind];
    kind_[piece] = static_cast<std::uint8_t>(kind);
  }

  /// By how much they may be, and at random among equals.
  void put_in_order(boardwright::Random& random) noexcept {
    std::array<std::uint8_t, kMost> shuffled{};
    std::array<unsigned, kKinds + 2> begin{};
    for (unsigned i = 0; i < count_; ++i) {
      const unsigned other = random.below(i + 1);
      shuffled[i] = shuffled[other];
      shuffled[other] = static_cast<std::uint8_t>(i);
      ++begin[static_cast<unsigned>(std::popcount(may_be_[i])) + 1];
    }
    for (unsigned i = 1; i < begin.size(); ++i) begin[i] += begin[i - 1];
    for (unsigned i = 0; i < count_; ++i)
      order_[begin[static_cast<unsigned>(std::popcount(may_be_[shuffled[i]]))]++] = shuffled[i];
  }

  bool make_room(unsigned piece, KindSet& tried) noexcept {
    for (unsigned kind = 0; kind < kKinds; ++kind) {
      if (both(both(may_be_[piece], only(kind)), ~unsigned{tried}) == 0) continue;
      tried |= only(kind);
      if (left_[kind] != 0) {
        take(piece, kind);
        return true;
      }
      for (unsigned holder = 0; holder < count_; ++holder)
        if (kind_[holder] == kind && make_room(holder, tried)) {
          kind_[piece] = static_cast<std::uint8_t>(kind);  // `make_room` has given the holder another one
          return true;
        }
    }
    return false;
  }

  unsigned count_ = 0;
  bool too_many_ = false;
  std::array<KindSet, kMost> may_be_{};
  std::array<std::uint8_t, kMost> order_{}, kind_{};  // kKinds: none yet
  Counts left_{};
};

}  // namespace two_field
