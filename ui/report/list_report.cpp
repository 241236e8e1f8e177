// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/list_report.hpp"

#include <nlohmann/json.hpp>

#include "framework/text/csv_cell.hpp"
#include "ui/report/html.hpp"
#include "ui/report/page_style.hpp"
#include "ui/report/paper_table.hpp"
#include "ui/report/pdf.hpp"

namespace boardwright::report {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> sentences(const Json& of, const char* key) {
  std::vector<std::string> list;
  if (!of.contains(key)) return list;
  for (const Json& sentence : of.at(key)) list.push_back(sentence.get<std::string>());
  return list;
}

std::string html_table(const ReportTable& table) {
  std::string head, body;
  const auto kind = [&](std::size_t column) { return table.columns[column].number ? "number" : ""; };
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    head += element("th", escaped(table.columns[i].heading), kind(i));
  for (const auto& row : table.rows) {
    std::string cells;
    for (std::size_t i = 0; i < row.size(); ++i) cells += element("td", escaped(row[i].text), kind(i));
    body += element("tr", cells);
  }
  return element("div", element("table", element("thead", element("tr", head)) + element("tbody", body)),
                 "wide");
}

std::string page_of(const Json& list) {
  const std::string title = escaped(list.at("title").get<std::string>());
  std::string inside =
      element("p", escaped(list.at("note").get<std::string>()), "over") + element("h1", title);
  for (const auto& sentence : sentences(list, "intro")) inside += element("p", escaped(sentence));
  for (const Json& section : list.at("sections")) {
    std::string part;
    if (const auto heading = section.at("heading").get<std::string>(); !heading.empty())
      part += element("h2", escaped(heading));
    part += html_table(list_table(section));
    for (const auto& sentence : sentences(section, "notes"))
      part += element("p", escaped(sentence), "lesser");
    inside += element("section", part);
  }
  return "<!DOCTYPE html>\n<html lang=\"" + escaped(list.at("language").get<std::string>()) +
         "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, "
         "initial-scale=1\">" +
         element("title", title) + "<style>" + std::string(kPageStyle) + "</style></head><body>" +
         element("main", inside) + "</body></html>\n";
}

QString words(const Json& list, const char* key) {
  return QString::fromStdString(list.at(key).get<std::string>());
}

void draw(Sheets& sheets, const Json& list) {
  const QString title = words(list, "title"), note = words(list, "note");
  Paper paper(sheets, [&](QPainter& painter, int number) {
    draw_foot(painter, note.isEmpty() ? title : title + QStringLiteral(" · ") + note,
              QString::number(number));
  });
  paper.text(note, paper_font(8.5), paper.colors().lesser);
  paper.take(pt(2));
  paper.text(title, paper_font(22, QFont::Bold), paper.colors().text);
  paper.take(pt(12));
  const qreal size = list.value("size", kTableSize);
  const auto say = [&](const std::string& sentence, const QColor& color) {
    paper.text(QString::fromStdString(sentence), paper_font(std::min<qreal>(size, 10)), color);
    paper.take(pt(2));
  };
  for (const auto& sentence : sentences(list, "intro")) say(sentence, paper.colors().text);
  for (const Json& section : list.at("sections")) {
    const QString heading = words(section, "heading");
    if (!heading.isEmpty()) paper.heading(heading, pt(80));
    draw_table(paper, list_table(section), ChartColors(), size);
    paper.gap(pt(6));
    for (const auto& sentence : sentences(section, "notes")) say(sentence, paper.colors().lesser);
    paper.gap(pt(8));
  }
}

/// Every cell in quotes, the ladder in front of each line.
std::string csv_of(const Json& list) {
  std::string csv;
  for (const Json& section : list.at("sections")) {
    const ReportTable table = list_table(section);
    const std::string heading = csv_cell(section.at("heading").get<std::string>(), false);
    csv += csv_cell(list.at("title").get<std::string>(), false);
    for (const auto& column : table.columns) csv += "," + csv_cell(column.heading, false);
    csv += "\r\n";
    for (const auto& row : table.rows) {
      csv += heading;
      for (std::size_t i = 0; i < row.size(); ++i)
        csv += "," + csv_cell(row[i].text, table.columns[i].number);
      csv += "\r\n";
    }
  }
  return csv;
}

}  // namespace

ReportTable list_table(const Json& section) {
  ReportTable table;
  for (const Json& column : section.at("columns"))
    table.columns.push_back({column.at("heading").get<std::string>(),
                             {},
                             column.at("number").get<bool>(),
                             column.value("wide", false),
                             column.value("blank", false)});
  for (const Json& row : section.at("rows")) {
    std::vector<ReportTable::Cell> cells;
    for (const Json& cell : row)
      cells.push_back({cell.get<std::string>(), ReportTable::Look::kPlain, {}, {}});
    cells.resize(table.columns.size());
    table.rows.push_back(std::move(cells));
  }
  if (section.contains("breaks")) table.breaks = section.at("breaks").get<std::vector<std::size_t>>();
  return table;
}

Result<void> draw_list(Sheets& sheets, std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  try {
    draw(sheets, json.at("list"));
    return {};
  } catch (const Json::exception&) {
    return fail("this is no list that the program has written");
  }
}

Result<std::string> make_list(std::string_view text, ReportKind kind) {
  const Json json = Json::parse(text, nullptr, false);
  try {
    const Json& list = json.at("list");
    const auto on_paper = [&](Sheets& sheets) { draw(sheets, list); };
    switch (kind) {
      case ReportKind::kPage: return page_of(list);
      case ReportKind::kPaper: return pdf_of(words(list, "title"), on_paper);
      case ReportKind::kTable: return csv_of(list);
      case ReportKind::kFigures: return std::string(text);
    }
  } catch (const Json::exception&) {
    return fail("this is no list that the program has written");
  }
  return fail("an unknown kind of report");
}

}  // namespace boardwright::report
