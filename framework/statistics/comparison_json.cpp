// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/run_json.hpp"
#include "plugins/host/rule_trace.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

Json estimate_json(const Estimate& estimate) {
  return {{"value", figure_json(estimate.value)},
          {"low", estimate.interval ? figure_json(estimate.interval->low) : Json(nullptr)},
          {"high", estimate.interval ? figure_json(estimate.interval->high) : Json(nullptr)},
          {"games", estimate.games}};
}

Json metric_json(const MetricDifference& one, const std::string& name) {
  return {{"name", name},
          {"percent", is_percent(one.id)},
          {"first", estimate_json(one.first)},
          {"second", estimate_json(one.second)},
          {"difference", figure_json(one.difference)},
          {"low", one.interval ? figure_json(one.interval->low) : Json(nullptr)},
          {"high", one.interval ? figure_json(one.interval->high) : Json(nullptr)},
          {"p", figure_json(one.p)},
          {"p_corrected", one.tested ? figure_json(one.corrected) : Json(nullptr)},
          {"verdict", verdict_word(one.verdict)},
          {"margin", figure_json(one.margin)},
          {"smallest_visible", one.visible ? figure_json(*one.visible) : Json(nullptr)}};
}

Json played_json(const ComparisonReport& report, const ComparedRuns& played) {
  Json runs = Json::array(), comparisons = Json::array();
  for (const RunResult& run : played.runs) runs.push_back(run_json(run));
  for (const Comparison& comparison : played.comparisons) {
    const RuleSet& first = report.sets[comparison.first];
    const auto differences = [&](const std::vector<MetricDifference>& family) {
      Json metrics = Json::object();
      for (const MetricDifference& one : family)
        metrics[one.id] =
            metric_json(one, metric_name(report.language, one.id, *first.entry.game, *first.rules));
      return metrics;
    };
    comparisons.push_back({{"first", comparison.first},
                           {"second", comparison.second},
                           {"sentences", comparison_sentences(report, played, comparison)},
                           {"metrics", differences(comparison.metrics)},
                           {"rule_sentences", rule_sentences(report, played, comparison)},
                           {"rules", differences(comparison.rules)}});
  }
  return {{"players", played.players}, {"comparisons", std::move(comparisons)}, {"runs", std::move(runs)}};
}

/// The board's fields, for charts.
Json geometry_json(const Rules& rules) {
  const bw_geometry* board = rules.geometry();
  if (board == nullptr) return nullptr;
  Json fields = Json::array();
  for (std::uint32_t i = 0; i < board->field_count; ++i)
    fields.push_back({board->fields[i].name, board->fields[i].column, board->fields[i].row});
  return {{"columns", board->columns}, {"rows", board->rows}, {"fields", std::move(fields)}};
}

/// The texts of the rules whose use is told, by their numbers.
Json rule_texts_json(const RuleSet& set, Language language) {
  Json texts = Json::object();
  for (const auto& number : traced_rules(*set.rules))
    texts[number] = set.entry.game->text(language, TextKind::kRule, number, set.rules.get());
  return texts;
}

Json set_json(const RuleSet& set, Language language) {
  Json seats = Json::array();
  for (Seat seat = 0; seat < set.rules->seat_count(); ++seat)
    seats.push_back(set.entry.game->seat_text(language, *set.rules, seat));
  return {{"label", set.label},
          {"game", set.entry.name()},
          {"game_name", set.entry.game->name(language)},
          {"variant_name", set.entry.game->variant_name(language, *set.entry.variant)},
          {"summary", set.entry.game->variant_summary(language, *set.entry.variant)},
          {"seats", std::move(seats)},
          {"board", geometry_json(*set.rules)},
          {"rules", rule_texts_json(set, language)}};
}

}  // namespace

Json comparison_json(const ComparisonReport& report) {
  Json sets = Json::array(), parameters = Json::array(), played = Json::array();
  for (const RuleSet& set : report.sets) sets.push_back(set_json(set, report.language));
  for (const ParameterDifference& one : report.parameters)
    parameters.push_back({{"parameter", one.parameter},
                          {"name", one.name},
                          {"meaning", one.meaning},
                          {"values", one.values},
                          {"words", one.words}});
  for (const ComparedRuns& one : report.played) played.push_back(played_json(report, one));
  return {{"format", "boardwright comparison 1"},
          {"command", report.command},
          {"language", language_code(report.language)},
          {"rule_sets", std::move(sets)},
          {"parameters", std::move(parameters)},
          {"disagreements", disagreements(report)},
          {"played", std::move(played)}};
}

}  // namespace boardwright
