// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/team_table_of.hpp"

#include <algorithm>

#include "framework/tournament/groups_of.hpp"
#include "framework/tournament/round_entries.hpp"

namespace boardwright::tournament {
namespace {

/// The table by one of the two scores.
Crosstable by_score(const Tournament& tournament, bool game_points, std::span<const std::string> order,
                    const NameOf& name) {
  Tournament other = tournament;
  other.settings.teams.by_game_points = game_points;
  auto table = crosstable_of(other, order, static_cast<std::uint32_t>(tournament.rounds.size()), name);
  table.scheme.pending = 0;
  // What was brought along counts for the primary score alone.
  if (game_points != tournament.settings.teams.by_game_points)
    for (auto& entrant : table.entrants) entrant.start = 0;
  return table;
}

std::vector<Points> boards_of(const Settings& settings, const std::vector<Code>& games, bool first) {
  std::vector<Points> brought;
  for (const Code game : games) {
    const auto [one, other] = game_halves(game);
    const Points half = first ? one : other;
    brought.push_back(half == 10 ? settings.scheme.win : half == 5 ? settings.scheme.draw : 0);
  }
  return brought;
}

}  // namespace

TeamTable team_table_of(const Tournament& tournament, std::span<const std::string> order,
                        const NameOf& name) {
  TeamTable teams{by_score(tournament, false, order, name),
                  by_score(tournament, true, order, name),
                  tournament.settings.teams.by_game_points,
                  tournament.settings.teams.boards,
                  {}};
  teams.brought.assign(order.size(), std::vector<std::vector<Points>>(tournament.rounds.size()));
  for (std::size_t round = 0; round < tournament.rounds.size(); ++round)
    for (const auto& board : tournament.rounds[round].boards) {
      if (!board.score) continue;
      for (const bool first : {true, false}) {
        const auto& team = first ? board.pairing.first : board.pairing.second;
        const auto at = std::ranges::find(order, team);
        if (at == order.end()) continue;
        teams.brought[static_cast<std::size_t>(at - order.begin())][round] =
            boards_of(tournament.settings, board.score->games, first);
      }
    }
  return teams;
}

std::vector<TeamScore> team_scores(const Tournament& tournament, const NameOf& name) {
  const TableNow now = table_now(tournament, name);
  const std::uint32_t best = tournament.settings.teams.best;
  std::vector<TeamScore> scores;
  for (const auto& team : teams_of(tournament, now.order)) {
    TeamScore score{team.name, 0, 0, {}, 0};
    for (const Number number : team.people)
      score.people.emplace_back(now.order[number - 1], now.table.score(number, now.table.rounds()));
    std::ranges::stable_sort(score.people, std::ranges::greater{}, &std::pair<std::string, Points>::second);
    score.counted = best == 0 ? score.people.size() : std::min<std::size_t>(best, score.people.size());
    for (std::size_t i = 0; i < score.counted; ++i) score.points += score.people[i].second;
    scores.push_back(std::move(score));
  }
  std::ranges::stable_sort(scores, std::ranges::greater{}, &TeamScore::points);
  for (std::size_t i = 0; i < scores.size(); ++i)
    scores[i].place = i > 0 && scores[i].points == scores[i - 1].points ? scores[i - 1].place
                                                                        : static_cast<std::uint32_t>(i + 1);
  return scores;
}

}  // namespace boardwright::tournament
