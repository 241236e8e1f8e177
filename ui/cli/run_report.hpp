// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/side_by_side/parameter_difference.hpp"
#include "framework/statistics/run.hpp"
#include "framework/text/language.hpp"
#include "ui/cli/statistics_lines.hpp"

namespace boardwright::cli {

/// The figures of one rule set by itself, for whoever makes pages of them (comparison_json). `command` makes
/// the same again.
[[nodiscard]] std::string run_report(Language language, const std::string& command, const RuleSet& set,
                                     const RunResult& run, const RunExtras& extras);

}  // namespace boardwright::cli
