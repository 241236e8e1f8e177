// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points and ratings of everybody in one pool, match after match.
//
// What counts: rated matches of at least two different players in which no computer and no guest sits, unless
// the policy lets them. Only matches of two players change ratings; those of more give points alone.
#pragma once

#include <map>
#include <span>
#include <vector>

#include "framework/scoring/result.hpp"
#include "framework/scoring/scheme.hpp"

namespace boardwright {

struct Standing {
  std::string player;
  PointCount points;
  std::uint32_t games = 0;  ///< that counted
  std::uint32_t wins = 0;
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  TimeMs last_game = 0;
  Rating rating;  ///< with the games of the running period; `rating.games` is 0 before the first
  bool provisional = false;
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Of a player who hasn't played in that pool.
[[nodiscard]] Standing first_standing(const Scheme& scheme, std::string player);

/// Whether a match changes anything in a pool, and whether it changes ratings too.
[[nodiscard]] bool counts(const Scheme& scheme, const MatchResult& result);
[[nodiscard]] bool changes_ratings(const Scheme& scheme, const MatchResult& result);

/// Everything that is known of a player between two matches of a pool: enough to go on counting.
struct PlayerCount {
  Standing standing;             ///< its rating is that of the beginning of `period`
  std::int64_t period = 0;       ///< the rating period of the player's last game
  std::vector<RatedGame> games;  ///< of that period
  friend bool operator==(const PlayerCount&, const PlayerCount&) = default;
};
/// A player's standing; times before the last match of the player count as that.
[[nodiscard]] Standing shown_standing(const Scheme& scheme, const PlayerCount& count, TimeMs now);

/// The matches of one pool, counted one after the other. A value; one thread at a time.
class PoolCount {
 public:
  /// Counts one more match, not earlier than those before.
  void add(const Scheme& scheme, const MatchResult& result);
  /// A player's standing; times before the last match of the player count as that.
  [[nodiscard]] Standing standing(const Scheme& scheme, const std::string& player, TimeMs now) const;
  /// Of a player who has played here; nullptr for others. Until the next add or put.
  [[nodiscard]] const PlayerCount* player(const std::string& player) const;
  /// As `player` gave it elsewhere: counting goes on from there.
  void put(PlayerCount count);
  /// Everybody's, by points, then rating, best first, then id.
  [[nodiscard]] std::vector<Standing> standings(const Scheme& scheme, TimeMs now) const;

 private:
  PlayerCount& entry_of(const Scheme& scheme, const std::string& player, std::int64_t period);
  void rate(const Scheme& scheme, const MatchResult& result);
  std::map<std::string, PlayerCount> players_;
};

/// The rank of each, from 1: who has the same points and the same rating, as people read them, shares a rank,
/// and the next one counts those before (1, 2, 2, 4). `standings` are in PoolCount's order.
[[nodiscard]] std::vector<std::size_t> shared_ranks(std::span<const Standing> standings);

}  // namespace boardwright
