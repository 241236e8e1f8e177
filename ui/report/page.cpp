// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page.hpp"

#include <QtCharts/QChart>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "framework/statistics/metric_words.hpp"
#include "ui/report/html.hpp"
#include "ui/report/page_style.hpp"
#include "ui/report/page_words.hpp"
#include "ui/report/rule_section.hpp"
#include "ui/report/svg.hpp"

namespace boardwright::report {
namespace {

using Json = nlohmann::ordered_json;

const QSize kChartSize(560, 320), kBoardSize(240, 240);
/// Bars of the chart of lengths: more would only flicker.
constexpr std::size_t kLengthBars = 40;

double number_in(const Json& json) { return json.is_number() ? json.get<double>() : std::nan(""); }

std::string figure(const Json& json, bool percent, bool sign = false) {
  std::string text = figure_text(number_in(json), percent, sign);
  if (text.front() == '-') text.replace(0, 1, "−");
  return text;
}

class Page {
 public:
  explicit Page(const Json& figures)
      : json_(figures),
        language_(language_from(figures.at("language").get<std::string>()).value_or(Language::kEnglish)) {}

  [[nodiscard]] std::string text() const {
    std::string body = header();
    const Json& played = json_.at("played");
    for (const Json& comparison : played.at(0).at("comparisons")) body += in_short(comparison);
    body += disagreements() + rules();
    for (const Json& one : played) body += played_section(one);
    body += repeat();
    return "<!doctype html>\n<html lang=\"" + std::string(language_code(language_)) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
           "initial-scale=1\">\n<title>" +
           escaped(title()) + "</title>\n<style>\n" + std::string(kPageStyle) +
           "</style>\n</head>\n<body>\n<main>\n" + body + "</main>\n</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string say(Word which) const { return escaped(word(language_, which)); }
  [[nodiscard]] QString chart_word(Word which) const {
    const auto text = word(language_, which);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  }
  [[nodiscard]] const Json& sets() const { return json_.at("rule_sets"); }
  /// A rule set's name: the variant's, with the game's where they are of several games.
  [[nodiscard]] std::string set_name(std::size_t index) const {
    const Json& set = sets().at(index);
    const bool one_game = std::all_of(sets().begin(), sets().end(), [&](const Json& other) {
      return other.at("game_name") == sets().at(0).at("game_name");
    });
    const auto variant = set.at("variant_name").get<std::string>();
    return one_game ? variant : set.at("game_name").get<std::string>() + ", " + variant;
  }
  [[nodiscard]] std::string title() const {
    std::string text;
    for (std::size_t i = 0; i < sets().size(); ++i) text += (i == 0 ? "" : " – ") + set_name(i);
    return text;
  }
  [[nodiscard]] std::string key(std::size_t index) const {
    return "<span class=\"key set" + std::to_string(index % 4) + "\"></span>";
  }

  [[nodiscard]] std::string header() const {
    std::string cards;
    for (std::size_t i = 0; i < sets().size(); ++i)
      cards += element("div",
                       element("h2", key(i) + escaped(set_name(i))) +
                           element("p", escaped(sets().at(i).at("summary").get<std::string>())) +
                           element("code", escaped(sets().at(i).at("label").get<std::string>())),
                       "card");
    return element("header", element("p",
                                     escaped(sets().at(0).at("game_name").get<std::string>()) + " · " +
                                         say(Word::kCompared),
                                     "over") +
                                 element("h1", escaped(title())) + element("div", cards, "cards")) +
           "\n";
  }

  [[nodiscard]] std::string in_short(const Json& comparison) const {
    // With several, whose it is.
    const std::string which =
        sets().size() > 2 ? ": " + escaped(set_name(comparison.at("second").get<std::size_t>())) : "";
    std::string items;
    for (const Json& sentence : comparison.at("sentences"))
      items += element("li", escaped(sentence.get<std::string>()));
    return element("section", element("h2", say(Word::kInShort) + which) + element("ol", items), "short") +
           "\n";
  }

  [[nodiscard]] std::string disagreements() const {
    std::string items;
    for (const Json& sentence : json_.at("disagreements"))
      items += element("li", escaped(sentence.get<std::string>()));
    return items.empty()
               ? ""
               : element("section", element("h2", say(Word::kDisagree)) + element("ul", items)) + "\n";
  }

  [[nodiscard]] std::string rules() const {
    std::string head = element("th", say(Word::kRule)) + element("th", say(Word::kMeaning));
    for (std::size_t i = 0; i < sets().size(); ++i) head += element("th", key(i) + escaped(set_name(i)));
    std::string rows;
    for (const Json& one : json_.at("parameters")) {
      std::string row = element("td", escaped(one.at("name").get<std::string>())) +
                        element("td", escaped(one.at("meaning").get<std::string>()), "lesser");
      for (const Json& value : one.at("words"))
        row += element("td", element("b", escaped(value.get<std::string>())));
      rows += element("tr", row);
    }
    const std::string table =
        rows.empty()
            ? element("p", say(Word::kSameRules))
            : element("div", element("table", element("thead", element("tr", head)) + element("tbody", rows)),
                      "wide");
    return element("section", element("h2", say(Word::kRules)) + table) + "\n";
  }

  [[nodiscard]] std::string players_of(const Json& played) const {
    std::string text;
    for (const Json& player : played.at("players"))
      text += (text.empty() ? "" : ", ") + player.get<std::string>();
    return text;
  }

  [[nodiscard]] std::string played_section(const Json& played) const {
    std::string tables;
    for (const Json& comparison : played.at("comparisons")) tables += figures(comparison);
    return element(
               "section",
               element("h2", say(Word::kPlayedBy) + " " + escaped(players_of(played)) + " · " +
                                 std::to_string(played.at("runs").at(0).at("games").get<std::uint64_t>()) +
                                 " " + say(Word::kGames)) +
                   element("div", charts(played), "charts") + tables +
                   element("p", say(Word::kLegend), "lesser") +
                   rule_section(played, sets(), keyed_names(), language_)) +
           "\n";
  }
  [[nodiscard]] std::vector<std::string> keyed_names() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < sets().size(); ++i) names.push_back(key(i) + escaped(set_name(i)));
    return names;
  }

