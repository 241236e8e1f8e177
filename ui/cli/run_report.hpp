// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/statistics/comparison_report.hpp"

namespace boardwright::cli {

/// One rule set by itself: what everybody played of it, and how others differ from the first of them.
/// `command` makes the same again.
[[nodiscard]] ComparisonReport run_report(Language language, std::string command, RuleSet set,
                                          std::vector<ComparedRuns> played);

/// A run whose rule set needs no words, for lines and figures of runs.
[[nodiscard]] ComparisonReport bare_report(Language language, RunResult run);

}  // namespace boardwright::cli
