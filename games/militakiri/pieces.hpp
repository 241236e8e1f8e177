// SPDX-License-Identifier: MIT
//
// Chapter 2 of RULES.md: shapes, heights, and what comes of a capture (M5.2, M5.3).
#pragma once

#include <algorithm>
#include <boardwright/sdk/types.hpp>
#include <string_view>

namespace militakiri {

namespace sdk = boardwright::sdk;
using boardwright::fail;
using boardwright::Result;
using sdk::Seat;

inline constexpr Seat kRed = 0, kBlue = 1;
inline constexpr const char* kSeatNames[] = {"red", "blue"};
[[nodiscard]] constexpr Seat other(Seat seat) noexcept { return seat ^ 1U; }

/// In the order of the notation (M11.2), which is also that of the towers' rows (M3.1).
enum Shape : unsigned { kStar, kCross, kPlus };
inline constexpr unsigned kShapes = 3;
inline constexpr std::string_view kShapeLetters = "SCP";
inline constexpr char kTowerLetter = 'T';
/// M11.3: capital for Red, small for Blue.
[[nodiscard]] constexpr char shape_letter(Seat owner, Shape shape) noexcept {
  return static_cast<char>(kShapeLetters[shape] + (owner == kRed ? 0 : 'a' - 'A'));
}
inline constexpr const char* kShapeNames[] = {"star", "cross", "plus"};

inline constexpr unsigned kTallest = 9;  // M13: the highest limit there can be
inline constexpr unsigned kTower = 15;   // in place of a height
inline constexpr unsigned kHeightBits = 4;

struct Piece {
  Seat owner;
  Shape shape;
  unsigned height;  // 1 to kTallest, or kTower
  friend bool operator==(const Piece&, const Piece&) = default;
};

/// M5.2, M5.3: the height of a piece that has taken another one. `limit` is that of the attacker's shape.
[[nodiscard]] constexpr unsigned height_after_taking(unsigned attacker, unsigned taken,
                                                     unsigned limit) noexcept {
  if (attacker == kTower || taken == kTower || attacker < taken) return attacker;
  return std::min(attacker + taken, limit);
}

}  // namespace militakiri
