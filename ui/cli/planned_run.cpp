// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/planned_run.hpp"

#include <algorithm>

namespace boardwright::cli {

std::vector<std::string> player_list(const std::string& text) {
  std::vector<std::string> names{""};
  char quote = 0;
  for (const char c : text) {
    if (quote == 0 && c == ',') {
      names.emplace_back();
      continue;
    }
    if (c == '"' || c == '\'') quote = quote == 0 ? c : quote == c ? 0 : quote;
    names.back() += c;
  }
  return names;
}

const std::vector<std::string>& players_of(const RunOptions& options) {
  static const std::vector<std::string> kUsual{"random", "level:5"};
  return options.players.empty() ? kUsual : options.players;
}

Result<RuleSet> named_rule_set(const Catalogue& catalogue, const std::string& game,
                               const RunOptions& options) {
  auto chosen = choose(catalogue, {game, options.settings});
  if (!chosen) return fail(chosen.error());
  std::string label = chosen->entry.name();
  return RuleSet{std::move(chosen->entry), std::move(chosen->rules), std::move(label)};
}

Result<PlannedRun> plan_run(const RuleSet& set, const std::string& players, const RunOptions& options,
                            std::uint64_t seed) {
  PlannedRun planned{.plan = {.rules = set.rules,
                              .players = player_list(players),
                              .setup = {.search = set.entry.game->data().search},
                              .seed = seed,
                              .opening = options.opening},
                     .identity = {}};
  if (auto checked = planned.plan.check(); !checked) return fail("--players: " + checked.error());
  const std::uint64_t most = options.thinking.value_or(kUsualThinking),
                      games = plays_at_random(planned.plan.players) ? options.count
                                                                    : std::min(options.count, most);
  auto identity = identify(planned.plan, set.entry.name(), games, options.samples);
  if (!identity) return fail(identity.error());
  planned.identity = std::move(*identity);
  return planned;
}

}  // namespace boardwright::cli
