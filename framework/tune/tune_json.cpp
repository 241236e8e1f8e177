// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "framework/statistics/run_json.hpp"
#include "framework/tune/tune.hpp"

namespace boardwright {
namespace {

using TuneJson = nlohmann::ordered_json;

TuneJson limit_json(double value) { return std::isfinite(value) ? figure_json(value) : TuneJson(); }

TuneJson values_json(const Parameters& values) {
  TuneJson json = TuneJson::object();
  for (const auto& [name, value] : values) json[name] = write_value(value);
  return json;
}

TuneJson figure_seen(const std::string& metric, const Look& look) {
  TuneJson json{{"figure", metric}, {"games", look.games}, {"value", figure_json(look.value)}};
  json["low"] = look.interval ? figure_json(look.interval->low) : TuneJson();
  json["high"] = look.interval ? figure_json(look.interval->high) : TuneJson();
  return json;
}

TuneJson goals_json(const TuneAims& aims, const std::vector<Look>& looks) {
  TuneJson json = TuneJson::array();
  for (std::size_t i = 0; i < looks.size(); ++i) {
    json.push_back(figure_seen(aims.goals[i].metric, looks[i]));
    json.back()["answer"] = answer_word(looks[i].answer);
  }
  return json;
}

TuneJson preferences_json(const TuneAims& aims, const std::vector<Look>& looks) {
  TuneJson json = TuneJson::array();
  for (std::size_t i = 0; i < looks.size(); ++i)
    json.push_back(figure_seen(aims.preferences[i].metric, looks[i]));
  return json;
}

TuneJson finalist_json(const TuneReport& report, const TuneFinalist& one) {
  const TuneAims& aims = report.plan.aims;
  TuneJson json{{"values", values_json(report.points[one.candidate].values)},
                {"verdict", verdict_word(one.verdict)},
                {"best", one.best},
                {"goals", goals_json(aims, one.goals)},
                {"preferences", preferences_json(aims, one.preferences)}};
  json["enough_games"] = one.enough ? TuneJson(*one.enough) : TuneJson();
  if (!one.random_goals.empty())
    json["random_play"] = {{"goals", goals_json(aims, one.random_goals)},
                           {"preferences", preferences_json(aims, one.random_preferences)}};
  return json;
}

TuneJson asked_json(const TuneReport& report) {
  const TunePlan& plan = report.plan;
  TuneJson over = TuneJson::object(), goals = TuneJson::array(), preferences = TuneJson::array();
  for (const GridAxis& axis : plan.axes) {
    over[axis.name] = TuneJson::array();
    for (const Value& value : axis.values) over[axis.name].push_back(write_value(value));
  }
  for (const Question& goal : plan.aims.goals)
    goals.push_back({{"goal", goal.text},
                     {"figure", goal.metric},
                     {"low", limit_json(goal.low)},
                     {"high", limit_json(goal.high)}});
  for (const TunePreference& preference : plan.aims.preferences)
    preferences.push_back({{"figure", preference.metric}, {"more", preference.more}});
  return {{"game", plan.entry.name()},
          {"settings", values_json(plan.settings)},
          {"over", std::move(over)},
          {"goals", std::move(goals)},
          {"prefer", std::move(preferences)},
          {"players", plan.players},
          {"games", plan.games},
          {"opening", plan.opening}};
}

}  // namespace

std::string tune_json(const TuneReport& report, const std::string& command) {
  const TuneOutcome& outcome = report.outcome;
  TuneJson json{{"format", "boardwright tuning 1"},
                {"command", command},
                {"asked", asked_json(report)},
                {"seeds",
                 {{"search", seed_of(TuneSeries::kSearch, report.plan.seed)},
                  {"fresh", seed_of(TuneSeries::kFresh, report.plan.seed)},
                  {"random", seed_of(TuneSeries::kRandom, report.plan.seed)}}},
                {"grid", report.grid},
                {"sampled", report.sampled()},
                {"stopped", outcome.stopped},
                {"games", outcome.games},
                {"random_games", outcome.random_games},
                {"any_meets", outcome.any_meets()},
                {"all_outside", outcome.all_outside},
                {"rounds", outcome.rounds}};
  json["results"] = TuneJson::array();
  for (const TuneFinalist& one : outcome.finalists) json["results"].push_back(finalist_json(report, one));
  json["contradictions"] = TuneJson::array();
  for (const TuneContradiction& one : outcome.contradictions) {
    TuneJson told{{"result", one.finalist}};
    told[one.other ? "preference" : "goal"] = one.figure;
    if (one.other) told["other_result"] = *one.other;
    json["contradictions"].push_back(std::move(told));
  }
  json["candidates"] = TuneJson::array();
  for (std::size_t i = 0; i < report.points.size(); ++i) {
    const TuneFate& fate = outcome.fates[i];
    TuneJson told{{"values", values_json(report.points[i].values)}, {"fate", fate_word(fate.end)}};
    told["round"] = fate.round;
    if (fate.goal) told["goal"] = *fate.goal;
    if (fate.end == TuneFate::End::kSame) told["like"] = values_json(report.points[fate.like].values);
    if (!fate.problem.empty()) told["problem"] = fate.problem;
    json["candidates"].push_back(std::move(told));
  }
  json["refused"] = TuneJson::array();
  for (const TunePoint& point : report.refused)
    json["refused"].push_back({{"values", values_json(point.values)}, {"why", point.refused}});
  return json.dump(2, ' ', false, TuneJson::error_handler_t::replace) + "\n";
}

}  // namespace boardwright
