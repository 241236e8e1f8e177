// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/trf_teams.hpp"

#include <algorithm>
#include <string>

namespace boardwright::tournament {
namespace {

/// Reads a line field by field; the first that is wrong is what is told of it.
class TeamLine {
 public:
  TeamLine(const TrfColumns& line, TrfFile& file, TrfLater& later)
      : line_(line), file_(file), later_(later) {}

  Result<void> read() {
    const auto code = line_.code();
    if (code == "310")
      team();
    else if (code == "300")
      line_up();
    else if (code == "320")
      byes();
    else
      forfeit();
    return problem_;
  }

 private:
  [[nodiscard]] bool good() const { return problem_.has_value(); }
  void wrong(std::size_t column, std::string_view sentence) {
    if (good()) problem_ = line_.wrong(column, sentence);
  }

  /// 0 where its columns are empty.
  std::uint32_t number(std::size_t first, std::size_t last, std::string_view what) {
    const auto field = line_.field(first, last);
    if (field.text.empty()) return 0;
    const auto number = trf_number(field.text, kMostEntrants);
    if (!number) wrong(field.column, std::string(what) + " is a number.");
    return number.value_or(0);
  }
  Points points(std::size_t first, std::size_t last) {
    const auto field = line_.field(first, last);
    if (field.text.empty()) return 0;
    const auto points = trf_points(field.text);
    if (!points) wrong(field.column, "Points are a number such as 1.0 or 0.5.");
    return points.value_or(0);
  }
  std::uint32_t round(std::size_t first, std::size_t last) {
    const auto round = trf_round(line_, first, last, 0);
    if (!round && good()) problem_ = tl::unexpected(round.error());
    return round.value_or(0);
  }
  Number team_at(std::size_t column) { return number(column, column + 2, "A team"); }

  /// Four columns each, with a blank between them.
  std::vector<Number> players(std::size_t from) {
    std::vector<Number> players;
    for (std::size_t column = from; column <= line_.length(); column += 5) {
      if (line_.field(column, column + 3).text.empty()) continue;
      const auto player = number(column, column + 3, "A player");
      if (players.size() == kMostTeamPlayers)
        wrong(column, "A team has at most " + std::to_string(kMostTeamPlayers) + " players.");
      if (!good()) return {};
      players.push_back(player);
      needs_entrant(column, player);
    }
    return players;
  }
  void needs_entrant(std::size_t column, Number player) {
    later_.push_back([&file = file_, at = line_.number(), column, player]() -> Result<void> {
      if (player <= file.table.entrants.size()) return {};
      return trf_wrong(at, column, "There is no entrant " + std::to_string(player) + ".");
    });
  }
  void needs_team(std::size_t column, Number team) {
    later_.push_back([&file = file_, at = line_.number(), column, team]() -> Result<void> {
      if (team == 0 || std::ranges::find(file.teams, team, &TrfTeam::number) != file.teams.end()) return {};
      return trf_wrong(at, column, "There is no team " + std::to_string(team) + ".");
    });
  }

  void team() {
    TrfTeam team;
    team.number = team_at(5);
    if (team.number == 0) wrong(5, "The team's number is missing.");
    if (std::ranges::find(file_.teams, team.number, &TrfTeam::number) != file_.teams.end())
      wrong(5, "The team " + std::to_string(team.number) + " was already given.");
    team.name = line_.field(9, 40).text, team.short_name = line_.field(42, 46).text;
    if (const auto strength = number(48, 53, "The strength"); strength > 0) team.strength = strength;
    if (const auto rank = number(69, 71, "The rank"); rank > 0) team.rank = rank;
    team.match_points = points(55, 60), team.game_points = points(62, 67);
    if (good()) team.players = players(74);
    for (std::size_t i = 0; i < team.players.size(); ++i)
      for (const auto& other : file_.teams)
        if (team.players[i] != 0 && std::ranges::find(other.players, team.players[i]) != other.players.end())
          wrong(74 + 5 * i, "The entrant " + std::to_string(team.players[i]) + " plays for team " +
                                std::to_string(other.number) + " already.");
    if (good()) file_.teams.push_back(std::move(team));
  }

  void line_up() {
    TrfLineUp up;
    up.round = round(5, 7), up.team = team_at(9), up.opponent = team_at(13);
    if (up.round == 0) wrong(7, "The round is missing.");
    if (good()) up.players = players(17);
    needs_team(9, up.team), needs_team(13, up.opponent);
    file_.line_ups.push_back(std::move(up));
  }

  void byes() {
    TrfTeamByes byes;
    byes.match_points = points(5, 8), byes.game_points = points(10, 13);
    for (std::size_t column = 15; column <= line_.length(); column += 4) {
      if (byes.teams.size() == kMostRounds) return wrong(column, "So many rounds nobody plays.");
      byes.teams.push_back(team_at(column));
      needs_team(column, byes.teams.back());
    }
    file_.team_byes.push_back(std::move(byes));
  }

  void forfeit() {
    const auto kind = line_.field(5, 6).text;
    if (kind != "+-" && kind != "-+" && kind != "--")
      return wrong(5, "A match that was not played is +-, -+ or --.");
    TrfTeamForfeit one{Code{kind[0]}, Code{kind[1]}, round(8, 10), team_at(12), team_at(16)};
    if (one.round == 0) wrong(8, "The round is missing.");
    if (one.first_team == 0) wrong(12, "The team's number is missing.");
    needs_team(12, one.first_team), needs_team(16, one.second_team);
    file_.team_forfeits.push_back(one);
  }

  const TrfColumns& line_;
  TrfFile& file_;
  TrfLater& later_;
  Result<void> problem_;
};

}  // namespace

Result<void> read_trf_team(const TrfColumns& line, TrfFile& file, TrfLater& later) {
  return TeamLine(line, file, later).read();
}

}  // namespace boardwright::tournament
