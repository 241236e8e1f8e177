// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/levels.hpp"

#include "framework/catalogue/level_section.hpp"
#include "framework/catalogue/yaml_reader.hpp"
#include "framework/text/config_file.hpp"

namespace boardwright {
namespace {

void read_level(YamlReader& reader, const YAML::Node& node, std::vector<Level>& levels) {
  static const std::vector<std::string> kKeys = [] {
    std::vector<std::string> keys{std::begin(kStrengthKeys), std::end(kStrengthKeys)};
    keys.insert(keys.begin(), "words");
    return keys;
  }();
  Level level;
  level.number = static_cast<unsigned>(levels.size()) + 1;
  const std::string what = "levels." + std::to_string(level.number);
  LevelChange strength;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    if (key == "words")
      level.words = reader.local_text(value, yaml_path(what, key));
    else
      read_strength(reader, key, value, what, strength);
  });
  check_strength(reader, node, what, strength);
  strength.apply(level.strength);
  if (node.IsMap())
    for (const char* needed : {"words", "simulations", "nodes"})
      if (!node[needed]) reader.problem(node, what + ": the key '" + std::string(needed) + "' is missing");
  levels.push_back(std::move(level));
}

void read_top(YamlReader& reader, const YAML::Node& top, std::vector<Level>& levels) {
  static const std::vector<std::string> kKeys{"levels"};
  if (top.IsMap() && !top["levels"]) reader.problem(top, "the key 'levels' is missing");
  reader.each(top, "levels.yaml", kKeys, [&](const std::string&, const YAML::Node&, const YAML::Node& list) {
    if (!list.IsSequence() || list.size() == 0) {
      reader.problem(list, "levels: expected a list, the weakest first");
      return;
    }
    for (const auto& node : list) read_level(reader, node, levels);
  });
}

Result<std::vector<Level>> read_own() {
  Levels read;
  read_yaml_file(config_file("levels.yaml"), read.problems,
                 [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, read.levels); });
  if (!read.problems.empty()) return fail(read.problems.front());
  return std::move(read.levels);
}

}  // namespace

Levels read_levels_text(const std::string& yaml, const std::filesystem::path& file) {
  Levels read;
  read_yaml(yaml, file, read.problems,
            [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, read.levels); });
  return read;
}

const Result<std::vector<Level>>& levels() {
  static const Result<std::vector<Level>> kLevels = read_own();
  return kLevels;
}

const Level* level_of(std::string_view player) {
  if (!levels()) return nullptr;
  for (const Level& level : *levels())
    if (player == "level:" + std::to_string(level.number)) return &level;
  return nullptr;
}

}  // namespace boardwright
