// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every system as an evening: from the first name to the last result, with corrections and undo.
#include <set>

#include "framework/clock/time_control_text.hpp"
#include "framework/evening/board_games.hpp"
#include "framework/evening/correction_preview.hpp"
#include "framework/evening/series_now.hpp"
#include "framework/evening/stages.hpp"
#include "framework/evening/what_depends.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/trf_of.hpp"
#include "tests/evening/desk.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

TEST_CASE("matches of two games (T9.1, T9.3, T9.6)") {
  const Desk desk;
  auto settings = evening_of(System::kTwoGameSwiss);
  settings.games_per_match = 2, settings.rounds = 3;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva"})));
  play_round(evening, {"1-0,½-½", "2-0"});
  // A bye is a win and a draw (T9.1); the largest number of the lowest score has it (T9.2).
  CHECK(evening.name(evening.now().rounds[0].published.bye) == "Eva");
  CHECK(places_of(evening).find("Eva 1½") != std::string::npos);
  play_round(evening, {"1-1"});
  // With matches for the top scores, upfloaters come from the next score (T9.3): nobody has met again.
  std::set<std::pair<std::string, std::string>> met;
  play_round(evening, {"½-1½"});
  for (const auto& round : evening.now().rounds)
    for (const auto& board : round.boards)
      CHECK(met.insert(std::minmax(board.pairing.first, board.pairing.second)).second);
  CHECK(problem_of(evening) == "T20.1 pairing.all_rounds");
  const auto before = places_of(evening);
  must(evening.results().correct(3, 1, must(parse_score("2-0", settings)), false, "misread"));
  CHECK(places_of(evening) != before);
  must(evening.history().undo(last_event(evening), "it was right"));
  CHECK(places_of(evening) == before);
  check_any_order(evening);

  // The same with the Dutch system: sides mean nothing there (T9.6).
  settings.system = System::kSwiss;
  auto dutch = desk.begin(settings);
  must(dutch.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
  play_round(dutch, {"2-0"});
  CHECK(boards_of(dutch, 1).find("Ada") != std::string::npos);
  for (const auto& entrant : table_now(dutch.now(), dutch.names()).table.entrants)
    CHECK(entrant.rounds.at(0).side == Side::kNone);
  settings.system = System::kTwoGameSwiss, settings.games_per_match = 1;
  CHECK(check_settings(settings).why().key == "settings.two_games");
}

TEST_CASE("MacMahon with grades, a bar and handicaps (T14.1, T14.2, T14.4, T14.5)") {
  const Desk desk;
  auto settings = evening_of(System::kMacMahon);
  settings.rounds = 3;
  settings.mac_mahon.width = 100, settings.mac_mahon.bar = 190, settings.mac_mahon.handicaps = true;
  settings.mac_mahon.reduce = 1;
  auto evening = desk.begin(settings);
  must(evening.people().enter(
      guests({"Ada", "Ben", "Cas", "Dan"})));    // 2000, 1900, 1800, 1700: grades 20, 19, 18, 17
  auto weak = guests({"Eva", "Fee"}, {}, 1300);  // 13, 12
  weak[1].grade = 100;                           // typed: 10
  must(evening.people().enter(weak));
  // Nobody begins without anything that says where (T14.1), before the first round or later.
  CHECK(evening.people()
            .enter(std::vector<NewEntrant>{{PlayerKind::kGuest, {}, "Gus", {}, {}, {}, {}}})
            .why()
            .key == "evening.no_grade");
  play_round(evening, {"1-0"});
  CHECK(evening.people()
            .enter(std::vector<NewEntrant>{{PlayerKind::kGuest, {}, "Gus", {}, {}, {}, {}}})
            .why() == remark("evening.no_grade", {"Gus"}));
  // Ada and Ben start equal at the bar, Cas meets Dan one grade below, Eva (13) meets Fee (10): three grades, one less.
  CHECK(boards_of(evening, 1).find("Ada") != std::string::npos);
  std::map<std::string, std::uint32_t> handicaps;
  for (const auto& board : evening.now().rounds[0].published.boards)
    handicaps[evening.name(board.first) + "-" + evening.name(board.second)] = board.handicap;
  CHECK(handicaps.contains("Fee-Eva"));  // the weaker is on side 1
  CHECK(handicaps["Fee-Eva"] == 2);
  const auto standings = must(evening.standings());
  REQUIRE(standings.columns.size() == 3);
  CHECK(standings.columns[0].code == "MMS");
  CHECK(standings.columns[1].code == "SOS");
  const auto value = [&](const char* name, std::size_t column) {
    for (const auto& line : must(evening.standings()).lines)
      if (evening.name(line.player) == name) return decimal_text(*line.values[column], 1);
    return std::string();
  };
  CHECK(value("Fee", 0) == "11.0");  // 10 and a win
  CHECK(value("Fee", 1) == "11.0");  // Eva's 13 less the handicap of 2
  CHECK(value("Eva", 1) == "13.0");  // Fee's 11 and the handicap of 2
  play_round(evening, {"½-½"});
  play_round(evening, {"0-1"});
  CHECK(problem_of(evening) == "T20.1 pairing.all_rounds");
  const auto before = places_of(evening);
  must(evening.results().correct(3, 1, must(parse_score("1-0", settings)), false, "misread"));
  CHECK(places_of(evening) != before);
  must(evening.history().undo(last_event(evening), "no"));
  CHECK(places_of(evening) == before);
  check_any_order(evening);
}

TEST_CASE("a double elimination, placement, and a level match by lot (T13.1, T13.2, T13.4)") {
  for (const auto kind : {BracketKind::kDouble, BracketKind::kPlacement, BracketKind::kConsolation}) {
    CAPTURE(static_cast<int>(kind));
    const Desk desk;
    auto settings = evening_of(System::kKnockOut);
    settings.bracket.kind = kind, settings.level = LevelMatch::kLot;
    auto evening = desk.begin(settings);
    must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee"})));
    std::size_t rounds = 0;
    while (problem_of(evening) == "a round") {
      REQUIRE(++rounds < 12);
      play_round(evening, {"½-½", "1-0"});
    }
    CHECK(problem_of(evening) == "T13.1 pairing.last_match");
    const auto lines = must(evening.standings()).lines;
    REQUIRE(lines.size() == 6);
    CHECK(lines[0].place == 1);
    CHECK(lines[1].place == 2);
    if (kind == BracketKind::kPlacement) {
      std::set<std::uint32_t> places;
      for (const auto& line : lines) places.insert(line.place);
      CHECK(places == std::set<std::uint32_t>{1, 2, 3, 4, 5, 6});
    }
    // Each lot was drawn once, for a level match, and can be checked (T1.7).
    std::size_t lots = 0;
    for (const auto& lot : evening.now().lots) lots += lot.what.starts_with("level ") ? 1 : 0;
    CHECK(lots > 0);
    const auto checked = checked_lots(evening.now());
    CHECK(checked.size() == evening.now().lots.size());
    CHECK(std::ranges::all_of(checked, &CheckedLot::holds));
    check_any_order(evening);
  }
  const Desk desk;
  auto settings = evening_of(System::kKnockOut);
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
  play_round(evening, {"½-½", "1-0"});
  CHECK(problem_of(evening) == "T13.2 pairing.no_winner");  // the organiser is asked
  must(evening.results().correct(1, 1, must(parse_score("0-1", settings)), false, "a faster game"));
  // Who is out shares a place, whoever plays on stands above (T13.1).
  CHECK(must(evening.standings()).lines[3].place == 3);
  play_round(evening, {"1-0"});
  CHECK(must(evening.standings()).lines[1].place == 2);
  // A correction concerns a match that was played; nobody is exchanged silently (T13.5, T20.5).
  const auto preview = must(
      preview_correction(evening.now(), evening.names(), 1, 1, must(parse_score("1-0", settings)), false));
  CHECK(preview.otherwise.contains(2));
  CHECK(evening.now().rounds.size() == 2);
}

TEST_CASE("groups, the best of whom go on in a knock-out (T12.5, T12.6, T1.1, T13.5)") {
  const Desk desk;
  auto settings = evening_of(System::kRoundRobin);
  settings.groups = 2;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee", "Gijs", "Hans"})));
  // By snake: Ada, Dan, Eva, Hans and Ben, Cas, Fee, Gijs; in each the better one wins.
  while (problem_of(evening) == "a round") {
    must(evening.rounds().publish(drafted(evening)));
    const auto round = static_cast<std::uint32_t>(evening.now().rounds.size());
    for (const auto& board : std::vector(evening.now().rounds.back().boards))
      give(evening, round, board.pairing.board,
           evening.name(board.pairing.first) < evening.name(board.pairing.second) ? "1-0" : "0-1");
  }
  CHECK(evening.now().rounds.size() == 3);
  CHECK(problem_of(evening) == "T12.1 pairing.all_met");
  CHECK(places_of(evening) ==
        "a1 Ada 3, a2 Dan 2, a3 Eva 1, a4 Hans 0, b1 Ben 3, b2 Cas 2, b3 Fee 1, b4 Gijs 0");
  auto cup = evening_of(System::kKnockOut);
  cup.name = "Cup";
  auto stage = must(evening.next_stage(cup, 2));
  CHECK(stage.now().settings.stage_of == evening.now().id);
  play_round(stage, {"1-0"});
  // Winners first: Ada, Ben, Dan, Cas are the seeds.
  CHECK(boards_of(stage, 1) == "Ada-Cas Ben-Dan");
  auto differs = must(stage_differs(stage.club(), stage.now(), stage.names()));
  CHECK((differs.first.empty() && differs.second.empty()));
  // Dan's win over Eva was Eva's: she would be here.
  for (std::uint32_t round = 1; round <= 3; ++round)
    for (const auto& board : std::vector(evening.now().rounds[round - 1].boards)) {
      const auto one = evening.name(board.pairing.first), other = evening.name(board.pairing.second);
      if (std::minmax(one, other) == std::minmax<std::string>("Dan", "Eva"))
        must(evening.results().correct(round, board.pairing.board,
                                       must(parse_score(one == "Eva" ? "1-0" : "0-1", settings)), false,
                                       "misread"));
    }
  differs = must(stage_differs(stage.club(), stage.now(), stage.names()));
  CHECK(differs.first == std::vector<std::string>{id_of(stage, "Dan")});
  CHECK(differs.second == std::vector<std::string>{id_of(evening, "Eva")});
  check_any_order(evening);
  CHECK_FALSE(evening.next_stage(cup, 0));
  settings.system = System::kSwiss;
  CHECK(check_settings(settings).why().key == "settings.groups");
}

TEST_CASE("who withdraws from a table: all of it counts for nobody, or the rest is lost (T12.5)") {
  const Desk desk;
  auto evening = desk.begin(evening_of(System::kRoundRobin));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee"})));  // five rounds
  play_round(evening, {"1-0"});
  const std::string loser = evening.now().rounds[0].boards[0].pairing.second;
  const std::string winner = evening.now().rounds[0].boards[0].pairing.first;
  must(evening.people().withdraw(loser, false, "ill"));
  // One game of five: the win over him counts for nothing.
  for (const auto& line : must(evening.standings()).lines)
    if (line.player == winner) CHECK(line.points == 0);
  must(evening.people().withdraw(loser, true, "well"));
  play_round(evening, {"1-0"});
  play_round(evening, {"1-0"});
  must(evening.people().withdraw(loser, false, "ill"));
  for (const auto& line : must(evening.standings()).lines)  // three of five: what was played stays
    if (line.player == winner) CHECK(line.points >= 10);
}

TEST_CASE("teams: Swiss and everybody against everybody (T10.1, T10.2, T10.3, T10.6)") {
  const Desk desk;
  for (const auto system : {System::kTeamSwiss, System::kRoundRobin}) {
    auto settings = evening_of(system);
    settings.teams.boards = 3, settings.games_per_match = 3, settings.rounds = 3;
    auto evening = desk.begin(settings);
    must(evening.people().enter(guests({"North", "East", "South", "West"})));
    const auto people = [](std::initializer_list<const char*> names) {
      std::vector<NewEntrant> line_up;
      for (const char* name : names) line_up.push_back({PlayerKind::kGuest, {}, name, {}, {}, {}, {}});
      return line_up;
    };
    must(evening.people().line_up(id_of(evening, "North"), people({"Ada", "Ben", "Cas"})));
    CHECK(evening.people().line_up(id_of(evening, "East"), people({"Ada"})).why().key ==
          "evening.other_team");
    CHECK(evening.people().line_up(id_of(evening, "East"), people({"a", "b", "c", "d"})).why().key ==
          "evening.line_up_size");
    auto wrong = people({"Weak", "Strong"});
    wrong[0].rating = 1500, wrong[1].rating = 2000;
    CHECK(evening.people().line_up(id_of(evening, "East"), wrong).why().key == "evening.line_up_order");
    must(evening.rounds().publish(drafted(evening)));
    // 2½-½ and 1-1 with a missing board on both sides.
    give(evening, 1, 1, "1-0,½-½,+:-");
    give(evening, 1, 2, "1-0,0-1,-:-");
    CHECK_FALSE(parse_score("1-0,1-0", settings));
    CHECK_FALSE(parse_score("2-1", settings));
    const auto lines = must(evening.standings()).lines;
    CHECK(lines[0].points == 20);  // match points (T10.1)
    CHECK(lines[1].points == 10);
    CHECK(lines[3].points == 0);
    CHECK(decimal_text(*lines[0].values.at(0), 1) == "2.5");  // MPVGP: the game points
    must(evening.results().correct(1, 2, must(parse_score("1-0,1-0,-:-", settings)), false, "misread"));
    CHECK(must(evening.standings()).lines[1].points == 20);
    must(evening.history().undo(last_event(evening), "no"));
    play_round(evening, {"1-0,1-0,½-½", "½-½,½-½,½-½"});
    play_round(evening, {"0-1,1-0,½-½"});
    CHECK(problem_of(evening) != "a round");
    CHECK(evening.people().line_up(id_of(evening, "North"), people({"Eva"}), 2).why().key ==
          "evening.round_published");
    check_any_order(evening);
    auto by_games = settings;
    by_games.teams.by_game_points = true;
    auto other = desk.begin(by_games);
    must(other.people().enter(guests({"North", "East"})));
    play_round(other, {"1-0,½-½,0-1"});
    CHECK(must(other.standings()).lines[0].points == 15);  // game points are the primary score
  }
  auto settings = evening_of(System::kTeamSwiss);
  CHECK(check_settings(settings).why().key == "settings.needs_teams");
}

TEST_CASE("two teams, everybody against everybody of the other (T10.6)") {
  const Desk desk;
  auto settings = evening_of(System::kScheveningen);
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben"}, "Red", 2000)));
  must(evening.people().enter(guests({"Cas"}, "Blue", 1950)));
  CHECK(problem_of(evening) == "T10.6 pairing.two_teams_alike");
  must(evening.people().enter(guests({"Dan"}, "Blue", 1850)));
  play_round(evening, {"1-0"});
  play_round(evening, {"1-0"});
  CHECK(boards_of(evening, 1) == "Ada-Cas Ben-Dan");
  CHECK(boards_of(evening, 2) == "Dan-Ada Cas-Ben");
  CHECK(problem_of(evening) == "T10.6 pairing.all_met");
  const auto teams = must(evening.standings()).team_scores;
  REQUIRE(teams.size() == 2);
  CHECK(teams[0].points == 20);
  CHECK(teams[1].points == 20);
  CHECK(teams[1].place == 1);
  check_any_order(evening);
}

TEST_CASE("people in teams: they don't meet, and the best scores count (T10.7, T4.10)") {
  const Desk desk;
  auto settings = evening_of(System::kSwiss);
  settings.teams.best = 1, settings.rounds = 2;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben"}, "Red", 2000)));
  must(evening.people().enter(guests({"Cas", "Dan"}, "Blue", 1950)));
  for (int round = 0; round < 2; ++round) {
    play_round(evening, {"1-0", "½-½"});
    for (const auto& board : std::vector(evening.now().rounds.back().boards))
      CHECK(evening.now().entrant(board.pairing.first)->data.team !=
            evening.now().entrant(board.pairing.second)->data.team);
  }
  const auto standings = must(evening.standings());
  REQUIRE(standings.team_scores.size() == 2);
  for (const auto& team : standings.team_scores) {
    CHECK(team.counted == 1);
    CHECK(team.points == team.people[0].second);
    CHECK(team.people[0].second >= team.people[1].second);
  }
  CHECK(problem_of(evening) == "T20.1 pairing.all_rounds");
}

TEST_CASE("acceleration counts for pairing alone, and its last one stays the same person (T11.1-T11.3)") {
  const Desk desk;
  auto settings = evening_of(System::kSwiss);
  settings.baku = true, settings.rounds = 5;
  auto evening = desk.begin(settings);
  std::vector<std::string> names;
  for (char name = 'A'; name <= 'P'; ++name) names.push_back(std::string(2, name));
  must(evening.people().enter(guests(names)));
  must(evening.rounds().publish(drafted(evening)));
  // T11.2 16 entrants, round 1: 1-5, 6-2, 3-7, 8-4, 9-13 … as the lot of the initial side says.
  const auto boards = evening.now().rounds[0].published.boards;
  const auto pair = [&](std::size_t board) {
    const auto one = evening.name(boards.at(board).first), other = evening.name(boards.at(board).second);
    return std::min(one, other) + std::max(one, other);
  };
  CHECK(pair(0) == "AAEE");
  CHECK(pair(3) == "DDHH");
  CHECK(pair(4) == "IIMM");
  for (const auto& board : std::vector(evening.now().rounds[0].boards))
    give(evening, 1, board.pairing.board, "½-½");
  for (const auto& line : must(evening.standings()).lines) CHECK(line.points == 5);  // T11.3
  // Somebody strong comes late: HH is still the last of the first group.
  must(evening.people().enter(guests({"Late"}, {}, 2500)));
  const auto table =
      crosstable_of(evening.now(), order_for(evening.now(), 2, evening.names()), 1, evening.names());
  std::size_t accelerated = 0;
  for (const auto& entrant : table.entrants)
    if (!entrant.extra.empty()) {
      ++accelerated;
      CHECK((entrant.name == "Late" || entrant.name <= "HH"));
    }
  CHECK(accelerated == 9);
  settings.scheme.win = 30;
  CHECK(check_settings(settings).why().key == "settings.baku_points");  // T11.1
  settings.scheme = {}, settings.rounds = 0;
  CHECK(check_settings(settings).why().key == "settings.baku_rounds");
}

TEST_CASE("several evenings with drops, and an all-round table (T19.1, T19.3)") {
  const Desk desk;
  auto settings = evening_of(System::kRoundRobin);
  settings.series = {"Winter", SeriesCount::kByPlace, {}, 2};
  CHECK(check_settings(settings).why().key == "settings.series_places");
  settings.series = {"Winter", SeriesCount::kByPlace, {100, 60, 30}, 2};
  const std::vector<std::vector<std::string>> orders = {
      {"Ada", "Ben", "Cas"}, {"Ben", "Ada", "Cas"}, {"Ada", "Cas", "Ben"}};
  for (const auto& order : orders) {
    auto evening = desk.begin(settings);
    std::vector<NewEntrant> people;
    const auto players = must(desk.club->people().all());
    for (const auto& name : order) {
      NewEntrant one{PlayerKind::kGuest, {}, name, {}, {}, {}, {}};
      for (const auto& [id, player] : players)
        if (player.name == name) one.id = id;
      people.push_back(one);
    }
    must(evening.people().enter(people));
    while (problem_of(evening) == "a round") {
      must(evening.rounds().publish(drafted(evening)));
      const auto round = static_cast<std::uint32_t>(evening.now().rounds.size());
      for (const auto& board : std::vector(evening.now().rounds.back().boards)) {
        const auto rank = [&](const std::string& player) {
          return std::ranges::find(order, evening.name(player)) - order.begin();
        };
        give(evening, round, board.pairing.board,
             rank(board.pairing.first) < rank(board.pairing.second) ? "1-0" : "0-1");
      }
    }
  }
  const auto series = must(series_now(desk.club, "winter"));
  CHECK(series.tournaments.size() == 3);
  REQUIRE(series.lines.size() == 3);
  // Ada 10, 6, 10: the best two are 20; Ben 10, 6, 3: 16; Cas 6, 3, 3: 9.
  CHECK(decimal_text(series.lines[0].total, 0) == "20");
  CHECK(decimal_text(series.lines[1].total, 0) == "16");
  CHECK(decimal_text(series.lines[2].total, 0) == "9");
  CHECK(series.lines[0].results.size() == 3);
  CHECK(series_now(desk.club, "summer").why().key == "evening.no_series");
  auto all_round = settings;
  all_round.series = {"Olympiad", SeriesCount::kAllRound, {}, 0};
  auto evening = desk.begin(all_round);
  must(evening.people().enter(guests({"Dan", "Eva"})));
  play_round(evening, {"1-0"});
  // T19.3: 100 x (2 + 5) / (2 + 6) x (2 - 1) / 1 = 87.5 for the first of two.
  const auto table = must(series_now(desk.club, "Olympiad"));
  CHECK(decimal_text(table.lines[0].total, 1) == "87.5");
  CHECK(table.rules.best == 5);
}

TEST_CASE("a match of two games is accelerated by a game's win (T22.8)") {
  const Desk desk;
  auto settings = evening_of(System::kTwoGameSwiss);
  settings.games_per_match = 2, settings.rounds = 4, settings.baku = true;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee", "Gijs", "Hans"})));
  const auto table =
      crosstable_of(evening.now(), order_for(evening.now(), 1, evening.names()), 0, evening.names());
  CHECK(table.of(1).extra == std::vector<Points>{10, 5});  // 20 would be a whole match
  CHECK(table.of(4).extra == std::vector<Points>{10, 5});
  CHECK(table.of(5).extra.empty());
}

TEST_CASE("the house player for the one left over, and boards in two sittings (T4.11, T4.12, T6.29)") {
  const Desk desk;
  auto settings = evening_of(System::kSwiss);
  settings.fill = "level:2", settings.boards = 2;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee", "Gijs"})));
  must(evening.rounds().publish(drafted(evening)));
  const auto round = evening.now().rounds[0].published;
  CHECK(evening.name(round.bye) == "Gijs");
  CHECK(round.fill == "level:2");  // for fun: still a bye, no side, no meeting
  const auto table = table_now(evening.now(), evening.names()).table;
  CHECK(table.of(7).rounds[0].code == Code::kBye);
  REQUIRE(round.boards.size() == 3);
  CHECK(round.boards[0].sitting == 1);  // odd boards first
  CHECK(round.boards[1].sitting == 2);
  CHECK(round.boards[2].sitting == 1);
  // As few are there of the round's game.
  auto few = settings;
  few.boards = 0, few.games.front().boards = 2, few.name = "Friday";
  auto of_game = desk.begin(few);
  must(of_game.people().enter(guests({"Ina", "Jan", "Kim", "Leo", "Mia", "Nel"})));
  CHECK(drafted(of_game).round.boards[1].sitting == 2);
  // The side of the first board was drawn before round 1, once.
  const auto lots = [&] { return std::ranges::count(evening.now().lots, "initial-side", &LotDrawn::what); };
  CHECK(lots() == 1);
  for (const auto& board : std::vector(evening.now().rounds[0].boards))
    give(evening, 1, board.pairing.board, "1-0");
  play_round(evening);
  CHECK(lots() == 1);
  // A computer that plays for points is an ordinary entrant, but never left over.
  auto other = desk.begin(evening_of(System::kSwiss));
  must(other.people().enter(guests({"Ada", "Ben"})));
  must(other.people().enter(std::vector<NewEntrant>{{PlayerKind::kComputer, {}, "greedy", 100, {}, {}, {}}}));
  play_round(other);
  CHECK(other.name(other.now().rounds[0].published.bye) == "Ben");
}

TEST_CASE("a tournament of ours as a TRF file (T21.2, T21.3, T21.4)") {
  CHECK(trf_time(must(read_time_control("15m"))) == "900");
  CHECK(trf_time(must(read_time_control("3m+2s"))) == "180+2");
  CHECK(trf_time(must(read_time_control("40/1h30m+30s:30m+30s"))) == "40/5400+30:1800+30");
  CHECK(trf_time(must(read_time_control("5m|3m+2s"))) == "W300-B180+2");
  CHECK(trf_time(must(read_time_control("hourglass=2m"))).empty());
  auto settings = evening_of(System::kSwiss);
  CHECK(trf_type(settings) == "FIDE_DUTCH_2026");
  settings.baku = true;
  CHECK(trf_type(settings) == "FIDE_DUTCH_2026_BAKU");
  CHECK(trf_type(evening_of(System::kRoundRobin)) == "FIDE_ROUNDROBIN");
  CHECK(trf_type(evening_of(System::kKeizer)) == "CUSTOM_SWISS");
  const Desk desk;
  settings = evening_of(System::kTwoGameSwiss);
  settings.games_per_match = 2, settings.rounds = 2, settings.clock = "10m";
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas"})));
  play_round(evening, {"1-0,½-½"});
  play_round(evening, {"½-1½"});
  const auto written = must(trf_of(evening.now(), evening.names()));
  CHECK(written.table.rounds() == 4);
  const auto text = write_trf(written);
  CHECK(text.find("192 FIDE_DOUBLESWISS\r") != std::string::npos);
  CHECK(text.find("222 600\r") != std::string::npos);
  CHECK(text.find("### bw match 1 2\r") != std::string::npos);
  const auto again = must(read_trf(text));  // and its points follow from its results (T21.6)
  CHECK(again.table.rounds() == 4);
  CHECK(write_trf(again) == text);
  // The first game as it was told, then the second with sides swapped.
  const auto board = evening.now().rounds[0].boards[0].pairing;
  const auto order = table_now(evening.now(), evening.names()).order;
  const auto first = static_cast<Number>(std::ranges::find(order, board.first) - order.begin() + 1);
  CHECK(again.table.of(first).rounds[0].code == Code::kWin);
  CHECK(again.table.of(first).rounds[0].side == Side::kFirst);
  CHECK(again.table.of(first).rounds[1].code == Code::kDraw);
  CHECK(again.table.of(first).rounds[1].side == Side::kSecond);
  CHECK(trf_of(desk.begin(evening_of(System::kLadder)).now(), evening.names()).why().key == "trf.no_rounds");
  must(evening.people().give_balance({board.first, 10, {}, {}, "elsewhere"}));
  CHECK(trf_of(evening.now(), evening.names()).why().key == "trf.balance");
}

TEST_CASE("every refusal says something of its own in four languages") {
  const auto& english = program_texts().sentences(Language::kEnglish);
  std::size_t seen = 0;
  for (const auto& [key, sentence] : english)
    for (const char* group : {"evening.", "pairing.", "score.", "settings.", "ladder.", "trf."})
      if (key.starts_with(group)) {
        ++seen;
        CAPTURE(key);
        const Remark said = remark(key, {"Ada", "Ben", "7"});
        std::set<std::string> texts;
        for (const Language language : languages()) {
          texts.insert(said.in(language));
          CHECK(said.in(language).find('{') == std::string::npos);
        }
        CHECK(texts.size() == languages().size());
      }
  CHECK(seen > 120);
  // A refusal keeps its key from the depth up, and its sentence is English as a Result.
  const Desk desk;
  auto evening = desk.begin(evening_of(System::kSwiss));
  const auto refused = evening.find("Nobody");
  CHECK(refused.why().key == "evening.not_entered");
  CHECK(refused.error() == "Nobody doesn't play in this tournament");
  const auto late = evening.people().say_presence(std::vector<std::string>{"x"}, Attendance::kIn);
  CHECK(late.why().key == "evening.not_entered");
  CHECK(remark_of_sentence("a deeper room's").in(Language::kEnglish) == "a deeper room's");
}

TEST_CASE("games among those who go on are carried over and not played again (T12.6)") {
  const Desk desk;
  auto settings = evening_of(System::kRoundRobin);
  settings.groups = 2;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee", "Gijs", "Hans"})));
  while (problem_of(evening) == "a round") {
    must(evening.rounds().publish(drafted(evening)));
    const auto round = static_cast<std::uint32_t>(evening.now().rounds.size());
    for (const auto& board : std::vector(evening.now().rounds.back().boards))
      give(evening, round, board.pairing.board,
           evening.name(board.pairing.first) < evening.name(board.pairing.second) ? "1-0" : "0-1");
  }
  // They sat the other way round than was published: the game is carried over as it was played.
  const auto met = [](const Evening& where, const char* one, const char* other) {
    std::vector<std::pair<std::uint32_t, BoardNow>> found;
    for (const auto& round : where.now().rounds)
      for (const auto& board : round.boards) {
        const auto first = where.name(board.pairing.first), second = where.name(board.pairing.second);
        if (std::minmax(first, second) == std::minmax<std::string>(one, other))
          found.emplace_back(round.published.round, board);
      }
    return found;
  };
  const auto of_groups = met(evening, "Ada", "Dan");
  REQUIRE(of_groups.size() == 1);
  must(evening.results().correct(of_groups[0].first, of_groups[0].second.pairing.board,
                                 of_groups[0].second.score, true, "they sat so"));
  auto final_settings = evening_of(System::kRoundRobin);
  final_settings.name = "Final", final_settings.carry = true;
  auto stage = must(evening.next_stage(final_settings, 2));
  // Ada and Dan, Ben and Cas have met; two rounds are left.
  CHECK(places_of(stage) == "1 Ada 1, 1 Ben 1, 3 Dan 0, 3 Cas 0");
  const auto carried = met(stage, "Ada", "Dan");
  REQUIRE(carried.size() == 1);
  CHECK(carried[0].second.pairing.first == of_groups[0].second.pairing.second);
  for (const auto& round : stage.now().rounds) CHECK(round.published.carried);
  const auto before = stage.now().rounds.size();
  std::size_t played = 0;
  while (problem_of(stage) == "a round") {
    play_round(stage, {"½-½"});
    ++played;
  }
  CHECK(played == 2);
  CHECK(problem_of(stage) == "T12.1 pairing.all_met");
  for (const char* one : {"Ada", "Dan"})
    for (const char* other : {"Ben", "Cas"}) CHECK(met(stage, one, other).size() == 1);
  CHECK(stage.now().rounds.size() == before + 2);
  CHECK(places_of(stage) == "1 Ada 2, 1 Ben 2, 3 Dan 1, 3 Cas 1");
  check_any_order(stage);
  final_settings.groups = 2;
  CHECK(check_settings(final_settings).why().key == "settings.carry");
}

TEST_CASE("a level match goes on with the next clocks of a list (T13.2)") {
  const Desk desk;
  auto settings = evening_of(System::kKnockOut);
  settings.games_per_match = 2, settings.further_clocks = {"10m", "5m"};
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben"})));
  play_round(evening, {"1-0,0-1"});
  const auto told = [&] {
    const auto drafted = must(evening.rounds().draft());
    return std::get<PairingProblem>(drafted.what).remark;
  };
  CHECK(told().key == "pairing.next_clock");
  CHECK(told().arguments.at(1) == "10m");
  const auto say = [&](const char* score) {
    must(evening.results().correct(1, 1, must(parse_score(score, settings)), false, "more games"));
  };
  say("1-0,0-1,½-½,½-½");
  CHECK(told().arguments.at(1) == "5m");
  say("1-0,0-1,½-½,½-½,½-½,½-½");
  CHECK(told().key == "pairing.no_winner");  // the list is at its end: the organiser decides
  say("1-0,0-1,½-½,½-½,1-0,½-½");
  CHECK(problem_of(evening) == "T13.1 pairing.last_match");
  CHECK(evening.name(must(evening.standings()).lines[0].player) ==
        evening.name(evening.now().rounds[0].boards[0].pairing.first));
  CHECK(score_text(*evening.now().rounds[0].boards[0].score) == "1-0,0-1,½-½,½-½,1-0,½-½");
  // A match that is decided is over, and nobody plays half a pair.
  CHECK(parse_score("1-0,½-½,1-0,1-0", settings).why().key == "score.not_level");
  CHECK(parse_score("1-0,0-1,1-0", settings).why().key == "score.games");
  CHECK(parse_score("1-0,0-1,½-½,½-½,½-½,½-½,1-0,0-1", settings).why().key == "score.games");
  check_any_order(evening);
  settings.system = System::kSwiss;
  CHECK(check_settings(settings).why().key == "settings.further_clocks");
}

TEST_CASE("what is corrected much later may stay in the table as it was played (T20.5)") {
  for (const bool as_played : {false, true}) {
    CAPTURE(as_played);
    const Desk desk;
    auto settings = evening_of(System::kSwiss);
    settings.rounds = 3, settings.as_played = as_played;
    auto evening = desk.begin(settings);
    must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
    play_round(evening, {"1-0"});
    play_round(evening, {"1-0"});
    // While the next round is out a correction counts everywhere.
    const auto points = [&](const std::string& player) {
      for (const auto& line : must(evening.standings()).lines)
        if (line.player == player) return line.points;
      return Points{-1};
    };
    const auto first = evening.now().rounds[0].boards[0].pairing,
               second = evening.now().rounds[0].boards[1].pairing;
    const Points before = points(first.second);
    must(evening.results().correct(1, 1, must(parse_score("0-1", settings)), false, "misread"));
    CHECK(points(first.second) == before + 10);
    play_round(evening, {"½-½"});
    const Points late = points(second.second);
    must(evening.results().correct(1, 2, must(parse_score("0-1", settings)), false, "found in the drawer"));
    CHECK(points(second.second) == (as_played ? late : late + 10));
    // For points and ratings of the club it counts all the same.
    CHECK(evening.now().rounds[0].boards[1].score->first == Code::kLoss);
    check_any_order(evening);
  }
}

TEST_CASE("teams as a TRF file: who sat where, byes and matches that were not played (T21C)") {
  const Desk desk;
  auto settings = evening_of(System::kTeamSwiss);
  settings.teams.boards = 2, settings.games_per_match = 2, settings.rounds = 2;
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"North", "East", "South"})));
  CHECK(trf_of(evening.now(), evening.names()).why().key == "trf.no_line_ups");
  const auto people = [](std::initializer_list<const char*> names) {
    std::vector<NewEntrant> line_up;
    for (const char* name : names) line_up.push_back({PlayerKind::kGuest, {}, name, {}, {}, {}, {}});
    return line_up;
  };
  must(evening.people().line_up(id_of(evening, "North"), people({"Ada", "Ben"})));
  must(evening.people().line_up(id_of(evening, "East"), people({"Cas", "Dan"})));
  must(evening.people().line_up(id_of(evening, "South"), people({"Eva", "Fee"})));
  play_round(evening, {"1-0,½-½"});
  must(evening.people().line_up(id_of(evening, "North"), people({"Ben"})));
  must(evening.rounds().publish(drafted(evening)));
  const auto north = id_of(evening, "North");
  const auto& board = evening.now().rounds[1].boards.at(0);
  const bool plays = board.pairing.first == north || board.pairing.second == north;
  give(evening, 2, 1, !plays ? "+:-" : board.pairing.first == north ? "1-0,-:+" : "0-1,+:-");
  const auto file = must(trf_of(evening.now(), evening.names()));
  const auto text = write_trf(file);
  const auto read = must(read_trf(text));
  CHECK(read.teams == file.teams);
  CHECK(read.line_ups == file.line_ups);
  CHECK(read.team_byes == file.team_byes);
  CHECK(read.team_forfeits == file.team_forfeits);
  CHECK(read.table.entrants.size() == 6);
  REQUIRE(read.teams.size() == 3);
  CHECK(read.teams[0].name == "North");
  REQUIRE(read.team_byes.size() == 1);
  CHECK(read.team_byes[0].match_points == 10);  // of a drawn match (T10.3)
  CHECK(read.team_byes[0].game_points == 10);
  CHECK(read.team_byes[0].teams.size() == 2);
  if (plays) {
    REQUIRE(read.line_ups.size() == 1);
    CHECK(read.line_ups[0].round == 2);
    CHECK(read.line_ups[0].players.back() == 0);  // nobody at board 2
  }
  Points all = 0;
  for (const auto& line : must(evening.standings()).lines) all += line.points;
  for (const auto& team : read.teams) all -= team.match_points;
  CHECK(all == 0);
}

