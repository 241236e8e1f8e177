// SPDX-License-Identifier: GPL-3.0-or-later
//
// The ladders of a club: points and ratings as all its results come to.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/scoring/player_page.hpp"
#include "framework/scoring/scheme.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

/// The ladder of one pool, best first.
struct PoolStandings {
  Scheme scheme;
  std::vector<Standing> standings;
  std::vector<std::string> names;  ///< of the same players; empty for who was anonymised
  std::vector<std::size_t> ranks;  ///< of the same, from 1; equal players share one
};

/// Threads, ownership and errors as in club.hpp. Store and book outlive it.
class ClubStandings {
 public:
  ClubStandings(SharedStore& store, const ScoringBook& book) : store_(store), book_(book) {}

  /// Every pool with a match, or those of one game.
  [[nodiscard]] Result<std::vector<PoolStandings>> all(std::string_view game = {});
  /// A player's lines, one for each pool, and the same as `all`.
  [[nodiscard]] Result<std::vector<std::pair<Scheme, Standing>>> of(const std::string& player);
  /// A player's rating in one of these pools, match after match.
  [[nodiscard]] Result<std::vector<RatingPoint>> course(const Scheme& scheme, const std::string& player);
  /// Whether a player is shown the possible moves in a rated match of these rules: by the ladder where it
  /// says so, else by the player's own `setting`. For unrated matches don't ask. Reads the store: ask when a
  /// match begins, not at each move.
  [[nodiscard]] Result<bool> hints_visible(const std::string& player, const std::string& game,
                                           const std::string& variant, const std::string& rules_hash,
                                           bool setting = true);

 private:
  SharedStore& store_;
  const ScoringBook& book_;
};

}  // namespace boardwright
