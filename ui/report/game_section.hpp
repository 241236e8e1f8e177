// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ui/report/report_figures.hpp"

namespace boardwright::report {

/// The page's part with the games of each rule set that were kept: a board on which each can be played
/// through (kGameScript), and its record to copy or save. Without scripts, and on paper, the board shows the
/// end. `played` is a part of the figures; `names` are the rule sets' names in HTML with their colours' keys.
/// Empty where no game was kept. Throws nlohmann's exceptions.
[[nodiscard]] std::string game_section(const ReportFigures& figures, const nlohmann::ordered_json& played,
                                       const std::vector<std::string>& names);

}  // namespace boardwright::report