  [[nodiscard]] std::string figures(const Json& comparison) const {
    const auto first = comparison.at("first").get<std::size_t>(),
               second = comparison.at("second").get<std::size_t>();
    std::string head = element("th", say(Word::kFigure)) +
                       element("th", key(first) + escaped(set_name(first)), "number") +
                       element("th", key(second) + escaped(set_name(second)), "number") +
                       element("th", say(Word::kDifference), "number") +
                       element("th", say(Word::kInterval), "number") + element("th", say(Word::kFinding));
    std::string rows;
    for (const auto& [id, one] : comparison.at("metrics").items()) {
      const bool percent = one.at("percent").get<bool>();
      const auto verdict = one.at("verdict").get<std::string>();
      const Word finding = verdict == "different" ? Word::kDifferent
                           : verdict == "same"    ? Word::kSame
                                                  : Word::kOpen;
      const std::string interval = one.at("low").is_null() ? "–"
                                                           : figure(one.at("low"), percent, true) + " … " +
                                                                 figure(one.at("high"), percent, true);
      rows += element("tr", element("td", escaped(one.at("name").get<std::string>())) +
                                element("td", figure(one.at("first").at("value"), percent), "number") +
                                element("td", figure(one.at("second").at("value"), percent), "number") +
                                element("td", figure(one.at("difference"), percent, true), "number") +
                                element("td", interval, "number lesser") +
                                element("td", element("span", say(finding),
                                                      "chip " + (verdict == "different" || verdict == "same"
                                                                     ? verdict
                                                                     : std::string("open")))));
    }
    return element("div", element("table", element("thead", element("tr", head)) + element("tbody", rows)),
                   "wide");
  }

  [[nodiscard]] QString q_name(std::size_t index) const { return QString::fromStdString(set_name(index)); }

