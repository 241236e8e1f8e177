// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/tournament_standings.hpp"

#include <algorithm>

#include "framework/tournament/keizer.hpp"
#include "framework/tournament/standings.hpp"

namespace boardwright::tournament {

bool goes_by_keizer(const Settings& settings) {
  if (settings.system == System::kKeizer) return true;
  return settings.system == System::kOpenEvening && settings.tie_breaks == std::vector<std::string>{"KEIZER"};
}

Result<std::vector<TieBreak>> tie_breaks_of(const Settings& settings) {
  if (settings.system == System::kOpenEvening && goes_by_keizer(settings)) return std::vector<TieBreak>{};
  if (!settings.tie_breaks.empty()) {
    std::string text;
    for (const auto& code : settings.tie_breaks) text += (text.empty() ? "" : ",") + code;
    return parse_tie_breaks(text);
  }
  if (settings.system == System::kOpenEvening) return parse_tie_breaks("WON,DE");  // no rounds in common
  const PointScheme usual;
  return recommended_tie_breaks({settings.system == System::kRoundRobin, settings.games_per_match > 1,
                                 settings.scheme.win == usual.win && settings.scheme.draw == usual.draw &&
                                     settings.scheme.loss == usual.loss});
}

namespace {

/// The only value is Keizer's points; no two share a place (T15.4).
std::vector<PlacedLine> by_keizer(const TableNow& now) {
  std::vector<PlacedLine> placed;
  const std::uint32_t rounds = now.table.rounds();
  for (const auto& line : keizer_ranking(now.table, rounds))
    placed.push_back({now.order[line.number - 1],
                      line.number,
                      static_cast<std::uint32_t>(placed.size() + 1),
                      now.table.score(line.number, rounds),
                      {line.points}});
  return placed;
}

}  // namespace

Result<std::vector<PlacedLine>> standing_lines(const Tournament& tournament, const NameOf& name) {
  const TableNow now = table_now(tournament, name);
  if (goes_by_keizer(tournament.settings)) return by_keizer(now);
  const auto list = tie_breaks_of(tournament.settings);
  if (!list) return fail(list.error());
  StandingsOptions options;
  for (const auto& lot : tournament.lots)
    if (lot.what == "numbers")
      for (std::size_t i = 0; i < now.order.size(); ++i) options.lots.push_back(static_cast<Number>(i + 1));
  const auto lines = standings(now.table, *list, options);
  if (!lines) return fail(lines.error());
  std::vector<PlacedLine> placed;
  for (const auto& line : *lines)
    placed.push_back({now.order[line.number - 1], line.number, line.place, line.score, line.values});
  return placed;
}

}  // namespace boardwright::tournament
