// SPDX-License-Identifier: MIT
//
// How the game looks: fields, set-up zones, kinds of pieces and what lies beside the board.
#pragma once

#include <optional>

#include "parameters.hpp"
#include "position.hpp"

namespace militakiri {

template <class B>
class Pictures {
 public:
  using Position = militakiri::Position<B>;

  explicit Pictures(const Options& options) : limits_(options.height_limit) {
    for (const Seat seat : {kRed, kBlue}) {
      std::vector<std::uint32_t> zone;
      B::kZone[seat].each([&](unsigned bit) { zone.push_back(B::field(bit)); });
      geometry_.zone(name(seat, "setup"), seat, std::move(zone));
    }
    for (const char* what : {"reserve", "waiting", "moves"})  // in the order of Tray
      for (const Seat seat : {kRed, kBlue}) geometry_.tray(name(seat, what), seat);
    for (const Seat seat : {kRed, kBlue}) add_kinds(seat);
    for (const Seat seat : {kRed, kBlue}) geometry_.kind(name(seat, "move"), seat, seat == kRed ? "M" : "m");
    geometry_.limits(B::kFieldCount + 2 * (2 * kShapes + 1), 2);
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return geometry_; }

  [[nodiscard]] std::uint32_t kind(const Piece& piece) const {
    std::uint32_t index = piece.owner == kRed ? 0 : kinds_of_seat();
    for (unsigned shape = 0; shape < piece.shape; ++shape) index += limits_[shape] + 1;
    return index + (piece.height == kTower ? limits_[piece.shape] : piece.height - 1);
  }
  [[nodiscard]] const char* kind_id(const Piece& piece) const {
    return geometry_.get()->kinds[kind(piece)].id;
  }
  /// The piece of a kind; nothing for what isn't one.
  [[nodiscard]] std::optional<Piece> piece(std::uint32_t kind) const {
    if (kind >= 2 * kinds_of_seat()) return std::nullopt;
    const Seat owner = kind < kinds_of_seat() ? kRed : kBlue;
    kind -= owner == kRed ? 0 : kinds_of_seat();
    unsigned shape = kStar;
    for (; kind > limits_[shape]; ++shape) kind -= limits_[shape] + 1;
    return Piece{owner, static_cast<Shape>(shape), kind == limits_[shape] ? kTower : kind + 1};
  }

  void picture(const Position& position, sdk::List<bw_item>& items) const {
    position.occupied().each([&](unsigned bit) {
      items.add({B::field(bit), kind(position.piece_at(bit)), 1, 0});
    });
    for (const Seat seat : {kRed, kBlue})
      add_towers(items, kReserve, seat, [&](Shape shape) { return unsigned{position.spares[seat][shape]}; });
    for (const Seat seat : {kRed, kBlue})
      add_towers(items, kWaiting, seat, [&](Shape shape) {
        unsigned count = 0;
        for (unsigned i = 0; i < position.waiting[seat].size(); ++i)
          count += position.waiting[seat].at(i) == shape ? 1 : 0;
        return count;
      });
    for (const Seat seat : {kRed, kBlue})  // M7.3
      if (position.left[seat] != 0)
        items.add({tray(kMovesLeft, seat), 2 * kinds_of_seat() + seat, position.left[seat], 0});
  }

 private:
  enum Tray : std::uint32_t { kReserve, kWaiting, kMovesLeft };

  [[nodiscard]] static std::uint32_t tray(Tray which, Seat seat) { return B::kFieldCount + 2 * which + seat; }
  [[nodiscard]] static std::string name(Seat seat, const char* what) {
    return std::string(kSeatNames[seat]) + "_" + what;
  }
  [[nodiscard]] std::uint32_t kinds_of_seat() const { return limits_[0] + limits_[1] + limits_[2] + kShapes; }

  // The order that kind() reckons with; signs as in M11.3.
  void add_kinds(Seat seat) {
    for (const Shape shape : {kStar, kCross, kPlus}) {
      const std::string id = name(seat, kShapeNames[shape]) + "_";
      const std::string sign(1, shape_letter(seat, shape));
      for (unsigned height = 1; height <= limits_[shape]; ++height)
        geometry_.kind(id + std::to_string(height), seat, sign + std::to_string(height));
      geometry_.kind(id + "tower", seat, sign + kTowerLetter);
    }
  }
  template <class Count>
  void add_towers(sdk::List<bw_item>& items, Tray which, Seat seat, Count&& count) const {
    for (const Shape shape : {kStar, kCross, kPlus})
      if (const unsigned towers = count(shape); towers != 0)
        items.add({tray(which, seat), kind({seat, shape, kTower}), towers, 0});
  }

  std::array<unsigned, kShapes> limits_;
  sdk::Geometry geometry_ = sdk::Geometry::grid(B::kColumns, kRows, false);  // M1.1: a1 is light
};

}  // namespace militakiri
