// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a member's games come to. Values and pure functions, any thread.
#pragma once

#include <span>

#include "framework/table/club.hpp"

namespace boardwright {

/// Games that ended so for one player.
struct Tally {
  std::uint32_t wins = 0, draws = 0, losses = 0;
  [[nodiscard]] std::uint32_t games() const { return wins + draws + losses; }
  void add(std::uint32_t half_points) { ++(half_points == 2 ? wins : half_points == 1 ? draws : losses); }
  friend bool operator==(const Tally&, const Tally&) = default;
};

struct GameStatistics {
  std::string game;
  Tally all;
  std::vector<Tally> by_seat;
  friend bool operator==(const GameStatistics&, const GameStatistics&) = default;
};

struct HeadToHead {
  SeatedPlayer player;  ///< the other one
  std::string name;     ///< as it is now; empty for who was anonymised
  Tally score;          ///< of the member
  TimeMs last = 0;
};

struct MemberStatistics {
  std::vector<GameStatistics> games;  ///< most played first
  std::vector<HeadToHead> opponents;  ///< most played first
  Tally all;
  std::int32_t streak = 0;         ///< the newest games in a row: so many won, or -so many lost; 0 a draw
  std::uint32_t longest_wins = 0;  ///< in a row
};

/// Of results that hold, rated or not, oldest first; voided ones, and those without the player, are passed
/// over. `player` has his own results: results name doubles by him.
[[nodiscard]] MemberStatistics member_statistics(std::span<const ResultInfo> results,
                                                 const std::string& player);

}  // namespace boardwright
