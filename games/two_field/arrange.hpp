// SPDX-License-Identifier: MIT
//
// The set-up as a free arrangement: pieces in any order, and the fields without one stay empty.
#pragma once

#include <boardwright/sdk/explanation.hpp>

#include "picture.hpp"

namespace two_field {

using sdk::Explanation;

/// One seat's arrangement on what it has already placed by moves.
template <class P>
class Arrangement {
 public:
  using B = typename P::Board;
  using Items = std::span<const bw_item>;

  Arrangement(const Rules<P>& rules, const Pictures<P>& pictures, const P& position, Seat seat)
      : rules_(rules), pictures_(pictures), position_(position), seat_(seat) {}

  /// The pieces that are still to be placed.
  void pieces(sdk::List<bw_item>& items) const {
    const Counts left = rules_.set_up().left(position_, seat_);
    for (unsigned kind = 0; kind < kKinds; ++kind)
      if (left[kind] != 0) items.add({0, Pictures<P>::kind(seat_, kind), left[kind], 0});
  }

  /// Whatever stands on own fields can be completed: there is room for all.
  [[nodiscard]] Explanation check(Items items) const { return place(items, nullptr, nullptr); }

  [[nodiscard]] Explanation moves(Items items, sdk::MoveList& list) const {
    std::array<std::uint8_t, B::kBits> codes{};
    Counts left{};
    if (auto why = place(items, &codes, &left); why.get().legal == 0) return why;
    for (unsigned kind = 0; kind < kKinds; ++kind)
      if (left[kind] != 0)
        return Explanation::no("T1.4", "incomplete")
            .with("count", left[kind])
            .with("piece", pictures_.kind_id(seat_, kind));
    for (const unsigned bit : rules_.land().own(seat_))
      if (position_.on[bit] == 0)
        list.add(placement_move({codes[bit] != 0 ? codes[bit] : unsigned{kLeftEmpty}, bit}));
    return Explanation::yes();
  }

 private:
  /// Tries the items; what stands where and what is left goes to the other two.
  [[nodiscard]] Explanation place(Items items, std::array<std::uint8_t, B::kBits>* codes,
                                  Counts* rest) const {
    const Land<B>& land = rules_.land();
    Counts left = rules_.set_up().left(position_, seat_);
    typename B::Set taken{};
    for (const bw_item& item : items) {
      if (item.place >= land.size() * land.size()) return Explanation::no(nullptr, "no_such_field");
      const unsigned bit = land.bit_of_field(item.place), kind = Pictures<P>::piece_of(seat_, item.kind);
      const auto no = [&](const char* rule, const char* message) {
        return Explanation::no(rule, message).at(item.place);
      };
      if (kind == kKinds || item.count != 1) return no("T1.4", "only_own_pieces");
      if (!land.has(bit)) return no("T1.1", "lake").with("field", B::name(bit));
      if (!land.own_set(seat_).has(bit)) return no("T1.4", "not_own_rows").with("field", B::name(bit));
      if (position_.on[bit] != 0 || taken.has(bit))
        return no("T1.4", "field_taken").with("field", B::name(bit));
      if (left[kind] == 0) return no("T1.2", "none_left").with("piece", pictures_.kind_id(seat_, kind));
      taken.add(bit);
      --left[kind];
      if (codes != nullptr) (*codes)[bit] = code_of(kind);
    }
    if (rest != nullptr) *rest = left;
    return Explanation::yes();
  }

  const Rules<P>& rules_;
  const Pictures<P>& pictures_;
  const P& position_;
  Seat seat_;
};

}  // namespace two_field
