// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/charts.hpp"

#include <QGraphicsLayout>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalPercentBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>

namespace boardwright::report {
namespace {

constexpr int kFontPixels = 13;
constexpr qreal kLineWidth = 2;
constexpr int kRoomForNames = 14, kTicks = 5;
constexpr int kRoomForEnd = 18;  // half of the last number across
constexpr double kGroundOpacity = 0.14;

QFont chart_font() {
  QFont font("Inter");
  font.setPixelSize(kFontPixels);
  return font;
}

std::unique_ptr<QChart> empty_chart(const ChartColors& colors, const QLocale& locale) {
  auto chart = std::make_unique<QChart>();
  chart->setLocale(locale);
  chart->setLocalizeNumbers(true);
  chart->setBackgroundVisible(false);
  chart->setMargins({0, 0, kRoomForEnd, 0});
  chart->layout()->setContentsMargins(0, 0, 0, 0);
  chart->setAnimationOptions(QChart::NoAnimation);
  chart->legend()->setFont(chart_font());
  chart->legend()->setLabelColor(colors.text);
  chart->legend()->setAlignment(Qt::AlignTop);
  chart->legend()->setMarkerShape(QLegend::MarkerShapeCircle);
  return chart;
}

void dress(QAbstractAxis& axis, const QString& title, const ChartColors& colors) {
  axis.setLabelsFont(chart_font());
  axis.setLabelsColor(colors.text);
  axis.setTitleText(title);
  axis.setTitleFont(chart_font());
  axis.setTitleBrush(colors.text);
  axis.setGridLinePen(QPen(colors.grid, 1));
  axis.setLinePen(QPen(colors.grid, 1));
}

/// Axis labels without decimals that say nothing; `unit` stands behind each.
void set_range(QValueAxis& axis, double low, double high, const QString& unit, int ticks = kTicks) {
  axis.setRange(low, high);
  axis.setTickCount(ticks);
  axis.applyNiceNumbers();
  const double step = (axis.max() - axis.min()) / (axis.tickCount() - 1);
  const int decimals = step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step) - 1e-9));
  axis.setLabelFormat(QString("%.%1f").arg(decimals) + unit);
}

}  // namespace

std::unique_ptr<QChart> make_chart(const LineChart& chart, const ChartColors& colors) {
  auto made = empty_chart(colors, chart.numbers.locale);
  auto* across = new QValueAxis;  // the chart owns what it is given
  auto* up = new QValueAxis;
  made->addAxis(across, Qt::AlignBottom);
  made->addAxis(up, Qt::AlignLeft);
  double right = 0, top = 0, bottom = chart.from_zero ? 0 : 1e300;
  const double scale = chart.percent ? 100 : 1;
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    auto* line = new QLineSeries;
    for (const auto& [x, y] : chart.lines[i].points) {
      line->append(x, y * scale);
      right = std::max(right, x);
      top = std::max(top, y * scale);
      bottom = std::min(bottom, y * scale);
    }
    const QColor color = colors.of(i);
    QAbstractSeries* series = line;
    if (chart.filled) {
      auto* area = new QAreaSeries(line);
      line->setParent(area);
      QColor ground = color;
      ground.setAlphaF(static_cast<float>(kGroundOpacity));
      area->setPen(QPen(color, kLineWidth));
      area->setBrush(ground);
      series = area;
    } else {
      line->setPen(QPen(color, kLineWidth));
    }
    series->setName(chart.lines[i].name);
    made->addSeries(series);
    series->attachAxis(across);
    series->attachAxis(up);
    for (QLegendMarker* marker : made->legend()->markers(series)) {
      marker->setBrush(color);
      marker->setPen(QPen(color, 1));
    }
  }
  if (bottom > top) bottom = 0;
  dress(*across, chart.across, colors);
  dress(*up, chart.up, colors);
  // Plies, doublings and the like are whole.
  const int ticks = std::clamp(static_cast<int>(right) + 1, 2, kTicks);
  set_range(*across, 0, std::max(right, 1.0), {}, ticks);
  set_range(*up, bottom, top > bottom ? top : bottom + 1,
            chart.percent ? chart.numbers.percent_sign : QString());
  return made;
}

std::unique_ptr<QChart> make_chart(const ShareChart& chart, const ChartColors& colors) {
  auto made = empty_chart(colors, chart.numbers.locale);
  auto* bars = new QHorizontalPercentBarSeries;
  for (std::size_t part = 0; part < chart.parts.size(); ++part) {
    auto* set = new QBarSet(chart.parts[part].name);
    const bool rest = part + 1 == chart.parts.size();
    set->setColor(rest ? colors.rest : colors.parts[part % colors.parts.size()]);
    set->setBorderColor(Qt::transparent);
    for (auto share = chart.parts[part].shares.rbegin(); share != chart.parts[part].shares.rend(); ++share)
      *set << *share * 100;
    bars->append(set);
  }
  bars->setBarWidth(0.5);
  made->addSeries(bars);
  auto* names = new QBarCategoryAxis;
  for (auto set = chart.sets.rbegin(); set != chart.sets.rend(); ++set) names->append(*set);
  auto* across = new QValueAxis;
  made->addAxis(names, Qt::AlignLeft);
  made->addAxis(across, Qt::AlignBottom);
  bars->attachAxis(names);
  bars->attachAxis(across);
  dress(*names, {}, colors);
  dress(*across, {}, colors);
  names->setGridLineVisible(false);
  // Other fonts than the one that measures here may be a little wider.
  made->setMargins({kRoomForNames, 0, kRoomForEnd, 0});
  set_range(*across, 0, 100, chart.numbers.percent_sign);
  return made;
}

}  // namespace boardwright::report
