// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who stands where: now, if the last boards end so, and of a series together.
#include <algorithm>

#include "framework/evening/evening.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/score.hpp"

namespace boardwright {
namespace {

using namespace tournament;

bool in_teams(const Tournament& now) {
  return !now.settings.of_teams() &&
         std::ranges::any_of(now.entrants, [](const EntrantNow& one) { return !one.data.team.empty(); });
}

Allowed<StandingsNow> standings_of(const Tournament& now, const NameOf& name) {
  StandingsNow standings;
  auto columns = standing_columns(now.settings);
  if (!columns) return refuse("evening.no_standings", {columns.error()});
  auto lines = standing_lines(now, name, utc_now());
  if (!lines) return refuse("evening.no_standings", {lines.error()});
  standings.columns = std::move(*columns), standings.lines = std::move(*lines);
  if (in_teams(now)) standings.team_scores = team_scores(now, name);
  return standings;
}

SeriesRules rules_of(const SeriesSettings& settings) {
  SeriesRules rules;
  if (settings.points == SeriesCount::kAllRound) {
    rules = all_round_rules();
    if (settings.best > 0) rules.best = settings.best;
    return rules;
  }
  rules.points = settings.points == SeriesCount::kByPlace   ? SeriesPoints::kByPlace
                 : settings.points == SeriesCount::kByScore ? SeriesPoints::kByScore
                                                            : SeriesPoints::kByShare;
  rules.by_place = settings.by_place, rules.best = settings.best;
  return rules;
}

}  // namespace

Allowed<StandingsNow> Evening::standings() const { return standings_of(now_, names()); }

Allowed<StandingsNow> Evening::what_if(std::uint32_t round,
                                       const std::map<std::uint32_t, Score>& scores) const {
  Tournament after = now_;
  for (const auto& [number, score] : scores) {
    const Round* of = nullptr;
    const auto found = board(round, number, &of);
    if (!found) return pass_on(found);
    if (auto good = check_score(score, now_.settings); !good) return pass_on(good);
    for (auto& one : after.results_of()[round - 1].boards)
      if (one.pairing.board == number) one.score = score, one.disputed = false;
  }
  return standings_of(after, names());
}

Allowed<SeriesNow> Evening::series(std::shared_ptr<Club> club, std::string_view name) {
  const auto all = list(*club);
  if (!all) return pass_on(all);
  SeriesNow series;
  std::vector<SeriesEvening> evenings;
  for (auto info = all->rbegin(); info != all->rend(); ++info) {  // the oldest first
    Evening one(club, info->id, {});
    if (auto read = one.refresh(); !read) return pass_on(read);
    const auto& settings = one.now().settings;
    if (settings.series.name.empty() || folded(settings.series.name) != folded(name)) continue;
    series.rules = rules_of(settings.series);
    if (!one.now().begun()) continue;
    const auto standings = one.standings();
    if (!standings) return pass_on(standings);
    SeriesEvening evening{settings.games.empty() ? std::string() : settings.games.front().game, {}};
    for (const auto& line : standings->lines)
      evening.results.push_back({line.player, line.place, line.points});
    evenings.push_back(std::move(evening));
    series.tournaments.push_back(*info);
  }
  if (evenings.empty()) return refuse("evening.no_series", {excerpt(name)});
  series.lines = series_table(evenings, series.rules);
  return series;
}

}  // namespace boardwright
