// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/series_now.hpp"

#include <ranges>

#include "framework/evening/evening_log.hpp"
#include "framework/evening/standings_now.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using namespace tournament;

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

Allowed<SeriesNow> series_now(const std::shared_ptr<Club>& club, std::string_view name) {
  const auto all = list_tournaments(*club);
  if (!all) return pass_on(all);
  SeriesNow series;
  std::vector<SeriesEvening> evenings;
  for (const auto& info : std::views::reverse(*all)) {  // the oldest first
    EveningLog one(club, info.id);
    if (auto read = one.refresh(); !read) return pass_on(read);
    const auto& settings = one.now().settings;
    if (settings.series.name.empty() || folded(settings.series.name) != folded(name)) continue;
    series.rules = rules_of(settings.series);
    if (!one.now().begun()) continue;
    const auto standings = standings_of(one.now(), one.names());
    if (!standings) return pass_on(standings);
    SeriesEvening evening{settings.games.empty() ? std::string() : settings.games.front().game, {}};
    for (const auto& line : standings->lines)
      evening.results.push_back({line.player, line.place, line.points});
    evenings.push_back(std::move(evening));
    series.tournaments.push_back(info);
  }
  if (evenings.empty()) return refuse("evening.no_series", {excerpt(name)});
  series.lines = series_table(evenings, series.rules);
  return series;
}

}  // namespace boardwright
