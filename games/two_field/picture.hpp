// SPDX-License-Identifier: MIT
//
// How the game looks: fields, set-up zones, pieces with their marks, backs of pieces whose rank is hidden,
// lakes.
#pragma once

#include "rules.hpp"

namespace two_field {

template <class P>
class Pictures {
 public:
  using B = typename P::Board;

  explicit Pictures(const Land<B>& land)
      : geometry_(sdk::Geometry::grid(land.size(), land.size(), false)), size_(land.size()) {
    for (const Seat seat : {kRed, kBlue}) {
      std::vector<std::uint32_t> zone;
      land.own_set(seat).each([&](unsigned bit) { zone.push_back(land.field(bit)); });
      geometry_.zone(name(seat, "setup"), seat, std::move(zone));
    }
    for (const Seat seat : {kRed, kBlue}) {  // the order that kind() reckons with
      for (unsigned kind = 0; kind < kKinds; ++kind)
        geometry_.kind(name(seat, kKindNames[kind]), seat, std::string(1, letter(seat, kind)));
      geometry_.kind(name(seat, "back"), seat, seat == kRed ? "X" : "x");
    }
    geometry_.kind("lake", sdk::kNobody, "#");
    geometry_.limits(size_ * size_, 2);
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return geometry_; }

  [[nodiscard]] static std::uint32_t kind(Seat seat, unsigned kind) { return seat * (kKinds + 1) + kind; }
  [[nodiscard]] const char* kind_id(Seat seat, unsigned of) const {
    return geometry_.get()->kinds[kind(seat, of)].id;
  }
  /// The kind of a piece of a seat; kKinds for anything else.
  [[nodiscard]] static unsigned piece_of(Seat seat, std::uint32_t index) {
    const std::uint32_t first = kind(seat, 0);
    return index >= first && index < first + kKinds ? index - first : kKinds;
  }

  /// Hidden ranks must have been taken out.
  void picture(const Land<B>& land, const P& position, sdk::List<bw_item>& items) const {
    for (unsigned field = 0; field < size_ * size_; ++field) {
      const unsigned bit = land.bit_of_field(field);
      const std::uint8_t code = position.on[bit];
      if (!land.has(bit)) {
        items.add({field, kLake, 1, 0});
      } else if (code != 0 && code != kLeftEmpty) {
        const std::uint32_t flags = ((code & kMoved) != 0 ? std::uint32_t{BW_ITEM_MOVED} : 0U) |
                                    ((code & kRevealed) != 0 ? std::uint32_t{BW_ITEM_REVEALED} : 0U);
        items.add({field, kind(position.owner(bit), kind_of(code)), 1, flags});
      }
    }
  }

  /// T3.2, T3.3: what both players know of both memories.
  void borders(const Land<B>& land, const P& position, unsigned limit, sdk::List<bw_border>& list) const {
    land.fields().each([&](unsigned low) {
      for (const unsigned across : {1U, 0U}) {  // the field on the right comes before the one above
        const Line line{low, across};
        for (const Seat seat : {kRed, kBlue}) {
          const unsigned count = position.memory[seat].count(line);
          if (count == 0) continue;
          const std::uint32_t closed = count >= limit ? std::uint32_t{BW_BORDER_CLOSED} : 0U;
          list.add({land.field(low), land.field(high_field<B>(line)), seat, count, closed});
        }
      }
    });
  }

 private:
  static constexpr std::uint32_t kLake = 2 * (kKinds + 1);

  [[nodiscard]] static std::string name(Seat seat, const char* what) {
    return std::string(kSeatNames[seat]) + "_" + what;
  }

  sdk::Geometry geometry_;
  unsigned size_;
};

}  // namespace two_field
