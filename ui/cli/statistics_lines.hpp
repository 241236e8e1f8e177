// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/statistics/comparison_report.hpp"

namespace boardwright::cli {

/// A run for people: a table of figures.
[[nodiscard]] std::string run_lines(Language language, const RunResult& run);
/// What matches say of skill and information; empty where none were played.
[[nodiscard]] std::string skill_lines(Language language, const SkillMeasures& skill);

/// What was played of each rule set, everybody's run with what was asked for besides it, as one JSON document
/// with a line feed at its end. Where several players played a rule set, where they disagree stands there
/// too.
[[nodiscard]] std::string runs_json(const std::vector<ComparisonReport>& reports);

/// For people or as JSON, on standard output.
void print_runs(const std::vector<ComparisonReport>& reports, bool json);

}  // namespace boardwright::cli
