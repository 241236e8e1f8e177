// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of scoring.yaml that the sections share.
#pragma once

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/scoring/scoring_file.hpp"

namespace boardwright {

/// A whole number from `least` to `most`, or nothing and a problem.
[[nodiscard]] std::optional<std::int64_t> whole_number(YamlReader& reader, const YAML::Node& node,
                                                       std::string_view what, std::int64_t least,
                                                       std::int64_t most);
/// The same with a decimal point.
[[nodiscard]] std::optional<double> decimal_number(YamlReader& reader, const YAML::Node& node,
                                                   std::string_view what, double least, double most);
/// The id of a reason: one of the host's or the game's, where the game's are known.
[[nodiscard]] bool is_reason(YamlReader& reader, const YAML::Node& node, const std::string& id,
                             std::string_view what, const ScoringContext& context);

}  // namespace boardwright
