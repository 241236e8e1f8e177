// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/charts.hpp"
#include "ui/report/paper.hpp"
#include "ui/report/report_tables.hpp"

namespace boardwright::report {

/// A table over the whole width. Rows are never cut; the headings stand again on every sheet, and neither the
/// first rows nor the last ones are left alone on one. `size` of the letters is in points.
inline constexpr qreal kTableSize = 8.5;
void draw_table(Paper& paper, const ReportTable& table, const ChartColors& colors, qreal size = kTableSize);

}  // namespace boardwright::report
