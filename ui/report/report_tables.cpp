// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_tables.hpp"

#include <map>

namespace boardwright::report {

using Json = ReportFigures::Json;
using Look = ReportTable::Look;

namespace {

/// "a … b", or a dash where too few games were played for one.
std::string interval(const ReportFigures& figures, const Json& holder, bool percent, bool sign) {
  if (holder.at("low").is_null()) return "–";
  return figures.figure(number_in(holder.at("low")), percent, sign) + " … " +
         figures.figure(number_in(holder.at("high")), percent, sign);
}

}  // namespace

ReportTable rules_table(const ReportFigures& figures) {
  ReportTable table{{{figures.say("report.rule")}, {figures.say("report.meaning")}}, {}};
  for (std::size_t i = 0; i < figures.sets().size(); ++i) table.columns.push_back({figures.set_name(i), i});
  for (const Json& one : figures.json().at("parameters")) {
    std::vector<ReportTable::Cell> row{{one.at("name").get<std::string>()},
                                       {one.at("meaning").get<std::string>(), Look::kLesser}};
    for (const Json& value : one.at("words")) row.push_back({value.get<std::string>(), Look::kStrong});
    table.rows.push_back(std::move(row));
  }
  return table;
}

ReportTable difference_table(const ReportFigures& figures, const Json& comparison) {
  const auto first = comparison.at("first").get<std::size_t>(),
             second = comparison.at("second").get<std::size_t>();
  ReportTable table{{{figures.say("report.figure")},
                     {figures.set_name(first), first, true},
                     {figures.set_name(second), second, true},
                     {figures.say("report.difference"), {}, true},
                     {figures.say("report.interval"), {}, true},
                     {figures.say("report.finding")}},
                    {}};
  for (const auto& [id, one] : comparison.at("metrics").items()) {
    const bool percent = one.at("percent").get<bool>();
    const auto verdict = one.at("verdict").get<std::string>();
    ReportTable::Cell finding{figures.say("report.open"), Look::kOpen};
    if (const Json& visible = one.at("smallest_visible"); !visible.is_null())
      finding.text += " (" + figures.figure(number_in(visible), percent) + ")";
    if (verdict == "different") finding = {figures.say("report.different"), Look::kDifferent};
    if (verdict == "same") finding = {figures.say("report.same"), Look::kSame};
    const auto figure = [&](const Json& json, bool sign = false) {
      return figures.figure(number_in(json), percent, sign);
    };
    table.rows.push_back({{one.at("name").get<std::string>()},
                          {figure(one.at("first").at("value"))},
                          {figure(one.at("second").at("value"))},
                          {figure(one.at("difference"), true)},
                          {interval(figures, one, percent, true), Look::kLesser},
                          std::move(finding)});
  }
  return table;
}

ReportTable figures_table(const ReportFigures& figures) {
  ReportTable table{{{figures.say("report.figure")}}, {}};
  const Json& all = figures.played();
  const bool counted = all.size() < 3;  // else there is no room on paper
  for (const Json& played : all) {
    if (all.size() == 1)
      table.columns.push_back({figures.set_name(0), 0, true});
    else
      table.columns.push_back({figures.players(played), {}, true});
    table.columns.push_back({figures.say("report.interval"), {}, true});
    if (counted) table.columns.push_back({figures.say("report.games_counted"), {}, true});
  }
  std::map<std::string, std::size_t> rows;  // not everybody's games have every figure
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const Json& one : all.at(i).at("figures")) {
      const auto [place, added] = rows.emplace(one.at("id").get<std::string>(), table.rows.size());
      if (added) {
        table.rows.push_back({{one.at("name").get<std::string>()}});
        table.rows.back().resize(table.columns.size(), {"–", Look::kLesser});
      }
      const bool percent = one.at("percent").get<bool>();
      const auto cells =
          table.rows[place->second].begin() + 1 + static_cast<std::ptrdiff_t>(i * (counted ? 3 : 2));
      cells[0] = {figures.figure(number_in(one.at("value")), percent)};
      cells[1] = {interval(figures, one, percent, false), Look::kLesser};
      if (counted) cells[2] = {std::to_string(one.at("games").get<std::uint64_t>()), Look::kLesser};
    }
  return table;
}

}  // namespace boardwright::report
