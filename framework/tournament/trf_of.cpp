// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/trf_of.hpp"

#include <algorithm>

#include "framework/clock/time_control_text.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::tournament {
namespace {

std::string seconds_of(Milliseconds time) {
  return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

/// Of one side; empty: TRF has no form for it.
std::string side_time(const SeatControl& control) {
  std::string text;
  if (control.type != SeatControl::Type::kPeriods || control.overtime.type != Overtime::Type::kNone)
    return {};
  for (const auto& period : control.periods) {
    if (period.bonus != Bonus::kNone && period.bonus != Bonus::kIncrement) return {};
    text += text.empty() ? "" : ":";
    if (period.turns != 0) text += std::to_string(period.turns) + "/";
    text += seconds_of(period.time);
    if (period.bonus_time > Milliseconds{0}) text += "+" + seconds_of(period.bonus_time);
  }
  return text;
}

/// Which half of a match of two a game was for this one.
RoundEntry game_of(const RoundEntry& match, std::optional<Code> told, bool second, bool first_of_match) {
  RoundEntry game = match;
  game.points.reset(), game.games_ahead.reset();
  if (second) game.side = other(match.side);
  if (second && match.code == Code::kBye) game.code = Code::kHalf;  // a win and a draw (T9.1)
  if (!match.played() || match.code == Code::kOpen) return game;
  if (told) {
    const Code mine = first_of_match || *told == Code::kDraw ? *told
                      : *told == Code::kWin                  ? Code::kLoss
                                                             : Code::kWin;
    game.code = mine;
    return game;
  }
  // Only the sum is known: what was won first, then what was drawn.
  const std::int32_t ahead = match.games_ahead.value_or(0);
  const bool decided = ahead == 2 || ahead == -2 || (!second && ahead != 0);
  game.code = !decided ? Code::kDraw : ahead > 0 ? Code::kWin : Code::kLoss;
  return game;
}

/// Two rounds for each.
Crosstable games_apart(const Tournament& tournament, const Crosstable& table) {
  Crosstable apart = table;
  apart.scheme = tournament.settings.scheme;
  apart.planned_rounds *= 2;
  for (auto& entrant : apart.entrants) {
    std::vector<RoundEntry> games;
    for (std::size_t round = 0; round < entrant.rounds.size(); ++round) {
      const BoardNow* board = nullptr;
      bool first = true;
      for (const auto& one : tournament.rounds[round].boards)
        if (one.pairing.first == entrant.id || one.pairing.second == entrant.id)
          board = &one, first = one.pairing.first == entrant.id;
      for (const bool second : {false, true}) {
        std::optional<Code> told;
        if (board != nullptr && board->score && board->score->games.size() == 2)
          told = board->score->games[second ? 1 : 0];
        games.push_back(game_of(entrant.rounds[round], told, second, first));
      }
    }
    entrant.rounds = std::move(games);
  }
  return apart;
}

}  // namespace

std::string trf_type(const Settings& settings) {
  const std::string baku = settings.baku ? "_BAKU" : "";
  switch (settings.system) {
    case System::kSwiss: return settings.games_per_match > 1 ? "CUSTOM_SWISS" : "FIDE_DUTCH_2026" + baku;
    case System::kTwoGameSwiss: return "FIDE_DOUBLESWISS" + baku;
    case System::kRoundRobin:
      if (settings.of_teams()) return "FIDE_TEAM_ROUNDROBIN";
      return settings.cycles > 1 ? "FIDE_DOUBLEROUNDROBIN" : "FIDE_ROUNDROBIN";
    case System::kTeamSwiss:
      return std::string("FIDE_TEAM_TYPE") +
             (settings.teams.preference == TeamPreference::kTypeB ? "B_" : "A_") +
             (settings.teams.by_game_points ? "GP_MP" : "MP_GP");
    case System::kScheveningen: return "FIDE_SCHEVENINGEN";
    default: return "CUSTOM_SWISS";
  }
}

std::string trf_time(const TimeControl& control) {
  if (control.seats.empty()) return {};
  for (const auto& seat : control.seats)
    if (side_time(seat).empty()) return {};
  const std::string first = side_time(control.seats.front());
  if (control.seats.size() < 2 || side_time(control.seats[1]) == first) return first;
  return "W" + first + "-B" + side_time(control.seats[1]);
}

Allowed<TrfFile> trf_of(const Tournament& tournament, const NameOf& name) {
  const Settings& settings = tournament.settings;
  if (settings.without_rounds() || settings.of_teams()) return refuse("trf.no_rounds");
  for (const auto& entrant : tournament.entrants)
    if (entrant.balance && entrant.balance->points != 0)
      return refuse("trf.balance", {name(entrant.data.player)});
  TableNow now = table_now(tournament, name);
  TrfFile file;
  const bool apart = settings.games_per_match > 1;
  file.table = apart ? games_apart(tournament, now.table) : std::move(now.table);
  file.table.scheme.pending = settings.scheme.pending;
  file.people.resize(file.table.entrants.size());
  file.lines.push_back({"012", one_line(settings.name)});
  file.lines.push_back({"092", one_line(settings.games.front().game)});
  file.lines.push_back({"192", trf_type(settings)});
  if (const auto control = read_time_control(settings.clock); control && !trf_time(*control).empty())
    file.lines.push_back({"222", trf_time(*control)});
  if (apart)
    for (std::size_t round = 0; round < tournament.rounds.size(); ++round)
      file.lines.push_back(
          {"###", "bw match " + std::to_string(2 * round + 1) + " " + std::to_string(2 * round + 2)});
  return file;
}

}  // namespace boardwright::tournament
