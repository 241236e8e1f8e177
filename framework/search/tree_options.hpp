// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace boardwright {

/// How the tree search goes about it.
struct TreeOptions {
  /// Use the rules' evaluation and priors where there are any; without, or where there are none: UCB1 and
  /// uniformly random games (Kocsis, Szepesvári 2006: Bandit based Monte-Carlo planning).
  bool knowledge = true;
  /// How much of a new position's score is the evaluation's, the rest is a random game's; 1: no random games.
  double evaluation_share = 1.0;
  /// How far apart two moves' evaluations must be, in Elo, for the better one to be tried e times as often.
  double prior_spread = 120;
  double exploration = 0.6;  ///< of UCB1
  double curiosity = 1.2;    ///< of the rule with priors (Rosin 2011: PUCT; Silver et al. 2017)
  /// Weight of how moves have done elsewhere in the tree (Nijssen, Winands 2010: progressive history).
  double history = 0.5;
  std::size_t memory = std::size_t{128} << 20U;  ///< bytes of the whole tree; two halves with `keep`
  bool keep = false;  ///< reuse what is known of the position from the search before
};

}  // namespace boardwright