  [[nodiscard]] std::string framed(Word heading, const QString& svg) const {
    return element("figure", element("figcaption", say(heading)) + svg.toStdString());
  }

  [[nodiscard]] std::string charts(const Json& played) const {
    return length_chart(played) + branching_chart(played) + lead_chart(played) + outcome_chart(played) +
           boards(played, "captures", Word::kCaptures) + boards(played, "visits", Word::kVisits);
  }

  [[nodiscard]] std::string length_chart(const Json& played) const {
    LineChart chart{chart_word(Word::kPlies), chart_word(Word::kGamesShare), {}, true, true, true};
    // One width for all, or their shares couldn't be compared.
    double width = 0;
    for (std::size_t i = 0; i < sets().size(); ++i) {
      const Json& lengths = played.at("runs").at(i).at("lengths");
      const std::size_t step = lengths.at("games").size() / kLengthBars + 1;
      width = std::max(width, static_cast<double>(step) * lengths.at("plies_per_bar").get<double>());
    }
    for (std::size_t i = 0; i < sets().size(); ++i) {
      const Json &lengths = played.at("runs").at(i).at("lengths"), &bars = lengths.at("games");
      const auto bar_width = lengths.at("plies_per_bar").get<double>();
      const auto games = played.at("runs").at(i).at("games").get<double>();
      std::vector<double> shares;
      for (std::size_t bar = 0; bar < bars.size(); ++bar) {
        const auto place = static_cast<std::size_t>((static_cast<double>(bar) + 0.5) * bar_width / width);
        if (shares.size() <= place) shares.resize(place + 1, 0);
        shares[place] += bars.at(bar).get<double>() / games;
      }
      ChartLine line{q_name(i), {}};
      for (std::size_t place = 0; place < shares.size(); ++place)
        line.points.emplace_back((static_cast<double>(place) + 0.5) * width, shares[place]);
      chart.lines.push_back(std::move(line));
    }
    return framed(Word::kLength, svg_of(*make_chart(chart, {}), kChartSize, chart_word(Word::kLength)));
  }

  [[nodiscard]] std::string branching_chart(const Json& played) const {
    // Means over a handful of games at the long end would only flicker.
    constexpr double kEnough = 0.02;
    LineChart chart{chart_word(Word::kPly), chart_word(Word::kMoves), {}, false, false, true};
    for (std::size_t i = 0; i < sets().size(); ++i) {
      const Json &branching = played.at("runs").at(i).at("branching_by_ply"),
                 &means = branching.at("mean_moves"), &plies = branching.at("plies");
      const auto width = branching.at("plies_per_bar").get<double>();
      ChartLine line{q_name(i), {}};
      for (std::size_t bar = 0; bar < means.size(); ++bar)
        if (means.at(bar).is_number() && plies.at(bar).get<double>() >= kEnough * plies.at(0).get<double>())
          line.points.emplace_back((static_cast<double>(bar) + 0.5) * width, means.at(bar).get<double>());
      chart.lines.push_back(std::move(line));
    }
    return framed(Word::kBranching, svg_of(*make_chart(chart, {}), kChartSize, chart_word(Word::kBranching)));
  }

  [[nodiscard]] std::string lead_chart(const Json& played) const {
    LineChart chart{chart_word(Word::kProgress), chart_word(Word::kWinnerExpects), {}, false, false, false};
    for (std::size_t i = 0; i < sets().size(); ++i) {
      const Json& run = played.at("runs").at(i);
      if (!run.contains("lead")) return {};
      const Json& points = run.at("lead").at("winner_expects");
      ChartLine line{q_name(i), {}};
      for (std::size_t point = 0; point < points.size(); ++point)
        line.points.emplace_back(100.0 * static_cast<double>(point) / static_cast<double>(points.size() - 1),
                                 number_in(points.at(point)));
      chart.lines.push_back(std::move(line));
    }
    return framed(Word::kLead, svg_of(*make_chart(chart, {}), kChartSize, chart_word(Word::kLead)));
  }