TEST_CASE("those of one club meet early in a round robin, if it says so (T12.4)") {
  const auto round_of = [](bool early) {
    const Desk desk;
    auto settings = evening_of(System::kRoundRobin);
    settings.keep_apart = early;
    auto evening = desk.begin(settings);
    auto people = guests({"Ada", "Ben", "Cas", "Dan", "Eva", "Fee"});
    people[0].club = people[4].club = "Almere";
    must(evening.people().enter(people));
    std::set<std::pair<std::string, std::string>> met;
    std::uint32_t together = 0;
    for (std::uint32_t round = 1; round <= 5; ++round) {
      play_round(evening);
      for (const auto& board : evening.now().rounds.back().boards) {
        const auto two = std::minmax(evening.name(board.pairing.first), evening.name(board.pairing.second));
        CHECK(met.insert({two.first, two.second}).second);
        if (two.first == "Ada" && two.second == "Eva") together = round;
      }
    }
    CHECK(met.size() == 15);
    return together;
  };
  CHECK(round_of(false) == 5);  // the Berger table of six: 5 against 1 in the last round
  CHECK(round_of(true) == 1);
  auto settings = evening_of(System::kRoundRobin);
  settings.keep_apart = true, settings.groups = 2;
  CHECK(check_settings(settings).why().key == "settings.keep_apart");
  settings.groups = 0, settings.system = System::kSwiss;
  CHECK(check_settings(settings).why().key == "settings.keep_apart");
}

