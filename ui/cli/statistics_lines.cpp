// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/statistics_lines.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "framework/statistics/player_words.hpp"
#include "framework/statistics/rule_use.hpp"
#include "framework/statistics/run_json.hpp"
#include "framework/text/many.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/cli/progress_line.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kNameWidth = 24, kFigureWidth = 12;

std::string games_text(Language language, std::uint64_t games) {
  return many(language, games, "count.game", "count.games");
}

/// One figure, and what stands beside it.
class Figures {
 public:
  explicit Figures(Language language) : decimal_(facts_of(language).decimal) {}
  [[nodiscard]] std::string operator()(double value) const {
    std::ostringstream text;
    text << std::setprecision(5) << value;
    std::string digits = text.str();
    if (const auto point = digits.find('.'); point != std::string::npos) digits.replace(point, 1, decimal_);
    return digits;
  }
  /// With its interval, if it has one.
  [[nodiscard]] std::string operator()(const Estimate& score) const {
    return score.interval ? (*this)(score.value) + " " + between(*score.interval) : (*this)(score.value);
  }
  [[nodiscard]] std::string between(const Interval& interval) const {
    return "[" + (*this)(interval.low) + ", " + (*this)(interval.high) + "]";
  }

 private:
  std::string decimal_;
};

/// How often each rule was used and decided, and which never was.
std::string rule_lines(Language language, const RunResult& run) {
  if (run.identity.traced.empty()) return "  " + said(language, "simulate.untraced") + "\n";
  const RuleUse use = rule_use(run);
  if (use.games == 0) return "  " + said(language, "simulate.unwatched") + "\n";
  const Figures figure(language);
  std::string lines =
      "  " + at_left(said(language, "simulate.rules_of", {games_text(language, use.games)}), kNameWidth);
  std::vector<std::size_t> widths;
  for (const char* heading : {"simulate.used", "simulate.decided", "simulate.plies"}) {
    const std::string& text = said(language, heading);
    widths.push_back(std::max(kFigureWidth, width_of(text) + 1));
    lines += at_right(text, widths.back());
  }
  lines += "\n";
  const auto games = static_cast<double>(use.games);
  for (const RuleUse::Rule& rule : use.rules)
    lines += "  " + at_left(said(language, "simulate.rule", {rule.number}), kNameWidth) +
             at_right(figure(static_cast<double>(rule.used) / games), widths[0]) +
             at_right(figure(static_cast<double>(rule.decided) / games), widths[1]) +
             at_right(figure(static_cast<double>(rule.plies) / games), widths[2]) + "\n";
  std::string never;
  for (const auto& number : use.never()) never += (never.empty() ? "" : " ") + number;
  if (never.empty()) never = said(language, "simulate.never_none");
  return lines + "  " + said(language, "simulate.never", {never}) + "\n";
}

/// How large the board's state space can be.
std::string state_space_lines(Language language, const RunResult& run) {
  const auto space = state_space_json(run);
  if (space.is_null()) return "";
  const Figures figure(language);
  const std::string most = said(
      language, "simulate.state_space",
      {figure(space.at("bound_log10").get<double>()), space.at("fields").dump(), space.at("kinds").dump()});
  if (space.at("met_log10").is_null()) return "  " + most + "\n";
  const std::string met = figure(space.at("met_log10").get<double>());
  return "  " + said(language, "simulate.state_space_met", {most, met}) + "\n";
}

/// Sentences about one rule set, with its name where there are several.
std::vector<std::string> about_set(const ComparisonReport& report, std::size_t reports,
                                   std::vector<std::string> sentences) {
  if (reports > 1)
    for (auto& sentence : sentences) sentence = report.sets.front().label + ": " + sentence;
  return sentences;
}

}  // namespace

std::string skill_lines(Language language, const SkillMeasures& skill) {
  const Figures figure(language);
  std::string lines;
  if (skill.ladder) {
    lines += "  " + said(language, "simulate.skill_of", {games_text(language, skill.ladder->games)}) + "\n";
    for (const SkillStep& step : skill.ladder->steps)
      lines += "    " +
               said(language, "simulate.step",
                    {std::to_string(2 * step.weaker), std::to_string(step.weaker), figure(step.score),
                     std::to_string(std::lround(step.elo))}) +
               "\n";
    lines += "    " +
             said(language, "simulate.ladder",
                  {std::to_string(std::lround(skill.ladder->elo())), figure(skill.ladder->classes())}) +
             "\n";
  }
  if (skill.information)
    lines += "  " +
             said(language, "simulate.information",
                  {at_left("information_value", kNameWidth) + figure(skill.information->value()),
                   std::to_string(skill.information->simulations), figure(skill.information->score),
                   games_text(language, skill.information->games)}) +
             "\n";
  return lines;
}

std::string run_lines(Language language, const RunResult& run) {
  const RunIdentity& who = run.identity;
  const Figures figure(language);
  std::string lines = said(language, "simulate.run",
                           {who.game, games_text(language, who.games), players_name(language, who.players),
                            std::to_string(who.seed)}) +
                      "\n";
  // Figures have their ids in every language: --until, --goal and --prefer take them.
  for (const Estimate& estimate : estimates(run)) {
    lines += "  " + at_left(estimate.id, kNameWidth) + at_right(figure(estimate.value), kFigureWidth);
    if (estimate.interval) lines += "  " + figure.between(*estimate.interval);
    if (estimate.games != who.games)
      lines += "  " + said(language, "simulate.of_games", {games_text(language, estimate.games)});
    lines += "\n";
  }
  for (const auto& [reason, games] : run.counts.reasons)
    lines +=
        "  " +
        at_left(reason.empty() ? said(language, "simulate.cut") : said(language, "simulate.reason", {reason}),
                kNameWidth) +
        at_right(figure(static_cast<double>(games) / static_cast<double>(who.games)), kFigureWidth) + "\n";
  return lines + state_space_lines(language, run) + rule_lines(language, run);
}

std::string runs_json(const std::vector<ComparisonReport>& reports) {
  Json runs = Json::array(), disagreed = Json::array();
  bool several = false;
  for (const ComparisonReport& report : reports) {
    for (const ComparedRuns& played : report.played) {
      runs.push_back(run_json(played.runs.front()));
      if (!played.inquiries.empty()) runs.back()["until"] = inquiry_json(played.inquiries.front());
      if (!played.skill.empty()) add_skill(runs.back(), played.skill.front());
    }
    several = several || report.played.size() > 1;
    for (auto& sentence : about_set(report, reports.size(), disagreements(report)))
      disagreed.push_back(std::move(sentence));
  }
  Json json{{"format", "boardwright statistics 1"}, {"runs", std::move(runs)}};
  if (several) json["disagreements"] = std::move(disagreed);
  return json.dump(1) + "\n";
}

void print_runs(const std::vector<ComparisonReport>& reports, bool json) {
  if (json) {
    std::cout << runs_json(reports);
    return;
  }
  for (const ComparisonReport& report : reports) {
    for (const ComparedRuns& played : report.played) {
      std::cout << run_lines(report.language, played.runs.front());
      if (!played.inquiries.empty())
        std::cout << "  " << inquiry_sentence(report.language, played.inquiries.front()) << "\n";
      if (!played.skill.empty()) std::cout << skill_lines(report.language, played.skill.front());
    }
    for (const auto& told : {disagreements(report), unseen_disagreements(report)})
      for (const auto& sentence : about_set(report, reports.size(), told)) std::cout << sentence << "\n";
  }
}

}  // namespace boardwright::cli
