// SPDX-License-Identifier: GPL-3.0-or-later
//
// A level's strength in YAML, as levels.yaml and game.yaml have it.
#pragma once

#include "framework/catalogue/yaml_reader.hpp"

namespace boardwright {

/// What a level's map may hold besides its words.
inline constexpr const char* kStrengthKeys[] = {"mistakes", "blunders", "simulations", "nodes"};

/// Reads one of them; `level` names the map for the reader.
void read_strength(YamlReader& reader, const std::string& key, const YAML::Node& value,
                   const std::string& level, LevelChange& change);
/// Reports percentages that are more than all moves together.
void check_strength(YamlReader& reader, const YAML::Node& node, const std::string& level,
                    const LevelChange& change);

}  // namespace boardwright
