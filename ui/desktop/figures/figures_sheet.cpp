// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/figures_sheet.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/figures/chart_grid.hpp"
#include "ui/desktop/figures/report_section.hpp"
#include "ui/desktop/figures/report_table_view.hpp"
#include "ui/report/kept_games.hpp"
#include "ui/report/report_charts.hpp"
#include "ui/report/report_tables.hpp"

namespace boardwright::desktop {

using Json = report::ReportFigures::Json;

namespace {

constexpr int kSheetGap = 10;

}  // namespace

FiguresSheet::FiguresSheet(QWidget* parent)
    : QWidget(parent),
      sentences_(new QLabel),
      note_(new QLabel),
      play_(new QPushButton),
      charts_(new ChartGrid),
      table_column_(new QVBoxLayout),
      measures_(new ReportSection),
      rules_(new ReportSection),
      games_(new ReportSection) {
  setObjectName("figures_sheet");
  sentences_->setObjectName("figures_sentences");
  sentences_->setWordWrap(true);
  sentences_->setTextFormat(Qt::RichText);
  sentences_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  note_->setWordWrap(true);
  note_->setProperty("role", "muted");
  play_->setObjectName("figures_play_through");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(kSheetGap);
  table_column_->setSpacing(6);
  column->addWidget(sentences_);
  column->addWidget(charts_);
  column->addLayout(table_column_);
  column->addWidget(note_);
  column->addWidget(measures_);
  column->addWidget(rules_);
  column->addWidget(games_);
  column->addWidget(play_, 0, Qt::AlignLeft);
  column->addStretch(1);
  connect(play_, &QPushButton::clicked, this, &FiguresSheet::play_through);
  connect(&games_->table(), &QTableWidget::activated, this, &FiguresSheet::play_through);
  connect(&games_->table(), &QTableWidget::itemSelectionChanged, this,
          [this] { play_->setEnabled(games_->table().currentRow() >= 0); });
}

void FiguresSheet::retranslate() {
  play_->setText(tr("Play through"));
  play_->setToolTip(tr("Opens the chosen game as a record"));
}

void FiguresSheet::set_theme(const Theme& theme) { charts_->set_theme(theme); }

void FiguresSheet::show_played(const report::ReportFigures& figures, const Json& played, bool whole) {
  if (whole)
    show_sentences(figures, played);
  else
    sentences_->clear();
  sentences_->setVisible(!sentences_->text().isEmpty());
  charts_->show_charts(report::charts_of(figures, played), figures);
  show_tables(figures, played.at("comparisons"), whole);
  show_sections(figures, played, whole);
  note_->setText(
      whole ? figures.q_say("report.legend")
            : tr("Figures of the games so far, with their intervals. What differs for certain is said "
                 "when all games are played: looked at again and again, chance would find something."));
}

void FiguresSheet::show_sentences(const report::ReportFigures& figures, const Json& played) {
  QStringList sentences;
  for (const Json& comparison : played.at("comparisons")) {
    if (figures.sets().size() > 2)
      sentences << "<b>" + QString::fromStdString(figures.short_heading(comparison)).toHtmlEscaped() + "</b>";
    for (const auto& sentence : report::sentences_in(comparison.at("sentences")))
      sentences << QString::fromStdString(sentence).toHtmlEscaped();
  }
  for (const auto& sentence : report::sentences_in(figures.disagreements()))
    sentences << QString::fromStdString(sentence).toHtmlEscaped();
  QString text;
  for (const QString& sentence : sentences) text += "<p style=\"margin:0 0 5px 0\">" + sentence + "</p>";
  sentences_->setText(text);
}

void FiguresSheet::show_tables(const report::ReportFigures& figures, const Json& comparisons, bool whole) {
  while (tables_.size() > comparisons.size()) {
    delete tables_.back();
    tables_.pop_back();
    delete table_names_.back();
    table_names_.pop_back();
  }
  while (tables_.size() < comparisons.size()) {
    table_names_.push_back(new QLabel);
    table_names_.back()->setProperty("role", "heading");
    tables_.push_back(new ReportTableView);
    table_column_->addWidget(table_names_.back());
    table_column_->addWidget(tables_.back());
  }
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    report::ReportTable table = report::difference_table(figures, comparisons.at(i));
    const QString name = QString::fromStdString(table.columns[1].heading + " – " + table.columns[2].heading);
    if (!whole) {  // no finding before the end
      table.columns.pop_back();
      for (auto& row : table.rows) row.pop_back();
    }
    table_names_[i]->setText(name);
    table_names_[i]->setVisible(tables_.size() > 1);
    tables_[i]->setAccessibleName(tr("Figures: %1").arg(name));
    tables_[i]->show_table(table, current_theme());
  }
}

void FiguresSheet::show_sections(const report::ReportFigures& figures, const Json& played, bool whole) {
  const Theme& theme = current_theme();
  measures_->show_section(figures.q_say("report.measures"), {}, report::measures_table(figures, played),
                          report::measures_legend(figures, played), theme);
  rules_->show_section(figures.q_say("report.rule_use"),
                       whole ? report::rules_used_sentences(played) : std::vector<std::string>(),
                       report::rules_used_table(figures, played), {figures.say("report.rule_legend")}, theme);
  const auto kept = report::kept_games(figures, played);
  games_->show_section(figures.q_say("report.sample_games"), {}, report::kept_games_table(figures, kept), {},
                       theme);
  records_.clear();
  for (const report::KeptGame& game : kept) records_.push_back(QString::fromStdString(game.record));
  play_->setVisible(!kept.empty());
  play_->setEnabled(games_->table().currentRow() >= 0);
}

void FiguresSheet::play_through() {
  const int row = games_->table().currentRow();
  if (row >= 0 && static_cast<std::size_t>(row) < records_.size())
    emit game_wanted(records_[static_cast<std::size_t>(row)]);
}

QString FiguresSheet::sentences() const {
  return sentences_->isVisibleTo(this) ? sentences_->text() : QString();
}

}  // namespace boardwright::desktop
