// SPDX-License-Identifier: MIT
//
// Positions: plain bytes.
#pragma once

#include "chase.hpp"
#include "line_memory.hpp"

namespace two_field {

enum Phase : std::uint8_t { kRedTurn, kBlueTurn, kSetUpPhase };
enum End : std::uint8_t { kNotOver, kFlagTaken, kNoMoves, kBothBlocked, kQuietLimit };
inline constexpr const char* kReasons[] = {nullptr, "flag_taken", "no_moves", "both_blocked", "quiet_limit"};
inline constexpr std::uint8_t kNobodyWins = 2;

// What stands on a field: 0 for nothing, a kind and its marks, or one of the two below.
inline constexpr std::uint8_t kKindBits = 0x0F;
inline constexpr std::uint8_t kUnknown = 13;    // in a view: a piece whose rank its viewer doesn't know
inline constexpr std::uint8_t kLeftEmpty = 14;  // during set-up: a field without a piece, on purpose
inline constexpr std::uint8_t kMoved = 0x10;
inline constexpr std::uint8_t kRevealed = 0x20;

[[nodiscard]] constexpr std::uint8_t code_of(unsigned kind) noexcept {
  return static_cast<std::uint8_t>(kind + 1);
}
/// The kind of a code that stands for a piece; kKinds for an unknown one.
[[nodiscard]] constexpr unsigned kind_of(std::uint8_t code) noexcept { return (code & kKindBits) - 1U; }

template <class BoardType>
struct Position {
  using Board = BoardType;
  using Set = typename Board::Set;
  static constexpr bool kMoreField = false;

  Set side[2];
  Set movable;  // of both sides; not those whose rank is unknown
  Set scouts;   // as well
  LineMemory<Board> memory[2];
  std::uint8_t on[Board::kBits];
  std::uint32_t quiet;  // T5.2: moves since the last attack
  Phase phase;
  End end;
  std::uint8_t winner;
  std::uint8_t unused[1];

  [[nodiscard]] static Position nothing() noexcept {
    Position position{};
    for (auto& memory : position.memory) memory = LineMemory<Board>::nothing();
    position.phase = kSetUpPhase;
    position.winner = kNobodyWins;
    return position;
  }

  [[nodiscard]] Set occupied() const noexcept { return side[kRed] | side[kBlue]; }
  [[nodiscard]] Seat mover() const noexcept { return phase == kBlueTurn ? kBlue : kRed; }
  [[nodiscard]] Seat owner(unsigned bit) const noexcept { return side[kRed].has(bit) ? kRed : kBlue; }

  /// The field must be empty.
  void put(Seat seat, unsigned bit, std::uint8_t code) noexcept {
    const unsigned kind = kind_of(code);
    on[bit] = code;
    side[seat].add(bit);
    movable.add_at(bit, kind < kKinds && can_move(kind) ? 1 : 0);
    scouts.add_at(bit, kind == kScout ? 1 : 0);
  }
  void remove(unsigned bit) noexcept {
    on[bit] = 0;
    for (Set* set : {&side[kRed], &side[kBlue], &movable, &scouts}) set->remove(bit);
  }
};

/// Positions under the more-field rule, which remember chases.
template <class BoardType>
struct ChasePosition : Position<BoardType> {
  static constexpr bool kMoreField = true;

  Chase chase;

  [[nodiscard]] static ChasePosition nothing() noexcept {
    ChasePosition position{};
    static_cast<Position<BoardType>&>(position) = Position<BoardType>::nothing();
    position.chase = Chase::nothing();
    return position;
  }
};

}  // namespace two_field
