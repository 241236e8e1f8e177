// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/skill_matches.hpp"

#include "ui/cli/progress_line.hpp"

namespace boardwright::cli {

Result<SkillMeasures> measure_skill(const GamePlan& plan, const std::string& game,
                                    const RunOptions& options) {
  SkillMeasures skill;
  if (!options.asks_for_skill()) return skill;
  ProgressLine line(game + ", " + said(spoken(), "simulate.skill"));
  RunControl control;
  control.threads = options.threads;
  control.progress = [&](std::uint64_t done, std::uint64_t all) { line.tell(done, all); };
  if (!options.ladder.empty()) {
    const auto range = read_ladder(options.ladder);
    if (!range) return fail("--ladder: " + range.error());
    auto ladder = climb(plan, game, *range, options.trials, control);
    if (!ladder) return fail("--ladder: " + ladder.error());
    skill.ladder = std::move(*ladder);
  }
  if (options.information != 0) {
    auto value = value_of_information(plan, game, options.information, options.trials, control);
    if (!value) return fail("--information: " + value.error());
    skill.information = std::move(*value);
  }
  return skill;
}

}  // namespace boardwright::cli
