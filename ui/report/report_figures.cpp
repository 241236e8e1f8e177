// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_figures.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/text/label.hpp"

namespace boardwright::report {
namespace {

constexpr std::array<std::string_view, 2> kFormats{"boardwright comparison 1", "boardwright simulation 1"};

}  // namespace

Result<ReportFigures> ReportFigures::read(std::string_view text) {
  try {
    Json json = Json::parse(text);
    const auto format = json.is_object() ? json.value("format", "") : std::string();
    if (std::find(kFormats.begin(), kFormats.end(), format) == kFormats.end())
      return fail("not the figures of a comparison: expected the format '" + std::string(kFormats[0]) +
                  "' or '" + std::string(kFormats[1]) + "'");
    const auto language = language_from(json.at("language").get<std::string>());
    return ReportFigures(std::move(json), language.value_or(Language::kEnglish));
  } catch (const Json::exception& bad) {
    return fail(std::string("not the figures of a comparison: ") + bad.what());
  }
}

std::string ReportFigures::set_name(std::size_t index) const {
  const Json& set = sets().at(index);
  const bool one_game = std::all_of(sets().begin(), sets().end(), [&](const Json& other) {
    return other.at("game_name") == sets().at(0).at("game_name");
  });
  const auto variant = set.at("variant_name").get<std::string>();
  return one_game ? variant : set.at("game_name").get<std::string>() + ", " + variant;
}

std::string ReportFigures::title() const {
  std::string text;
  for (std::size_t i = 0; i < sets().size(); ++i) text += (i == 0 ? "" : " – ") + set_name(i);
  return text;
}

std::string ReportFigures::over_title() const {
  return sets().at(0).at("game_name").get<std::string>() + " · " +
         say(is_alone() ? "report.simulated" : "report.compared");
}

std::string ReportFigures::figure(double value, bool percent, bool sign) const {
  return figure_text(language_, value, percent, sign);
}

NumberStyle ReportFigures::numbers() const {
  const auto code = language_code(language_);
  QLocale locale(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  const auto percent = percent_sign(language_);
  return {std::move(locale), QString::fromUtf8(percent.data(), static_cast<qsizetype>(percent.size()))};
}

std::string ReportFigures::players(const Json& played) const {
  return first_large(players_name(language_, played.at("players").get<std::vector<std::string>>()));
}

std::string ReportFigures::played_heading(const Json& played) const {
  return players(played) + " · " + std::to_string(played.at("runs").at(0).at("games").get<std::uint64_t>()) +
         " " + say("report.games");
}

ReportFigures::Json ReportFigures::disagreements() const {
  Json sentences = json_.at("disagreements");
  for (const Json& unseen : json_.value("unseen_disagreements", Json::array())) sentences.push_back(unseen);
  return sentences;
}

std::string ReportFigures::short_heading(const Json& comparison) const {
  const std::string heading = say("report.in_short");
  return sets().size() > 2
             ? label_and_value(language_, heading, set_name(comparison.at("second").get<std::size_t>()))
             : heading;
}

std::vector<ReportFigures::Origin> ReportFigures::origins() const {
  std::vector<Origin> all;
  for (std::size_t i = 0; i < sets().size(); ++i) {
    const Json &run = played().at(0).at("runs").at(i), &plugin = run.at("plugin");
    all.push_back({i,
                   {{say("report.rules_hash"), run.at("rules_hash").get<std::string>()},
                    {say("report.plugin"), plugin.at("file").get<std::string>() + " " +
                                               plugin.at("version").get<std::string>() + " " +
                                               plugin.at("hash").get<std::string>()},
                    {say("report.seed"), std::to_string(run.at("seed").get<std::uint64_t>())}}});
  }
  return all;
}

std::string ReportFigures::program() const {
  return played().at(0).at("runs").at(0).at("program").get<std::string>();
}

double number_in(const ReportFigures::Json& json) {
  return json.is_number() ? json.get<double>() : std::nan("");
}

std::vector<std::string> sentences_in(const ReportFigures::Json& json) {
  return json.get<std::vector<std::string>>();
}

}  // namespace boardwright::report
