// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the first move is worth, and what follows for a tournament (T1.4, T2.6). Pure functions.
#pragma once

#include <cstdint>

#include "framework/statistics/interval.hpp"

namespace boardwright::planning {

/// Of games whose players were as good as each other on the whole.
struct FirstMover {
  std::uint64_t wins = 0, draws = 0, losses = 0;  ///< of who moved first
  [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
  friend bool operator==(const FirstMover&, const FirstMover&) = default;
};

enum class SideAdvice : std::uint8_t {
  kBalanced,  ///< single games, everybody has both sides about as often
  kTwoGames,  ///< matches of two games with sides swapped
  kNone,      ///< nobody needs a side
  kUnknown    ///< too few games: balanced sides cost nothing
};

struct SideFigures {
  SideAdvice advice = SideAdvice::kUnknown;
  double score = 0.5;       ///< of who moves first
  Interval interval{0, 1};  ///< of 95%
  std::uint64_t games = 0;
  friend bool operator==(const SideFigures&, const SideFigures&) = default;
};

/// Within so much of one half the first move is worth nothing that a tournament should look after.
inline constexpr double kNothing = 0.03;
/// From so much on who moves first decides more than who plays better: as if 70 rating points stronger.
inline constexpr double kMuch = 0.10;

/// `drawn_by_lot`: the game itself decides by chance who begins, so that nobody can have a side in advance.
[[nodiscard]] SideFigures side_advice(const FirstMover& games, bool drawn_by_lot);

}  // namespace boardwright::planning
