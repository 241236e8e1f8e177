// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/rule_section.hpp"

#include <cmath>

#include "ui/report/html.hpp"
#include "ui/report/report_tables.hpp"
#include "ui/report/rule_figures.hpp"

namespace boardwright::report {

using Json = nlohmann::ordered_json;

namespace {

/// A bar and its figure.
std::string bar(const ReportFigures& figures, const Json& use, const char* what, std::size_t set) {
  const auto share = use.at(what).at("share").get<double>();
  const auto width = std::to_string(std::lround(share * 1000));
  const std::string whole = width.size() > 1 ? width.substr(0, width.size() - 1) : "0";
  return "<span class=\"bar\"><span class=\"set" + std::to_string(set % 4) + "\" style=\"width:" + whole +
         "." + width.back() + "%\"></span></span>" + element("span", figures.figure(share, true), "share");
}

}  // namespace

std::string rule_section(const ReportFigures& figures, const Json& played,
                         const std::vector<std::string>& names) {
  const auto say = [&](std::string_view which) { return escaped(figures.say(which)); };
  const Json& runs = played.at("runs");
  const auto numbers = rule_numbers(runs);
  if (numbers.empty()) return {};
  std::string sentences;
  for (const auto& sentence : rules_used_sentences(played)) sentences += element("li", escaped(sentence));

  const std::string head =
      element("th", say("report.rule")) + element("th", "") + element("th", say("report.rule_used")) +
      element("th", say("report.rule_decided")) + element("th", say("report.rule_plies"), "number");
  std::string bodies;
  for (const auto& number : numbers) {
    const std::string title = "<th rowspan=\"" + std::to_string(names.size()) + "\" scope=\"rowgroup\">" +
                              escaped(number) +
                              element("p", escaped(rule_text(figures.sets(), number)), "lesser") + "</th>";
    std::string rows;
    for (std::size_t set = 0; set < names.size(); ++set) {
      const Json* use = rule_figures(runs.at(set), number);
      std::string row = (set == 0 ? title : "") + element("td", names[set], "lesser");
      if (use == nullptr)
        row += "<td colspan=\"3\" class=\"lesser\">" + say("report.rule_not_there") + "</td>";
      else
        row += element("td", bar(figures, *use, "used", set), "number") +
               element("td", bar(figures, *use, "decided", set), "number") +
               element("td", figures.figure(use->at("plies_per_game").get<double>(), false), "number");
      rows += element("tr", row);
    }
    bodies += element("tbody", rows);
  }
  return element("h3", say("report.rule_use")) + element("ul", sentences) +
         element("div", element("table", element("thead", element("tr", head)) + bodies, "rules"), "wide") +
         element("p", say("report.rule_legend"), "lesser");
}

}  // namespace boardwright::report
