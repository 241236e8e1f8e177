// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_charts.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/report/board_shape.hpp"

namespace boardwright::report {

using Json = ReportFigures::Json;

namespace {

/// Bars of the chart of lengths: more would only flicker.
constexpr std::size_t kLengthBars = 40;
/// Means over a handful of games at the long end would only flicker too: a share of the games.
constexpr double kEnoughGames = 0.02;

/// One width for all rule sets, or their shares couldn't be compared.
double length_width(const ReportFigures& figures, const Json& played) {
  double width = 0;
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    const Json& lengths = played.at("runs").at(i).at("lengths");
    const std::size_t step = lengths.at("games").size() / kLengthBars + 1;
    width = std::max(width, static_cast<double>(step) * lengths.at("plies_per_bar").get<double>());
  }
  return width;
}

LineChart length_chart(const ReportFigures& figures, const Json& played) {
  LineChart chart{figures.q_say("report.plies"), figures.q_say("report.games_share"), {}, true, true, true};
  const double width = length_width(figures, played);
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    const Json &lengths = played.at("runs").at(i).at("lengths"), &bars = lengths.at("games");
    const auto bar_width = lengths.at("plies_per_bar").get<double>();
    const auto games = played.at("runs").at(i).at("games").get<double>();
    std::vector<double> shares;
    for (std::size_t bar = 0; bar < bars.size(); ++bar) {
      const auto place = static_cast<std::size_t>((static_cast<double>(bar) + 0.5) * bar_width / width);
      if (shares.size() <= place) shares.resize(place + 1, 0);
      shares[place] += bars.at(bar).get<double>() / games;
    }
    ChartLine line{figures.q_set_name(i), {}};
    for (std::size_t place = 0; place < shares.size(); ++place)
      line.points.emplace_back((static_cast<double>(place) + 0.5) * width, shares[place]);
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

LineChart branching_chart(const ReportFigures& figures, const Json& played) {
  LineChart chart{figures.q_say("report.ply"), figures.q_say("report.moves"), {}, false, false, true};
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    const Json &branching = played.at("runs").at(i).at("branching_by_ply"),
               &means = branching.at("mean_moves"), &plies = branching.at("plies");
    const auto width = branching.at("plies_per_bar").get<double>();
    ChartLine line{figures.q_set_name(i), {}};
    for (std::size_t bar = 0; bar < means.size(); ++bar)
      if (means.at(bar).is_number() &&
          plies.at(bar).get<double>() >= kEnoughGames * plies.at(0).get<double>())
        line.points.emplace_back((static_cast<double>(bar) + 0.5) * width, means.at(bar).get<double>());
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

/// Nothing where no game was examined.
std::optional<LineChart> lead_chart(const ReportFigures& figures, const Json& played) {
  LineChart chart{
      figures.q_say("report.progress"), figures.q_say("report.winner_expects"), {}, false, false, false};
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    const Json& run = played.at("runs").at(i);
    if (!run.contains("lead")) return {};
    const Json& points = run.at("lead").at("winner_expects");
    ChartLine line{figures.q_set_name(i), {}};
    for (std::size_t point = 0; point < points.size(); ++point)
      line.points.emplace_back(100.0 * static_cast<double>(point) / static_cast<double>(points.size() - 1),
                               number_in(points.at(point)));
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

/// Ratings above the fewest simulations, by doublings; nothing where no ladder was climbed.
std::optional<LineChart> skill_chart(const ReportFigures& figures, const Json& played) {
  LineChart chart{{}, QStringLiteral("Elo"), {}, false, false, true};
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    const Json& run = played.at("runs").at(i);
    if (!run.contains("skill_ladder")) return {};
    const Json& steps = run.at("skill_ladder").at("steps");
    ChartLine line{figures.q_set_name(i), {{0, 0}}};
    for (const Json& step : steps)
      line.points.emplace_back(line.points.size(), line.points.back().second + number_in(step.at("elo")));
    chart.lines.push_back(std::move(line));
    chart.across = figures.q_say("report.doublings")
                       .replace("{0}", QString::number(steps.at(0).at("weaker").get<std::uint64_t>()));
  }
  return chart;
}

/// Nothing where the rule sets have different sides, as in different games.
std::optional<ShareChart> outcome_chart(const ReportFigures& figures, const Json& played) {
  ShareChart chart;
  const Json &seats = played.at("runs").at(0).at("seats"), &names = figures.sets().at(0).at("seats");
  std::vector<double> rest(figures.sets().size(), 1);
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    chart.sets.push_back(figures.q_set_name(i));
    if (played.at("runs").at(i).at("seats") != seats) return {};
  }
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    ShareChart::Part part{QString::fromStdString(names.at(seat).get<std::string>()), {}};
    const std::string metric = "wins." + seats.at(seat).get<std::string>();
    for (std::size_t i = 0; i < figures.sets().size(); ++i) {
      const auto share = number_in(played.at("runs").at(i).at("metrics").at(metric).at("value"));
      part.shares.push_back(share);
      rest[i] = std::max(0.0, rest[i] - share);
    }
    chart.parts.push_back(std::move(part));
  }
  chart.parts.push_back({figures.q_say("report.drawn"), rest});
  return chart;
}

/// Nothing without boards, or where no game's board was looked at. `what`: "captures" or "visits".
std::optional<std::vector<SetMap>> boards(const ReportFigures& figures, const Json& played,
                                          const char* what) {
  std::vector<SetMap> maps;
  for (std::size_t i = 0; i < figures.sets().size(); ++i) {
    const Json &board = figures.sets().at(i).at("board"), &run = played.at("runs").at(i);
    if (board.is_null() || !run.contains("board")) return {};
    const Json& counts = run.at("board").at(what);
    HeatMap map{board.at("columns").get<double>(), board.at("rows").get<double>(), {}};
    const std::vector<QPolygonF> outlines = outlines_of(board);
    double most = 1;
    for (const Json& count : counts) most = std::max(most, count.get<double>());
    for (std::size_t field = 0; field < board.at("fields").size(); ++field) {
      const Json& place = board.at("fields").at(field);
      HeatMap::Field one{place.at(1).get<double>(), place.at(2).get<double>(),
                         counts.at(field).get<double>() / most};
      if (!is_grid(board)) {
        one.point = place.at(kOutlineAt).is_null();
        if (!one.point) one.outline = outlines.at(place.at(kOutlineAt).get<std::size_t>());
      }
      map.fields.push_back(std::move(one));
    }
    maps.push_back({i, figures.q_set_name(i), std::move(map)});
  }
  return maps;
}

}  // namespace

std::vector<ReportChart> charts_of(const ReportFigures& figures, const Json& played) {
  std::vector<ReportChart> charts;
  charts.push_back({"report.length", length_chart(figures, played)});
  charts.push_back({"report.branching", branching_chart(figures, played)});
  if (auto lead = lead_chart(figures, played)) charts.push_back({"report.lead", std::move(*lead)});
  if (auto outcome = outcome_chart(figures, played))
    charts.push_back({"report.outcome", std::move(*outcome)});
  if (auto skill = skill_chart(figures, played)) charts.push_back({"report.skill", std::move(*skill)});
  if (auto maps = boards(figures, played, "captures"))
    charts.push_back({"report.captures", std::move(*maps)});
  if (auto maps = boards(figures, played, "visits")) charts.push_back({"report.visits", std::move(*maps)});
  for (ReportChart& chart : charts)
    std::visit(
        [&](auto& content) {
          if constexpr (requires { content.numbers; }) content.numbers = figures.numbers();
        },
        chart.content);
  return charts;
}

}  // namespace boardwright::report
