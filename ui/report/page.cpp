// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page.hpp"

#include <QtCharts/QChart>

#include "ui/report/board_drawing.hpp"
#include "ui/report/game_script.hpp"
#include "ui/report/game_section.hpp"
#include "ui/report/html.hpp"
#include "ui/report/page_style.hpp"
#include "ui/report/report_charts.hpp"
#include "ui/report/report_tables.hpp"
#include "ui/report/rule_section.hpp"
#include "ui/report/svg.hpp"

namespace boardwright::report {

using Json = ReportFigures::Json;

namespace {

const QSize kChartSize(560, 320), kBoardSize(240, 240);

/// A rule set's colour before its name, never alone at the end of a line.
std::string key(std::size_t index) {
  return "<span class=\"key set" + std::to_string(index % 4) + "\"></span>&#8288;";
}

std::string cell(const ReportTable::Cell& cell, bool number) {
  const std::string_view kind = number ? "number" : "";
  const std::string text = escaped(cell.text);
  switch (cell.look) {
    case ReportTable::Look::kPlain: return element("td", text, kind);
    case ReportTable::Look::kLesser: return element("td", text, number ? "number lesser" : "lesser");
    case ReportTable::Look::kStrong: return element("td", element("b", text), kind);
    case ReportTable::Look::kDifferent: return element("td", element("span", text, "chip different"), kind);
    case ReportTable::Look::kSame: return element("td", element("span", text, "chip same"), kind);
    case ReportTable::Look::kOpen: return element("td", element("span", text, "chip open"), kind);
  }
  return {};
}

std::string table(const ReportTable& table) {
  std::string head, rows;
  for (const auto& column : table.columns)
    head += element("th", (column.set ? key(*column.set) : "") + escaped(column.heading),
                    column.number ? "number" : "");
  for (const auto& row : table.rows) {
    std::string cells;
    for (std::size_t i = 0; i < row.size(); ++i) cells += cell(row[i], table.columns[i].number);
    rows += element("tr", cells);
  }
  return element("div", element("table", element("thead", element("tr", head)) + element("tbody", rows)),
                 "wide");
}

std::string list(std::string_view tag, const Json& sentences) {
  std::string items;
  for (const std::string& sentence : sentences_in(sentences)) items += element("li", escaped(sentence));
  return element(tag, items);
}

std::string section(const std::string& inside, std::string_view kind = "") {
  return element("section", inside, kind) + "\n";
}

/// The content of a chart's frame.
struct ChartMarkup {
  QString label;
  std::string operator()(const LineChart& chart) const {
    return svg_of(*make_chart(chart, {}), kChartSize, label).toStdString();
  }
  std::string operator()(const ShareChart& chart) const {
    return svg_of(*make_chart(chart, {}), kChartSize, label).toStdString();
  }
  std::string operator()(const std::vector<SetMap>& maps) const {
    const ChartColors colors;
    std::string all;
    for (const SetMap& one : maps)
      all += element("div",
                     svg_of(one.map, kBoardSize, colors.of(one.set), colors.grid, one.name).toStdString() +
                         element("p", key(one.set) + escaped(one.name.toStdString())),
                     "board");
    return element("div", all, "boards");
  }
};

class Page {
 public:
  explicit Page(const ReportFigures& figures) : figures_(figures) {}

