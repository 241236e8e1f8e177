// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/chart_grid.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>

#include "ui/desktop/appearance/side_colours.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kCardGap = 12, kCardWidth = 330, kChartHeight = 230, kMapName = 22;

}  // namespace

report::ChartColors chart_colours(const Theme& theme) {
  report::ChartColors colours;
  colours.text = theme.text;
  colours.grid = theme.line;
  for (std::size_t side = 0; side < colours.sets.size(); ++side)
    colours.sets[side] = side_colour(side, theme);
  if (theme.dark) {
    colours.parts = {{0x9d, 0xb6, 0xcf}, {0x56, 0x6f, 0x88}, {0xa9, 0xbd, 0x98}, {0xd9, 0xb8, 0x80}};
    colours.rest = QColor(0x43, 0x4d, 0x57);
  }
  return colours;
}

HeatMapView::HeatMapView(QWidget* parent) : QWidget(parent) {
  setMinimumSize(100, 100);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HeatMapView::show_map(const report::SetMap& map, const Theme& theme) {
  map_ = map;
  colour_ = side_colour(map.set, theme);
  line_ = theme.line;
  text_ = theme.text;
  setAccessibleName(map.name);
  update();
}

void HeatMapView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  report::paint(painter, QRectF(rect()).adjusted(1, 1, -1, -kMapName), map_.map, colour_, line_);
  const QString name = fontMetrics().elidedText(map_.name, Qt::ElideRight, width() - 16);
  const int words = fontMetrics().horizontalAdvance(name);
  const QRect line(0, height() - kMapName + 2, width(), kMapName - 2);
  const int left = (width() - words - 14) / 2;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour_);
  painter.drawEllipse(QRectF(left, line.center().y() - 4, 9, 9));
  painter.setPen(text_);
  painter.drawText(line.adjusted(left + 14, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, name);
}

ChartCard::ChartCard(QWidget* parent)
    : QFrame(parent),
      heading_(new QLabel),
      view_(new QChartView),
      maps_(new QWidget),
      map_row_(new QHBoxLayout(maps_)) {
  setObjectName("card");
  heading_->setProperty("role", "heading");
  heading_->setWordWrap(true);
  view_->setObjectName("chart_view");
  view_->setRenderHint(QPainter::Antialiasing);
  view_->setFrameShape(QFrame::NoFrame);
  view_->setStyleSheet("background: transparent;");
  view_->setFocusPolicy(Qt::NoFocus);
  view_->setMinimumWidth(100);
  view_->setFixedHeight(kChartHeight);
  view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // The wheel moves the page.
  view_->setAttribute(Qt::WA_TransparentForMouseEvents);
  maps_->setFixedHeight(kChartHeight);
  map_row_->setContentsMargins(0, 0, 0, 0);
  map_row_->setSpacing(kCardGap);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 10, 12, 10);
  column->setSpacing(6);
  column->addWidget(heading_);
  column->addWidget(view_);
  column->addWidget(maps_);
  column->addStretch(1);
}

QString ChartCard::heading() const { return heading_->text(); }

void ChartCard::show_chart(const report::ReportChart& chart, const QString& heading, const Theme& theme) {
  chart_ = chart;
  heading_->setText(heading);
  view_->setAccessibleName(heading);
  const auto* maps = std::get_if<std::vector<report::SetMap>>(&chart.content);
  view_->setVisible(maps == nullptr);
  maps_->setVisible(maps != nullptr);
  if (maps != nullptr) {
    while (boards_.size() > maps->size()) {
      delete boards_.back();
      boards_.pop_back();
    }
    while (boards_.size() < maps->size()) {
      boards_.push_back(new HeatMapView);
      map_row_->addWidget(boards_.back(), 1);
    }
    for (std::size_t i = 0; i < maps->size(); ++i) boards_[i]->show_map(maps->at(i), theme);
    return;
  }
  const auto colours = chart_colours(theme);
  auto made = std::holds_alternative<report::LineChart>(chart.content)
                  ? report::make_chart(std::get<report::LineChart>(chart.content), colours)
                  : report::make_chart(std::get<report::ShareChart>(chart.content), colours);
  const std::unique_ptr<QChart> before(view_->chart());  // the view gives it back
  view_->setChart(made.release());
}

ChartGrid::ChartGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(kCardGap);
}

void ChartGrid::show_charts(const std::vector<report::ReportChart>& charts,
                            const report::ReportFigures& figures) {
  const bool other = charts.size() != cards_.size();
  while (cards_.size() > charts.size()) {
    delete cards_.back();
    cards_.pop_back();
  }
  while (cards_.size() < charts.size()) cards_.push_back(new ChartCard);
  for (std::size_t i = 0; i < charts.size(); ++i)
    cards_[i]->show_chart(charts[i], figures.q_say(charts[i].heading), current_theme());
  if (other) {
    columns_ = 0;
    arrange();
  }
}

void ChartGrid::set_theme(const Theme& theme) {
  for (ChartCard* card : cards_) {
    const report::ReportChart chart = card->chart();
    card->show_chart(chart, card->heading(), theme);
  }
}

void ChartGrid::arrange() {
  const int columns = std::clamp((width() + kCardGap) / (kCardWidth + kCardGap), 1, 3);
  if (columns == columns_) return;
  columns_ = columns;
  for (ChartCard* card : cards_) grid_->removeWidget(card);
  for (int column = 0; column < 3; ++column) grid_->setColumnStretch(column, column < columns ? 1 : 0);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const int place = static_cast<int>(i);
    grid_->addWidget(cards_[i], place / columns, place % columns);
    cards_[i]->show();
  }
}

void ChartGrid::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace boardwright::desktop