  [[nodiscard]] std::string outcome_chart(const Json& played) const {
    ShareChart chart;
    const Json &seats = played.at("runs").at(0).at("seats"), &names = sets().at(0).at("seats");
    std::vector<double> rest(sets().size(), 1);
    for (std::size_t i = 0; i < sets().size(); ++i) {
      chart.sets.push_back(q_name(i));
      if (played.at("runs").at(i).at("seats") != seats) return {};  // other sides in another game
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      ShareChart::Part part{QString::fromStdString(names.at(seat).get<std::string>()), {}};
      for (std::size_t i = 0; i < sets().size(); ++i) {
        const auto share = number_in(played.at("runs")
                                         .at(i)
                                         .at("metrics")
                                         .at("wins." + seats.at(seat).get<std::string>())
                                         .at("value"));
        part.shares.push_back(share);
        rest[i] = std::max(0.0, rest[i] - share);
      }
      chart.parts.push_back(std::move(part));
    }
    chart.parts.push_back({chart_word(Word::kDrawn), rest});
    return framed(Word::kOutcome, svg_of(*make_chart(chart, {}), kChartSize, chart_word(Word::kOutcome)));
  }

  [[nodiscard]] std::string boards(const Json& played, const char* what, Word heading) const {
    const ChartColors colors;
    std::string maps;
    for (std::size_t i = 0; i < sets().size(); ++i) {
      const Json &board = sets().at(i).at("board"), &run = played.at("runs").at(i);
      if (board.is_null() || !run.contains("board")) return {};
      const Json& counts = run.at("board").at(what);
      HeatMap map{board.at("columns").get<int>(), board.at("rows").get<int>(), {}};
      double most = 1;
      for (const Json& count : counts) most = std::max(most, count.get<double>());
      for (std::size_t field = 0; field < board.at("fields").size(); ++field) {
        const Json& place = board.at("fields").at(field);
        map.fields.push_back(
            {place.at(1).get<int>(), place.at(2).get<int>(), counts.at(field).get<double>() / most});
      }
      maps += element("div",
                      svg_of(map, kBoardSize, colors.of(i), colors.grid, q_name(i)).toStdString() +
                          element("p", key(i) + escaped(set_name(i))),
                      "board");
    }
    return element("figure", element("figcaption", say(heading)) + element("div", maps, "boards"));
  }

  [[nodiscard]] std::string repeat() const {
    const auto row = [](const std::string& what, const std::string& value) {
      return element("tr", element("td", what) + element("td", element("code", escaped(value))));
    };
    std::string rows;
    for (std::size_t i = 0; i < sets().size(); ++i) {
      const Json &run = json_.at("played").at(0).at("runs").at(i), &plugin = run.at("plugin");
      rows += element("tr", "<th colspan=\"2\">" + key(i) + escaped(set_name(i)) + "</th>");
      rows += row(say(Word::kRulesHash), run.at("rules_hash").get<std::string>());
      rows += row(say(Word::kPlugin), plugin.at("file").get<std::string>() + " " +
                                          plugin.at("version").get<std::string>() + " " +
                                          plugin.at("hash").get<std::string>());
      rows += row(say(Word::kSeed), std::to_string(run.at("seed").get<std::uint64_t>()));
    }
    rows +=
        row(say(Word::kProgram), json_.at("played").at(0).at("runs").at(0).at("program").get<std::string>());
    return element("section", element("h2", say(Word::kRepeat)) + element("p", say(Word::kRepeatText)) +
                                  element("pre", escaped(json_.at("command").get<std::string>())) +
                                  element("div", element("table", rows), "wide")) +
           "\n";
  }

  const Json& json_;
  Language language_;
};

}  // namespace

Result<std::string> make_page(std::string_view figures) {
  try {
    const Json json = Json::parse(figures);
    if (json.value("format", "") != "boardwright comparison 1")
      return fail("not the figures of a comparison: expected the format 'boardwright comparison 1'");
    return Page(json).text();
  } catch (const Json::exception& bad) {
    return fail(std::string("not the figures of a comparison: ") + bad.what());
  }
}

}  // namespace boardwright::report
