// SPDX-License-Identifier: GPL-3.0-or-later
//
// What figures say of the numbered rules. Throws nlohmann's exceptions.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace boardwright::report {

/// Rules that some run tells of, in their order.
[[nodiscard]] std::vector<std::string> rule_numbers(const nlohmann::ordered_json& runs);
/// A rule's figures in a run; nullptr where it isn't possible, or not told of.
[[nodiscard]] const nlohmann::ordered_json* rule_figures(const nlohmann::ordered_json& run,
                                                         const std::string& number);
/// What the rule says, from the first rule set that has it.
[[nodiscard]] std::string rule_text(const nlohmann::ordered_json& sets, const std::string& number);

}  // namespace boardwright::report
