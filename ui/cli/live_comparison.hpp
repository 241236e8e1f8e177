// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright compare --live: figures so far while the games run, for windows. docs/command-line.md describes
// the lines.
#pragma once

#include "framework/statistics/comparison_report.hpp"

namespace boardwright::cli {

/// The rule sets, to be played by the same players.
struct PlannedRuns {
  std::vector<std::string> players;
  std::vector<PlannedRun> runs;  ///< by rule set
};

/// Plays all of them, a part of each in turn, and fills `report.played`. Standard output gets a line of JSON
/// whenever there is something to tell. What comes out is the same as of runs in one go.
[[nodiscard]] Result<void> play_live(ComparisonReport& report, const std::vector<PlannedRuns>& planned,
                                     unsigned threads);

}  // namespace boardwright::cli
