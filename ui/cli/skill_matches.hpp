// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/statistics/skill.hpp"
#include "ui/cli/statistics.hpp"

namespace boardwright::cli {

/// The matches that --ladder and --information ask for, with a line of progress.
[[nodiscard]] Result<SkillMeasures> measure_skill(const GamePlan& plan, const std::string& game,
                                                  const RunOptions& options);

}  // namespace boardwright::cli