TEST_CASE("a table is played in any order, and who waits longest plays next (T12.7)") {
  const Desk desk;
  auto evening = desk.begin(evening_of(System::kRoundRobin));
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
  for (int round = 0; round < 3; ++round) must(evening.rounds().publish(drafted(evening)));
  // Berger's table of four: 1-4 2-3, 4-3 1-2, 2-4 3-1.
  const auto now = [&] { return evening.now().history.back().time; };
  auto next = open_boards(evening.now(), now() + 60'000);
  REQUIRE(next.size() == 2);
  for (const auto& one : next)
    CHECK(one.round == 2);  // all have waited alike: by numbers, 1-2 before 1-3 and 1-4
  CHECK(evening.name(next[0].first) + evening.name(next[0].second) == "AdaBen");
  CHECK(next[0].waited_first >= std::chrono::seconds(60));
  give(evening, 3, 1, "1-0");
  auto known = evening.now();
  const auto result = std::ranges::find_if(
      known.history, [](const Event& event) { return std::holds_alternative<ResultGiven>(event.what); });
  REQUIRE(result != known.history.end());
  result->time += 600'000;  // Ben and Dan have just played
  next = open_boards(known, now() + 660'000);
  REQUIRE(next.size() == 1);  // those two have met
  CHECK(next[0].round == 3);
  CHECK(evening.name(next[0].first) + evening.name(next[0].second) == "CasAda");
}

TEST_CASE("a season's own values, shares and limits (T15.1, T15.2, T15.5)") {
  auto settings = evening_of(System::kKeizer);
  const auto values_after = [&](const KeizerRules& rules) {
    const Desk desk;
    settings.keizer = rules;
    auto evening = desk.begin(settings);
    must(evening.people().enter(guests({"Ada", "Ben"})));
    must(evening.rounds().publish(drafted(evening)));
    const auto& board = evening.now().rounds.back().boards.front().pairing;
    give(evening, 1, 1, evening.name(board.first) == "Ada" ? "1-0" : "0-1");
    std::vector<Fraction> values;
    for (const auto& line : must(evening.standings()).lines) values.push_back(*line.values.at(0));
    return values;
  };
  // Ada is worth 10 and Ben 6; he gets half of 10 for his loss.
  KeizerRules rules;
  rules.top = 10, rules.step = 4, rules.loss = {1, 2};
  CHECK(values_after(rules) == std::vector<Fraction>{Fraction(10 + 6), Fraction(6 + 5)});
  rules.own = false;
  CHECK(values_after(rules) == std::vector<Fraction>{Fraction(6), Fraction(5)});
  // As usual: 3 and 2.
  CHECK(values_after({}) == std::vector<Fraction>{Fraction(3 + 2), Fraction(2)});

  const auto second_round = [&](std::uint32_t apart, std::uint32_t meetings) {
    const Desk desk;
    settings.keizer = {};
    settings.keizer.apart = apart, settings.keizer.meetings = meetings;
    auto evening = desk.begin(settings);
    must(evening.people().enter(guests({"Ada", "Ben"})));
    play_round(evening);
    const auto drafted = must(evening.rounds().draft());
    if (const auto* problem = std::get_if<PairingProblem>(&drafted.what)) return problem->rule;
    const auto& notes = std::get<Draft>(drafted.what).notes;
    return notes.empty() ? std::string("a round") : notes.front().key;
  };
  CHECK(second_round(3, 3) == "evening.note_meet_again");
  CHECK(second_round(0, 3) == "a round");
  CHECK(second_round(3, 1) == "T15.5");
  settings.keizer.bye = {3, 2};
  CHECK(check_settings(settings).why().key == "settings.keizer_share");
  settings.keizer.bye = {1, 0};  // a forged event's
  CHECK(within_limits(settings).keizer.bye == Share{1, 1});
}

TEST_CASE("the two at a board choose among a medley's games (T19.2)") {
  const Desk desk;
  auto settings = evening_of(System::kSwiss);
  settings.choice = true;
  CHECK(check_settings(settings).why().key == "settings.choice");  // one game is no choice
  settings.games = {{"lines_of_action", "standard"}, {"pebbles", ""}, {"sticks", ""}};
  auto evening = desk.begin(settings);
  must(evening.people().enter(guests({"Ada", "Ben", "Cas", "Dan"})));
  must(evening.rounds().publish(drafted(evening)));
  const auto game = [&](std::uint32_t round, std::uint32_t board) {
    return evening.now().round(round)->board(board)->pairing.game;
  };
  const auto id = [&](const char* name) { return must(evening.find(name)); };
  const auto board_of = [&](const char* name) {
    for (const auto& board : evening.now().rounds.back().boards)
      if (board.pairing.first == id(name) || board.pairing.second == id(name)) return board.pairing.board;
    return std::uint32_t{0};
  };
  REQUIRE(board_of("Ada") == 1);  // 1-3 and 2-4
  CHECK(game(1, 1) == 0);
  CHECK(evening.rounds().choose_game(1, 1, 1, id("Cas")).why().key == "evening.other_chooses");
  CHECK(evening.rounds().choose_game(1, 1, 1, id("Ben")).why().key == "evening.not_at_board");
  CHECK(evening.rounds().choose_game(1, 1, 3, {}).why().key == "evening.no_such_game");
  must(evening.rounds().choose_game(1, 1, 1, id("Ada")));
  must(evening.rounds().choose_game(1, 2, 2, {}));  // they agree
  CHECK(game(1, 1) == 1);
  CHECK(game(1, 2) == 2);
  CHECK(board_games(evening.now()).empty());
  give(evening, 1, 1, evening.name(evening.now().round(1)->boards[0].pairing.first) == "Ada" ? "1-0" : "0-1");
  CHECK(board_games(evening.now()).at(0).played == 1);  // for points and ratings, too
  CHECK(evening.rounds().choose_game(1, 1, 2, {}).why().key == "evening.choice_over");
  const auto chosen = std::ranges::find_if(evening.now().history, [](const Event& event) {
    return std::holds_alternative<GameChosen>(event.what);
  });
  CHECK(what_depends(evening.now(), evening.names(), chosen->id).at(0).key ==
        "evening.board_has_result");  // T20.6
  give(evening, 1, 2, "½-½");
  must(evening.rounds().publish(drafted(evening)));
  const auto again = board_of("Ada");
  CHECK(game(2, again) == 1);  // the round's
  CHECK(evening.rounds().choose_game(2, again, 1, id("Ada")).why().key == "evening.chosen_before");
  must(evening.rounds().choose_game(2, again, 2, id("Ada")));
  must(evening.rounds().choose_game(2, again, 1, {}));  // or both want it
  CHECK(game(2, again) == 1);
  settings.choice = false;
  auto fixed = desk.begin(settings);
  must(fixed.people().enter(guests({"Gus", "Ida"})));
  must(fixed.rounds().publish(drafted(fixed)));
  CHECK(fixed.rounds().choose_game(1, 1, 1, {}).why().key == "evening.no_choice");
}
