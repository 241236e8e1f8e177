// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/standings_now.hpp"

#include <algorithm>

#include "framework/evening/board_at.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/score.hpp"

namespace boardwright {
namespace {

using namespace tournament;

bool in_teams(const Tournament& now) {
  return !now.settings.of_teams() &&
         std::ranges::any_of(now.entrants, [](const EntrantNow& one) { return !one.data.team.empty(); });
}

}  // namespace

Allowed<StandingsNow> standings_of(const Tournament& tournament, const NameOf& name) {
  StandingsNow standings;
  auto columns = standing_columns(tournament.settings);
  if (!columns) return refuse("evening.no_standings", {columns.error()});
  auto lines = standing_lines(tournament, name, utc_now());
  if (!lines) return refuse("evening.no_standings", {lines.error()});
  standings.columns = std::move(*columns), standings.lines = std::move(*lines);
  if (in_teams(tournament)) standings.team_scores = team_scores(tournament, name);
  return standings;
}

Allowed<StandingsNow> standings_if(const Tournament& tournament, const NameOf& name, std::uint32_t round,
                                   const std::map<std::uint32_t, Score>& scores) {
  Tournament after = tournament;
  for (const auto& [number, score] : scores) {
    if (const auto at = board_at(tournament, round, number); !at) return pass_on(at);
    if (auto good = check_score(score, tournament.settings); !good) return pass_on(good);
    for (auto& one : after.results_of()[round - 1].boards)
      if (one.pairing.board == number) one.score = score, one.disputed = false;
  }
  return standings_of(after, name);
}

}  // namespace boardwright
