// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of game.yaml, one function each. They fill in what they can read and report the rest.
#pragma once

#include "framework/catalogue/yaml_reader.hpp"

namespace boardwright {

/// A number, or a list of two: [from, to].
[[nodiscard]] NumberRange read_range(YamlReader& reader, const YAML::Node& node, const std::string& what);
/// One entry of `variants`; whether there is what it inherits is not asked. `what` names the place:
/// "variants[2]", or empty where the entry is a file's whole content.
[[nodiscard]] Variant read_variant(YamlReader& reader, const YAML::Node& node, const std::string& what);
void read_variants(YamlReader& reader, const YAML::Node& node, GameFile& file);
void read_parameter_texts(YamlReader& reader, const YAML::Node& node, GameFile& file);
void read_texts(YamlReader& reader, const YAML::Node& node, GameFile& file);
void read_records(YamlReader& reader, const YAML::Node& node, GameFile& file);
void read_search(YamlReader& reader, const YAML::Node& node, GameFile& file);
/// `what` names the place: "policies", "variants[2].policies".
[[nodiscard]] PolicyChanges read_policies(YamlReader& reader, const YAML::Node& node,
                                          const std::string& what);
void read_appearance(YamlReader& reader, const YAML::Node& node, GameFile& file);

/// Small letters, digits, _ and, where allowed, -; begins with a letter.
[[nodiscard]] bool is_id(std::string_view text, bool dashes);

}  // namespace boardwright
