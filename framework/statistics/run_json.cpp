// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/run_json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <sstream>

#include "framework/statistics/rule_use.hpp"
#include "framework/statistics/state_space.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

/// Most bars of a chart.
constexpr std::size_t kBars = 100;

/// How wide bars must be for so much to fit into kBars: 1, 2, 5, 10, 20, 50 …
std::uint32_t bar_width(std::uint32_t most) {
  for (std::uint32_t ten = 1;; ten *= 10)
    for (const std::uint32_t width : {ten, ten * 2, ten * 5})
      if (most / width < kBars) return width;
}

/// A few games that go on and on must not press all others into the first bars.
constexpr double kShown = 0.99;

Json lengths_json(const RunCounts& counts) {
  const std::uint32_t most = quantile(counts.lengths, kShown), width = bar_width(most);
  std::vector<std::uint64_t> bars(most / width + 1U, 0);
  std::uint64_t longer = 0;
  for (const auto& [plies, games] : counts.lengths)
    (plies / width < bars.size() ? bars[plies / width] : longer) += games;
  return {{"plies_per_bar", width}, {"games", bars}, {"longer", longer}};
}

Json branching_json(const RunCounts& counts) {
  const std::size_t most = std::min<std::size_t>(counts.by_ply.size(), quantile(counts.lengths, kShown));
  const auto width = bar_width(static_cast<std::uint32_t>(most));
  Json means = Json::array(), plies = Json::array();
  for (std::size_t begin = 0; begin < most; begin += width) {
    BranchingCount sum;
    for (std::size_t i = begin; i < std::min(begin + width, most); ++i) {
      sum.plies += counts.by_ply[i].plies;
      sum.choices += counts.by_ply[i].choices;
    }
    means.push_back(figure_json(static_cast<double>(sum.choices) / static_cast<double>(sum.plies)));
    plies.push_back(sum.plies);
  }
  return {{"plies_per_bar", width}, {"mean_moves", std::move(means)}, {"plies", std::move(plies)}};
}

Json reasons_json(const RunResult& run) {
  Json json = Json::object();
  for (const auto& [reason, games] : run.counts.reasons) {
    const Interval interval = wilson(static_cast<double>(games), static_cast<double>(run.identity.games));
    json[reason.empty() ? "cut" : reason] = {
        {"games", games},
        {"share", figure_json(static_cast<double>(games) / static_cast<double>(run.identity.games))},
        {"low", figure_json(interval.low)},
        {"high", figure_json(interval.high)}};
  }
  return json;
}

Json share_json(std::uint64_t games, std::uint64_t of, const std::optional<Interval>& interval) {
  return {{"games", games},
          {"share", figure_json(static_cast<double>(games) / static_cast<double>(of))},
          {"low", interval ? figure_json(interval->low) : Json(nullptr)},
          {"high", interval ? figure_json(interval->high) : Json(nullptr)}};
}

/// Null where the rules don't tell.
Json rules_json(const RunResult& run) {
  if (run.identity.traced.empty()) return nullptr;
  const RuleUse use = rule_use(run);
  Json rules = Json::object();
  for (const RuleUse::Rule& rule : use.rules)
    rules[rule.number] = {
        {"plies", rule.plies},
        {"plies_per_game", figure_json(static_cast<double>(rule.plies) / static_cast<double>(use.games))},
        {"used", share_json(rule.used, use.games, rule.used_interval)},
        {"decided", share_json(rule.decided, use.games, rule.decided_interval)}};
  return {{"games", use.games}, {"never", use.never()}, {"rules", std::move(rules)}};
}

std::vector<std::string> words_in(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

Json skill_step_json(const SkillStep& step) {
  return {{"weaker", step.weaker},
          {"stronger", 2 * step.weaker},
          {"score", figure_json(step.score.value)},
          {"low", step.score.interval ? figure_json(step.score.interval->low) : Json(nullptr)},
          {"high", step.score.interval ? figure_json(step.score.interval->high) : Json(nullptr)},
          {"elo", figure_json(step.elo)}};
}

Json ladder_json(const SkillLadder& ladder) {
  Json steps = Json::array();
  for (const SkillStep& step : ladder.steps) steps.push_back(skill_step_json(step));
  return {{"games_of_each", ladder.games},
          {"steps", std::move(steps)},
          {"elo", figure_json(ladder.elo())},
          {"classes", figure_json(ladder.classes())}};
}

Json information_json(const InformationValue& information) {
  const auto& score = information.score;
  return {{"simulations", information.simulations},
          {"games", information.games},
          {"score", figure_json(score.value)},
          {"low", score.interval ? figure_json(score.interval->low) : Json(nullptr)},
          {"high", score.interval ? figure_json(score.interval->high) : Json(nullptr)},
          {"value", figure_json(information.value())}};
}

/// Each kept game once, with all that it is kept for.
Json sample_games_json(const KeptGames<SampleGame>& samples) {
  Json games = Json::array();
  for (std::size_t i = 0; i < kKeptAs.size(); ++i) {
    const auto& one = samples.by_reason[i];
    if (!one) continue;
    const std::string why(kept_word(kKeptAs[i]));
    const auto same = std::find_if(games.begin(), games.end(), [&](const Json& game) {
      return game.at("number").get<std::uint64_t>() == one->mark.number;
    });
    if (same != games.end()) {
      same->at("why").push_back(why);
      if (one->mark.drama) (*same)["drama"] = figure_json(*one->mark.drama);
      continue;
    }
    games.push_back({{"number", one->mark.number},
                     {"why", Json::array({why})},
                     {"plies", one->mark.plies},
                     {"drama", one->mark.drama ? figure_json(*one->mark.drama) : Json(nullptr)},
                     {"record", one->record}});
  }
  return games;
}

}  // namespace

