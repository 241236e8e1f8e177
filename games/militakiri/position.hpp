// SPDX-License-Identifier: MIT
//
// A position: which pieces stand where, and what M11.3 writes behind the board.
#pragma once

#include "boards.hpp"
#include "pieces.hpp"

namespace militakiri {

/// Towers that wait (M6.3), in the order in which they were earned: two bits each, the first one lowest.
class Queue {
 public:
  static constexpr unsigned kMost = 32;
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr unsigned size() const noexcept {
    return (65U - static_cast<unsigned>(std::countl_zero(bits_))) / 2;
  }
  [[nodiscard]] constexpr Shape first() const noexcept { return at(0); }
  [[nodiscard]] constexpr Shape at(unsigned index) const noexcept {
    return static_cast<Shape>((bits_ >> (2 * index) & 3U) - 1);
  }
  constexpr void add(Shape shape) noexcept { bits_ |= (std::uint64_t{shape} + 1) << (2 * size()); }
  constexpr void remove_first() noexcept { bits_ >>= 2U; }

 private:
  std::uint64_t bits_ = 0;
};

/// What a position waits for.
enum Phase : std::uint8_t { kRedTurn, kBlueTurn, kSetUpPhase, kDicePhase };

/// How a game has ended (M8.5).
enum End : std::uint8_t { kNotOver, kTowersTaken, kMoveLimit, kBothBlocked, kNoLegalMove };
inline constexpr const char* kReasons[] = {nullptr, "towers_taken", "move_limit", "both_blocked", "no_moves"};
inline constexpr std::uint8_t kNoWinner = 2;
inline constexpr std::uint8_t kNothingDue = 3;  // in place of a Shape

template <class B>
struct Position {
  using Set = typename B::Set;

  Set pieces[2];  // by seat
  Set plus;       // what is neither plus nor cross is a star
  Set cross;
  Set height[kHeightBits];  // a piece's height as a binary number, or kTower
  Queue waiting[2];         // by seat
  std::uint16_t left[2];    // M7.3: moves left, by seat
  std::uint8_t spares[2][kShapes];
  Phase phase;
  std::uint8_t due;     // M6.2: the shape of the tower that has to be placed, or kNothingDue
  bool endgame;         // M7.1: the rule is on
  std::uint8_t passes;  // M8.4: in a row
  End end;
  std::uint8_t winner;  // a seat or kNoWinner

  [[nodiscard]] Seat mover() const { return phase == kBlueTurn ? kBlue : kRed; }
  [[nodiscard]] bool in_play() const { return phase <= kBlueTurn; }

  [[nodiscard]] Set occupied() const { return pieces[0] | pieces[1]; }
  [[nodiscard]] Set empty() const { return B::kAll & ~occupied(); }
  [[nodiscard]] Set towers() const { return height[3] & height[2]; }  // kTallest has no bit 2
  [[nodiscard]] Set towers(Seat seat) const { return towers() & pieces[seat]; }
  [[nodiscard]] Set shape_set(Shape shape) const {
    return shape == kPlus ? plus : shape == kCross ? cross : occupied() & ~(plus | cross);
  }

  /// Height or kTower; 0 on an empty field.
  [[nodiscard]] unsigned height_at(unsigned bit) const {
    std::uint64_t value = 0;
    for (unsigned i = 0; i < kHeightBits; ++i) value |= height[i].at(bit) << i;
    return static_cast<unsigned>(value);
  }
  [[nodiscard]] Shape shape_at(unsigned bit) const {
    return plus.has(bit) ? kPlus : cross.has(bit) ? kCross : kStar;
  }
  [[nodiscard]] Piece piece_at(unsigned bit) const {
    return {pieces[kBlue].has(bit) ? kBlue : kRed, shape_at(bit), height_at(bit)};
  }
  /// Sets a piece on an empty field.
  void put(unsigned bit, const Piece& piece) {
    pieces[piece.owner].add(bit);
    if (piece.shape == kPlus) plus.add(bit);
    if (piece.shape == kCross) cross.add(bit);
    set_height(bit, piece.height);
  }
  void remove(unsigned bit) {
    for (Set* set : {&pieces[0], &pieces[1], &plus, &cross, &height[0], &height[1], &height[2], &height[3]})
      set->remove(bit);
  }
  void set_height(unsigned bit, unsigned value) {
    for (unsigned i = 0; i < kHeightBits; ++i) {
      height[i].remove(bit);
      height[i].add_at(bit, value >> i & 1U);
    }
  }

  /// M7.1: whether a seat's only piece on the board is a tower.
  [[nodiscard]] bool is_lone_tower(Seat seat) const {
    return pieces[seat].count() == 1 && !towers(seat).empty();
  }
  /// M6.2, M6.3: where a seat can place a tower.
  [[nodiscard]] Set empty_zone(Seat seat) const { return B::kZone[seat] & ~occupied(); }
  /// M6.3: a waiting tower has to be placed before this seat's turn.
  [[nodiscard]] bool owes_waiting(Seat seat) const {
    return !waiting[seat].empty() && !empty_zone(seat).empty();
  }
  /// A placement of M6.2 or M6.3 comes next for the seat on turn.
  [[nodiscard]] bool owes_placement() const { return due != kNothingDue || owes_waiting(mover()); }
  [[nodiscard]] Shape shape_to_place() const {
    return due != kNothingDue ? static_cast<Shape>(due) : waiting[mover()].first();
  }
};

}  // namespace militakiri
