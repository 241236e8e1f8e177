// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one numbering of moves: lists, positions looked at, reviews and spoken words all take their numbers
// from here. A number is a round's, as on a score sheet: a new one begins when the same seat, or one before
// it, moves again. What belongs to a set-up isn't numbered, nor is what chance brings.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "framework/line/game_line.hpp"
#include "framework/match/messages.hpp"

namespace boardwright {

/// Whether what the seat plays here belongs to its set-up: pieces are left to be placed, or only fields that
/// stay empty.
[[nodiscard]] bool sets_up(const Position& position, Seat seat);
/// Whether that ply of the line, from 0, places something of a set-up.
[[nodiscard]] bool is_set_up(const GameLine& line, std::size_t ply);

class MoveNumbers {
 public:
  enum class Kind { kMove, kSetUp, kChance };
  struct Ply {
    Kind kind = Kind::kMove;
    Seat seat = 0;
    std::size_t number = 0;  ///< its round's; of what isn't numbered, that of the move before it
    bool opens = false;      ///< the first move of its round
  };

  MoveNumbers() = default;
  explicit MoveNumbers(std::span<const SeenMove> moves);
  explicit MoveNumbers(const GameLine& line);

  [[nodiscard]] std::size_t size() const noexcept { return plies_.size(); }
  [[nodiscard]] const Ply& ply(std::size_t index) const { return plies_.at(index); }  ///< from 0
  [[nodiscard]] const std::vector<Ply>& plies() const noexcept { return plies_; }
  /// Of the newest move; 0 before the first one.
  [[nodiscard]] std::size_t last() const noexcept { return plies_.empty() ? 0 : plies_.back().number; }
  /// The newest numbered move among the first so many plies, from 0; nothing before the first one.
  [[nodiscard]] const Ply* newest(std::size_t plies) const;

 private:
  void add(Kind kind, Seat seat);

  std::vector<Ply> plies_;
  Seat before_ = BW_SPECTATOR;  // who made the newest move
};

}  // namespace boardwright
