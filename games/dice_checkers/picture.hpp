// SPDX-License-Identifier: MIT
//
// How the game looks. The light fields are on the board too, though nobody stands on them (D1.1): a click
// there has an answer, and the board looks like one.
#pragma once

#include "rules.hpp"

namespace dice_checkers {

class Pictures {
 public:
  using Position = dice_checkers::Position;

  explicit Pictures(unsigned rows) : geometry_(sdk::Geometry::grid(kColumns, rows)) {
    for (const Seat seat : {kBlueSeat, kRedSeat})
      for (unsigned level = 0; level < kLevels; ++level)
        geometry_.kind(std::string(kSeatNames[seat]) + "_pawn_" + kLevelNames[level], seat,
                       std::string(1, kSigns[seat][level]));
    geometry_.limits(2 * kPawns, 3);
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return geometry_; }
  [[nodiscard]] static unsigned kind(const Position& position, unsigned field) {
    return (Bits::has(position.pieces[kRedSeat], field) ? kLevels : 0U) + position.level(field);
  }
  [[nodiscard]] const char* kind_id(const Position& position, unsigned field) const {
    return geometry_.get()->kinds[kind(position, field)].id;
  }
  /// The pawns of a fight are marked.
  static void picture(const Position& position, sdk::List<bw_item>& items) {
    Bits::each(position.occupied(), [&](unsigned field) {
      const bool fights = field == position.attacker || field == position.defender;
      items.add({place_of(field), kind(position, field), 1, fights ? std::uint32_t{BW_ITEM_MOVED} : 0U});
    });
  }

 private:
  sdk::Geometry geometry_;
};

}  // namespace dice_checkers
