// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match of two players says about their strength.
#pragma once

#include <array>
#include <cstdint>

namespace boardwright {

/// An Elo difference and the interval that holds it with 95%; infinite at the ends of the scale.
struct EloEstimate {
  double difference = 0;
  double low = 0;
  double high = 0;
};

/// Results of the first player. Games come in pairs with the same opening and dice, sides swapped; the two
/// games of a pair depend on each other, so the spread is taken from the pairs.
class MatchScore {
 public:
  /// Half points of the first player in the two games.
  void add_pair(unsigned first_game, unsigned second_game);

  [[nodiscard]] std::uint32_t games() const noexcept { return wins_ + draws_ + losses_; }
  [[nodiscard]] std::uint32_t wins() const noexcept { return wins_; }
  [[nodiscard]] std::uint32_t draws() const noexcept { return draws_; }
  [[nodiscard]] std::uint32_t losses() const noexcept { return losses_; }
  [[nodiscard]] std::uint32_t pairs() const noexcept { return games() / 2; }
  /// From 0 to 1; 0.5 before the first game.
  [[nodiscard]] double score() const noexcept;
  /// The variance of a pair's score (0 to 1) between pairs, a little regularised so that it is never 0.
  [[nodiscard]] double pair_variance() const noexcept;
  [[nodiscard]] EloEstimate elo() const;

 private:
  std::uint32_t wins_ = 0, draws_ = 0, losses_ = 0;
  std::array<std::uint32_t, 5> pairs_{};  // by half points of the pair
};

/// Whether one player is stronger by `elo1` rather than by `elo0`: the generalised sequential probability
/// ratio test on pairs, normal approximation (Van den Bergh 2020: A practical introduction to the GSPRT).
struct SequentialTest {
  double elo0 = 0, elo1 = 30;
  double alpha = 0.05, beta = 0.05;  ///< chances of either mistake

  enum class Verdict { kOpen, kElo0, kElo1 };
  [[nodiscard]] double log_ratio(const MatchScore& score) const;
  [[nodiscard]] double lower() const;
  [[nodiscard]] double upper() const;
  /// Open before the fourth pair.
  [[nodiscard]] Verdict verdict(const MatchScore& score) const;
};

/// The expected score of who is stronger by so much, and back; infinite at 0 and 1.
[[nodiscard]] double score_of_elo(double elo);
[[nodiscard]] double elo_difference(double score);

}  // namespace boardwright
