// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/statistics_lines.hpp"

#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "framework/statistics/player_words.hpp"
#include "framework/statistics/rule_use.hpp"
#include "framework/statistics/run_json.hpp"
#include "ui/cli/progress_line.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kNameWidth = 24, kFigureWidth = 12;

std::string figure(double value) {
  std::ostringstream text;
  text << std::setprecision(5) << value;
  return text.str();
}

/// How often each rule was used and decided, and which never was.
std::string rule_lines(const RunResult& run) {
  if (run.identity.traced.empty()) return "  rules: they don't tell which of them a move uses\n";
  const RuleUse use = rule_use(run);
  if (use.games == 0) return "  rules: no game was watched\n";
  std::ostringstream lines;
  lines << "  " << std::left << std::setw(kNameWidth) << "rules, of " + std::to_string(use.games) + " games"
        << std::right << std::setw(kFigureWidth) << "used by" << std::setw(kFigureWidth) << "decided"
        << std::setw(kFigureWidth) << "plies/game"
        << "\n";
  const auto games = static_cast<double>(use.games);
  for (const RuleUse::Rule& rule : use.rules)
    lines << "  " << std::left << std::setw(kNameWidth) << "rule " + rule.number << std::right
          << std::setw(kFigureWidth) << figure(static_cast<double>(rule.used) / games)
          << std::setw(kFigureWidth) << figure(static_cast<double>(rule.decided) / games)
          << std::setw(kFigureWidth) << figure(static_cast<double>(rule.plies) / games) << "\n";
  std::string never;
  for (const auto& number : use.never()) never += " " + number;
  lines << "  rules that were never used:" << (never.empty() ? " none" : never) << "\n";
  return lines.str();
}

std::string score_words(const Estimate& score) {
  std::string text = figure(score.value);
  if (score.interval) text += " [" + figure(score.interval->low) + ", " + figure(score.interval->high) + "]";
  return text;
}

/// How large the board's state space can be.
std::string state_space_lines(const RunResult& run) {
  const auto space = state_space_json(run);
  if (space.is_null()) return "";
  std::ostringstream lines;
  lines << "  state space: at most 10^" << figure(space.at("bound_log10").get<double>()) << " ("
        << space.at("fields") << " fields, " << space.at("kinds") << " kinds of pieces)";
  if (!space.at("met_log10").is_null())
    lines << ", with the pieces met 10^" << figure(space.at("met_log10").get<double>());
  return lines.str() + "\n";
}

/// Sentences about one rule set, with its name where there are several.
std::vector<std::string> about_set(const ComparisonReport& report, std::size_t reports,
                                   std::vector<std::string> sentences) {
  if (reports > 1)
    for (auto& sentence : sentences) sentence = report.sets.front().label + ": " + sentence;
  return sentences;
}

}  // namespace

std::string skill_lines(const SkillMeasures& skill) {
  std::ostringstream lines;
  if (skill.ladder) {
    lines << "  skill, of " << skill.ladder->games << " games each:\n";
    for (const SkillStep& step : skill.ladder->steps)
      lines << "    " << 2 * step.weaker << " simulations against " << step.weaker << ": "
            << score_words(step.score) << ", " << std::lround(step.elo) << " Elo\n";
    lines << "    from bottom to top: " << std::lround(skill.ladder->elo()) << " Elo, "
          << figure(skill.ladder->classes()) << " classes\n";
  }
  if (skill.information)
    lines << "  information_value       " << figure(skill.information->value()) << ": the score of "
          << skill.information->simulations << " simulations that see everything is "
          << score_words(skill.information->score) << ", of " << skill.information->games << " games\n";
  return lines.str();
}

std::string run_lines(const RunResult& run) {
  const RunIdentity& who = run.identity;
  std::ostringstream lines;
  lines << who.game << ": " << who.games << " games, " << players_name(Language::kEnglish, who.players)
        << ", seed " << who.seed << "\n";
  for (const Estimate& estimate : estimates(run)) {
    lines << "  " << std::left << std::setw(kNameWidth) << estimate.id << std::right
          << std::setw(kFigureWidth) << figure(estimate.value);
    if (estimate.interval)
      lines << "  [" << figure(estimate.interval->low) << ", " << figure(estimate.interval->high) << "]";
    if (estimate.games != who.games) lines << "  of " << estimate.games << " games";
    lines << "\n";
  }
  for (const auto& [reason, games] : run.counts.reasons)
    lines << "  " << std::left << std::setw(kNameWidth) << "reason " + (reason.empty() ? "cut" : reason)
          << std::right << std::setw(kFigureWidth)
          << figure(static_cast<double>(games) / static_cast<double>(who.games)) << "\n";
  return lines.str() + state_space_lines(run) + rule_lines(run);
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
      std::cout << run_lines(played.runs.front());
      if (!played.inquiries.empty())
        std::cout << "  " << inquiry_sentence(report.language, played.inquiries.front()) << "\n";
      if (!played.skill.empty()) std::cout << skill_lines(played.skill.front());
    }
    for (const auto& told : {disagreements(report), unseen_disagreements(report)})
      for (const auto& sentence : about_set(report, reports.size(), told)) std::cout << sentence << "\n";
  }
}

}  // namespace boardwright::cli
