// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/rule_section.hpp"

#include <cmath>

#include "framework/statistics/metric_words.hpp"
#include "ui/report/html.hpp"
#include "ui/report/page_words.hpp"
#include "ui/report/rule_figures.hpp"

namespace boardwright::report {
namespace {

using Json = nlohmann::ordered_json;

double share_of(const Json& figures, const char* what) { return figures.at(what).at("share").get<double>(); }

/// A bar and its figure.
std::string bar(double share, std::size_t set) {
  const auto width = std::to_string(std::lround(share * 1000));
  const std::string whole = width.size() > 1 ? width.substr(0, width.size() - 1) : "0";
  return "<span class=\"bar\"><span class=\"set" + std::to_string(set % 4) + "\" style=\"width:" + whole +
         "." + width.back() + "%\"></span></span>" + figure_text(share, true);
}

}  // namespace

std::string rule_section(const Json& played, const Json& sets, const std::vector<std::string>& names,
                         Language language) {
  const auto say = [language](Word which) { return escaped(word(language, which)); };
  const Json& runs = played.at("runs");
  const auto numbers = rule_numbers(runs);
  if (numbers.empty()) return {};
  std::string sentences;
  for (const Json& comparison : played.at("comparisons"))
    for (const Json& sentence : comparison.at("rule_sentences"))
      if (const auto item = element("li", escaped(sentence.get<std::string>()));
          sentences.find(item) == std::string::npos)
        sentences += item;

  const std::string head = element("th", say(Word::kRule)) + element("th", "") +
                           element("th", say(Word::kRuleUsed)) + element("th", say(Word::kRuleDecided)) +
                           element("th", say(Word::kRulePlies), "number");
  std::string bodies;
  for (const auto& number : numbers) {
    const std::string title = "<th rowspan=\"" + std::to_string(names.size()) + "\" scope=\"rowgroup\">" +
                              escaped(number) + element("p", escaped(rule_text(sets, number)), "lesser") +
                              "</th>";
    std::string rows;
    for (std::size_t set = 0; set < names.size(); ++set) {
      const Json* figures = rule_figures(runs.at(set), number);
      std::string row = (set == 0 ? title : "") + element("td", names[set], "lesser");
      if (figures == nullptr)
        row += "<td colspan=\"3\" class=\"lesser\">" + say(Word::kRuleNotThere) + "</td>";
      else
        row += element("td", bar(share_of(*figures, "used"), set), "number") +
               element("td", bar(share_of(*figures, "decided"), set), "number") +
               element("td", figure_text(figures->at("plies_per_game").get<double>(), false), "number");
      rows += element("tr", row);
    }
    bodies += element("tbody", rows);
  }
  return element("h3", say(Word::kRuleUse)) + element("ul", sentences) +
         element("div", element("table", element("thead", element("tr", head)) + bodies, "rules"), "wide") +
         element("p", say(Word::kRuleLegend), "lesser");
}

}  // namespace boardwright::report
