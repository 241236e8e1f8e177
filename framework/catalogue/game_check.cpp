// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/game_check.hpp"

#include <algorithm>
#include <set>

#include "framework/catalogue/apart.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright {
namespace {

std::vector<std::string> names_of(const std::vector<ParameterSpec>& specs) {
  std::vector<std::string> names;
  for (const auto& spec : specs) names.push_back(spec.name);
  return names;
}

const ParameterSpec* find_spec(const std::vector<ParameterSpec>& specs, std::string_view name) {
  const auto found =
      std::find_if(specs.begin(), specs.end(), [&](const auto& spec) { return spec.name == name; });
  return found == specs.end() ? nullptr : &*found;
}

void check_parameter_texts(const GameFile& file, const std::vector<ParameterSpec>& specs,
                           std::vector<std::string>& problems) {
  const auto names = names_of(specs);
  for (const auto& [name, texts] : file.parameters) {
    const ParameterSpec* spec = find_spec(specs, name);
    if (spec == nullptr) {
      problems.push_back(file.at(texts.place) + "parameters: unknown parameter '" + name + "'" +
                         suggestion(name, names));
      continue;
    }
    for (const auto& [choice, place] : texts.choice_places)
      if (std::find(spec->choices.begin(), spec->choices.end(), choice) == spec->choices.end())
        problems.push_back(file.at(place) + "parameter " + name + ": unknown choice '" + choice + "'" +
                           suggestion(choice, spec->choices));
  }
}

/// A value that several variants inherit is wrong only once.
std::vector<std::string> without_repeats(std::vector<std::string> problems) {
  std::vector<std::string> once;
  for (auto& problem : problems)
    if (std::find(once.begin(), once.end(), problem) == once.end()) once.push_back(std::move(problem));
  return once;
}

/// What lists of games say of a game is true of its rules.
void check_promises(const GameFile& file, const Variant& variant, const Rules& rules,
                    std::vector<std::string>& problems) {
  const Seat seats = rules.seat_count();
  if (file.players.is_known() && (seats < file.players.from || seats > file.players.to))
    problems.push_back(file.at({}) + "players: the rules of variant " + variant.id + " seat " +
                       std::to_string(seats));
  if (&variant != &file.variants.front() || file.appearance.cover.empty()) return;
  if (const auto cover = rules.read_position(file.appearance.cover); !cover)
    problems.push_back(file.at({}) + "board.cover: " + cover.error());
}

}  // namespace

Parameters values_of(const GameFile& file, const Variant& variant, const std::vector<ParameterSpec>& specs,
                     std::vector<std::string>& problems) {
  Parameters values;
  const auto names = names_of(specs);
  for (const auto& [name, setting] : file.settings_of(variant)) {
    const ParameterSpec* spec = find_spec(specs, name);
    if (spec == nullptr) {
      problems.push_back(file.at(setting.name_place, setting.file) + "unknown parameter '" + name + "'" +
                         suggestion(name, names));
      continue;
    }
    auto value = read_value(*spec, setting.value);
    if (value)
      values[name] = std::move(*value);
    else
      problems.push_back(file.at(setting.value_place, setting.file) + value.error());
  }
  return values;
}

std::vector<std::string> problems_of(const Game& game) {
  const GameFile& file = game.data();
  std::vector<std::string> problems = game.file_problems();
  if (!problems.empty() || plays_apart(game)) return without_repeats(std::move(problems));
  const auto specs = game.parameters();
  if (!specs) return {specs.error()};
  check_parameter_texts(file, *specs, problems);
  for (const auto& variant : file.variants) {
    if (variant.is_own()) continue;
    const std::size_t before = problems.size();
    values_of(file, variant, *specs, problems);
    if (problems.size() != before) continue;
    if (const auto rules = game.create(variant))
      check_promises(file, variant, **rules, problems);
    else
      problems.push_back(file.at(variant.place) + rules.error());
  }
  return without_repeats(std::move(problems));
}

std::vector<BrokenVariant> own_problems(const Game& game) {
  const GameFile& file = game.data();
  std::vector<BrokenVariant> broken = game.broken_variants();
  if (!game.usable() || plays_apart(game)) return broken;
  const auto specs = game.parameters();
  std::set<std::string> told;
  for (const auto& variant : file.variants) {
    if (!variant.is_own()) continue;
    std::vector<std::string> problems;
    values_of(file, variant, *specs, problems);
    if (problems.empty())
      if (const auto rules = game.create(variant); !rules)
        problems.push_back(file.at(variant.place, variant.file) + rules.error());
    std::erase_if(problems, [&](const std::string& problem) { return !told.insert(problem).second; });
    if (!problems.empty()) broken.push_back({variant.file, variant.id, std::move(problems)});
  }
  return broken;
}

}  // namespace boardwright
