// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/trf_of.hpp"

#include <algorithm>

#include "framework/clock/time_control_text.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/tournament_standings.hpp"

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

/// Everybody who plays for a team, in the order of the teams and boards, as one of the file's entrants.
class TeamFile {
 public:
  TeamFile(const Tournament& tournament, const NameOf& name)
      : tournament_(tournament), name_(name), now_(table_now(tournament, name)) {}

  Allowed<TrfFile> make() {
    for (std::size_t i = 0; i < now_.order.size(); ++i) add_team(static_cast<Number>(i + 1), now_.order[i]);
    file_.table.scheme = tournament_.settings.scheme;
    file_.table.edition = tournament_.settings.edition;
    file_.table.planned_rounds = tournament_.settings.rounds;
    file_.table.initial_side = now_.table.initial_side;
    file_.table.round_robin = now_.table.round_robin;
    byes_.match_points = kDrawnMatch, byes_.game_points = game_points_of_bye();
    for (std::size_t i = 0; i < tournament_.rounds.size(); ++i)
      if (auto added = add_round(static_cast<std::uint32_t>(i + 1)); !added) return pass_on(added);
    if (std::ranges::any_of(byes_.teams, [](Number team) { return team != 0; }))
      file_.team_byes.push_back(byes_);
    file_.people.resize(file_.table.entrants.size());
    places();
    return std::move(file_);
  }

 private:
  static constexpr Points kDrawnMatch = 10;  // T10.3
  [[nodiscard]] Points game_points_of_bye() const {
    return static_cast<Points>(tournament_.settings.teams.boards) * tournament_.settings.scheme.draw;
  }

  Number player(const std::string& id) {
    const auto known = std::ranges::find(file_.table.entrants, id, &Entrant::id);
    if (known != file_.table.entrants.end())
      return static_cast<Number>(known - file_.table.entrants.begin() + 1);
    Entrant entrant;
    entrant.id = id;
    entrant.name = name_(id);
    file_.table.entrants.push_back(std::move(entrant));
    return static_cast<Number>(file_.table.entrants.size());
  }

  void add_team(Number number, const std::string& id) {
    TrfTeam team;
    team.number = number;
    team.name = name_(id);
    team.strength = now_.table.of(number).rating
                        ? std::optional(static_cast<std::uint32_t>(*now_.table.of(number).rating))
                        : std::nullopt;
    if (const auto known = tournament_.line_ups.find(id); known != tournament_.line_ups.end())
      for (const auto& [round, players] : known->second)
        for (const auto& one : players)
          if (const Number person = player(one);
              std::ranges::find(team.players, person) == team.players.end() &&
              team.players.size() < kMostTeamPlayers)
            team.players.push_back(person);
    file_.teams.push_back(std::move(team));
  }

  [[nodiscard]] Number team_of(const std::string& id) const {
    return static_cast<Number>(std::ranges::find(now_.order, id) - now_.order.begin() + 1);
  }

  /// Board by board; 0 where nobody sat.
  std::vector<Number> sat(const std::string& team, std::uint32_t round) {
    std::vector<Number> numbers(tournament_.settings.teams.boards, 0);
    if (const auto* people = tournament_.line_up(team, round))
      for (std::size_t i = 0; i < people->size() && i < numbers.size(); ++i)
        numbers[i] = player((*people)[i]);
    return numbers;
  }

  void add_entry(Number number, std::uint32_t round, RoundEntry entry) {
    auto& rounds = file_.table.entrants[number - 1].rounds;
    rounds.resize(std::max<std::size_t>(rounds.size(), round), worth_zero());
    rounds[round - 1] = entry;
  }
  static RoundEntry worth_zero() {
    RoundEntry entry;
    entry.code = Code::kZero;
    return entry;
  }

  Allowed<void> add_round(std::uint32_t number) {
    const Round& round = tournament_.rounds[number - 1];
    byes_.teams.push_back(round.published.bye.empty() ? 0 : team_of(round.published.bye));
    for (const auto& board : round.boards) {
      const Number one = team_of(board.pairing.first), other = team_of(board.pairing.second);
      const auto home = sat(board.pairing.first, number), away = sat(board.pairing.second, number);
      line_up(number, one, other, home), line_up(number, other, one, away);
      if (!board.score || board.score->first == Code::kOpen) continue;
      if (board.score->games.empty()) {
        file_.team_forfeits.push_back(
            {forfeit(board.score->first), forfeit(board.score->second), number, one, other});
        continue;
      }
      for (std::size_t game = 0; game < board.score->games.size() && game < home.size(); ++game)
        if (auto added = add_game(number, game, home[game], away[game], board.score->games[game],
                                  (game % 2 == 1) != board.swapped, name_(board.pairing.first));
            !added)
          return added;
    }
    for (Number person = 1; person <= file_.table.entrants.size(); ++person)
      if (file_.table.of(person).rounds.size() < number) add_entry(person, number, worth_zero());
    return {};
  }

