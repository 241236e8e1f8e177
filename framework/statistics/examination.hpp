// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "framework/statistics/expectation.hpp"
#include "framework/statistics/game_observer.hpp"
#include "framework/statistics/lead_figures.hpp"

namespace boardwright {

/// Looks at a game through what the seats could expect: at every ply, and more closely at a few positions
/// that are drawn from the whole game.
class Examination final : public GameObserver {
 public:
  /// Positions of a game that are looked at closely.
  static constexpr std::size_t kClosely = 8;
  /// Random games from each of these.
  static constexpr int kGames = 32;

  Examination(const FastRules& rules, std::uint64_t seed);

  void begin(std::uint64_t number, const void* start) override;
  void step(const ObservedStep& step) override;
  void finish(const GameEnd& end, GameRow& row) override;

 private:
  void draw(const ObservedStep& step);
  void fill_clarity(GameRow& row);
  void fill_uncertainty(GameRow& row);

  const FastRules& rules_;
  std::uint64_t seed_;
  Random random_{std::uint64_t{0}};
  Expectation expectation_;
  std::vector<Expected> course_;
  // Positions drawn with equal chances from a game of unknown length (Vitter 1985: algorithm R).
  AlignedBytes close_, work_;
  std::array<Seat, kClosely> close_movers_{};
  std::size_t drawn_ = 0;
  std::uint64_t seen_ = 0;
  std::vector<Move> moves_;
  std::vector<std::uint32_t> weights_;
};

/// Of the scores of a position's moves: the share of moves that stand out, those at least three quarters of
/// the way from the mean to the best; and their standard deviation.
struct Clarity {
  double narrowness = 0;
  double spread = 0;
};
[[nodiscard]] Clarity clarity_of(std::span<const double> scores);

/// How open a result is: the entropy of the seats' shares of the points, 1 if all are equal.
[[nodiscard]] double uncertainty_of(const SeatScores& scores, Seat seats);

}  // namespace boardwright
