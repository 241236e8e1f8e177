// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where different players lead to different conclusions, in words.
#include <algorithm>
#include <set>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_difference.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

/// The figure that has a sign.
constexpr std::string_view kSides = "first_advantage";

const MetricDifference* metric_in(const Comparison& comparison, std::string_view id) {
  for (const MetricDifference& one : comparison.metrics)
    if (one.id == id) return &one;
  return nullptr;
}

/// What two kinds of players say of one rule set.
class TwoPlayers {
 public:
  TwoPlayers(const ComparisonReport& report, const ComparedRuns& first, const ComparedRuns& second)
      : report_(report), first_(first), second_(second) {}

  /// What their games couldn't have shown, where they contradict each other in nothing; empty if unknown.
  [[nodiscard]] std::string unseen() const {
    const auto found = std::find_if(second_.from_first.begin(), second_.from_first.end(),
                                    [](const MetricDifference& one) { return one.id == kSides; });
    if (found == second_.from_first.end() || !found->visible || !sentences().empty()) return {};
    return said(report_.language, "disagreement.unseen",
                {name(first_.players), name(second_.players),
                 metric_value(report_.language, found->id, *found->visible), metric(*found)});
  }

  /// About each family of figures once, by the one that is told first.
  [[nodiscard]] std::vector<std::string> sentences() const {
    std::vector<std::string> found;
    std::set<std::string_view> families;
    for (const MetricDifference& one : second_.from_first) {
      std::string text = sentence(one);
      if (!text.empty() && families.insert(metric_family(one.id)).second) found.push_back(std::move(text));
    }
    return found;
  }

 private:
  [[nodiscard]] std::string name(const std::vector<std::string>& players) const {
    return players_name(report_.language, players);
  }

  /// Empty where both lead to the same conclusion.
  [[nodiscard]] std::string sentence(const MetricDifference& one) const {
    if (one.verdict != Finding::kDifferent) return {};
    const bool about_sides = one.id == kSides;
    if (about_sides && sign_of(one.first) != sign_of(one.second))
      return first_large(said(report_.language, "disagreement.sides",
                              {metric(one), favours(first_, one.first), favours(second_, one.second)}));
    if (!matters(one)) return {};
    const auto figure = [&](double value) { return metric_value(report_.language, one.id, value); };
    return first_large(
        said(report_.language, "disagreement.figure",
             {metric(one), name(first_.players), figure(one.first.value), figure(one.first.interval->low),
              figure(one.first.interval->high), name(second_.players), figure(one.second.value),
              figure(one.second.interval->low), figure(one.second.interval->high)}));
  }

  [[nodiscard]] std::string metric(const MetricDifference& one) const {
    const RuleSet& set = report_.sets.front();
    return metric_name(report_.language, one.id, *set.entry.game, *set.rules);
  }

  /// Whom the players' games favour, for certain.
  [[nodiscard]] std::string favours(const ComparedRuns& played, const Estimate& advantage) const {
    const auto figure = [&](double value) {
      return metric_value(report_.language, advantage.id, value, true);
    };
    const std::string low = figure(advantage.interval->low), high = figure(advantage.interval->high);
    const Sign sign = sign_of(advantage);
    if (sign == Sign::kUnknown)
      return said(report_.language, "disagreement.favours_nobody",
                  {name(played.players), figure(advantage.value), low, high});
    return said(report_.language, "disagreement.favours",
                {name(played.players), side(sign), figure(advantage.value), low, high});
  }

  [[nodiscard]] std::string side(Sign sign) const {
    const RuleSet& set = report_.sets.front();
    const bool first = sign == Sign::kPositive;
    if (!first && set.rules->seat_count() > 2) return said(report_.language, "disagreement.the_others", {});
    return set.entry.game->seat_text(report_.language, *set.rules, first ? 0 : 1);
  }

  const ComparisonReport& report_;
  const ComparedRuns &first_, &second_;
};

/// Of two kinds of players those who think, if the others choose at random.
const ComparedRuns* stronger_of(const ComparedRuns& first, const ComparedRuns& second) {
  const bool one = plays_at_random(first.players), two = plays_at_random(second.players);
  return one == two ? nullptr : one ? &second : &first;
}

std::vector<std::string> disagreements_of_one(const ComparisonReport& report) {
  std::vector<std::string> found;
  std::string stronger;
  for (const ComparedRuns& other : report.played) {
    const ComparedRuns& first = report.played.front();
    const auto sentences = TwoPlayers(report, first, other).sentences();
    found.insert(found.end(), sentences.begin(), sentences.end());
    if (const ComparedRuns* strong = stronger_of(first, other); strong != nullptr && !sentences.empty())
      stronger += (stronger.empty() ? "" : ", ") + players_name(report.language, strong->players);
  }
  if (!stronger.empty()) found.push_back(said(report.language, "disagreement.whom_to_trust", {stronger}));
  return found;
}

/// Differences between rule sets that go in different directions, both for certain.
std::vector<std::string> disagreements_of_several(const ComparisonReport& report) {
  std::vector<std::string> found;
  for (std::size_t i = 1; i < report.played.size(); ++i) {
    const ComparedRuns &base = report.played.front(), &other = report.played[i];
    for (std::size_t k = 0; k < std::min(base.comparisons.size(), other.comparisons.size()); ++k)
      for (const MetricDifference& one : base.comparisons[k].metrics) {
        const MetricDifference* two = metric_in(other.comparisons[k], one.id);
        if (two == nullptr || one.verdict != Finding::kDifferent || two->verdict != Finding::kDifferent ||
            (one.difference > 0) == (two->difference > 0))
          continue;
        const RuleSet& set = report.sets.front();
        found.push_back(said(report.language, "disagreement.of_sets",
                             {metric_name(report.language, one.id, *set.entry.game, *set.rules),
                              players_name(report.language, base.players),
                              metric_value(report.language, one.id, one.difference, true),
                              players_name(report.language, other.players),
                              metric_value(report.language, one.id, two->difference, true)}));
      }
  }
  return found;
}

}  // namespace

std::vector<std::string> unseen_disagreements(const ComparisonReport& report) {
  std::vector<std::string> found;
  if (report.sets.size() != 1) return found;
  for (const ComparedRuns& other : report.played)
    if (auto sentence = TwoPlayers(report, report.played.front(), other).unseen(); !sentence.empty())
      found.push_back(std::move(sentence));
  return found;
}

std::vector<std::string> disagreements(const ComparisonReport& report) {
  return report.sets.size() == 1 ? disagreements_of_one(report) : disagreements_of_several(report);
}

}  // namespace boardwright
