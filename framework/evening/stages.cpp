// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/stages.hpp"

#include <algorithm>

#include "framework/evening/tournament_list.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/round_robin_table.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// For the one who was second first.
Score other_way_round(Score score) {
  std::swap(score.first, score.second);
  std::swap(score.first_points, score.second_points);
  if (score.ahead) score.ahead = -*score.ahead;
  for (Code& game : score.games) game = other(game);
  return score;
}

}  // namespace

std::vector<std::string> who_goes_through(const StandingsNow& standings, std::size_t through) {
  std::vector<std::string> players;
  std::map<std::uint32_t, std::vector<Number>> groups;
  for (const auto& line : standings.lines) {
    groups[line.group].push_back(static_cast<Number>(players.size() + 1));
    players.push_back(line.player);
  }
  std::vector<std::vector<Number>> in_order;
  for (auto& [group, numbers] : groups) in_order.push_back(std::move(numbers));
  std::vector<std::string> on;
  for (const Number number : who_goes_on(in_order, through)) on.push_back(players[number - 1]);
  return on;
}

EveningPlan carried_games(const Tournament& now, const Tournament& earlier) {
  EveningPlan plan;
  std::uint32_t number = 0;
  for (const auto& round : earlier.rounds) {
    Published carried;
    std::vector<Score> scores;
    for (const auto& board : round.boards) {
      const auto* first = now.entrant(board.pairing.first);
      const auto* second = now.entrant(board.pairing.second);
      if (first == nullptr || second == nullptr || !board.score || board.score->first == Code::kOpen)
        continue;
      Board here = board.pairing;
      here.board = static_cast<std::uint32_t>(carried.boards.size() + 1), here.sitting = 1;
      if (board.swapped) std::swap(here.first, here.second);
      carried.boards.push_back(std::move(here));
      scores.push_back(board.swapped ? other_way_round(*board.score) : *board.score);
    }
    if (carried.boards.empty()) continue;
    carried.round = ++number;
    for (const auto& entrant : now.entrants) {
      carried.order.push_back(entrant.data.player);
      const bool plays = std::ranges::any_of(carried.boards, [&](const Board& board) {
        return board.first == entrant.data.player || board.second == entrant.data.player;
      });
      if (!plays) carried.out[entrant.data.player] = Attendance::kOut;
    }
    carried.edition = now.settings.edition, carried.program = BOARDWRIGHT_VERSION;
    carried.by_hand = carried.carried = true;
    carried.reason = earlier.settings.name;
    const std::string id = new_id(utc_now());
    const auto boards = carried.boards;
    plan.events.push_back({std::move(carried), id});
    for (std::size_t i = 0; i < boards.size(); ++i)
      plan.events.push_back({ResultGiven{id, boards[i].board, scores[i], Source::kArbiter, {}, {}}});
    plan.events.push_back({StateSaid{id, RoundState::kClosed}});
  }
  return plan;
}

Allowed<std::pair<std::vector<std::string>, std::vector<std::string>>> stage_differs(Club& club,
                                                                                     const Tournament& now,
                                                                                     const NameOf& name) {
  std::pair<std::vector<std::string>, std::vector<std::string>> differs;
  if (now.settings.stage_of.empty()) return differs;
  const auto read = read_tournament(club, now.settings.stage_of);
  if (!read) return pass_on(read);
  const Tournament& before = read->now;
  if (before.history.empty()) return refuse("evening.no_earlier_stage");
  const auto standings = standings_of(before, name);
  if (!standings) return pass_on(standings);
  std::uint32_t groups = 1;
  for (const auto& line : standings->lines) groups = std::max(groups, line.group);
  std::vector<std::string> here;
  for (const auto& entrant : now.entrants)
    if (before.entrant(entrant.data.player) != nullptr) here.push_back(entrant.data.player);
  const auto on = who_goes_through(*standings, (here.size() + groups - 1) / groups);
  const auto missing = [](const std::vector<std::string>& from, const std::vector<std::string>& in) {
    std::vector<std::string> left;
    std::ranges::copy_if(from, std::back_inserter(left), [&](const std::string& player) {
      return std::ranges::find(in, player) == in.end();
    });
    return left;
  };
  differs = {missing(here, on), missing(on, here)};
  return differs;
}

}  // namespace boardwright
