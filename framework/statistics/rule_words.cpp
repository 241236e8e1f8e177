// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/rule_use.hpp"

namespace boardwright {
namespace {

using Said = std::array<std::string_view, kLanguages.size()>;

constexpr Said kNeverUsed{"{0}: no game of {1} used these rules: {2}.",
                          "{0}: geen van {1} partijen gebruikte deze regels: {2}.",
                          "{0}: Keine von {1} Partien nutzte diese Regeln: {2}.",
                          "{0} : aucune de {1} parties n'a utilisé ces règles : {2}."};
constexpr Said kAllUsed{"{0}: {1} games used every rule.", "{0}: {1} partijen gebruikten elke regel.",
                        "{0}: {1} Partien nutzten jede Regel.",
                        "{0} : {1} parties ont utilisé toutes les règles."};
constexpr Said kUnwatched{"{0}: no game was watched for the rules it uses.",
                          "{0}: bij geen partij is bekeken welke regels ze gebruikt.",
                          "{0}: Bei keiner Partie wurde beobachtet, welche Regeln sie nutzt.",
                          "{0} : aucune partie n'a été observée pour les règles qu'elle utilise."};
constexpr Said kUntold{"{0}: these rules don't tell which of them a move uses.",
                       "{0}: deze regels vertellen niet welke ervan een zet gebruikt.",
                       "{0}: Diese Regeln sagen nicht, welche von ihnen ein Zug nutzt.",
                       "{0} : ces règles ne disent pas lesquelles un coup utilise."};
constexpr Said kNoRuleDiffers{"No rule is used more or less often for certain.",
                              "Geen enkele regel wordt met zekerheid vaker of minder vaak gebruikt.",
                              "Keine Regel wird mit Sicherheit öfter oder seltener genutzt.",
                              "Aucune règle n'est utilisée plus ou moins souvent de façon certaine."};
constexpr std::size_t kMostRuleEffects = 3;

std::string in_language(const ComparisonReport& report, const Said& said,
                        std::initializer_list<std::string> arguments) {
  return filled(said[static_cast<std::size_t>(report.language)], arguments);
}

/// The largest differences in use, each rule once.
std::vector<const MetricDifference*> largest(const std::vector<MetricDifference>& rules) {
  std::vector<const MetricDifference*> found;
  for (const MetricDifference& one : rules)
    if (one.verdict == Finding::kDifferent && one.id.starts_with("rule_used.")) found.push_back(&one);
  std::stable_sort(found.begin(), found.end(), [](const MetricDifference* a, const MetricDifference* b) {
    return std::abs(a->difference) > std::abs(b->difference);
  });
  if (found.size() > kMostRuleEffects) found.resize(kMostRuleEffects);
  return found;
}

std::string unused_sentence(const ComparisonReport& report, const RunResult& run, const std::string& title) {
  if (run.identity.traced.empty()) return in_language(report, kUntold, {title});
  const RuleUse use = rule_use(run);
  if (use.games == 0) return in_language(report, kUnwatched, {title});
  const auto never = use.never();
  const std::string games = std::to_string(use.games);
  if (never.empty()) return in_language(report, kAllUsed, {title, games});
  std::string numbers;
  for (const auto& number : never) numbers += (numbers.empty() ? "" : ", ") + number;
  return in_language(report, kNeverUsed, {title, games, numbers});
}

}  // namespace

std::vector<std::string> rule_sentences(const ComparisonReport& report, const ComparedRuns& played,
                                        const Comparison& comparison) {
  std::vector<std::string> sentences;
  const auto effects = largest(comparison.rules);
  for (const MetricDifference* effect : effects)
    sentences.push_back(effect_sentence(report, comparison, *effect));
  if (effects.empty() && !comparison.rules.empty())
    sentences.push_back(in_language(report, kNoRuleDiffers, {}));
  const auto unused = [&](std::size_t index, std::size_t other) {
    sentences.push_back(unused_sentence(report, played.runs[index], set_title(report, index, other)));
  };
  unused(comparison.first, comparison.second);
  unused(comparison.second, comparison.first);
  return sentences;
}

}  // namespace boardwright
