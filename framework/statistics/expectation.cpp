// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/expectation.hpp"

namespace boardwright {

SeatScores Expectation::of(const void* position, Random& random) {
  if (rules_.turn(position) == BW_TURN_OVER) return rules_.outcome(position);
  return rules_.can_evaluate() ? rules_.evaluate(position) : by_games(position, kGames, random);
}

SeatScores Expectation::by_games(const void* position, int games, Random& random) {
  SeatScores sum{};
  for (int i = 0; i < games; ++i) {
    bool decided = false;
    rules_.copy(work_.get(), position);
    const SeatScores scores = rules_.playout(work_.get(), {}, 0, random, decided);
    for (Seat seat = 0; seat < rules_.seats(); ++seat) sum[seat] += scores[seat];
  }
  for (float& score : sum) score /= static_cast<float>(games);
  return sum;
}

}  // namespace boardwright
