// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright compare: rule sets side by side.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/statistics.hpp"

namespace boardwright::cli {
namespace {

const std::vector<std::string> kUsualPlayers{"random", "level:5"};

std::vector<std::string> players_of(const CompareOptions& options) {
  return options.players.empty() ? kUsualPlayers : options.players;
}

/// A word that a shell takes for one.
std::string shell_word(const std::string& word) {
  const bool plain = !word.empty() && word.find_first_not_of(
                                          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                          "0123456789_-./:,=") == std::string::npos;
  if (plain) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

/// What makes the same figures again, whatever the machine.
std::string command_of(const Context& context, const CompareOptions& options,
                       const std::vector<RuleSet>& sets) {
  std::ostringstream text;
  text << "boardwright compare";
  for (const RuleSet& set : sets) text << " " << shell_word(set.entry.name());
  for (const auto& setting : options.settings) text << " --set " << shell_word(setting);
  text << " --games " << options.count << " --thinking-games " << options.thinking;
  for (const auto& players : players_of(options)) text << " --players " << shell_word(players);
  text << " --seed " << options.seed << " --opening " << options.opening << " --watch "
       << options.samples.watched << " --examine " << options.samples.examined
       << (options.unpaired ? " --unpaired" : "") << " --lang " << language_code(context.language)
       << " --json";
  return text.str();
}

Result<std::vector<RuleSet>> rule_sets(const Catalogue& catalogue, const CompareOptions& options) {
  std::vector<RuleSet> sets;
  for (const auto& game : options.games) {
    auto chosen = choose(catalogue, {game, options.settings});
    if (!chosen) return fail(chosen.error());
    std::string label = chosen->entry.name();
    sets.push_back({std::move(chosen->entry), std::move(chosen->rules), std::move(label)});
  }
  return sets;
}

/// One rule set, played by some players.
Result<RunResult> run_of(const RuleSet& set, const std::vector<std::string>& players, std::size_t index,
                         const CompareOptions& options) {
  const bool random =
      std::all_of(players.begin(), players.end(), [](const auto& one) { return one == "random"; });
  GamePlan plan{.rules = set.rules,
                .players = players,
                .setup = {.search = set.entry.game->data().search},
                .seed = options.unpaired ? options.seed ^ mix64(index) : options.seed,
                .opening = options.opening};
  if (auto checked = plan.check(); !checked) return fail("--players: " + checked.error());
  const std::uint64_t games = random ? options.count : std::min(options.count, options.thinking);
  auto identity = identify(plan, set.entry.name(), games, options.samples);
  if (!identity) return fail(identity.error());
  const ProgressLine line(set.label + ", " + players.front());
  RunControl control;
  control.threads = options.threads;
  control.progress = [&](std::uint64_t done, std::uint64_t all) { line.tell(done, all); };
  return run_games(plan, *identity, control);
}

Result<ComparedRuns> played_by(const std::vector<RuleSet>& sets, const std::vector<std::string>& players,
                               const CompareOptions& options) {
  ComparedRuns played{.players = players, .runs = {}, .comparisons = {}};
  for (std::size_t i = 0; i < sets.size(); ++i) {
    auto run = run_of(sets[i], players, i, options);
    if (!run) return fail(run.error());
    played.runs.push_back(std::move(*run));
  }
  auto comparisons = compare_runs(played.runs);
  if (!comparisons) return fail(comparisons.error());
  played.comparisons = std::move(*comparisons);
  return played;
}

/// A text as wide as a terminal shows it: bytes that continue a letter don't count.
std::string padded(const std::string& text, std::size_t width) {
  const auto letters = static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
  return text + std::string(letters < width ? width - letters : 1, ' ');
}

void print_table(const ComparisonReport& report, const std::vector<MetricDifference>& metrics,
                 const Comparison& comparison) {
  constexpr std::size_t kName = 44, kFigure = 12;
  const RuleSet& first = report.sets[comparison.first];
  for (const MetricDifference& one : metrics) {
    const auto figure = [&](double value, bool sign = false) { return metric_value(one.id, value, sign); };
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
                << " (";
      for (std::size_t i = 0; i < played.players.size(); ++i)
        std::cout << (i == 0 ? "" : ", ") << played.players[i];
      std::cout << ")\n";
      for (const auto& sentence : comparison_sentences(report, played, comparison))
        std::cout << sentence << "\n";
      print_table(report, comparison.metrics, comparison);
      for (const auto& sentence : rule_sentences(report, played, comparison)) std::cout << sentence << "\n";
      print_table(report, comparison.rules, comparison);
    }
  for (const auto& sentence : disagreements(report)) std::cout << sentence << "\n";
  std::cout << report.command << "\n";
}

}  // namespace

int compare(const Context& context, const CompareOptions& options) {
  if (options.games.size() < 2) return wrong("compare: expected at least two rule sets");
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto sets = rule_sets(catalogue, options);
  if (!sets) return wrong(sets.error());
  ComparisonReport report{.language = context.language,
                          .command = command_of(context, options, *sets),
                          .sets = std::move(*sets),
                          .parameters = {},
                          .played = {}};
  report.parameters = parameter_differences(report.sets, context.language);
  for (const auto& players : players_of(options)) {
    auto played = played_by(report.sets, player_list(players), options);
    if (!played) return wrong(played.error());
    report.played.push_back(std::move(*played));
  }
  const std::string json = comparison_json(report).dump(1) + "\n";
  if (options.json)
    std::cout << json;
  else
    print_report(report);
  // After the figures, which took long: a page that can't be written must not cost them.
  if (!options.report.empty())
    if (auto written = write_report_page(json, options.report); !written)
      return wrong("--report: " + written.error());
  return kGood;
}

}  // namespace boardwright::cli
