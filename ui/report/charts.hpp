// SPDX-License-Identifier: GPL-3.0-or-later
//
// The charts of a comparison. The same objects are shown in a window, printed, and painted into SVG.
#pragma once

#include <QColor>
#include <QLocale>
#include <QString>
#include <memory>
#include <vector>

class QChart;

namespace boardwright::report {

/// Colours of charts. Rule sets keep theirs in all of them; a page's dark look changes them by their values.
struct ChartColors {
  QColor text{0x24, 0x2b, 0x33}, grid{0xd9, 0xde, 0xe3};
  std::vector<QColor> sets{{0x1f, 0x6f, 0xb2}, {0xc2, 0x5a, 0x1a}, {0x3a, 0x86, 0x5a}, {0x8a, 0x4f, 0x9e}};
  /// Of parts of a whole, such as the seats' wins, which are no rule sets; the last part is what is left.
  std::vector<QColor> parts{{0x4a, 0x60, 0x78}, {0xa9, 0xbc, 0xcd}, {0x7d, 0x8f, 0x69}, {0xb0, 0x8d, 0x57}};
  QColor rest{0xdf, 0xe3, 0xe8};

  [[nodiscard]] const QColor& of(std::size_t set) const { return sets[set % sets.size()]; }
};

/// A line of a chart: points from left to right.
struct ChartLine {
  QString name;
  std::vector<std::pair<double, double>> points;
};

/// How a language writes numbers.
struct NumberStyle {
  QLocale locale{QLocale::C};
  QString percent_sign{"%"};  ///< with the space before it where the language wants one
};

struct LineChart {
  QString across, up;  ///< what the axes show
  std::vector<ChartLine> lines;
  bool filled = false;   ///< the ground under the lines too
  bool percent = false;  ///< the values are shares
  bool from_zero = true;
  NumberStyle numbers{};
};
[[nodiscard]] std::unique_ptr<QChart> make_chart(const LineChart& chart, const ChartColors& colors);

/// Shares that fill a bar for each rule set.
struct ShareChart {
  std::vector<QString> sets;
  struct Part {
    QString name;
    std::vector<double> shares;  ///< by rule set, from 0 to 1
  };
  std::vector<Part> parts;
  NumberStyle numbers{};
};
[[nodiscard]] std::unique_ptr<QChart> make_chart(const ShareChart& chart, const ChartColors& colors);

}  // namespace boardwright::report
