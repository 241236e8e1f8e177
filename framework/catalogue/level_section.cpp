// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/level_section.hpp"

namespace boardwright {

void read_strength(YamlReader& reader, const std::string& key, const YAML::Node& value,
                   const std::string& level, LevelChange& change) {
  const std::string name = yaml_path(level, key);
  const auto number = reader.number(value, name);
  if (!number) return;
  const bool percent = key == "mistakes" || key == "blunders";
  if (percent && *number > 100) reader.problem(value, name + ": expected a percentage from 0 to 100");
  if (!percent && *number == 0) reader.problem(value, name + ": expected a number from 1");
  auto& place = key == "mistakes"      ? change.mistakes
                : key == "blunders"    ? change.blunders
                : key == "simulations" ? change.simulations
                                       : change.nodes;
  place = *number;
}

void check_strength(YamlReader& reader, const YAML::Node& node, const std::string& level,
                    const LevelChange& change) {
  const std::uint32_t mistakes = change.mistakes.value_or(0), blunders = change.blunders.value_or(0);
  if (mistakes <= 100 && blunders <= 100 && mistakes + blunders > 100)
    reader.problem(node, level + ": mistakes and blunders are more than 100 percent of the moves");
}

}  // namespace boardwright
