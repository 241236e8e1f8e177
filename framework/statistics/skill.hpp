// SPDX-License-Identifier: GPL-3.0-or-later
//
// What more thinking, and what knowing everything is worth: matches between players that differ in nothing
// else.
#pragma once

#include <string_view>

#include "framework/statistics/metric.hpp"

namespace boardwright {

/// Doublings of a player's simulations a move, from the first number to the last.
struct LadderRange {
  std::uint64_t from = 16, to = 256;
};
/// "16..256": the second number is the first one doubled once or more.
[[nodiscard]] Result<LadderRange> read_ladder(std::string_view text);

/// Games of twice as many simulations against once as many.
struct SkillStep {
  std::uint64_t weaker = 0;  ///< simulations; the stronger player has twice as many
  Estimate score{};          ///< the stronger one's mean
  double elo = 0;            ///< the same as a difference of ratings
};

struct SkillLadder {
  std::uint64_t games = 0;  ///< of each step
  std::vector<SkillStep> steps;

  [[nodiscard]] double elo() const;      ///< from the bottom to the top: the steps' sum
  [[nodiscard]] double classes() const;  ///< the same in steps of 75% (Robertie 1992)
};

/// Random plies before a ladder's players begin, where the plan has none.
inline constexpr std::uint32_t kLadderOpening = 4;

/// `base`: rules, setup, seed and opening; its players are not used. Two seats only.
[[nodiscard]] Result<SkillLadder> climb(const GamePlan& base, const std::string& game,
                                        const LadderRange& range, std::uint64_t games,
                                        const RunControl& control);

/// A player that sees the whole position against one that sees what its seat may see, both with as many
/// simulations a move.
struct InformationValue {
  std::uint64_t simulations = 0;
  std::uint64_t games = 0;
  Estimate score{};  ///< of the one that sees everything, mean

  /// 0: to see everything is worth nothing; 1: it wins every game.
  [[nodiscard]] double value() const noexcept { return 2 * score.value - 1; }
};

/// As climb. Refused where nothing is ever hidden.
[[nodiscard]] Result<InformationValue> value_of_information(const GamePlan& base, const std::string& game,
                                                            std::uint64_t simulations, std::uint64_t games,
                                                            const RunControl& control);

/// What was measured of a rule set by matches, besides the figures of its games.
struct SkillMeasures {
  std::optional<SkillLadder> ladder{};
  std::optional<InformationValue> information{};
};

/// The rating difference that a mean score over so many games stands for; a clean sweep counts as half a
/// point less, or it would stand for any difference.
[[nodiscard]] double elo_of_games(double score, std::uint64_t games);

}  // namespace boardwright
