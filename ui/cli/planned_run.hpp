// SPDX-License-Identifier: GPL-3.0-or-later
//
// What simulate and compare are asked to play: rule sets, and who plays them.
#pragma once

#include "framework/side_by_side/parameter_difference.hpp"
#include "ui/cli/statistics.hpp"

namespace boardwright::cli {

/// The names between commas; a command in quotes may hold some.
[[nodiscard]] std::vector<std::string> player_list(const std::string& text);

/// Who plays all of it: random play and level 5 unless somebody is named.
[[nodiscard]] const std::vector<std::string>& players_of(const RunOptions& options);
/// As many games are played by players who think, beside those who don't, unless it is said.
inline constexpr std::uint64_t kUsualThinking = 100;

/// The rule set that a command names, with the options' parameters; its label is its name.
[[nodiscard]] Result<RuleSet> named_rule_set(const Catalogue& catalogue, const std::string& game,
                                             const RunOptions& options);

/// Its games by players, separated by commas; players who don't choose at random play `options.thinking` of
/// them at most.
[[nodiscard]] Result<PlannedRun> plan_run(const RuleSet& set, const std::string& players,
                                          const RunOptions& options, std::uint64_t seed);

}  // namespace boardwright::cli