  [[nodiscard]] std::string text() const {
    std::string body = header();
    for (const Json& comparison : figures_.played().at(0).at("comparisons")) body += in_short(comparison);
    body += disagreements();
    if (!figures_.is_alone()) body += rules();
    if (figures_.has_several_players())
      body += section(element("h2", say("report.figures")) + table(figures_table(figures_)));
    for (const Json& one : figures_.played()) body += played_section(one);
    body += repeat();
    return "<!doctype html>\n<html lang=\"" + std::string(language_code(figures_.language())) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
           "initial-scale=1\">\n<title>" +
           escaped(figures_.title()) + "</title>\n<style>\n" + std::string(kPageStyle) +
           "</style>\n</head>\n<body>\n" + board_symbols(figures_.sets()) + "<main>\n" + body +
           "</main>\n<script>" + std::string(kGameScript) + "</script>\n</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string say(std::string_view which) const { return escaped(figures_.say(which)); }

  [[nodiscard]] std::string header() const {
    std::string cards;
    for (std::size_t i = 0; i < figures_.sets().size(); ++i) {
      const Json& set = figures_.sets().at(i);
      cards += element("div",
                       element("h2", key(i) + escaped(figures_.set_name(i))) +
                           element("p", escaped(set.at("summary").get<std::string>())) +
                           element("code", escaped(set.at("label").get<std::string>())),
                       "card");
    }
    return element("header", element("p", escaped(figures_.over_title()), "over") +
                                 element("h1", escaped(figures_.title())) + element("div", cards, "cards")) +
           "\n";
  }

  [[nodiscard]] std::string in_short(const Json& comparison) const {
    return section(
        element("h2", escaped(figures_.short_heading(comparison))) + list("ol", comparison.at("sentences")),
        "short");
  }

  [[nodiscard]] std::string disagreements() const {
    const Json sentences = figures_.disagreements();
    return sentences.empty() ? "" : section(element("h2", say("report.disagree")) + list("ul", sentences));
  }

  [[nodiscard]] std::string rules() const {
    const ReportTable rules = rules_table(figures_);
    return section(element("h2", say("report.rules")) +
                   (rules.rows.empty() ? element("p", say("report.same_rules")) : table(rules)));
  }

  [[nodiscard]] std::string played_section(const Json& played) const {
    std::string charts, tables;
    for (const ReportChart& chart : charts_of(figures_, played))
      charts += element("figure", element("figcaption", say(chart.heading)) +
                                      std::visit(ChartMarkup{figures_.q_say(chart.heading)}, chart.content));
    for (const Json& comparison : played.at("comparisons"))
      tables += table(difference_table(figures_, comparison));
    if (!figures_.is_alone())
      tables += element("p", say("report.legend"), "lesser");
    else if (!figures_.has_several_players())
      tables += table(figures_table(figures_));
    std::string asked;
    if (played.contains("until"))
      for (const Json& one : played.at("until"))
        asked += element("p", escaped(one.at("sentence").get<std::string>()));
    return section(element("h2", escaped(figures_.played_heading(played))) + asked +
                   element("div", charts, "charts") + tables + measures(played) +
                   rule_section(figures_, played, keyed_names()) +
                   game_section(figures_, played, keyed_names()));
  }

  [[nodiscard]] std::string measures(const Json& played) const {
    const ReportTable measured = measures_table(figures_, played);
    if (measured.rows.empty()) return {};
    std::string legend;
    for (const auto& sentence : measures_legend(figures_, played))
      legend += element("p", escaped(sentence), "lesser");
    return element("h3", say("report.measures")) + table(measured) + legend;
  }

  [[nodiscard]] std::vector<std::string> keyed_names() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < figures_.sets().size(); ++i)
      names.push_back(key(i) + escaped(figures_.set_name(i)));
    return names;
  }

  [[nodiscard]] std::string repeat() const {
    const auto row = [](const std::string& what, const std::string& value) {
      return element("tr", element("td", escaped(what)) + element("td", element("code", escaped(value))));
    };
    std::string rows;
    for (const auto& origin : figures_.origins()) {
      rows += element(
          "tr", "<th colspan=\"2\">" + key(origin.set) + escaped(figures_.set_name(origin.set)) + "</th>");
      for (const auto& [what, value] : origin.values) rows += row(what, value);
    }
    rows += row(figures_.say("report.program"), figures_.program());
    return section(element("h2", say("report.repeat")) + element("p", say("report.repeat_text")) +
                   element("pre", escaped(figures_.json().at("command").get<std::string>())) +
                   element("div", element("table", rows), "wide"));
  }

  const ReportFigures& figures_;
};

}  // namespace

Result<std::string> make_page(std::string_view figures) {
  return read_figures(figures, [](const ReportFigures& read) { return Page(read).text(); });
}

}  // namespace boardwright::report
