// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the charts of a report show, wherever they are painted.
#pragma once

#include <variant>

#include "ui/report/charts.hpp"
#include "ui/report/heat_map.hpp"
#include "ui/report/report_figures.hpp"

namespace boardwright::report {

/// The board of one rule set.
struct SetMap {
  std::size_t set = 0;
  QString name;
  HeatMap map;
};

struct ReportChart {
  std::string_view heading;
  std::variant<LineChart, ShareChart, std::vector<SetMap>> content;
};

/// The charts of one of the figures' `played`, in the order of reports; those that there are no numbers for
/// are left out.
[[nodiscard]] std::vector<ReportChart> charts_of(const ReportFigures& figures,
                                                 const ReportFigures::Json& played);

}  // namespace boardwright::report
