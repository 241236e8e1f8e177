// SPDX-License-Identifier: MIT
//
// Chapter 1 of RULES.md: the pieces, and what an attack comes to.
#pragma once

#include <array>
#include <boardwright/sdk/types.hpp>
#include <string_view>

namespace two_field {

namespace sdk = boardwright::sdk;
using boardwright::fail;
using boardwright::Result;
using sdk::Move;
using sdk::Seat;

inline constexpr Seat kRed = 0, kBlue = 1;
inline constexpr const char* kSeatNames[] = {"red", "blue"};
[[nodiscard]] constexpr Seat other(Seat seat) noexcept { return 1 - seat; }

/// T1.2: the kinds of pieces, the highest rank first.
enum Kind : std::uint8_t {
  kMarshal,
  kGeneral,
  kColonel,
  kMajor,
  kCaptain,
  kLieutenant,
  kSergeant,
  kMiner,
  kScout,
  kSpy,
  kBomb,
  kFlag
};
inline constexpr unsigned kKinds = 12;
inline constexpr std::string_view kLetters = "MGCJKLTNASBF";  // by Kind
inline constexpr const char* kKindNames[] = {"marshal", "general",    "colonel",  "major",
                                             "captain", "lieutenant", "sergeant", "miner",
                                             "scout",   "spy",        "bomb",     "flag"};

/// How many of each kind a player has.
using Counts = std::array<unsigned, kKinds>;
inline constexpr Counts kClassic{1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1};
inline constexpr Counts kBarrage{1, 1, 0, 0, 0, 0, 0, 1, 2, 1, 1, 1};
inline constexpr Counts kDuel{1, 1, 0, 0, 0, 0, 0, 2, 2, 1, 2, 1};

[[nodiscard]] constexpr bool can_move(unsigned kind) noexcept { return kind != kBomb && kind != kFlag; }

[[nodiscard]] constexpr unsigned pieces_of(const Counts& counts) noexcept {
  unsigned pieces = 0;
  for (const unsigned count : counts) pieces += count;
  return pieces;
}
[[nodiscard]] constexpr unsigned movers_of(const Counts& counts) noexcept {
  return pieces_of(counts) - counts[kBomb] - counts[kFlag];
}

/// The letter as a position's text has it: capital for Red, small for Blue.
[[nodiscard]] constexpr char letter(Seat seat, unsigned kind) noexcept {
  const char capital = kLetters[kind];
  return seat == kRed ? capital : static_cast<char>(capital - 'A' + 'a');
}

enum class Fight { kAttackerWins, kBothLeave, kDefenderWins };

/// T2.3
[[nodiscard]] constexpr Fight fight(unsigned attacker, unsigned defender) noexcept {
  if (defender == kFlag) return Fight::kAttackerWins;
  if (defender == kBomb) return attacker == kMiner ? Fight::kAttackerWins : Fight::kDefenderWins;
  if (attacker == kSpy && defender == kMarshal) return Fight::kAttackerWins;
  if (attacker == defender) return Fight::kBothLeave;
  return attacker < defender ? Fight::kAttackerWins : Fight::kDefenderWins;  // in the order of ranks
}

}  // namespace two_field
