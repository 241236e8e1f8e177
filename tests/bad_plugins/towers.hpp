// SPDX-License-Identifier: GPL-3.0-or-later
//
// Towers: both seats put two towers on the three fields of their own row, at the same time and in the open;
// towers side by side win. A sound game with a simultaneous set-up, for bad ones to be made from.
#pragma once

#include <bit>
#include <boardwright/sdk/plugin.hpp>

namespace bad {

using namespace boardwright;
using namespace boardwright::sdk;

inline constexpr Text kTowerTexts[] = {
    {BW_TEXT_REASON, "built", "all towers stand"},
    {BW_TEXT_MESSAGE, "own_row", "A tower belongs on your own row."},
    {BW_TEXT_MESSAGE, "two_towers", "Place two towers."},
};

struct Towers {
  static constexpr const char* kId = "towers";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 3;

  struct Position {
    std::uint8_t row[2];  // a bit for each field with a tower
  };

  Facts facts() const {
    return {.seats = {"first", "second"}, .ply_limit = 8, .score_sum = 2, .simultaneous = true};
  }
  std::span<const Text> texts() const { return kTowerTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const {
    Turn mask = 0;
    for (Seat seat = 0; seat < 2; ++seat)
      if (std::popcount(p.row[seat]) < 2) mask |= turn_of(seat);
    return mask == 0 ? kOver : mask;
  }
  void moves(const Position& p, Seat seat, MoveList& list) const {
    for (Move column = 0; column < 3; ++column)
      if ((p.row[seat] >> column & 1U) == 0) list.add(column);
  }
  void apply(Position& p, Seat seat, Move move) const {
    p.row[seat] = static_cast<std::uint8_t>(p.row[seat] | 1U << move);
  }
  sdk::Outcome outcome(const Position& p) const {
    const auto close = [](std::uint8_t row) { return row != 5; };
    if (close(p.row[0]) == close(p.row[1])) return {{1, 1}, "built"};
    return {close(p.row[0]) ? Scores{2, 0} : Scores{0, 2}, "built"};
  }
  std::string move_text(const Position&, Seat seat, Move move) const {
    return field_name(static_cast<std::uint32_t>(move), seat);
  }
  std::string position_text(const Position& p) const {
    return std::to_string(p.row[0]) + "/" + std::to_string(p.row[1]);
  }
  Result<Position> read_position(std::string_view text) const {
    if (text.size() != 3 || text[1] != '/') return fail("expected two numbers, as in 0/3");
    Position p{};
    for (std::size_t i = 0; i < 2; ++i) {
      if (text[2 * i] < '0' || text[2 * i] > '6') return fail("expected a number 0 to 6");
      p.row[i] = static_cast<std::uint8_t>(text[2 * i] - '0');
    }
    return p;
  }

  const Geometry& geometry() const { return geometry_; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    for (std::uint32_t place = 0; place < 6; ++place)
      if ((p.row[place / 3] >> (place % 3) & 1U) != 0) items.add({place, place / 3, 1, 0});
  }
  void clicks(const Position&, Seat seat, Move move, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(seat * 3 + move));
  }

  void arrange_pieces(const Position& p, Seat seat, List<bw_item>& items) const {
    const auto left = static_cast<std::uint32_t>(2 - std::popcount(p.row[seat]));
    if (left != 0) items.add({0, seat, left, 0});
  }
  Explanation arrange_check(const Position& p, Seat seat, std::span<const bw_item> placed) const {
    for (const auto& item : placed)
      if (item.place / 3 != seat || (p.row[seat] >> (item.place % 3) & 1U) != 0)
        return Explanation::no(nullptr, "own_row").at(item.place);
    return Explanation::yes();
  }
  void arrange_fill(const Position&, Seat, std::span<const bw_item>, List<bw_item>&) const {}
  Explanation arrange_moves(const Position& p, Seat seat, std::span<const bw_item> placed,
                            MoveList& list) const {
    if (const Explanation check = arrange_check(p, seat, placed); check.get().legal == 0) return check;
    if (placed.size() + static_cast<std::size_t>(std::popcount(p.row[seat])) != 2)
      return Explanation::no(nullptr, "two_towers");
    for (const auto& item : placed) list.add(item.place % 3);
    return Explanation::yes();
  }

 private:
  Geometry geometry_ = [] {
    Geometry board = Geometry::grid(3, 2);
    board.kind("first_tower", 0, "T").kind("second_tower", 1, "t").limits(6, 1);
    return board;
  }();
};

}  // namespace bad
