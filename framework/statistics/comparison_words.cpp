// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kMostEffects = 3, kMostNamed = 4;

/// Says things about one comparison.
class Speaker {
 public:
  Speaker(const ComparisonReport& report, const ComparedRuns& played, const Comparison& comparison)
      : report_(report), played_(played), comparison_(comparison) {}

  [[nodiscard]] std::vector<std::string> sentences() const {
    std::vector<std::string> all{rules()};
    const auto effects = largest_effects();
    for (const MetricDifference* effect : effects)
      all.push_back(effect_sentence(report_, comparison_, *effect));
    if (effects.size() < kMostEffects)
      all.push_back(say(effects.empty() ? "comparison.none" : "comparison.no_other", {}));
    const std::string same = same_sentence(), open = open_sentence();
    if (all.size() < 4) {
      all.push_back(same);
      all.push_back(open);
    } else {
      all.push_back(open);
    }
    if (all.size() < 5)
      all.push_back(say("comparison.sample", {std::to_string(played_.runs.front().identity.games),
                                              players_name(report_.language, played_.players)}));
    return all;
  }

 private:
  [[nodiscard]] std::string say(std::string_view key,
                                std::initializer_list<std::string_view> arguments) const {
    return said(report_.language, key, arguments);
  }
  [[nodiscard]] const RuleSet& set(std::size_t index) const { return report_.sets[index]; }
  [[nodiscard]] std::string name(std::string_view id) const {
    const RuleSet& first = set(comparison_.first);
    return metric_name(report_.language, id, *first.entry.game, *first.rules);
  }

  [[nodiscard]] std::string rules() const {
    const std::string first = set_title(report_, comparison_.first, comparison_.second),
                      second = set_title(report_, comparison_.second, comparison_.first);
    if (set(comparison_.first).rules->game_id() != set(comparison_.second).rules->game_id())
      return say("comparison.other_game", {first, second});
    std::string changes;
    for (const ParameterDifference& one : report_.parameters) {
      const auto &before = one.words[comparison_.first], &after = one.words[comparison_.second];
      if (one.values[comparison_.first] == one.values[comparison_.second]) continue;
      changes += (changes.empty() ? "" : ", ") + say("comparison.one_change", {one.name, before, after});
    }
    return changes.empty() ? say("comparison.equal", {first, second})
                           : say("comparison.changed", {first, second, changes});
  }

  /// The clearest differences, one of each family of figures: the one that reports name first.
  [[nodiscard]] std::vector<const MetricDifference*> largest_effects() const {
    struct Effect {
      const MetricDifference* metric;
      double clearness;
    };
    std::vector<Effect> effects;
    std::map<std::string_view, std::size_t> places;
    for (const MetricDifference& one : comparison_.metrics) {
      if (one.verdict != Finding::kDifferent) continue;
      constexpr double kNoError = 1e-12;
      const double clearness = std::abs(one.difference) / std::max(one.visible.value_or(1), kNoError);
      const auto [place, added] = places.emplace(metric_family(one.id), effects.size());
      if (added)
        effects.push_back({&one, clearness});
      else
        effects[place->second].clearness = std::max(effects[place->second].clearness, clearness);
    }
    std::stable_sort(effects.begin(), effects.end(),
                     [](const Effect& a, const Effect& b) { return a.clearness > b.clearness; });
    std::vector<const MetricDifference*> found;
    for (const Effect& effect : effects)
      if (found.size() < kMostEffects) found.push_back(effect.metric);
    return found;
  }

  /// The first few, then how many more.
  [[nodiscard]] std::string listed(const std::vector<std::string>& names,
                                   std::string_view between = ", ") const {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
      text += std::string(i == 0 ? "" : between) + names[i];
    if (names.size() <= kMostNamed) return text;
    return say("comparison.more", {text, std::to_string(names.size() - kMostNamed)});
  }

  [[nodiscard]] std::string same_sentence() const {
    std::vector<std::string> names;
    for (const MetricDifference& one : comparison_.metrics)
      if (one.verdict == Finding::kSame) names.push_back(name(one.id));
    return names.empty() ? say("comparison.nothing_same", {}) : say("comparison.same", {listed(names)});
  }
  [[nodiscard]] std::string open_sentence() const {
    std::vector<std::string> names;
    for (const MetricDifference& one : comparison_.metrics)
      if (one.verdict == Finding::kOpen)
        names.push_back(name(one.id) +
                        (one.visible ? " " + metric_value(report_.language, one.id, *one.visible) : ""));
    return names.empty() ? say("comparison.nothing_open", {})
                         : say("comparison.open", {listed(names, "; ")});  // there are commas in numbers
  }

  const ComparisonReport& report_;
  const ComparedRuns& played_;
  const Comparison& comparison_;
};

}  // namespace

std::string set_title(const ComparisonReport& report, std::size_t index, std::size_t other) {
  const auto variant = [&](std::size_t which) {
    const Entry& entry = report.sets[which].entry;
    return entry.game->variant_name(report.language, *entry.variant);
  };
  const bool clear = same_game(report.sets) && variant(index) != variant(other);
  return clear ? variant(index) : report.sets[index].label;
}

std::string effect_sentence(const ComparisonReport& report, const Comparison& comparison,
                            const MetricDifference& one) {
  const RuleSet& first = report.sets[comparison.first];
  const auto value = [&](double number) { return metric_value(report.language, one.id, number); };
  const auto difference = [&](double number) { return metric_value(report.language, one.id, number, true); };
  return first_large(said(report.language, "comparison.effect",
                          {metric_name(report.language, one.id, *first.entry.game, *first.rules),
                           value(one.first.value), value(one.second.value), difference(one.difference),
                           difference(one.interval ? one.interval->low : one.difference),
                           difference(one.interval ? one.interval->high : one.difference)}));
}

std::vector<std::string> comparison_sentences(const ComparisonReport& report, const ComparedRuns& played,
                                              const Comparison& comparison) {
  return Speaker(report, played, comparison).sentences();
}

}  // namespace boardwright
