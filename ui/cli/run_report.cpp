// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/run_report.hpp"

#include "framework/statistics/comparison_report.hpp"

namespace boardwright::cli {

std::string run_report(Language language, const std::string& command, const RuleSet& set,
                       const RunResult& run, const RunExtras& extras) {
  ComparisonReport report{.language = language,
                          .command = command,
                          .sets = {set},
                          .parameters = {},
                          .played = {{run.identity.players, {run}, {}, {}, {extras.skill}}}};
  if (extras.until) report.played.front().inquiries = {*extras.until};
  return comparison_json(report).dump(1) + "\n";
}

}  // namespace boardwright::cli
