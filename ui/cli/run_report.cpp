// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/run_report.hpp"

#include "framework/statistics/player_difference.hpp"

namespace boardwright::cli {

ComparisonReport run_report(Language language, std::string command, RuleSet set,
                            std::vector<ComparedRuns> played) {
  std::vector<RunResult> runs;
  for (const ComparedRuns& one : played) runs.push_back(one.runs.front());
  auto differences = player_differences(runs);
  for (std::size_t i = 0; i < differences.size(); ++i) played[i + 1].from_first = std::move(differences[i]);
  return {.language = language,
          .command = std::move(command),
          .sets = {std::move(set)},
          .parameters = {},
          .played = std::move(played)};
}

ComparisonReport bare_report(Language language, RunResult run) {
  ComparedRuns played{.players = run.identity.players, .runs = {}, .comparisons = {}};
  played.runs.push_back(std::move(run));
  return {.language = language, .command = {}, .sets = {}, .parameters = {}, .played = {std::move(played)}};
}

}  // namespace boardwright::cli
