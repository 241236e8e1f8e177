// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_list.hpp"

#include <nlohmann/json.hpp>

#include "framework/text/csv_cell.hpp"

namespace boardwright::papers {
namespace {

using Json = nlohmann::ordered_json;

/// Large letters and lines that a thumb can follow; nothing is loaded from anywhere.
constexpr std::string_view kStyle = R"(
:root { --page:#f6f7f8; --card:#fff; --text:#1d242b; --lesser:#55606a; --line:#d7dde3; --accent:#175e99; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --page:#15191d; --card:#1e242a; --text:#e6eaee; --lesser:#a5b0bb; --line:#343d46; --accent:#7fbdf0; } }
* { box-sizing: border-box; }
body { margin:0; background:var(--page); color:var(--text); font:17px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width:960px; margin:0 auto; padding:20px 14px 60px; }
nav { display:flex; flex-wrap:wrap; gap:8px; margin-bottom:18px; }
nav a, nav span { padding:8px 14px; border:1px solid var(--line); border-radius:99px; background:var(--card); color:var(--accent); text-decoration:none; }
nav span { color:var(--text); font-weight:600; }
h1 { margin:2px 0 14px; font-size:26px; line-height:1.2; overflow-wrap:anywhere; }
h2 { margin:26px 0 8px; font-size:19px; }
p { margin:6px 0; } .lesser { color:var(--lesser); font-size:15px; }
.wide { overflow-x:auto; background:var(--card); border:1px solid var(--line); border-radius:10px; }
table { border-collapse:collapse; width:100%; }
th, td { padding:9px 10px; text-align:left; vertical-align:top; border-top:1px solid var(--line); }
td { overflow-wrap:anywhere; } thead th { border-top:0; font-size:14px; color:var(--lesser); }
.number { text-align:right; font-variant-numeric:tabular-nums; white-space:nowrap; }
@media (max-width:560px) { th, td { padding:8px 6px; } body { font-size:16px; } }
@media print { body { background:#fff; } nav { display:none; } tr { break-inside:avoid; } }
)";

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) switch (letter) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += letter;
    }
  return safe;
}

std::string lesser(const std::string& sentence) {
  return "<p class=\"lesser\">" + escaped(sentence) + "</p>\n";
}

bool has_text(const ListSection& section, std::size_t column) { return !section.columns[column].blank; }

std::string table_on_page(const ListSection& section) {
  std::string head, body;
  const auto kind = [&](std::size_t i) { return section.columns[i].number ? " class=\"number\"" : ""; };
  for (std::size_t i = 0; i < section.columns.size(); ++i)
    if (has_text(section, i))
      head +=
          std::string("<th scope=\"col\"") + kind(i) + ">" + escaped(section.columns[i].heading) + "</th>";
  for (const auto& row : section.rows) {
    body += "<tr>";
    for (std::size_t i = 0; i < section.columns.size(); ++i)
      if (has_text(section, i))
        body += std::string("<td") + kind(i) + ">" + (i < row.size() ? escaped(row[i]) : "") + "</td>";
    body += "</tr>\n";
  }
  return "<div class=\"wide\"><table><thead><tr>" + head + "</tr></thead>\n<tbody>\n" + body +
         "</tbody></table></div>\n";
}

}  // namespace

std::string list_json(const PaperList& list) {
  Json sections = Json::array();
  for (const auto& section : list.sections) {
    Json columns = Json::array();
    for (const auto& column : section.columns)
      columns.push_back({{"heading", column.heading},
                         {"number", column.number},
                         {"wide", column.wide},
                         {"blank", column.blank}});
    sections.push_back({{"heading", section.heading},
                        {"columns", std::move(columns)},
                        {"rows", section.rows},
                        {"notes", section.notes},
                        {"breaks", section.breaks}});
  }
  const Json json{{"list",
                   {{"language", language_code(list.language)},
                    {"title", list.title},
                    {"note", list.note},
                    {"intro", list.intro},
                    {"size", list.size},
                    {"sections", std::move(sections)}}}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string list_page(const PaperList& list, const std::vector<PageLink>& links) {
  std::string page = "<!DOCTYPE html>\n<html lang=\"" + std::string(language_code(list.language)) +
                     "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                     "content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" "
                     "content=\"noindex\"><title>" +
                     escaped(list.title) + "</title><style>" + std::string(kStyle) +
                     "</style></head>\n<body><main>\n";
  if (!links.empty()) {
    page += "<nav>";
    for (const auto& link : links)
      page += link.file.empty() ? "<span aria-current=\"page\">" + escaped(link.words) + "</span>"
                                : "<a href=\"" + escaped(link.file) + "\">" + escaped(link.words) + "</a>";
    page += "</nav>\n";
  }
  if (!list.note.empty()) page += lesser(list.note);
  page += "<h1>" + escaped(list.title) + "</h1>\n";
  for (const auto& sentence : list.intro) page += "<p>" + escaped(sentence) + "</p>\n";
  for (const auto& section : list.sections) {
    page += "<section>";
    if (!section.heading.empty()) page += "<h2>" + escaped(section.heading) + "</h2>\n";
    if (!section.columns.empty()) page += table_on_page(section);
    for (const auto& sentence : section.notes) page += lesser(sentence);
    page += "</section>\n";
  }
  return page + "</main></body></html>\n";
}

std::string list_csv(const PaperList& list) {
  const bool several = list.sections.size() > 1;
  std::string csv;
  for (const auto& section : list.sections) {
    const auto line = [&](const std::string& in_front, const auto& cell) {
      std::string text = several ? csv_cell(in_front, false) : "";
      for (std::size_t i = 0; i < section.columns.size(); ++i)
        if (has_text(section, i)) text += (text.empty() ? "" : ",") + cell(i);
      csv += text + "\r\n";
    };
    line(list.title, [&](std::size_t i) { return csv_cell(section.columns[i].heading, false); });
    for (const auto& row : section.rows)
      line(section.heading, [&](std::size_t i) {
        return csv_cell(i < row.size() ? row[i] : std::string(), section.columns[i].number);
      });
  }
  return csv;
}

}  // namespace boardwright::papers
