// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists of a club, such as its standings, as pages, papers and tables.
#pragma once

#include <boardwright/pure/result.hpp>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "framework/statistics/report_kind.hpp"
#include "ui/report/paper.hpp"
#include "ui/report/report_tables.hpp"

namespace boardwright::report {

/// A list as framework/table/standings_list.hpp writes one, as what `kind` says. Needs a QApplication for paper. Fails with a sentence for a text that isn't
/// one.
[[nodiscard]] Result<std::string> make_list(std::string_view text, ReportKind kind);
/// One of its `sections`, wherever it is shown; throws nlohmann's exceptions for what isn't one.
[[nodiscard]] ReportTable list_table(const nlohmann::ordered_json& section);
/// The sheets themselves; fails like make_list.
[[nodiscard]] Result<void> draw_list(Sheets& sheets, std::string_view text);

}  // namespace boardwright::report
