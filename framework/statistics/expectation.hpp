// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/search/fast_rules.hpp"

namespace boardwright {

/// What each seat may expect of a position: by the rules' own evaluation, or by random games where there is
/// none. It looks at the true position, also where something is hidden. One thread at a time.
class Expectation {
 public:
  /// Random games that make up for a missing evaluation.
  static constexpr int kGames = 24;

  explicit Expectation(const FastRules& rules) : rules_(rules), work_(rules.room()) {}

  /// Scores from 0 to 1 of a position in which a seat is on turn or the game is over.
  [[nodiscard]] SeatScores of(const void* position, Random& random);
  /// Mean scores of so many random games.
  [[nodiscard]] SeatScores by_games(const void* position, int games, Random& random);

 private:
  const FastRules& rules_;
  AlignedBytes work_;
};

}  // namespace boardwright
