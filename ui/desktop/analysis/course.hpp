// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boardwright::desktop {

/// What was found out about one position of a game.
struct Judgement {
  double score = 0.5;  ///< expected for the first seat: 0 lost, 1 won
  std::string best;    ///< the move that was thought best in it; empty when the game was over
  friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// By number of moves; nothing where nothing could be found out, as where chance is on turn.
using Course = std::vector<std::optional<Judgement>>;

/// Where the game turned: a move, and what it did to the score.
struct TurningPoint {
  std::size_t move = 0;  ///< from 1
  double before = 0.5, after = 0.5;
  std::string better;  ///< what was thought best instead; empty if that was played or isn't known
  friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

/// The moves that changed the score most, at least by a tenth, at most so many, in the order of the game.
/// Dice count for the move after which they were thrown. `moves`: the texts that were played.
[[nodiscard]] std::vector<TurningPoint> turning_points(const Course& course,
                                                       const std::vector<std::string>& moves,
                                                       std::size_t most = 5);

}  // namespace boardwright::desktop
