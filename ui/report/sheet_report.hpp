// SPDX-License-Identifier: GPL-3.0-or-later
//
// A game's rules on a page or on paper, each with a position in which it shows.
#pragma once

#include <boardwright/pure/result.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "framework/statistics/report_kind.hpp"
#include "ui/report/paper.hpp"

namespace boardwright::report {

/// A sheet as framework/statistics/rule_sheet.hpp writes one, as a page that needs no other file, as a PDF (which needs a
/// QApplication), or as it is. Fails with a sentence for a text that isn't one, and for a table.
[[nodiscard]] Result<std::string> make_rule_sheet(std::string_view text, ReportKind kind);

/// The sheets themselves. Throws nlohmann's exceptions, and std::out_of_range for a field that the board doesn't have.
void draw_rule_sheet(Sheets& sheets, const nlohmann::ordered_json& sheet);
/// The same as a PDF.
[[nodiscard]] std::string rule_sheet_paper(const nlohmann::ordered_json& sheet);

}  // namespace boardwright::report
