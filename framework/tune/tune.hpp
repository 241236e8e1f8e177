// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which values of a game's parameters make it meet goals: a grid of values, played as successive_halving.hpp says.
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/tune/parameter_grid.hpp"
#include "framework/tune/played_candidates.hpp"

namespace boardwright {

/// What is asked.
struct TunePlan {
  Entry entry;
  Parameters settings{};         ///< of all candidates
  std::vector<GridAxis> axes{};  ///< none of them in `settings`
  TuneAims aims{};
  std::vector<std::string> players{"level:5"};  ///< as in GamePlan
  std::uint64_t games = 20000;                  ///< at most, of all candidates together
  std::uint64_t seed = 1;
  std::uint32_t opening = 0;               ///< as in GamePlan
  std::optional<std::uint64_t> examine{};  ///< as in PlayedCandidates

  /// Of larger grids a random part is tried.
  static constexpr std::size_t kMostPoints = 500;
};

/// A point of the grid, and what became of it.
struct TunePoint {
  Parameters values;
  std::string text;     ///< as point_text writes it
  std::string refused;  ///< why the rules can't be made; empty: they can
  std::shared_ptr<const Rules> rules;
};

struct TuneReport {
  TunePlan plan;
  std::vector<TunePoint> points;   ///< that were played, by candidate
  std::vector<TunePoint> refused;  ///< by the rules themselves
  double grid = 0;                 ///< points of the whole grid
  TuneOutcome outcome;

  [[nodiscard]] bool sampled() const noexcept {
    return static_cast<double>(points.size() + refused.size()) < grid;
  }
};

/// Reads goals as read_question does, at least one, and preferences: a figure's id, `more ID` or `less ID`.
[[nodiscard]] Result<TuneAims> read_aims(std::span<const std::string> goals,
                                         std::span<const std::string> preferences,
                                         const std::vector<Metric>& metrics);

/// Fails where there is nothing to play: the rules refuse every point, the players can't play, there are too few
/// games. What goes wrong later is told of the candidate that it happened to.
[[nodiscard]] Result<TuneReport> tune(TunePlan plan, const TuneControl& control = {});

/// All of it: docs/command-line.md describes it. `command` makes the same again.
[[nodiscard]] std::string tune_json(const TuneReport& report, const std::string& command);

}  // namespace boardwright
