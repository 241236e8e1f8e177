// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/statistics/inquiry.hpp"
#include "framework/statistics/skill.hpp"

namespace boardwright::cli {

/// A run for people: a table of figures.
[[nodiscard]] std::string run_lines(const RunResult& run);
/// What matches say of skill and information; empty where none were played.
[[nodiscard]] std::string skill_lines(const SkillMeasures& skill);

/// What was asked for besides a run's figures.
struct RunExtras {
  std::optional<Inquiry> until{};
  SkillMeasures skill{};
};

/// Runs as one JSON document with a line feed at its end; `extras` are empty or one of each run.
[[nodiscard]] std::string runs_json(const std::vector<RunResult>& runs,
                                    const std::vector<RunExtras>& extras = {});

/// Either of them on standard output.
void print_runs(const std::vector<RunResult>& runs, bool json, const std::vector<RunExtras>& extras = {});

}  // namespace boardwright::cli
