// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "ui/report/charts.hpp"
#include "ui/report/heat_map.hpp"

namespace boardwright::report {

/// A chart as an <svg> element that stands in a page; `label` is for those who can't see it.
[[nodiscard]] QString svg_of(QChart& chart, const QSize& size, const QString& label);
[[nodiscard]] QString svg_of(const HeatMap& map, const QSize& size, const QColor& color, const QColor& line,
                             const QString& label);

}  // namespace boardwright::report
