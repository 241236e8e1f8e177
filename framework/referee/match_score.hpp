// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match of two players says about their strength.
#pragma once

#include <cstdint>
#include <optional>

namespace boardwright {

/// An Elo difference and the interval that holds it with 95%; infinite at the ends of the scale.
struct EloEstimate {
  double difference = 0;
  double low = 0;
  double high = 0;
};

/// A score, 0 to 1 but for what luck is taken out, and the interval that holds it with 95%.
struct ScoreEstimate {
  double score = 0.5;
  double low = 0;
  double high = 1;
  double variance = 0;  ///< of a pair's score between pairs, a little regularised so that it is never 0
  [[nodiscard]] EloEstimate elo() const;
};

/// Results of the first player. Games come in pairs with the same opening and dice, sides swapped; the two
/// games of a pair depend on each other, so the spread is taken from the pairs.
class MatchScore {
 public:
  /// Half points of the first player in the two games, and the luck that it had in both together (Luck::of).
  void add_pair(unsigned first_game, unsigned second_game, double luck = 0);

  [[nodiscard]] std::uint32_t games() const noexcept { return wins_ + draws_ + losses_; }
  [[nodiscard]] std::uint32_t wins() const noexcept { return wins_; }
  [[nodiscard]] std::uint32_t draws() const noexcept { return draws_; }
  [[nodiscard]] std::uint32_t losses() const noexcept { return losses_; }
  [[nodiscard]] std::uint32_t pairs() const noexcept { return games() / 2; }
  /// From 0 to 1; 0.5 before the first game.
  [[nodiscard]] double score() const noexcept { return as_played().score; }
  [[nodiscard]] EloEstimate elo() const { return as_played().elo(); }
  [[nodiscard]] ScoreEstimate as_played() const noexcept;
  /// Less the luck; nothing where there was none, or of fewer than ten pairs.
  [[nodiscard]] std::optional<ScoreEstimate> without_luck() const noexcept;

 private:
  struct Sums {
    double scores = 0, squares = 0;  // of the pairs
    void add(double score) noexcept;
    [[nodiscard]] ScoreEstimate estimate(std::uint32_t pairs) const noexcept;
  };

  std::uint32_t wins_ = 0, draws_ = 0, losses_ = 0;
  bool any_luck_ = false;
  Sums played_, less_luck_;
};

/// Whether one player is stronger by `elo1` rather than by `elo0`: the generalised sequential probability
/// ratio test on pairs, normal approximation (Van den Bergh 2020: A practical introduction to the GSPRT).
/// Luck is taken out as soon as it can be, which decides sooner.
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
