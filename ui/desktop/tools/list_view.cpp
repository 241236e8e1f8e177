// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/list_view.hpp"

#include <QLabel>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/figures/report_section.hpp"
#include "ui/report/list_report.hpp"

namespace boardwright::desktop {
namespace {

using ListJson = nlohmann::ordered_json;

QString joined(const std::vector<std::string>& sentences) {
  QStringList all;
  for (const auto& sentence : sentences) all << QString::fromStdString(sentence);
  return all.join("\n\n");
}

}  // namespace

ListView::ListView(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      title_(new QLabel),
      note_(new QLabel),
      intro_(new QLabel),
      last_(new QLabel) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(10);
  title_->setProperty("role", "heading");
  note_->setProperty("role", "muted");
  last_->setProperty("role", "muted");
  intro_->setObjectName("list_intro");
  last_->setObjectName("list_last");
  for (QLabel* label : {title_, note_, intro_, last_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column_->addWidget(label);
  }
  column_->addStretch(1);
}

void ListView::show_list(const nlohmann::ordered_json& written) {
  const ListJson& list = written.at("list");
  const QString title = QString::fromStdString(list.at("title").get<std::string>()),
                note = QString::fromStdString(list.at("note").get<std::string>()),
                intro = joined(list.at("intro").get<std::vector<std::string>>());
  QString last;
  std::vector<std::pair<const ListJson*, report::ReportTable>> tables;
  for (const ListJson& section : list.at("sections")) {
    auto table = report::list_table(section);
    if (table.rows.empty())
      last = joined(section.at("notes").get<std::vector<std::string>>());
    else
      tables.emplace_back(&section, std::move(table));
  }
  title_->setText(title);
  note_->setText(note);
  intro_->setText(intro);
  last_->setText(last);
  qDeleteAll(sections_);
  sections_.clear();
  int place = 3;  // behind the sentences
  for (const auto& [section, table] : tables) {
    auto* shown = new ReportSection(this);
    shown->show_section(QString::fromStdString(section->at("heading").get<std::string>()), {}, table,
                        section->at("notes").get<std::vector<std::string>>(), current_theme());
    column_->insertWidget(place++, shown);
    sections_.push_back(shown);
  }
  if (!sections_.empty()) {
    ReportTableView& first = sections_.front()->table();
    first.setObjectName("list_results");
    first.setSelectionMode(QAbstractItemView::SingleSelection);
    connect(&first, &QTableWidget::itemSelectionChanged, this, &ListView::row_chosen);
    first.selectRow(0);
  }
}

int ListView::selected_row() const {
  return sections_.empty() ? -1 : sections_.front()->table().currentRow();
}

QString ListView::sentences() const { return intro_->text(); }

}  // namespace boardwright::desktop
