// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/players/player.hpp"

namespace boardwright {

/// Looks one move ahead: wins at once if it can, leaves no win at once to the next seat if it can, and
/// otherwise takes the move whose position looks best by the rules' own evaluation, or by a few random games
/// if there is none. While something is hidden it does so on some positions that fit what its seat has seen,
/// and where the rules can't name any it plays at random: a view isn't a position that moves can be tried on.
class GreedyPlayer final : public Player {
 public:
  /// kWorst: the opposite in everything, for opponents that are to be weak.
  enum class Aim { kBest, kWorst };
  explicit GreedyPlayer(Aim aim = Aim::kBest) : aim_(aim) {}

  [[nodiscard]] std::string name() const override { return "greedy"; }
  [[nodiscard]] Result<Move> choose(const Position& view, Seat seat, Random& random) override;
  [[nodiscard]] Result<Move> think(const Situation& situation, Random& random) override;

 private:
  [[nodiscard]] Result<Move> choose_seeing_all(const Position& position, Seat seat, Random& random) const;
  [[nodiscard]] Result<Move> choose_by_guesses(const Situation& situation, Random& random) const;
  [[nodiscard]] double wish(double value) const { return aim_ == Aim::kBest ? value : -value; }

  Aim aim_;
};

}  // namespace boardwright
