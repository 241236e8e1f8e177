// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/parameter_difference.hpp"

#include <algorithm>

#include "framework/catalogue/settings.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

/// A value for people: a choice's text, on and off, else as it is written.
std::string words_of(const RuleSet& set, const std::string& parameter, const Value& value,
                     Language language) {
  if (const bool* flag = std::get_if<bool>(&value))
    return said(language, *flag ? "parameter.on" : "parameter.off");
  if (const auto* text = std::get_if<std::string>(&value); text != nullptr && !text->empty())
    return set.entry.game->choice_name(language, parameter, *text);
  return write_value(value);
}

std::string meaning_of(const RuleSet& set, const std::string& parameter, Language language) {
  for (const ParameterSpec& spec : set.rules->game().parameters)
    if (spec.name == parameter) return set.entry.game->parameter_meaning(language, spec);
  return {};
}

}  // namespace

bool same_game(std::span<const RuleSet> sets) {
  return std::all_of(sets.begin(), sets.end(), [&](const RuleSet& set) {
    return set.rules->game_id() == sets.front().rules->game_id();
  });
}

std::vector<ParameterDifference> parameter_differences(std::span<const RuleSet> sets, Language language) {
  std::vector<ParameterDifference> found;
  if (sets.empty() || !same_game(sets)) return found;
  for (const auto& [parameter, value] : sets.front().rules->parameters()) {
    const auto value_in = [&](const RuleSet& set) { return set.rules->parameters().at(parameter); };
    if (std::all_of(sets.begin(), sets.end(), [&](const RuleSet& set) { return value_in(set) == value; }))
      continue;
    ParameterDifference one{.parameter = parameter,
                            .name = sets.front().entry.game->parameter_name(language, parameter),
                            .meaning = meaning_of(sets.front(), parameter, language),
                            .values = {},
                            .words = {}};
    for (const RuleSet& set : sets) {
      one.values.push_back(write_value(value_in(set)));
      one.words.push_back(words_of(set, parameter, value_in(set), language));
    }
    found.push_back(std::move(one));
  }
  return found;
}

}  // namespace boardwright
