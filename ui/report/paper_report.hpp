// SPDX-License-Identifier: GPL-3.0-or-later
//
// A report on paper: the page's words, tables and charts, A4.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string_view>

#include "ui/report/paper.hpp"
#include "ui/report/report_figures.hpp"

namespace boardwright::report {

/// Fills sheets; how many there are. Throws nlohmann's exceptions as ReportFigures does. Needs a
/// QApplication.
int draw_report(Sheets& sheets, const ReportFigures& figures);

/// A PDF of the figures of a comparison or simulation. Charts and letters are shapes, not pixels. Needs a
/// QApplication. Fails with a sentence for a text that isn't such figures.
[[nodiscard]] Result<std::string> make_pdf(std::string_view figures);

}  // namespace boardwright::report
