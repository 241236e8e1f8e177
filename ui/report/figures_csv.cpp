// SPDX-License-Identifier: GPL-3.0-or-later
#include <sstream>

#include "ui/report/report_figures.hpp"
#include "ui/report/report_file.hpp"

namespace boardwright::report {

using Json = ReportFigures::Json;

namespace {

/// A value of a line: numbers as they are, texts in quotes, nothing for null.
std::string csv_value(const Json& json) {
  if (json.is_null()) return {};
  if (!json.is_string()) return json.dump();
  std::string quoted = "\"";
  for (const char c : json.get<std::string>()) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

std::string csv_line(const std::vector<Json>& values) {
  std::string line;
  for (std::size_t i = 0; i < values.size(); ++i) line += (i == 0 ? "" : ",") + csv_value(values[i]);
  return line + "\r\n";
}

std::string players_text(const Json& played) {
  std::string text;
  for (const Json& player : played.at("players"))
    text += (text.empty() ? "" : ",") + player.get<std::string>();
  return text;
}

std::string comparison_lines(const ReportFigures& figures, const Json& played) {
  std::string text;
  for (const Json& comparison : played.at("comparisons"))
    for (const auto& [id, one] : comparison.at("metrics").items()) {
      const Json &first = one.at("first"), &second = one.at("second"),
                 &first_set = figures.sets().at(comparison.at("first").get<std::size_t>()),
                 &second_set = figures.sets().at(comparison.at("second").get<std::size_t>());
      text += csv_line({players_text(played), first_set.at("label"), second_set.at("label"), id,
                        one.at("name"), first.at("games"), first.at("value"), first.at("low"),
                        first.at("high"), second.at("games"), second.at("value"), second.at("low"),
                        second.at("high"), one.at("difference"), one.at("low"), one.at("high"),
                        one.at("p_corrected"), one.at("verdict")});
    }
  return text;
}

std::string csv_text(const ReportFigures& figures) {
  std::string text;
  if (figures.is_alone()) {
    text = "players,rule_set,figure,name,games,value,low,high\r\n";
    for (const Json& played : figures.played())
      for (const Json& one : played.at("figures"))
        text += csv_line({players_text(played), figures.sets().at(0).at("label"), one.at("id"),
                          one.at("name"), one.at("games"), one.at("value"), one.at("low"), one.at("high")});
    return text;
  }
  text =
      "players,first,second,figure,name,first_games,first_value,first_low,first_high,second_games,second_"
      "value,"
      "second_low,second_high,difference,low,high,p_corrected,finding\r\n";
  for (const Json& played : figures.played()) text += comparison_lines(figures, played);
  return text;
}

}  // namespace

Result<std::string> make_figures_csv(std::string_view figures) {
  return read_figures(figures, [](const ReportFigures& read) { return csv_text(read); });
}

}  // namespace boardwright::report