  static Code forfeit(Code code) { return code == Code::kForfeitWin ? code : Code::kForfeitLoss; }

  void line_up(std::uint32_t round, Number team, Number opponent, const std::vector<Number>& players) {
    std::vector<Number> usual = file_.teams[team - 1].players;
    usual.resize(players.size(), 0);
    if (usual != players) file_.line_ups.push_back({round, team, opponent, players});
  }

  /// `away`: the first team's player has side 2 (T10.1).
  Allowed<void> add_game(std::uint32_t round, std::size_t game, Number one, Number other, Code code,
                         bool away, const std::string& team) {
    if (code == Code::kZero) return {};
    const bool played = code == Code::kWin || code == Code::kDraw || code == Code::kLoss;
    if (played && (one == 0 || other == 0))
      return refuse("trf.nobody_at_board", {team, std::to_string(game + 1), std::to_string(round)});
    const auto put = [&](Number number, Number opponent, bool first, Code own) {
      if (number == 0) return;
      RoundEntry entry;
      entry.opponent = opponent;
      entry.side = opponent == 0 ? Side::kNone : first != away ? Side::kFirst : Side::kSecond;
      entry.code = own;
      add_entry(number, round, entry);
    };
    put(one, other, true, code), put(other, one, false, tournament::other(code));
    return {};
  }

  /// Points and ranks as the standings have them.
  void places() {
    const bool by_game = tournament_.settings.teams.by_game_points;
    const auto lines = standing_lines(tournament_, name_);
    for (Number number = 1; number <= file_.teams.size(); ++number) {
      auto& team = file_.teams[number - 1];
      Points primary = 0, secondary = 0;
      for (const auto& entry : now_.table.of(number).rounds) {
        primary += entry.code == Code::kOpen ? 0 : now_.table.points(entry);
        secondary += entry.other_points.value_or(0);
      }
      team.match_points = by_game ? secondary : primary, team.game_points = by_game ? primary : secondary;
      if (!lines) continue;
      for (const auto& line : *lines)
        if (line.number == number) team.rank = line.place;
    }
  }

  const Tournament& tournament_;
  const NameOf& name_;
  TableNow now_;
  TrfFile file_;
  TrfTeamByes byes_;
};

void head_lines(const Settings& settings, TrfFile& file) {
  file.lines.push_back({"012", one_line(settings.name)});
  file.lines.push_back({"092", one_line(settings.games.front().game)});
  file.lines.push_back({"192", trf_type(settings)});
  if (const auto control = read_time_control(settings.clock); control && !trf_time(*control).empty())
    file.lines.push_back({"222", trf_time(*control)});
}

Allowed<TrfFile> trf_of_teams(const Tournament& tournament, const NameOf& name) {
  auto file = TeamFile(tournament, name).make();
  if (!file) return file;
  if (file->table.entrants.empty()) return refuse("trf.no_line_ups");
  head_lines(tournament.settings, *file);
  return file;
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
  if (settings.without_rounds()) return refuse("trf.no_rounds");
  for (const auto& entrant : tournament.entrants)
    if (entrant.balance && entrant.balance->points != 0)
      return refuse("trf.balance", {name(entrant.data.player)});
  if (settings.of_teams()) return trf_of_teams(tournament, name);
  TableNow now = table_now(tournament, name);
  TrfFile file;
  const bool apart = settings.games_per_match > 1;
  file.table = apart ? games_apart(tournament, now.table) : std::move(now.table);
  file.table.scheme.pending = settings.scheme.pending;
  file.people.resize(file.table.entrants.size());
  head_lines(settings, file);
  if (apart)
    for (std::size_t round = 0; round < tournament.rounds.size(); ++round)
      file.lines.push_back(
          {"###", "bw match " + std::to_string(2 * round + 1) + " " + std::to_string(2 * round + 2)});
  return file;
}

}  // namespace boardwright::tournament