Json figure_json(double value) {
  if (!std::isfinite(value)) return nullptr;
  constexpr int kDigits = 6;
  char text[40];
  const auto written = std::to_chars(text, text + sizeof text, value, std::chars_format::general, kDigits);
  double rounded = value;
  std::from_chars(text, written.ptr, rounded);
  return rounded;
}

Json identity_json(const RunIdentity& identity) {
  return {{"game", identity.game},
          {"parameters", identity.parameters},
          {"rules_hash", identity.rules_hash},
          {"plugin",
           {{"file", identity.plugin_file},
            {"version", identity.plugin_version},
            {"hash", identity.plugin_hash}}},
          {"program", identity.program},
          {"players", identity.players},
          {"seats", identity.seats},
          {"games", identity.games},
          {"seed", identity.seed},
          {"opening", identity.opening},
          {"samples", {{"watched", identity.samples.watched}, {"examined", identity.samples.examined}}},
          {"traced_rules", identity.traced},
          {"possible_rules", identity.possible},
          {"fields", identity.fields},
          {"kinds", identity.kinds}};
}

RunIdentity identity_from(const Json& json) {
  RunIdentity identity;
  json.at("game").get_to(identity.game);
  json.at("parameters").get_to(identity.parameters);
  json.at("rules_hash").get_to(identity.rules_hash);
  json.at("plugin").at("file").get_to(identity.plugin_file);
  json.at("plugin").at("version").get_to(identity.plugin_version);
  json.at("plugin").at("hash").get_to(identity.plugin_hash);
  json.at("program").get_to(identity.program);
  json.at("players").get_to(identity.players);
  json.at("seats").get_to(identity.seats);
  json.at("games").get_to(identity.games);
  json.at("seed").get_to(identity.seed);
  json.at("opening").get_to(identity.opening);
  json.at("samples").at("watched").get_to(identity.samples.watched);
  json.at("samples").at("examined").get_to(identity.samples.examined);
  json.at("traced_rules").get_to(identity.traced);
  json.at("possible_rules").get_to(identity.possible);
  json.at("fields").get_to(identity.fields);
  json.at("kinds").get_to(identity.kinds);
  return identity;
}

Json state_space_json(const RunResult& run) {
  const auto fields = static_cast<std::uint32_t>(words_in(run.identity.fields).size());
  const auto kinds = words_in(run.identity.kinds);
  if (fields == 0) return nullptr;
  const double seats = std::log10(static_cast<double>(run.identity.seats.size()));
  Json met = Json::object();
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    if (kind < run.counts.kind_most.size() && run.counts.kind_most[kind] != 0)
      met[kinds[kind]] = run.counts.kind_most[kind];
  const bool watched = !met.empty();
  return {
      {"fields", fields},
      {"kinds", kinds.size()},
      {"bound_log10", figure_json(seats + log10_pictures(fields, static_cast<std::uint32_t>(kinds.size())))},
      {"met", std::move(met)},
      {"met_log10",
       watched ? figure_json(seats + log10_placements(fields, run.counts.kind_most)) : Json(nullptr)}};
}

void add_skill(Json& run, const SkillMeasures& skill) {
  if (skill.ladder) run["skill_ladder"] = ladder_json(*skill.ladder);
  if (skill.information) run["information_value"] = information_json(*skill.information);
}

Json inquiry_json(const Inquiry& inquiry) {
  Json looks = Json::array();
  for (const Look& look : inquiry.looks)
    looks.push_back({{"games", look.games},
                     {"value", figure_json(look.value)},
                     {"bound", figure_json(look.bound)},
                     {"low", look.interval ? figure_json(look.interval->low) : Json(nullptr)},
                     {"high", look.interval ? figure_json(look.interval->high) : Json(nullptr)}});
  return {{"question", inquiry.question.text},
          {"answer", answer_word(inquiry.answer())},
          {"planned_games", inquiry.planned},
          {"planned_looks", inquiry.looks_planned},
          {"looks", std::move(looks)}};
}

Json run_json(const RunResult& run) {
  Json metrics = Json::object();
  for (const Estimate& estimate : estimates(run))
    metrics[estimate.id] = {
        {"value", figure_json(estimate.value)},
        {"low", estimate.interval ? figure_json(estimate.interval->low) : Json(nullptr)},
        {"high", estimate.interval ? figure_json(estimate.interval->high) : Json(nullptr)},
        {"games", estimate.games}};
  Json json = identity_json(run.identity);
  json["metrics"] = std::move(metrics);
  json["reasons"] = reasons_json(run);
  json["lengths"] = lengths_json(run.counts);
  json["branching_by_ply"] = branching_json(run.counts);
  if (const ColumnSums total = run.total(); total.count(Column::kLead) != 0) {
    Json lead = Json::array();
    for (std::size_t point = 0; point < kLeadPoints; ++point)
      lead.push_back(figure_json(total.mean(Column::kLead, point)));
    json["lead"] = {{"games", total.count(Column::kLead)}, {"winner_expects", std::move(lead)}};
  }
  if (!run.counts.visits.empty())
    json["board"] = {{"visits", run.counts.visits}, {"captures", run.counts.captures}};
  json["rules"] = rules_json(run);
  json["state_space"] = state_space_json(run);
  json["sample_games"] = sample_games_json(run.samples);
  return json;
}

}  // namespace boardwright
