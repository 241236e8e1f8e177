// SPDX-License-Identifier: MIT
//
// Why a tower can't be set up somewhere: for single placements and for free arrangements.
#pragma once

#include <boardwright/sdk/explanation.hpp>

#include "picture.hpp"
#include "set_up.hpp"

namespace militakiri {

using sdk::Explanation;

template <class B>
class SetUpExplainer {
 public:
  using Position = militakiri::Position<B>;

  SetUpExplainer(const SetUpRules<B>& set_up, const Pictures<B>& pictures, Seat seat)
      : set_up_(set_up), pictures_(pictures), seat_(seat) {}

  [[nodiscard]] const char* tower(Shape shape) const { return pictures_.kind_id({seat_, shape, kTower}); }

  /// M3.1: the row, and that the field is empty.
  [[nodiscard]] Explanation row(const TowerColumns& standing, Shape shape, unsigned bit) const {
    const unsigned row = B::own_row(seat_, shape);
    if (B::row(bit) != row)
      return at("M3.1", "wrong_row", bit).with("row", std::int64_t{row} + 1).with("tower", tower(shape));
    if ((standing[shape] >> B::column(bit) & 1U) != 0)
      return at("M3.1", "zone_field_taken", bit).with("field", B::name(bit));
    if (SetUpRules<B>::count(standing[shape]) == B::kTowersPerShape)
      return at("M2.2", "already_placed", bit).with("tower", tower(shape));
    return Explanation::yes();
  }

  /// M3.2: the towers it would stand next to.
  [[nodiscard]] Explanation neighbours(const TowerColumns& standing, Shape shape, unsigned bit) const {
    const unsigned column = B::column(bit);
    for (unsigned another = 0; another < B::kColumns; ++another) {
      if ((standing[shape] >> another & 1U) == 0) continue;
      if (set_up_.too_close(column, another)) return beside("towers_adjacent", shape, another, bit);
      if (set_up_.parity_differs(shape, column, another)) return beside("wrong_parity", shape, another, bit);
    }
    for (const Shape next : {kStar, kCross, kPlus}) {
      const bool across = next + 1 == shape || shape + 1 == next;
      if (set_up_.across_rows() && across && (standing[next] >> column & 1U) != 0)
        return beside("towers_adjacent", next, column, bit);
    }
    return Explanation::yes();
  }

  /// M11.2: of two towers the left one is named first.
  [[nodiscard]] Explanation order(const TowerColumns& named, Shape shape, unsigned bit) const {
    const auto last = static_cast<unsigned>(std::bit_width(named[shape]));
    if (last <= B::column(bit)) return Explanation::yes();
    return beside("left_of_first", shape, last - 1, bit, "M11.2");
  }

  /// Whether all towers can still be placed.
  [[nodiscard]] Explanation completion(const TowerColumns& named, const TowerColumns& others = {}) const {
    if (set_up_.completions(named, others) != 0) return Explanation::yes();
    return Explanation::no("M3.2", "dead_end").with("tower", tower(set_up_.stranded(named, others)));
  }

  /// Why the tower that is named next can't stand on a field.
  [[nodiscard]] Explanation next_tower(const Position& position, unsigned bit) const {
    TowerColumns columns = SetUpRules<B>::columns_of(position, seat_);
    const Shape shape = SetUpRules<B>::next_shape(columns);
    for (const auto check : {&SetUpExplainer::row, &SetUpExplainer::neighbours, &SetUpExplainer::order})
      if (auto why = (this->*check)(columns, shape, bit); why.get().legal == 0) return why;
    columns[shape] |= 1U << B::column(bit);
    auto why = completion(columns);
    return why.get().legal == 0 ? why.at(B::field(bit)) : why;
  }

 private:
  [[nodiscard]] static Explanation at(const char* rule, const char* message, unsigned bit) {
    return Explanation::no(rule, message).at(B::field(bit));
  }
  [[nodiscard]] Explanation beside(const char* message, Shape row, unsigned column, unsigned bit,
                                   const char* rule = "M3.2") const {
    const unsigned standing = B::bit(column, B::own_row(seat_, row));
    return at(rule, message, bit).at(B::field(standing)).with("field", B::name(standing));
  }

  const SetUpRules<B>& set_up_;
  const Pictures<B>& pictures_;
  Seat seat_;
};

}  // namespace militakiri
