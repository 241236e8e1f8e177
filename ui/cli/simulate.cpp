// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright simulate and merge: what many games show.
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "framework/catalogue/settings.hpp"
#include "framework/statistics/game_table.hpp"
#include "framework/statistics/inquiry.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/statistics/shard_file.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/planned_run.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/repeat_command.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/run_report.hpp"
#include "ui/cli/skill_matches.hpp"
#include "ui/cli/statistics.hpp"
#include "ui/cli/statistics_lines.hpp"

namespace boardwright::cli {
namespace {

struct Planned {
  RuleSet set;
  std::vector<PlannedRun> runs;  ///< by players
};

/// What is meant where it isn't said. A shard, a table of games and a question are of one run; players who
/// play alone play all games that are asked for.
SimulateOptions settled(SimulateOptions options) {
  const bool one_run = !options.shard.empty() || !options.csv.empty() || !options.until.empty();
  if (options.players.empty() && one_run) options.players = {"random"};
  options.players = players_of(options);
  if (!options.thinking) options.thinking = options.players.size() == 1 ? options.count : kUsualThinking;
  return options;
}

Result<Planned> plan_game(const Catalogue& catalogue, const SimulateOptions& options,
                          const std::string& game) {
  auto set = named_rule_set(catalogue, game, options);
  if (!set) return fail(set.error());
  Planned planned{std::move(*set), {}};
  for (const auto& players : options.players) {
    auto run = plan_run(planned.set, players, options, options.seed);
    if (!run) return fail(run.error());
    planned.runs.push_back(std::move(*run));
  }
  return planned;
}

Result<ComparedRuns> play(const PlannedRun& planned, const SimulateOptions& options, const ShardPlace& place,
                          GameTable* table) {
  ProgressLine line(planned.identity.game + ", " + players_name(spoken(), planned.plan.players));
  RunControl control;
  control.threads = options.threads;
  control.shard = place.number;
  control.shards = place.of;
  control.progress = [&](std::uint64_t done, std::uint64_t all) { line.tell(done, all); };
  control.examining = [&](std::uint64_t done, std::uint64_t all) { line.tell_examined(done, all); };
  if (table != nullptr)
    control.each = [&](std::uint64_t number, const PlayedGame& game) { table->add(number, game); };
  ComparedRuns played{.players = planned.plan.players, .runs = {}, .comparisons = {}};
  if (options.until.empty()) {
    auto run = run_games(planned.plan, planned.identity, control);
    if (!run) return fail(planned.identity.game + ": " + run.error());
    played.runs.push_back(std::move(*run));
    return played;
  }
  const auto question = read_question(options.until, metrics_of(planned.identity));
  if (!question) return fail("--until: " + question.error());
  auto until = run_until(*question, {planned}, {control});
  if (!until) return fail(until.error());
  played.runs = std::move(until->runs);
  played.inquiries = std::move(until->inquiries);
  return played;
}

/// Everybody's run of one rule set, and what matches say of it besides.
Result<std::vector<ComparedRuns>> play_all(const Planned& planned, const SimulateOptions& options,
                                           const ShardPlace& place) {
  GameTable table(*planned.set.rules);
  std::vector<ComparedRuns> all;
  for (const PlannedRun& one : planned.runs) {
    auto played = play(one, options, place, options.csv.empty() ? nullptr : &table);
    if (!played) return fail(played.error());
    all.push_back(std::move(*played));
  }
  const PlannedRun& first = planned.runs.front();
  auto skill = measure_skill(first.plan, first.identity.game, options);
  if (!skill) return fail(skill.error());
  all.front().skill = {std::move(*skill)};
  if (!options.csv.empty())
    if (auto saved = table.save(options.csv); !saved) return fail("--csv: " + saved.error());
  return all;
}

/// The options that a run was made with, as far as they make a difference to it.
Result<SimulateOptions> options_of(const Catalogue& catalogue, const RunIdentity& made) {
  const auto variant = choose(catalogue, {made.game, {}});
  if (!variant) return fail(variant.error());
  SimulateOptions options;
  for (const auto& [name, value] : variant->rules->parameters()) {
    const auto played = made.parameters.find(name);
    if (played != made.parameters.end() && played->second != write_value(value))
      options.settings.push_back(name + "=" + played->second);
  }
  options.count = made.games;
  options.seed = made.seed;
  options.opening = made.opening;
  options.samples = made.samples;
  std::string players;
  for (const auto& player : made.players) players += (players.empty() ? "" : ",") + player;
  options.players = {std::move(players)};
  return settled(options);
}

/// What is asked for in vain; empty if nothing is.
std::string contradiction(const SimulateOptions& options) {
  const bool shard = !options.shard.empty(), several = options.games.size() != 1;
  if (shard == options.out.empty())
    return "--shard and --out go together: the one says which part, the other where to write it";
  if (!options.csv.empty() && (several || shard)) return "--csv: takes one game and no shards";
  if (!options.reports.empty() && (several || shard)) return "--report: takes one game and no shards";
  if (!options.until.empty() && shard)
    return "--until: a question is asked of all games together, not of a shard";
  if (options.players.size() > 1 && (shard || !options.csv.empty() || !options.until.empty()))
    return "--players: with --shard, --csv or --until one list of players plays, so give it once";
  if (options.asks_for_skill() && shard)
    return "--ladder and --information: their matches can't be played in shards";
  return {};
}

/// Rule sets are never written so.
bool names_a_file(const std::string& name) {
  std::error_code error;
  return name.starts_with('/') || name.find('.') != std::string::npos ||
         (std::filesystem::exists(name, error) && !std::filesystem::is_directory(name, error));
}

}  // namespace

int simulate(const Context& context, const SimulateOptions& asked) {
  const auto rule_set = std::ranges::find_if_not(asked.games, names_a_file);
  if (rule_set == asked.games.end()) return simulate_records(context, asked);
  if (const auto file = std::ranges::find_if(asked.games, names_a_file); file != asked.games.end())
    return wrong(*file + " is a file and " + *rule_set + " is none: give records or rule sets");
  const SimulateOptions options = settled(asked);
  ShardPlace place;
  if (!options.shard.empty()) {
    const auto read = read_shard_place(options.shard);
    if (!read) return wrong("--shard: " + read.error());
    place = *read;
  }
  if (const auto sentence = contradiction(options); !sentence.empty()) return wrong(sentence);
  if (const auto possible = check_reports(options.reports); !possible) return wrong(possible.error());

  const Catalogue catalogue = Catalogue::load(context.catalogue);
  std::vector<Planned> planned;
  for (const auto& game : options.games) {
    auto one = plan_game(catalogue, options, game);
    if (!one) return wrong(one.error());
    planned.push_back(std::move(*one));
  }
  std::vector<ComparisonReport> reports;
  for (Planned& one : planned) {
    auto played = play_all(one, options, place);
    if (!played) return wrong(played.error());
    std::string command = repeat_command(context, options, one.set);
    reports.push_back(
        run_report(context.language, std::move(command), std::move(one.set), std::move(*played)));
  }
  if (!options.out.empty()) {
    std::vector<RunResult> runs;
    for (ComparisonReport& report : reports) runs.push_back(std::move(report.played.front().runs.front()));
    const auto saved =
        save_file(options.out, write_shard({place.number, place.of, std::move(runs)}), Readers::kEverybody);
    return saved ? kGood : wrong("--out: " + saved.error());
  }
  print_runs(reports, options.json);
  return options.reports.empty() ? kGood : write_reports(comparison_text(reports.front()), options.reports);
}

namespace {

/// The figures of a run that was played elsewhere; needs the same rules here, for they are told in words.
Result<std::string> merged_report(const Context& context, const RunResult& run) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto options = options_of(catalogue, run.identity);
  if (!options) return fail(options.error());
  const auto planned = plan_game(catalogue, *options, run.identity.game);
  if (!planned) return fail(planned.error());
  const RunIdentity& here = planned->runs.front().identity;
  if (here.rules_hash != run.identity.rules_hash)
    return fail("the shards were played with other rules than are here: " + run.identity.difference(here));
  return comparison_text(run_report(context.language, repeat_command(context, *options, planned->set),
                                    planned->set, bare_report(context.language, run).played));
}

}  // namespace

int merge(const Context& context, const MergeOptions& options) {
  if (const auto possible = check_reports(options.reports); !possible) return wrong(possible.error());
  std::vector<NamedShard> shards;
  for (const auto& name : options.files) {
    const auto text = read_text(name, kLargestText, "a shard");
    auto shard = text ? read_shard(*text) : Result<Shard>(fail(text.error()));
    if (shard)
      shards.push_back({name, std::move(*shard)});
    else
      tell_error(text ? at_file(name, shard.error()) : shard.error());
  }
  if (shards.size() < options.files.size()) return kWrongUse;  // every one that can't be read is told
  const auto runs = merge_shards(shards);
  if (!runs) return wrong(runs.error());
  if (!options.reports.empty() && runs->size() != 1) return wrong("--report: takes shards of one game");
  std::vector<ComparisonReport> merged;
  for (const RunResult& run : *runs) merged.push_back(bare_report(context.language, run));
  print_runs(merged, options.json);
  if (options.reports.empty()) return kGood;
  const auto figures = merged_report(context, runs->front());
  return figures ? write_reports(*figures, options.reports) : wrong("--report: " + figures.error());
}

}  // namespace boardwright::cli
