// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/board/picture.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// A set-up, or whatever else a seat may arrange freely, while it is being made: pieces are placed, moved and
/// taken away in any order, and only when the player is ready does it become moves. A value that knows one
/// seat's view and changes no match.
class Arrangement {
 public:
  /// Nothing if the seat has nothing to arrange.
  [[nodiscard]] static std::optional<Arrangement> begin(View view);

  /// Of the first seat on turn that has something to arrange, of a position that may be seen whole.
  [[nodiscard]] static std::optional<Arrangement> begin_any(const Position& position);

  /// Kinds still to be placed, with how many of each; kinds that are all placed have count 0.
  [[nodiscard]] std::span<const bw_item> pieces() const noexcept { return left_; }
  /// Pieces that the player has placed, by field.
  [[nodiscard]] std::span<const bw_item> placed() const noexcept { return placed_; }
  [[nodiscard]] Seat seat() const noexcept { return view_.whose(); }
  [[nodiscard]] const Rules& rules() const noexcept { return view_.rules(); }
  /// The placed pieces and what fills in by itself, over what stands there anyway.
  [[nodiscard]] Picture picture() const;
  [[nodiscard]] bool complete() const;

  /// Whether one more piece of this kind can stand there, whatever stood there being taken away first.
  [[nodiscard]] bool can_place(std::uint32_t kind, std::uint32_t field) const;
  /// Fields where one more piece of this kind can stand, ascending.
  [[nodiscard]] std::vector<std::uint32_t> fields_for(std::uint32_t kind) const;
  /// Fields where a piece that is placed can go, ascending.
  [[nodiscard]] std::vector<std::uint32_t> fields_from(std::uint32_t field) const;

  // Refused with what is in the way, and then nothing has changed.
  [[nodiscard]] std::optional<Explanation> place(std::uint32_t kind, std::uint32_t field);
  /// Onto another placed piece: the two change places where they can, else that one is taken away.
  [[nodiscard]] std::optional<Explanation> move(std::uint32_t from, std::uint32_t to);
  /// Instead of everything that is placed. Only `place` and `kind` of the items count.
  [[nodiscard]] std::optional<Explanation> replace(std::vector<bw_item> items);
  void take_away(std::uint32_t field);  ///< nothing stands there: does nothing
  void clear();
  /// Places what is left on fields drawn at random; starts again without what is placed where that can't be
  /// completed. Nothing changes if no way is found.
  void complete_at_random(Random& random);

  /// The moves' texts, in the order in which they are to be played; empty while incomplete.
  [[nodiscard]] std::vector<std::string> moves() const;

 private:
  Arrangement(View view, std::vector<bw_item> pieces);
  [[nodiscard]] std::vector<bw_item> without(std::uint32_t field) const;
  [[nodiscard]] std::vector<bw_item> with(std::vector<bw_item> items, std::uint32_t kind,
                                          std::uint32_t field) const;
  [[nodiscard]] std::optional<Explanation> accept(std::vector<bw_item> items);
  void keep(std::vector<bw_item> items);
  [[nodiscard]] bool place_one_at_random(Random& random);  ///< false: there is no way
  [[nodiscard]] std::optional<std::uint32_t> kind_at(std::uint32_t field) const;

  View view_;
  std::vector<bw_item> all_;   // to place, as the rules say
  std::vector<bw_item> left_;  // the same, less what is placed
  std::vector<bw_item> placed_;
};

}  // namespace boardwright
