// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright tune: which values of a game's parameters meet goals.
#include "framework/tune/tune.hpp"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/catalogue/settings.hpp"
#include "framework/statistics/report_kind.hpp"
#include "framework/text/many.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/shell_word.hpp"
#include "ui/cli/live_lines.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/planned_run.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/repeat_command.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/statistics.hpp"
#include "ui/cli/stop_signals.hpp"
#include "ui/cli/tune_list.hpp"

namespace boardwright::cli {
namespace {

/// The parameters that are tried, none of them held by --set.
Result<std::vector<GridAxis>> axes_of(const TuneOptions& options, const Parameters& settings,
                                      const std::vector<ParameterSpec>& specs) {
  if (options.over.empty())
    return fail(
        "--over: expected the parameters to try, such as size=6..10; boardwright list --json names them");
  auto axes = read_axes(options.over, specs);
  if (!axes) return fail("--over: " + axes.error());
  for (const GridAxis& axis : *axes)
    if (settings.contains(axis.name))
      return fail("--over: " + axis.name + " is held by --set; take one of them away");
  return axes;
}

Result<TunePlan> plan_tune(const Catalogue& catalogue, const TuneOptions& options) {
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return fail(chosen.error());
  const auto specs = chosen->entry.game->parameters();
  if (!specs) return fail(specs.error());
  auto settings = read_settings(options.game.settings, *specs);
  if (!settings) return fail("--set: " + settings.error());
  auto axes = axes_of(options, *settings, *specs);
  if (!axes) return fail(axes.error());
  TunePlan plan{.entry = chosen->entry,
                .settings = std::move(*settings),
                .axes = std::move(*axes),
                .players = player_list(options.players),
                .games = options.count,
                .seed = options.seed,
                .opening = options.opening,
                .examine = options.examine};
  const auto identity = identify({.rules = chosen->rules}, chosen->entry.name(), 1, {});
  if (!identity) return fail(identity.error());
  auto aims = read_aims(options.goals, options.preferences, metrics_of(*identity));
  if (!aims) return fail(aims.error());
  plan.aims = std::move(*aims);
  return plan;
}

std::string command_of(const Context& context, const TuneOptions& options, const TunePlan& plan) {
  std::string text = program_words(context) + " tune " + shell_word(plan.entry.name());
  const auto add = [&](const char* option, const std::vector<std::string>& words) {
    for (const auto& word : words) text += std::string(" ") + option + " " + shell_word(word);
  };
  add("--set", options.game.settings);
  add("--over", options.over);
  add("--goal", options.goals);
  add("--prefer", options.preferences);
  text += " --games " + std::to_string(plan.games) + " --players " + shell_word(options.players) +
          " --seed " + std::to_string(plan.seed) + " --opening " + std::to_string(plan.opening);
  if (plan.examine) text += " --examine " + std::to_string(*plan.examine);
  return text;
}

std::string progress_words(Language language, const TuneProgress& progress, std::uint64_t games) {
  const char* what = progress.series == TuneSeries::kSearch  ? "tuning.in_search"
                     : progress.series == TuneSeries::kFresh ? "tuning.in_fresh"
                                                             : "tuning.in_random";
  return said(language, "tuning.progress",
              {said(language, what), std::to_string(progress.round), std::to_string(progress.rounds),
               many(language, progress.candidates, "count.value_set", "count.value_sets"),
               std::to_string(progress.games), many(language, games, "count.game", "count.games")});
}

const char* series_word(TuneSeries series) {
  return series == TuneSeries::kSearch ? "search" : series == TuneSeries::kFresh ? "fresh" : "random";
}

void tell_progress(const TuneProgress& progress, std::uint64_t games) {
  tell_live({{"event", "progress"},
             {"series", series_word(progress.series)},
             {"round", progress.round},
             {"rounds", progress.rounds},
             {"candidates", progress.candidates},
             {"games", progress.games},
             {"most", games}});
}

Result<TuneReport> searched(TunePlan plan, const TuneOptions& options, const StopSignals& signals) {
  const TerminalLine line;
  LiveTimes times;
  const std::uint64_t games = plan.games;
  return tune(
      std::move(plan),
      {.threads = options.threads, .stop = &signals.come(), .progress = [&](const TuneProgress& progress) {
         if (!options.live) return line.write(progress_words(spoken(), progress, games));
         if (times.due()) tell_progress(progress, games);
       }});
}

int write_tune_reports(const papers::PaperList& list, const std::string& json,
                       const std::vector<std::string>& files) {
  int status = kGood;
  for (const std::filesystem::path file : files) {
    const auto kind = report_kind(file);
    if (!kind) return wrong("--report: " + kind.error());
    const auto written = *kind == ReportKind::kPage    ? save_file(file, list_page(list), Readers::kEverybody)
                         : *kind == ReportKind::kTable ? save_file(file, list_csv(list), Readers::kEverybody)
                         : *kind == ReportKind::kPaper ? write_report_page(list_json(list), file)
                                                       : save_file(file, json, Readers::kEverybody);
    if (!written) status = wrong("--report: " + written.error());
  }
  return status;
}

}  // namespace

int tune(const Context& context, const TuneOptions& options) {
  if (const auto possible = check_reports(options.reports); !possible) return wrong(possible.error());
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto plan = plan_tune(catalogue, options);
  if (!plan) return wrong(plan.error());
  const std::string command = command_of(context, options, *plan);
  const StopSignals signals;
  const auto report = searched(std::move(*plan), options, signals);
  if (!report) return wrong(report.error());
  const papers::PaperList list = tune_list(context.language, *report, command);
  const std::string json = tune_json(*report, command + " --json");
  if (options.live)
    tell_live({{"event", "end"},
               {"list", nlohmann::ordered_json::parse(list_json(list))},
               {"tuning", nlohmann::ordered_json::parse(json)}});
  else if (options.json)
    std::cout << json;
  else
    print_list(list);
  const int written = write_tune_reports(list, json, options.reports);
  return written != kGood ? written : signals.status();
}

}  // namespace boardwright::cli
