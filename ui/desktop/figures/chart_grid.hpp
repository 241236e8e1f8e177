// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QWidget>
#include <vector>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/report/report_charts.hpp"

class QChartView;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace boardwright::desktop {

/// The colours of charts on a panel of this theme; rule sets have those of the boards beside each other.
[[nodiscard]] report::ChartColors chart_colours(const Theme& theme);

/// A board whose fields are the darker the more happened there, with the rule set's name.
class HeatMapView final : public QWidget {
  Q_OBJECT
 public:
  explicit HeatMapView(QWidget* parent = nullptr);
  void show_map(const report::SetMap& map, const Theme& theme);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  report::SetMap map_;
  QColor colour_, line_, text_;
};

/// One chart of a report with its heading, drawn anew whenever there are new figures.
class ChartCard final : public QFrame {
  Q_OBJECT
 public:
  explicit ChartCard(QWidget* parent = nullptr);
  void show_chart(const report::ReportChart& chart, const QString& heading, const Theme& theme);
  [[nodiscard]] QString heading() const;
  [[nodiscard]] const report::ReportChart& chart() const { return chart_; }

 private:
  QLabel* heading_;
  QChartView* view_;
  QWidget* maps_;
  QHBoxLayout* map_row_;
  std::vector<HeatMapView*> boards_;
  report::ReportChart chart_{};
};

/// The charts of a report, as many beside each other as there is room for.
class ChartGrid final : public QWidget {
  Q_OBJECT
 public:
  explicit ChartGrid(QWidget* parent = nullptr);
  void show_charts(const std::vector<report::ReportChart>& charts, const report::ReportFigures& figures);
  void set_theme(const Theme& theme);
  [[nodiscard]] const std::vector<ChartCard*>& cards() const noexcept { return cards_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();

  QGridLayout* grid_;
  std::vector<ChartCard*> cards_;
  int columns_ = 0;
};

}  // namespace boardwright::desktop
