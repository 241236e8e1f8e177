// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/report_section.hpp"

#include <QVBoxLayout>

namespace boardwright::desktop {

namespace {

constexpr int kSectionGap = 6, kBeforeSection = 10;

QString lines_of(const std::vector<std::string>& sentences) {
  QStringList lines;
  for (const auto& sentence : sentences) lines << QString::fromStdString(sentence);
  return lines.join('\n');
}

}  // namespace

ReportSection::ReportSection(QWidget* parent)
    : QWidget(parent),
      heading_(new QLabel),
      sentences_(new QLabel),
      legend_(new QLabel),
      table_(new ReportTableView) {
  heading_->setProperty("role", "heading");
  legend_->setProperty("role", "muted");
  for (QLabel* label : {heading_, sentences_, legend_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  sentences_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, kBeforeSection, 0, 0);
  column->setSpacing(kSectionGap);
  column->addWidget(heading_);
  column->addWidget(sentences_);
  column->addWidget(table_);
  column->addWidget(legend_);
  hide();
}

void ReportSection::show_section(const QString& heading, const std::vector<std::string>& sentences,
                                 const report::ReportTable& table, const std::vector<std::string>& legend,
                                 const Theme& theme) {
  heading_->setText(heading);
  sentences_->setText(lines_of(sentences));
  sentences_->setVisible(!sentences.empty());
  legend_->setText(lines_of(legend));
  legend_->setVisible(!legend.empty());
  table_->setAccessibleName(heading);
  table_->show_table(table, theme);
  setVisible(!table.rows.empty());
}

}  // namespace boardwright::desktop
