// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright compare: rule sets side by side.
#include <iomanip>
#include <iostream>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/cli/live_comparison.hpp"
#include "ui/cli/planned_run.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/repeat_command.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/skill_matches.hpp"
#include "ui/cli/statistics.hpp"
#include "ui/cli/statistics_lines.hpp"

namespace boardwright::cli {
namespace {

Result<std::vector<RuleSet>> rule_sets(const Catalogue& catalogue, const CompareOptions& options) {
  std::vector<RuleSet> sets;
  for (const auto& game : options.games) {
    auto set = named_rule_set(catalogue, game, options);
    if (!set) return fail(set.error());
    sets.push_back(std::move(*set));
  }
  return sets;
}

Result<std::vector<PlannedRuns>> plan_runs(const std::vector<RuleSet>& sets, const CompareOptions& options) {
  std::vector<PlannedRuns> all;
  for (const auto& players : players_of(options)) {
    PlannedRuns planned;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      auto run =
          plan_run(sets[i], players, options, options.unpaired ? options.seed ^ mix64(i) : options.seed);
      if (!run) return fail(run.error());
      planned.players = run->plan.players;
      planned.runs.push_back(std::move(*run));
    }
    all.push_back(std::move(planned));
  }
  return all;
}

/// All games, or as many as the question needs.
Result<RunsUntil> play_all(const PlannedRuns& planned, const std::vector<RunControl>& controls,
                           const std::string& question) {
  if (!question.empty()) {
    const auto read = read_question(question, metrics_of(planned.runs.front().identity));
    if (!read) return fail("--until: " + read.error());
    return run_until(*read, planned.runs, controls);
  }
  RunsUntil all;
  for (std::size_t i = 0; i < planned.runs.size(); ++i) {
    auto run = run_games(planned.runs[i].plan, planned.runs[i].identity, controls[i]);
    if (!run) return fail(run.error());
    all.runs.push_back(std::move(*run));
  }
  return all;
}

Result<ComparedRuns> play(const std::vector<RuleSet>& sets, const PlannedRuns& planned,
                          const CompareOptions& options, Language language) {
  std::vector<RunControl> controls;
  for (const RuleSet& set : sets) {
    const auto line =
        std::make_shared<ProgressLine>(set.label + ", " + players_name(language, planned.players));
    RunControl control;
    control.threads = options.threads;
    control.progress = [line](std::uint64_t done, std::uint64_t all) { line->tell(done, all); };
    control.examining = [line](std::uint64_t done, std::uint64_t all) { line->tell_examined(done, all); };
    controls.push_back(std::move(control));
  }
  auto all = play_all(planned, controls, options.until);
  if (!all) return fail(all.error());
  auto comparisons = compare_runs(all->runs);
  if (!comparisons) return fail(comparisons.error());
  return ComparedRuns{planned.players, std::move(all->runs), std::move(*comparisons),
                      std::move(all->inquiries)};
}

/// Skill and information of every rule set: they don't depend on who played the games, and stand with the
/// first ones.
Result<void> measure(ComparisonReport& report, const PlannedRuns& planned, const RunOptions& options) {
  if (!options.asks_for_skill()) return {};
  for (const PlannedRun& one : planned.runs) {
    auto skill = measure_skill(one.plan, one.identity.game, options);
    if (!skill) return fail(skill.error());
    report.played.front().skill.push_back(std::move(*skill));
  }
  return {};
}

/// With a blank behind it, however wide it is.
std::string padded(const std::string& text, std::size_t width) { return at_left(text + " ", width); }

void print_table(const ComparisonReport& report, const std::vector<MetricDifference>& metrics,
                 const Comparison& comparison) {
  constexpr std::size_t kName = 44, kFigure = 12;
  const RuleSet& first = report.sets[comparison.first];
  for (const MetricDifference& one : metrics) {
    const auto figure = [&](double value, bool sign = false) {
      return metric_value(report.language, one.id, value, sign);
    };
    std::cout << "  " << padded(metric_name(report.language, one.id, *first.entry.game, *first.rules), kName)
              << padded(figure(one.first.value), kFigure) << padded(figure(one.second.value), kFigure)
              << padded(figure(one.difference, true), kFigure);
    if (one.interval)
      std::cout << padded(
          "[" + figure(one.interval->low, true) + ", " + figure(one.interval->high, true) + "]", 22);
    std::cout << (one.verdict == Finding::kDifferent ? "≠"
                  : one.verdict == Finding::kSame    ? "="
                                                     : "?")
              << "\n";
  }
}

void print_report(const ComparisonReport& report) {
  for (const ComparedRuns& played : report.played)
    for (const Comparison& comparison : played.comparisons) {
      std::cout << report.sets[comparison.first].label << " – " << report.sets[comparison.second].label
                << " (" << players_name(report.language, played.players) << ")\n";
      if (!played.inquiries.empty())
        std::cout << inquiry_sentence(report.language, played.inquiries[comparison.second - 1]) << "\n";
      for (const auto& sentence : comparison_sentences(report, played, comparison))
        std::cout << sentence << "\n";
      print_table(report, comparison.metrics, comparison);
      for (const auto& sentence : rule_sentences(report, played, comparison)) std::cout << sentence << "\n";
      print_table(report, comparison.rules, comparison);
    }
  for (std::size_t i = 0; i < report.played.front().skill.size(); ++i)
    std::cout << report.sets[i].label << "\n" << skill_lines(report.language, report.played.front().skill[i]);
  for (const auto& sentence : disagreements(report)) std::cout << sentence << "\n";
  std::cout << report.command << "\n";
}

}  // namespace

int compare(const Context& context, const CompareOptions& options) {
  if (options.games.size() < 2) return wrong("compare: expected at least two rule sets");
  if (options.live && !options.until.empty())
    return wrong("--until and --live: a question is asked at looks of its own");
  if (options.live && options.asks_for_skill())
    return wrong("--ladder and --information: their matches can't be watched with --live");
  if (const auto possible = check_reports(options.reports); !possible) return wrong(possible.error());
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto sets = rule_sets(catalogue, options);
  if (!sets) return wrong(sets.error());
  ComparisonReport report{.language = context.language,
                          .command = repeat_command(context, options, *sets),
                          .sets = std::move(*sets),
                          .parameters = {},
                          .played = {}};
  report.parameters = parameter_differences(report.sets, context.language);
  const auto planned = plan_runs(report.sets, options);
  if (!planned) return wrong(planned.error());
  if (options.live) {
    if (auto played = play_live(report, *planned, options.threads); !played) return wrong(played.error());
  } else {
    for (const PlannedRuns& runs : *planned) {
      auto played = play(report.sets, runs, options, report.language);
      if (!played) return wrong(played.error());
      report.played.push_back(std::move(*played));
    }
    if (auto measured = measure(report, planned->front(), options); !measured) return wrong(measured.error());
    if (!options.json) print_report(report);
  }
  const std::string json = comparison_text(report);
  if (options.json && !options.live) std::cout << json;
  return write_reports(json, options.reports);
}

}  // namespace boardwright::cli
