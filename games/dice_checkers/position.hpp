// SPDX-License-Identifier: MIT
//
// Everything a game depends on, as plain bytes, and moves as numbers.
#pragma once

#include "fields.hpp"

namespace dice_checkers {

/// Heads by their worth, less one (D1.2).
enum Level : unsigned { kBlue, kGreen, kRed, kYellow, kLevels };
inline constexpr const char* kLevelNames[] = {"blue", "green", "red", "yellow"};
inline constexpr std::string_view kSigns[] = {"BGRY", "bgry"};  // by seat and level
inline constexpr unsigned kPawns = 14;

/// How a game ended: 0 while it goes on, else who won (1 and 2 for the seats, or kDrawn) and 4 times the
/// index of the reason.
inline constexpr unsigned kDrawn = 3;
enum Reason : unsigned { kNoPawns, kNoMoves, kBothBlocked, kQuietLimit };
inline constexpr const char* kReasons[] = {"no_pawns", "no_moves", "both_blocked", "quiet_limit"};
[[nodiscard]] constexpr std::uint8_t end_by(Reason reason, unsigned winner) noexcept {
  return static_cast<std::uint8_t>(reason * 4 + winner);
}

struct Position {
  Set pieces[2];              // by seat
  Set low, high;              // the bits of the levels, fields without a pawn 0
  std::uint16_t quiet;        // moves since the last progress (D6.3)
  std::uint8_t next;          // the seat on turn; during a fight the one that attacks
  std::uint8_t end;           //
  std::uint8_t attacker;      // fields of a fight, or kNoField
  std::uint8_t defender;      //
  std::uint8_t last_from[2];  // the last own moves, while D5.2 is on, or kNoField
  std::uint8_t last_to[2];    //
  std::uint8_t unused[6];     // always 0

  [[nodiscard]] static Position empty() {
    Position position{};
    position.attacker = position.defender = kNoField;
    for (const Seat seat : {kBlueSeat, kRedSeat}) position.forget(seat);
    return position;
  }

  [[nodiscard]] bool fights() const { return attacker != kNoField; }
  [[nodiscard]] Set occupied() const { return pieces[0] | pieces[1]; }
  [[nodiscard]] unsigned level(unsigned field) const {
    return static_cast<unsigned>(low >> field & 1U) + 2 * static_cast<unsigned>(high >> field & 1U);
  }
  void put(Seat seat, unsigned field, unsigned level) {
    pieces[seat] |= Bits::bit(field);
    low |= Set{level & 1U} << field;
    high |= Set{level >> 1U} << field;
  }
  void remove(unsigned field) {
    const Set rest = ~Bits::bit(field);
    pieces[0] &= rest;
    pieces[1] &= rest;
    low &= rest;
    high &= rest;
  }
  void set_level(unsigned field, unsigned level) {
    const Set rest = ~Bits::bit(field);
    low = (low & rest) | Set{level & 1U} << field;
    high = (high & rest) | Set{level >> 1U} << field;
  }
  void move(Seat seat, unsigned from, unsigned to) {
    const unsigned head = level(from);
    remove(from);
    put(seat, to, head);
  }

  void remember(Seat seat, unsigned from, unsigned to) {
    last_from[seat] = static_cast<std::uint8_t>(from);
    last_to[seat] = static_cast<std::uint8_t>(to);
  }
  void forget(Seat seat) { remember(seat, kNoField, kNoField); }
};

inline constexpr Move kPass = ~Move{0}, kNoMove = kPass - 1;

/// A move of a pawn. `target`: the enemy it fights from `to` with `encounter: adjacent` (D2.4), else
/// kNoField.
struct PawnMove {
  unsigned from;
  unsigned to;
  unsigned target = kNoField;

  [[nodiscard]] static constexpr PawnMove of(Move move) noexcept {
    return {static_cast<unsigned>(move >> 12U), static_cast<unsigned>(move >> 6U & 63U),
            static_cast<unsigned>(move & 63U)};
  }
  [[nodiscard]] constexpr Move move() const noexcept {
    return Move{from} << 12U | Move{to} << 6U | Move{target};
  }
};
inline constexpr Move kPawnMoves = Move{1} << 18U;  // all are below this

/// What the dice show, Blue's first (D3.5).
struct Roll {
  unsigned numbers[2];

  [[nodiscard]] static constexpr Roll of(Move event) noexcept {
    return {{static_cast<unsigned>(event >> 8U), static_cast<unsigned>(event & 255U)}};
  }
  [[nodiscard]] static constexpr Move event(unsigned blue, unsigned red) noexcept {
    return Move{blue} << 8U | Move{red};
  }
};

}  // namespace dice_checkers
