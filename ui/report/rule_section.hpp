// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ui/report/report_figures.hpp"

namespace boardwright::report {

/// The page's part about the numbered rules of games by the same players: in words, and a table with bars of
/// how often each rule was used and decided. `played` is a part of the figures; `names` are the rule sets'
/// names in HTML with their colours' keys. Empty where no rule set tells of its rules. Throws nlohmann's
/// exceptions.
[[nodiscard]] std::string rule_section(const ReportFigures& figures, const nlohmann::ordered_json& played,
                                       const std::vector<std::string>& names);

}  // namespace boardwright::report
