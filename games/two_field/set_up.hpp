// SPDX-License-Identifier: MIT
//
// T1.4, T7.1: the set-up, field by field in the order of the notation.
#pragma once

#include "moves.hpp"
#include "position.hpp"

namespace two_field {

template <class B>
class SetUpRules {
 public:
  using Position = two_field::Position<B>;

  SetUpRules(const Land<B>& land, const Counts& pieces) : land_(land), pieces_(pieces) {}

  /// How many of the own fields have got their move.
  [[nodiscard]] unsigned filled(const Position& position, Seat seat) const {
    unsigned count = 0;
    for (const unsigned bit : land_.own(seat)) count += position.on[bit] != 0 ? 1 : 0;
    return count;
  }
  [[nodiscard]] bool is_complete(const Position& position, Seat seat) const {
    const auto own = land_.own(seat);
    return position.on[own.back()] != 0;  // the order is fixed
  }
  /// The field whose turn it is; only asked while the set-up isn't complete.
  [[nodiscard]] unsigned next_field(const Position& position, Seat seat) const {
    return land_.own(seat)[filled(position, seat)];
  }
  /// The pieces that aren't placed yet.
  [[nodiscard]] Counts left(const Position& position, Seat seat) const {
    Counts left = pieces_;
    for (const unsigned bit : land_.own(seat))
      if (position.on[bit] != 0 && position.on[bit] != kLeftEmpty) --left[kind_of(position.on[bit])];
    return left;
  }
  [[nodiscard]] static unsigned sum(const Counts& counts) {
    unsigned all = 0;
    for (const unsigned count : counts) all += count;
    return all;
  }
  /// How many of the fields that are left may still stay empty.
  [[nodiscard]] unsigned spare_fields(const Position& position, Seat seat) const {
    return static_cast<unsigned>(land_.own(seat).size()) - filled(position, seat) - sum(left(position, seat));
  }

  /// Ascending.
  void moves(const Position& position, Seat seat, sdk::MoveList& list) const {
    if (is_complete(position, seat)) return;
    const unsigned bit = next_field(position, seat);
    const Counts rest = left(position, seat);
    for (unsigned kind = 0; kind < kKinds; ++kind)
      if (rest[kind] != 0) list.add(placement_move({code_of(kind), bit}));
    if (spare_fields(position, seat) != 0) list.add(placement_move({kLeftEmpty, bit}));
  }
  [[nodiscard]] bool is_legal(const Position& position, Seat seat, const Placement& placement) const {
    if (is_complete(position, seat) || placement.bit != next_field(position, seat)) return false;
    if (placement.code == kLeftEmpty) return spare_fields(position, seat) != 0;
    return placement.code != 0 && placement.code <= kKinds &&
           left(position, seat)[kind_of(static_cast<std::uint8_t>(placement.code))] != 0;
  }

  void apply(Position& position, Seat seat, const Placement& placement) const {
    if (placement.code == kLeftEmpty)
      position.on[placement.bit] = kLeftEmpty;
    else
      position.put(seat, placement.bit, static_cast<std::uint8_t>(placement.code));
    if (!is_complete(position, kRed) || !is_complete(position, kBlue)) return;
    for (const Seat both : {kRed, kBlue})
      for (const unsigned bit : land_.own(both))
        if (position.on[bit] == kLeftEmpty) position.on[bit] = 0;
    position.phase = kRedTurn;
  }

 private:
  const Land<B>& land_;
  const Counts& pieces_;
};

}  // namespace two_field
