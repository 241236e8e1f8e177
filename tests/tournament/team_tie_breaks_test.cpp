// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tie-breaks of teams, counted by hand (T18).
#include "framework/tournament/team_tie_breaks.hpp"

#include <catch2/catch.hpp>

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

/// Three teams of two boards, everybody against everybody. Board points of the first team of each match:
/// 1-2: 1, 1 (2-0); 1-3: 0, ½ (½-1½); 2-3: 1, ½ (1½-½). So match points 2, 2, 2 and game points 2½, 1½, 2.
TeamTable three_teams() {
  TeamTable teams;
  teams.boards = 2;
  for (auto* table : {&teams.match, &teams.game}) {
    table->scheme = {};
    table->round_robin = true;
    table->entrants.resize(3);
    for (auto& team : table->entrants) team.rounds.resize(3);
  }
  teams.match.scheme.win = 20, teams.match.scheme.draw = 10;
  teams.game.scheme.win = 20, teams.game.scheme.draw = 10;
  teams.brought.assign(3, std::vector<std::vector<Points>>(3));
  const auto match = [&](std::size_t round, Number one, Number two, std::vector<Points> boards) {
    Points first = 0, second = 0;
    for (const Points points : boards) {
      first += points, second += 10 - points;
      teams.brought[two - 1][round].push_back(10 - points);
    }
    teams.brought[one - 1][round] = std::move(boards);
    const auto enter = [&](Number who, Number other, Points own, Points theirs) {
      const Code code = own > theirs ? Code::kWin : own < theirs ? Code::kLoss : Code::kDraw;
      teams.match.entrants[who - 1].rounds[round] = {other, Side::kFirst, code, {}, {}};
      teams.game.entrants[who - 1].rounds[round] = {other, Side::kFirst, code, own, {}};
    };
    enter(one, two, first, second);
    enter(two, one, second, first);
  };
  match(0, 1, 2, {10, 10});
  match(1, 1, 3, {0, 5});
  match(2, 2, 3, {10, 5});
  return teams;
}

std::string order(const TeamTable& teams, std::vector<std::string> codes) {
  std::string text;
  const auto lines = team_standings(teams, codes).value();
  for (const auto& line : lines)
    text += (text.empty() ? "" : " ") + std::to_string(line.place) + ":" + std::to_string(line.number);
  return text;
}

std::string values(const TeamTable& teams, const std::string& code) {
  std::string text;
  const auto lines = team_standings(teams, std::vector{code}).value();
  for (Number number = 1; number <= 3; ++number)
    for (const auto& line : lines)
      if (line.number == number) text += (text.empty() ? "" : " ") + decimal_text(line.values.at(0), 2);
  return text;
}

}  // namespace

TEST_CASE("the other score, and what opponents have scored (T18.1)") {
  const auto teams = three_teams();
  CHECK(order(teams, {}) == "1:1 1:2 1:3");
  CHECK(values(teams, "MPVGP") == "2.50 1.50 2.00");
  CHECK(order(teams, {"MPVGP"}) == "1:1 2:3 3:2");
  CHECK(values(teams, "BH:MP") == "4.00 4.00 4.00");
  CHECK(values(teams, "BH:GP") == "3.50 4.50 4.00");
  // Opponent's match score times own match points: each beat one with 2.
  CHECK(values(teams, "EMMSB") == "4.00 4.00 4.00");
  // Opponent's match score (2 each) times own game points.
  CHECK(values(teams, "EMGSB") == "5.00 3.00 4.00");
  // Opponent's game score times own match points: 1 beat 2 (1½), 2 beat 3 (2), 3 beat 1 (2½).
  CHECK(values(teams, "EGMSB") == "3.00 4.00 5.00");
  // 1: 1½ x 2 + 2 x ½; 2: 2½ x 0 + 2 x 1½; 3: 2½ x 1½ + 1½ x ½.
  CHECK(values(teams, "EGGSB") == "4.00 3.00 4.50");
  CHECK(values(teams, "EGGSB/C1") == "1.00 0.00 3.75");  // without the opponent of the lowest score
  auto by_games = teams;
  by_games.by_game_points = true;
  CHECK(order(by_games, {}) == "1:1 2:3 3:2");
  CHECK(values(by_games, "MPVGP") == "2.00 2.00 2.00");
}

TEST_CASE("direct encounters of teams, by both scores and by boards (T18.2)") {
  const auto teams = three_teams();
  // All are level by match points among each other, so by game points.
  CHECK(order(teams, {"EDE"}) == "1:1 2:3 3:2");
  auto apart = teams;
  for (auto* table : {&apart.match, &apart.game})
    for (auto& team : table->entrants) team.rounds.assign(1, {});
  CHECK(order(apart, {"EDE"}) == "1:1 1:2 1:3");  // nobody has met anybody
  CHECK(is_team_code("EDEBT"));
  CHECK(order(teams, {"EDEBB"}) == "1:1 2:3 3:2");
}

TEST_CASE("board count, top boards, without the bottom boards (T18.3)") {
  const auto teams = three_teams();
  // Boards 1 and 2: team 1 has 1 and 1½, team 2 1 and ½, team 3 1 and 1.
  CHECK(order(teams, {"BC"}) == "1:2 2:3 3:1");   // 1 + 1, 1 + 2, 1 + 3: less is better
  CHECK(order(teams, {"TBR"}) == "1:1 2:3 3:2");  // board 1 is level, board 2 decides
  CHECK(order(teams, {"BBE"}) == "1:1 1:2 1:3");  // without board 2 all have 1
}

TEST_CASE("the secondary score with a part of the opponents' (T18.4)") {
  // Greatest primary total 3 rounds x 2 = 6, greatest secondary of a match 2: the divisor is 3; BH:MP is 4 for all.
  CHECK(values(three_teams(), "SSSC") == "3.83 2.83 3.33");
}

TEST_CASE("what no tie-break of teams is") {
  CHECK_FALSE(is_team_code("BH"));
  CHECK_FALSE(is_team_code("BC/C1"));
  CHECK(is_team_code("EMMSB/C1"));
  CHECK_FALSE(team_standings(three_teams(), std::vector<std::string>{"XYZ"}));
}
