// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections of scoring.yaml, one function each. They fill in what they can read and report the rest.
#pragma once

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/scoring/scoring_file.hpp"

namespace boardwright {

void read_policies(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                   ScoringFile& file);
void read_ratings(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                  ScoringFile& file);
/// Pools and the defaults name policies and ratings: read them last.
void read_pools(YamlReader& reader, const YAML::Node& node, const ScoringContext& context, ScoringFile& file);
void read_defaults(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                   ScoringFile& file);

}  // namespace boardwright
