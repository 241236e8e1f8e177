// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tune/tune.hpp"

#include <algorithm>

#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

Result<TunePreference> read_preference(const std::string& text, const std::vector<Metric>& metrics) {
  TunePreference preference{.metric = text};
  for (const auto& [word, more] : {std::pair<std::string_view, bool>{"more ", true}, {"less ", false}})
    if (text.starts_with(word)) preference = {.metric = text.substr(word.size()), .more = more};
  std::vector<std::string> known;
  for (const Metric& metric : metrics) known.push_back(metric.id);
  if (std::ranges::find(known, preference.metric) == known.end())
    return fail("there is no metric '" + excerpt(preference.metric) + "'" +
                suggestion(preference.metric, known) + "; FIGURE, more FIGURE or less FIGURE is preferred");
  return preference;
}

}  // namespace

Result<TuneAims> read_aims(std::span<const std::string> goals, std::span<const std::string> preferences,
                           const std::vector<Metric>& metrics) {
  TuneAims aims;
  if (goals.empty()) return fail("--goal: expected at least one, such as 'first_advantage within 0.02'");
  for (const std::string& text : goals) {
    auto goal = read_question(text, metrics);
    if (!goal) return fail("--goal: " + goal.error());
    aims.goals.push_back(std::move(*goal));
  }
  for (const std::string& text : preferences) {
    auto preference = read_preference(text, metrics);
    if (!preference) return fail("--prefer: " + preference.error());
    if (std::ranges::find(aims.preferences, preference->metric, &TunePreference::metric) !=
        aims.preferences.end())
      return fail("--prefer: " + preference->metric + " is given twice");
    aims.preferences.push_back(std::move(*preference));
  }
  return aims;
}

Result<TuneReport> tune(TunePlan plan, const TuneControl& control) {
  TuneReport report{.plan = std::move(plan), .points = {}, .refused = {}, .grid = 0, .outcome = {}};
  const TunePlan& asked = report.plan;
  GridPoints grid = grid_points(asked.axes, TunePlan::kMostPoints, asked.seed);
  report.grid = grid.all;
  std::vector<PlayedCandidates::Game> games;
  for (Parameters& values : grid.points) {
    Parameters all = asked.settings;
    all.insert(values.begin(), values.end());
    TunePoint point{.values = std::move(values), .text = {}, .refused = {}, .rules = {}};
    point.text = point_text(point.values, asked.axes);
    auto rules = asked.entry.create(all);
    if (!rules) {
      point.refused = rules.error();
      report.refused.push_back(std::move(point));
      continue;
    }
    point.rules = std::move(*rules);
    games.push_back({.name = point.text, .rules = point.rules});
    report.points.push_back(std::move(point));
  }
  if (report.points.empty())
    return fail("the rules refuse every set of values: " + report.refused.front().text + ": " +
                report.refused.front().refused);
  GamePlan play{.rules = report.points.front().rules,
                .players = asked.players,
                .setup = {.search = asked.entry.game->data().search},
                .seed = asked.seed,
                .opening = asked.opening};
  if (auto checked = play.check(); !checked) return fail("--players: " + checked.error());
  const auto schedule =
      tune_schedule(report.points.size(), asked.aims, asked.games, !plays_at_random(asked.players));
  if (!schedule) return fail("--games: " + schedule.error());
  PlayedCandidates played(std::move(games), std::move(play), asked.examine, control);
  report.outcome = successive_halving(report.points.size(), asked.aims, *schedule, played, control.stop);
  return report;
}

}  // namespace boardwright
