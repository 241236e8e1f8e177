// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"

namespace boardwright {
namespace {

enum class Phrase {
  kChanged,
  kOneChange,
  kEqual,
  kOtherGame,
  kEffect,
  kNoOther,
  kNone,
  kSame,
  kNothingSame,
  kOpen,
  kNothingOpen,
  kMore,
  kSample
};

constexpr std::array<std::array<std::string_view, 4>, 13> kPhrases{{
    {"{1} differs from {0} in: {2}.", "{1} verschilt van {0} in: {2}.",
     "{1} unterscheidet sich von {0} in: {2}.", "{1} diffère de {0} par : {2}."},
    {"{0} ({2} instead of {1})", "{0} ({2} in plaats van {1})", "{0} ({2} statt {1})",
     "{0} ({2} au lieu de {1})"},
    {"{1} and {0} have the same rules.", "{1} en {0} hebben dezelfde regels.",
     "{1} und {0} haben dieselben Regeln.", "{1} et {0} ont les mêmes règles."},
    {"{1} and {0} are different games: only figures are compared.",
     "{1} en {0} zijn verschillende spellen: alleen cijfers worden vergeleken.",
     "{1} und {0} sind verschiedene Spiele: Nur Zahlen werden verglichen.",
     "{1} et {0} sont des jeux différents : seuls les chiffres sont comparés."},
    {"{0}: {2} instead of {1}, a difference of {3} (95%: {4} to {5}).",
     "{0}: {2} in plaats van {1}, een verschil van {3} (95%: {4} tot {5}).",
     "{0}: {2} statt {1}, ein Unterschied von {3} (95 %: {4} bis {5}).",
     "{0} : {2} au lieu de {1}, une différence de {3} (95 % : {4} à {5})."},
    {"Nothing else differs for certain.", "Verder verschilt niets met zekerheid.",
     "Sonst unterscheidet sich nichts mit Sicherheit.", "Rien d'autre ne diffère de façon certaine."},
    {"No figure differs for certain.", "Geen enkel cijfer verschilt met zekerheid.",
     "Keine Zahl unterscheidet sich mit Sicherheit.", "Aucun chiffre ne diffère de façon certaine."},
    {"The same, within what matters: {0}.", "Gelijk, binnen wat ertoe doet: {0}.",
     "Gleich, soweit es zählt: {0}.", "Pareil, à ce qui importe près : {0}."},
    {"For nothing is it shown that it is the same.", "Van niets is aangetoond dat het gelijk is.",
     "Von nichts ist gezeigt, dass es gleich ist.", "Rien n'est démontré identique."},
    {"Undecided, with the difference that would have been seen: {0}.",
     "Onbeslist, met het verschil dat te zien zou zijn geweest: {0}.",
     "Offen, mit dem Unterschied, der zu sehen gewesen wäre: {0}.",
     "Indécis, avec la différence qui aurait été vue : {0}."},
    {"Nothing stayed undecided.", "Niets bleef onbeslist.", "Nichts blieb offen.",
     "Rien n'est resté indécis."},
    {"{0} and {1} more", "{0} en nog {1}", "{0} und {1} weitere", "{0} et {1} autres"},
    {"All of this is from {0} games of each ({1}).", "Dit alles komt uit {0} partijen van elk ({1}).",
     "All das stammt aus je {0} Partien ({1}).", "Tout cela vient de {0} parties de chacun ({1})."},
}};

constexpr std::size_t kMostEffects = 3, kMostNamed = 4;

std::string phrase(Language language, Phrase which, std::initializer_list<std::string> arguments) {
  return filled(kPhrases[static_cast<std::size_t>(which)][static_cast<std::size_t>(language)], arguments);
}

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
      all.push_back(say(effects.empty() ? Phrase::kNone : Phrase::kNoOther, {}));
    const std::string same = same_sentence(), open = open_sentence();
    if (all.size() < 4) {
      all.push_back(same);
      all.push_back(open);
    } else {
      all.push_back(open);
    }
    if (all.size() < 5)
      all.push_back(say(Phrase::kSample, {std::to_string(played_.runs.front().identity.games),
                                          players_name(report_.language, played_.players)}));
    return all;
  }

 private:
  [[nodiscard]] std::string say(Phrase which, std::initializer_list<std::string> arguments) const {
    return phrase(report_.language, which, arguments);
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
      return say(Phrase::kOtherGame, {first, second});
    std::string changes;
    for (const ParameterDifference& one : report_.parameters) {
      const auto &before = one.words[comparison_.first], &after = one.words[comparison_.second];
      if (one.values[comparison_.first] == one.values[comparison_.second]) continue;
      changes += (changes.empty() ? "" : ", ") + say(Phrase::kOneChange, {one.name, before, after});
    }
    return changes.empty() ? say(Phrase::kEqual, {first, second})
                           : say(Phrase::kChanged, {first, second, changes});
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
    return say(Phrase::kMore, {text, std::to_string(names.size() - kMostNamed)});
  }

  [[nodiscard]] std::string same_sentence() const {
    std::vector<std::string> names;
    for (const MetricDifference& one : comparison_.metrics)
      if (one.verdict == Finding::kSame) names.push_back(name(one.id));
    return names.empty() ? say(Phrase::kNothingSame, {}) : say(Phrase::kSame, {listed(names)});
  }
  [[nodiscard]] std::string open_sentence() const {
    std::vector<std::string> names;
    for (const MetricDifference& one : comparison_.metrics)
      if (one.verdict == Finding::kOpen)
        names.push_back(name(one.id) +
                        (one.visible ? " " + metric_value(report_.language, one.id, *one.visible) : ""));
    return names.empty() ? say(Phrase::kNothingOpen, {})
                         : say(Phrase::kOpen, {listed(names, "; ")});  // there are commas in numbers
  }

  const ComparisonReport& report_;
  const ComparedRuns& played_;
  const Comparison& comparison_;
};

}  // namespace

std::string filled(std::string_view text, std::initializer_list<std::string> arguments) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool argument = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}';
    if (!argument) {
      result += text[i];
      continue;
    }
    result += std::data(arguments)[text[i + 1] - '0'];
    i += 2;
  }
  return result;
}

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
  return first_large(phrase(report.language, Phrase::kEffect,
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
