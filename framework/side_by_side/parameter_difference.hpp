// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright {

/// A rule set as it takes part in a comparison.
struct RuleSet {
  Entry entry;
  std::shared_ptr<const Rules> rules;
  std::string label;  ///< id/variant, and what was set besides
};

/// A parameter that isn't the same in all rule sets, in words.
struct ParameterDifference {
  std::string parameter;            ///< its id
  std::string name, meaning;        ///< from game.yaml
  std::vector<std::string> values;  ///< by rule set, as written: read_value takes them
  std::vector<std::string> words;   ///< the same for people
};

/// Sorted by the parameters' ids. Empty for rule sets of different games, which have nothing to compare, and
/// for equal ones.
[[nodiscard]] std::vector<ParameterDifference> parameter_differences(std::span<const RuleSet> sets,
                                                                     Language language);
/// Whether all are of one game, so that their parameters can be compared.
[[nodiscard]] bool same_game(std::span<const RuleSet> sets);

}  // namespace boardwright
