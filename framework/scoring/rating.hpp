// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the methods of rating share: a player's rating and a game as it counts for one of the two players.
#pragma once

#include <cstdint>

namespace boardwright {

/// A player's strength at the beginning of a rating period, in rating points.
struct Rating {
  double value = 0;
  double deviation = 0;           ///< one standard deviation; Elo has none
  double volatility = 0;          ///< Glicko-2's sigma; Elo has none
  std::uint32_t games = 0;        ///< rated ones in closed periods
  bool reached_high = false;      ///< Elo: has once been as high as the lowest K asks
  double opponents = 0;           ///< Elo: sum of the opponents' ratings in those games
  std::uint32_t half_points = 0;  ///< Elo: scored in those games
  friend bool operator==(const Rating&, const Rating&) = default;
};

/// A game with the opponent's rating and deviation as they were at the beginning of the period.
struct RatedGame {
  double opponent = 0;
  double opponent_deviation = 0;
  std::uint32_t half_points = 0;  ///< 0 lost, 1 drawn, 2 won
  friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

}  // namespace boardwright
