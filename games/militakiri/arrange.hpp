// SPDX-License-Identifier: MIT
//
// The set-up as a free arrangement: only the towers are placed, in any order, and the pawns follow (M3.3).
#pragma once

#include "explain_set_up.hpp"
#include "moves.hpp"

namespace militakiri {

/// One seat's arrangement: the towers it has already named as moves, and those of the screen.
template <class B>
class Arrangement {
 public:
  using Position = militakiri::Position<B>;
  using Items = std::span<const bw_item>;

  Arrangement(const SetUpRules<B>& set_up, const Pictures<B>& pictures, const Position& position, Seat seat)
      : explain_(set_up, pictures, seat),
        pictures_(pictures),
        seat_(seat),
        named_(SetUpRules<B>::columns_of(position, seat)) {}

  /// The towers that are still to be placed.
  void pieces(sdk::List<bw_item>& items) const {
    for (const Shape shape : {kStar, kCross, kPlus})
      if (const unsigned missing = B::kTowersPerShape - SetUpRules<B>::count(named_[shape]); missing != 0)
        items.add({0, pictures_.kind({seat_, shape, kTower}), missing, 0});
  }

  [[nodiscard]] Explanation check(Items items) {
    for (const bw_item& item : items)
      if (auto why = add_tower(item); why.get().legal == 0) return why;
    for (const bw_item& item : items)
      if (auto why = check_pawn(item); why.get().legal == 0) return why;
    return explain_.completion(named_, placed_);
  }

  /// The pawns of the rows on which a tower stands. A second tower may take the place of any of them.
  void fill(Items items, sdk::List<bw_item>& filled) {
    for (const bw_item& item : items)
      if (add_tower(item).get().legal == 0) return;
    for (unsigned field = 0; field < B::kFieldCount; ++field) {
      const unsigned bit = B::bit_of_field(field);
      const bool stands =
          std::any_of(items.begin(), items.end(), [&](const bw_item& i) { return i.place == field; });
      if (const auto shape = pawn_at(bit); shape && !stands)
        filled.add({field, pictures_.kind({seat_, *shape, 1}), 1, 0});
    }
  }

  /// The moves of a complete arrangement, in the order of M11.2.
  [[nodiscard]] Explanation moves(Items items, sdk::MoveList& list) {
    if (auto why = check(items); why.get().legal == 0) return why;
    if (const TowerColumns all = standing(); !SetUpRules<B>::is_complete(all))
      return Explanation::no("M3.1", "incomplete")
          .with("tower", explain_.tower(SetUpRules<B>::next_shape(all)));
    for (const Shape shape : {kStar, kCross, kPlus})
      for (unsigned column = 0; column < B::kColumns; ++column)
        if ((placed_[shape] >> column & 1U) != 0)
          list.add(placement(B::bit(column, B::own_row(seat_, shape))));
    return Explanation::yes();
  }

 private:
  [[nodiscard]] TowerColumns standing() const {
    TowerColumns all = named_;
    for (unsigned i = 0; i < kShapes; ++i) all[i] |= placed_[i];
    return all;
  }
  [[nodiscard]] static Explanation only_towers(const bw_item& item) {
    auto why = Explanation::no("M3.1", "only_towers");
    return item.place < B::kFieldCount ? why.at(item.place) : why;
  }

  /// Pawns are left for check_pawn, which needs all towers.
  [[nodiscard]] Explanation add_tower(const bw_item& item) {
    const auto piece = pictures_.piece(item.kind);
    if (item.place >= B::kFieldCount) return Explanation::no(nullptr, "no_such_field");
    if (!piece || piece->owner != seat_ || item.count != 1) return only_towers(item);
    if (piece->height != kTower) return Explanation::yes();
    const unsigned bit = B::bit_of_field(item.place);
    if (auto why = explain_.row(standing(), piece->shape, bit); why.get().legal == 0) return why;
    if (auto why = explain_.neighbours(standing(), piece->shape, bit); why.get().legal == 0) return why;
    if (auto why = explain_.order(named_, piece->shape, bit); why.get().legal == 0) return why;
    placed_[piece->shape] |= 1U << B::column(bit);
    return Explanation::yes();
  }
  [[nodiscard]] Explanation check_pawn(const bw_item& item) const {
    const auto piece = pictures_.piece(item.kind);
    if (piece->height == kTower) return Explanation::yes();
    const auto shape = pawn_at(B::bit_of_field(item.place));
    return piece->height == 1 && shape == piece->shape ? Explanation::yes() : only_towers(item);
  }
  /// M3.3: the shape of the pawn on a field, if its row has a tower and the field is not a tower's.
  [[nodiscard]] std::optional<Shape> pawn_at(unsigned bit) const {
    const TowerColumns all = standing();
    for (const Shape row : {kStar, kCross, kPlus})
      if (B::row(bit) == B::own_row(seat_, row) && all[row] != 0 && (all[row] >> B::column(bit) & 1U) == 0)
        return SetUpRules<B>::pawn_shape(row, all[row], B::column(bit));
    return std::nullopt;
  }

  SetUpExplainer<B> explain_;
  const Pictures<B>& pictures_;
  Seat seat_;
  TowerColumns named_;     // played as moves
  TowerColumns placed_{};  // on the screen
};

/// Rules under which players set up.
template <class Base>
class WithArrangement : public Base {
 public:
  using Board = typename Base::Board;
  using Position = typename Base::Position;
  using Items = std::span<const bw_item>;
  using Base::Base;

  void arrange_pieces(const Position& position, Seat seat, sdk::List<bw_item>& items) const {
    if (arranges(position, seat)) arrangement(position, seat).pieces(items);
  }
  [[nodiscard]] Explanation arrange_check(const Position& position, Seat seat, Items items) const {
    return arranges(position, seat) ? arrangement(position, seat).check(items) : nothing_to_arrange();
  }
  void arrange_fill(const Position& position, Seat seat, Items items, sdk::List<bw_item>& filled) const {
    if (arranges(position, seat)) arrangement(position, seat).fill(items, filled);
  }
  [[nodiscard]] Explanation arrange_moves(const Position& position, Seat seat, Items items,
                                          sdk::MoveList& moves) const {
    return arranges(position, seat) ? arrangement(position, seat).moves(items, moves) : nothing_to_arrange();
  }

 private:
  [[nodiscard]] bool arranges(const Position& position, Seat seat) const {
    const sdk::Turn turn = position.phase == kSetUpPhase ? this->turn(position) : 0;
    return seat <= kBlue && (turn & sdk::turn_of(seat)) != 0;
  }
  [[nodiscard]] Arrangement<Board> arrangement(const Position& position, Seat seat) const {
    return {this->set_up(), this->pictures(), position, seat};
  }
  [[nodiscard]] static Explanation nothing_to_arrange() { return Explanation::no("M3.4", "setup_done"); }
};

}  // namespace militakiri
