// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "framework/side_by_side/parameter_difference.hpp"
#include "framework/statistics/rule_examples.hpp"

namespace boardwright {

inline constexpr std::string_view kRuleSheetFormat = "boardwright rule sheet 1";
/// Where somebody wants a sheet as something else.
inline constexpr std::string_view kSheetIsNoTable =
    "a rule sheet is a page or a paper: name a file that ends in .html or .pdf";

/// The rules of a game with their examples, from which boardwright-report makes a page: `format` "boardwright rule
/// sheet 1", names, seats, board and kinds as in comparisons, and `rules`, each with `number`, `text`, `possible` and `examples`:
/// `does` (allows, forbids, ends), `label` (the same in words), `alone`, `sentence`, `seat`, `move`, `position`, `arrow` (fields), `before` and
/// `after` (standing_figures; `after` null for what is forbidden).
[[nodiscard]] nlohmann::ordered_json rule_sheet_json(Language language, const RuleSet& set,
                                                     const RuleExamples& found, const std::string& command);

/// What is said of such a sheet as a whole, in its language: how many rules it shows, and what these rules can't tell.
/// Throws nlohmann's exceptions for one that isn't a sheet.
[[nodiscard]] std::vector<std::string> rule_sheet_sentences(const nlohmann::ordered_json& sheet);

/// "allows", "forbids", "ends".
[[nodiscard]] const char* word_of(RuleDoes does) noexcept;

}  // namespace boardwright
