// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/settings.hpp"
#include "framework/record/record.hpp"
#include "framework/statistics/run.hpp"
#include "plugins/host/rule_trace.hpp"

namespace boardwright {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

std::string settings_text(const std::map<std::string, std::string>& parameters) {
  std::vector<std::string> words;
  for (const auto& [name, value] : parameters) words.push_back(name + "=" + value);
  return joined(words, " ");
}

}  // namespace

std::string RunIdentity::difference(const RunIdentity& other) const {
  const auto say = [](std::string_view what, const std::string& here, const std::string& there) {
    return std::string(what) + " is " + here + " here and " + there + " there";
  };
  const auto number = [](std::uint64_t value) { return std::to_string(value); };
  if (game != other.game) return say("the game", game, other.game);
  if (seed != other.seed) return say("the seed", number(seed), number(other.seed));
  if (games != other.games) return say("the number of games", number(games), number(other.games));
  if (players != other.players)
    return say("the list of players", joined(players, ","), joined(other.players, ","));
  if (opening != other.opening) return say("the opening", number(opening), number(other.opening));
  if (parameters != other.parameters)
    return say("the setting", settings_text(parameters), settings_text(other.parameters));
  if (rules_hash != other.rules_hash) return say("the rules' hash", rules_hash, other.rules_hash);
  if (plugin_version != other.plugin_version)
    return say("the plugin's version", plugin_version, other.plugin_version);
  if (plugin_file != other.plugin_file) return say("the plugin", plugin_file, other.plugin_file);
  if (plugin_hash != other.plugin_hash) return say("the plugin's hash", plugin_hash, other.plugin_hash);
  if (program != other.program) return say("the program's version", program, other.program);
  if (samples != other.samples)
    return say("the sample", number(samples.watched) + " and " + number(samples.examined),
               number(other.samples.watched) + " and " + number(other.samples.examined));
  return *this == other ? "" : "the board is another one here than there";
}

Result<RunIdentity> identify(const GamePlan& plan, const std::string& game, std::uint64_t games,
                             const SampleSizes& samples) {
  RunIdentity identity{.game = game};
  const Rules& rules = *plan.rules;
  for (const auto& [name, value] : rules.parameters()) identity.parameters[name] = write_value(value);
  identity.rules_hash = rules_hash(rules);
  identity.plugin_file = rules.library().file().filename().string();
  identity.plugin_version = rules.library().version();
  identity.plugin_hash = rules.library().hash();  // of what plays, whatever the file is by now
  identity.program = BOARDWRIGHT_STATISTICS_VERSION;
  identity.players = plan.players;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) identity.seats.emplace_back(rules.seat_name(seat));
  identity.games = games;
  identity.seed = plan.seed;
  identity.opening = plan.opening;
  identity.samples = samples;
  if (const auto trace = RuleTrace::of(plan.rules)) {
    identity.traced = trace->numbers();
    identity.possible = trace->numbers_of(trace->possible());
  }
  if (const bw_shape* board = rules.geometry()) {
    for (std::uint32_t field = 0; field < board->field_count; ++field)
      identity.fields += (field == 0 ? "" : " ") + std::string(board->fields[field].name);
    for (std::uint32_t kind = 0; kind < board->kind_count; ++kind)
      identity.kinds += (kind == 0 ? "" : " ") + std::string(board->kinds[kind].id);
  }
  return identity;
}

}  // namespace boardwright
