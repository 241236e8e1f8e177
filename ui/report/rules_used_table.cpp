// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/report/report_tables.hpp"
#include "ui/report/rule_figures.hpp"

namespace boardwright::report {

using Json = ReportFigures::Json;
using Look = ReportTable::Look;

std::vector<std::string> rules_used_sentences(const Json& played) {
  std::vector<std::string> sentences;
  for (const Json& comparison : played.at("comparisons"))
    for (const std::string& sentence : sentences_in(comparison.at("rule_sentences")))
      if (std::find(sentences.begin(), sentences.end(), sentence) == sentences.end())
        sentences.push_back(sentence);
  return sentences;
}

ReportTable rules_used_table(const ReportFigures& figures, const Json& played) {
  ReportTable table{{{figures.say("report.rule")},
                     {"", {}, false, true},
                     {""},
                     {figures.say("report.rule_used")},
                     {figures.say("report.rule_decided")},
                     {figures.say("report.rule_plies"), {}, true}},
                    {},
                    figures.sets().size()};
  const Json& runs = played.at("runs");
  for (const auto& number : rule_numbers(runs))
    for (std::size_t set = 0; set < figures.sets().size(); ++set) {
      std::vector<ReportTable::Cell> row(table.columns.size());
      if (set == 0) row[0] = {number, Look::kStrong};
      if (set == 0) row[1] = {rule_text(figures.sets(), number), Look::kLesser};
      row[2] = {figures.set_name(set), Look::kLesser, set};
      if (const Json* use = rule_figures(runs.at(set), number)) {
        const auto share = [&](const char* what) { return use->at(what).at("share").get<double>(); };
        row[3] = {figures.figure(share("used"), true), Look::kPlain, set, share("used")};
        row[4] = {figures.figure(share("decided"), true), Look::kPlain, set, share("decided")};
        row[5] = {figures.figure(use->at("plies_per_game").get<double>(), false)};
      } else {
        row[3] = {figures.say("report.rule_not_there"), Look::kLesser};
      }
      table.rows.push_back(std::move(row));
    }
  return table;
}

}  // namespace boardwright::report
