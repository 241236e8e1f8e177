// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/board_figures.hpp"
#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/run_json.hpp"
#include "framework/statistics/sample_pictures.hpp"
#include "framework/text/host_reasons.hpp"
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

/// The figures of one rule set by itself, with their names.
Json figures_json(Language language, const RuleSet& set, const RunResult& run) {
  Json figures = Json::array();
  for (const Estimate& estimate : estimates(run)) {
    Json one{{"id", estimate.id},
             {"name", metric_name(language, estimate.id, *set.entry.game, *set.rules)},
             {"percent", is_percent(estimate.id)}};
    one.update(estimate_json(estimate));
    figures.push_back(std::move(one));
  }
  return figures;
}

/// The kinds of pieces that a rule set's games show, by rule set.
using KindsMet = std::vector<std::set<std::uint32_t>>;

/// What shows a kept game: its line, and how it ended in words.
Json sample_line(const RuleSet& set, Language language, const std::string& record,
                 std::set<std::uint32_t>& kinds) {
  Json line = picture_line(set.rules, record, kinds);
  if (line.is_null()) return line;
  const auto reason = line.at("reason").get<std::string>();
  const std::string* host = host_reason(language, reason);
  line["end"] =
      host != nullptr ? *host : set.entry.game->text(language, TextKind::kReason, reason, set.rules.get());
  return line;
}

Json played_json(const ComparisonReport& report, const ComparedRuns& played, KindsMet& kinds) {
  Json runs = Json::array(), lines = Json::array(), comparisons = Json::array();
  for (std::size_t i = 0; i < played.runs.size(); ++i) {
    runs.push_back(run_json(played.runs[i]));
    if (!played.skill.empty()) add_skill(runs.back(), played.skill[i]);
    Json of_run = Json::array();
    if (report.pictures)
      for (const Json& game : runs.back().at("sample_games"))
        of_run.push_back(
            sample_line(report.sets[i], report.language, game.at("record").get<std::string>(), kinds[i]));
    lines.push_back(std::move(of_run));
  }
  const auto differences = [&](const std::vector<MetricDifference>& family) {
    const RuleSet& first = report.sets.front();
    Json metrics = Json::object();
    for (const MetricDifference& one : family)
      metrics[one.id] =
          metric_json(one, metric_name(report.language, one.id, *first.entry.game, *first.rules));
    return metrics;
  };
  for (const Comparison& comparison : played.comparisons)
    comparisons.push_back({{"first", comparison.first},
                           {"second", comparison.second},
                           {"sentences", comparison_sentences(report, played, comparison)},
                           {"metrics", differences(comparison.metrics)},
                           {"rule_sentences", rule_sentences(report, played, comparison)},
                           {"rules", differences(comparison.rules)}});
  Json json{{"players", played.players}, {"comparisons", std::move(comparisons)}, {"runs", std::move(runs)}};
  if (report.pictures) json["lines"] = std::move(lines);
  for (const Inquiry& inquiry : played.inquiries) {
    Json until = inquiry_json(inquiry);
    until["sentence"] = inquiry_sentence(report.language, inquiry);
    json["until"].push_back(std::move(until));
  }
  if (played.comparisons.empty() && !played.runs.empty())
    json["figures"] = figures_json(report.language, report.sets.front(), played.runs.front());
  if (!played.from_first.empty()) json["from_first_players"] = differences(played.from_first);
  return json;
}

/// The texts of the rules whose use is told, by their numbers.
Json rule_texts_json(const RuleSet& set, Language language) {
  Json texts = Json::object();
  for (const auto& number : traced_rules(*set.rules))
    texts[number] = set.entry.game->text(language, TextKind::kRule, number, set.rules.get());
  return texts;
}

Json set_json(const RuleSet& set, Language language, const std::set<std::uint32_t>& kinds) {
  Json seats = Json::array();
  for (Seat seat = 0; seat < set.rules->seat_count(); ++seat)
    seats.push_back(set.entry.game->seat_text(language, *set.rules, seat));
  return {{"label", set.label},
          {"game", set.entry.name()},
          {"game_name", set.entry.game->name(language)},
          {"variant_name", set.entry.game->variant_name(language, *set.entry.variant)},
          {"summary", set.entry.game->variant_summary(language, *set.entry.variant)},
          {"seats", std::move(seats)},
          {"board", board_figures(*set.rules)},
          {"rules", rule_texts_json(set, language)},
          {"kinds", kinds_json(*set.entry.game, *set.rules, kinds)}};
}

}  // namespace

Json comparison_json(const ComparisonReport& report) {
  Json sets = Json::array(), parameters = Json::array(), played = Json::array();
  for (const ParameterDifference& one : report.parameters)
    parameters.push_back({{"parameter", one.parameter},
                          {"name", one.name},
                          {"meaning", one.meaning},
                          {"values", one.values},
                          {"words", one.words}});
  KindsMet kinds(report.sets.size());
  for (const ComparedRuns& one : report.played) played.push_back(played_json(report, one, kinds));
  for (std::size_t i = 0; i < report.sets.size(); ++i)
    sets.push_back(set_json(report.sets[i], report.language, kinds[i]));
  return {{"format", report.sets.size() == 1 ? "boardwright simulation 1" : "boardwright comparison 1"},
          {"command", report.command},
          {"language", language_code(report.language)},
          {"rule_sets", std::move(sets)},
          {"parameters", std::move(parameters)},
          {"disagreements", disagreements(report)},
          {"unseen_disagreements", unseen_disagreements(report)},
          {"played", std::move(played)}};
}

std::string comparison_text(const ComparisonReport& report) { return comparison_json(report).dump(1) + "\n"; }

}  // namespace boardwright
