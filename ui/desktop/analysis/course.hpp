// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plugins/host/rules.hpp"

namespace boardwright::desktop {

/// What was found out about one position of a game.
struct Judgement {
  double score = 0.5;  ///< expected for the first seat: 0 lost, 1 won
  std::string best;    ///< the move that was thought best in it; empty when the game was over
  /// What the same search expected of the move that was played, for the first seat; nothing if it wasn't
  /// among the best ones.
  std::optional<double> played = {};
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

/// How bad a move was: by what it took away of its mover's own expected score.
enum class Slip { kNone, kInaccuracy, kMistake, kBlunder };
inline constexpr double kInaccuracyLoss = 0.1, kMistakeLoss = 0.2, kBlunderLoss = 0.3;
[[nodiscard]] Slip slip_of(double loss);

struct JudgedMove {
  std::size_t move = 0;  ///< from 1
  Seat seat = 0;         ///< whose it was
  Slip slip = Slip::kNone;
  double before = 0.5, after = 0.5;  ///< expected for the mover
  std::string better;                ///< what was thought best instead
  friend bool operator==(const JudgedMove&, const JudgedMove&) = default;
};

/// The moves that were slips, in the order of the game. Nobody is blamed for dice: where they fall after a
/// move only what the search expected of it counts. `seats`: of each move, BW_CHANCE for chance. For games of
/// two seats.
[[nodiscard]] std::vector<JudgedMove> judged_moves(const Course& course,
                                                   const std::vector<std::string>& moves,
                                                   const std::vector<Seat>& seats);

/// The moves that changed the score most, at least by a tenth, at most so many, in the order of the game.
/// Dice count for the move after which they were thrown. `moves`: the texts that were played.
[[nodiscard]] std::vector<TurningPoint> turning_points(const Course& course,
                                                       const std::vector<std::string>& moves,
                                                       std::size_t most = 5);

}  // namespace boardwright::desktop
