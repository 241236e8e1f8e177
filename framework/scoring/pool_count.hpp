// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points and ratings of everybody in one pool, match after match.
//
// What counts: rated matches of at least two different players in which no computer and no guest sits, unless
// the policy lets them. Only matches of two players change ratings; those of more give points alone.
#pragma once

#include <map>

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

/// The matches of one pool, counted one after the other. A value; one thread at a time.
class PoolCount {
 public:
  /// Counts one more match, not earlier than those before.
  void add(const Scheme& scheme, const MatchResult& result);
  /// A player's standing; times before the last match of the player count as that.
  [[nodiscard]] Standing standing(const Scheme& scheme, const std::string& player, TimeMs now) const;
  /// Everybody's, by points, then rating, best first, then id.
  [[nodiscard]] std::vector<Standing> standings(const Scheme& scheme, TimeMs now) const;

 private:
  struct Entry {
    Standing standing;             // its rating is that of the beginning of `period`
    std::int64_t period = 0;       // the rating period of the player's last game
    std::vector<RatedGame> games;  // of that period
  };
  static void close_periods(const Scheme& scheme, Entry& entry, std::int64_t period);
  static Standing shown(const Scheme& scheme, const Entry& entry, TimeMs now);
  Entry& entry_of(const Scheme& scheme, const std::string& player, std::int64_t period);
  void rate(const Scheme& scheme, const MatchResult& result);
  std::map<std::string, Entry> players_;
};

}  // namespace boardwright
