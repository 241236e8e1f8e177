// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tournament matches are rated matches: the club's ladder and ratings go on beside (T2.5, T16.4); and a board that is
// played on the program enters its result by itself.
#include "framework/evening/board_plan.hpp"
#include "framework/store/transfer.hpp"
#include "tests/evening/desk.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

struct RatedClub {
  TestClub place;
  std::string ada = place.member("Ada"), ben = place.member("Ben"), cas = place.member("Cas"),
              dan = place.member("Dan");

  Evening begin(System system, std::uint32_t games = 1) {
    auto settings = evening_of(system);
    settings.games = {{"coin_race", ""}};
    settings.games_per_match = games;
    auto evening = must(Evening::create(place.club, settings, "Ann"));
    std::vector<NewEntrant> people;
    std::int32_t rating = 2000;
    for (const auto& id : {ada, ben, cas, dan})
      people.push_back({PlayerKind::kMember, id, {}, rating -= 100, {}, {}, {}});
    must(evening.people().enter(people));
    return evening;
  }
  /// "Ada 2 Ben 0": what the club counts, by seats, voided ones as "void".
  std::string results() {
    std::string text;
    for (const auto& result : must(place.club->results().all())) {
      text += text.empty() ? "" : "; ";
      if (!result.holds) {
        text += "void";
        continue;
      }
      for (std::size_t seat = 0; seat < result.names.size(); ++seat)
        text += (seat == 0 ? "" : " ") + result.names[seat] + " " +
                std::to_string(result.holds->seats[seat].half_points);
    }
    return text;
  }
};

RatedNow rated(Evening& evening) {
  auto done = must(evening.rate_results(all_games()));
  for (const auto& problem : done.problems) FAIL(problem.english());
  return done;
}

}  // namespace

TEST_CASE("results of real boards between members are the club's results, and corrections move them (T2.5)") {
  RatedClub club;
  auto evening = club.begin(System::kRoundRobin);
  must(evening.rounds().publish(drafted(evening)));
  const auto first = evening.now().rounds[0].boards[0].pairing;
  give(evening, 1, 1, "1-0");
  CHECK(rated(evening).entered == 1);
  const auto names = evening.name(first.first) + " 2 " + evening.name(first.second) + " 0";
  CHECK(club.results() == names);
  CHECK(must(club.place.club->results().all())[0].played.rated);
  CHECK(must(club.place.club->results().all())[0].played.entered);
  const auto place = must(club.place.club->matches().all())[0].header.place;
  REQUIRE(place);
  CHECK(place->tournament == evening.now().id);
  CHECK(place->round == 1U);
  CHECK(place->pairing == evening.now().rounds[0].pairing);
  // Again changes nothing, also for another program that knows nothing of the first time.
  CHECK(rated(evening).entered == 0);
  auto again = must(Evening::open(club.place.club, evening.now().id));
  CHECK(rated(again).entered == 0);
  // The ladder of points moves with it, and so does a correction.
  const auto points = [&](const std::string& player) {
    const auto lines = must(club.place.club->standings().of(player));
    return lines.empty() ? std::uint64_t{0} : static_cast<std::uint64_t>(lines[0].second.games);
  };
  CHECK(points(first.first) == 1);
  must(evening.results().correct(1, 1, must(parse_score("½-½", evening.now().settings)), false, "misread"));
  CHECK(rated(evening).corrected == 1);
  CHECK(club.results() == evening.name(first.first) + " 1 " + evening.name(first.second) + " 1");
  CHECK(must(club.place.club->results().all())[0].corrections.back().why == "misread");
  must(evening.history().undo(last_event(evening), "it was right"));
  CHECK(rated(evening).corrected == 1);
  CHECK(club.results() == names);
  // Taken back: it counts for nobody. They sat the other way round: another game.
  must(evening.results().correct(1, 1, std::nullopt, false, "they play again"));
  CHECK(rated(evening).voided == 1);
  CHECK(club.results() == "void");
  must(evening.results().correct(1, 1, must(parse_score("1-0", evening.now().settings)), true, "swapped"));
  const auto swapped = rated(evening);
  CHECK(swapped.entered == 1);
  CHECK(club.results().find(evening.name(first.second) + " 0 " + evening.name(first.first) + " 2") !=
        std::string::npos);
}

TEST_CASE("what doesn't count for ratings: guests, forfeits, unrated games and tournaments (T2.5, T4.4)") {
  RatedClub club;
  auto evening = club.begin(System::kRoundRobin);
  must(evening.people().enter(guests({"Guest"})));
  std::size_t members = 0;
  while (problem_of(evening) == "a round") {
    must(evening.rounds().publish(drafted(evening)));
    const auto round = static_cast<std::uint32_t>(evening.now().rounds.size());
    for (const auto& board : std::vector(evening.now().rounds.back().boards)) {
      const bool guest =
          evening.name(board.pairing.first) == "Guest" || evening.name(board.pairing.second) == "Guest";
      const std::string text = guest ? "1-0" : round == 1 ? "+:-" : round == 2 ? "u1-0" : "0-1";
      give(evening, round, board.pairing.board, text);
      members += text == "0-1" ? 1 : 0;
    }
  }
  CHECK(members > 0);
  CHECK(rated(evening).entered == members);
  CHECK(must(club.place.club->results().all()).size() == members);
  auto settings = evening.now().settings;
  settings.rated = false;
  auto unrated = must(Evening::create(club.place.club, settings, "Ann"));
  must(unrated.people().enter(std::vector<NewEntrant>{{PlayerKind::kMember, club.ada, {}, {}, {}, {}, {}},
                                                      {PlayerKind::kMember, club.ben, {}, {}, {}, {}, {}}}));
  must(unrated.rounds().publish(drafted(unrated)));
  give(unrated, 1, 1, "1-0");
  CHECK(rated(unrated).entered == 0);
}

TEST_CASE("each game of a match counts by itself, with its sides (T2.5, T2.6)") {
  RatedClub club;
  auto evening = club.begin(System::kRoundRobin, 2);
  must(evening.rounds().publish(drafted(evening)));
  const auto board = evening.now().rounds[0].boards[0].pairing;
  const std::string one = evening.name(board.first), two = evening.name(board.second);
  give(evening, 1, 1, "1-0,½-½");
  give(evening, 1, 2, "1½-½");  // nobody knows which game was drawn
  CHECK(rated(evening).entered == 2);
  CHECK(club.results() == one + " 2 " + two + " 0; " + two + " 1 " + one + " 1");
}

TEST_CASE("one result that two laptops have entered counts once (T2.5, T20.7)") {
  RatedClub club;
  auto evening = club.begin(System::kRoundRobin);
  must(evening.rounds().publish(drafted(evening)));
  give(evening, 1, 1, "1-0");
  const auto text = must(export_tournament(evening.club(), evening.now()));
  const TemporaryFolder other_folder;
  auto other_club = must(
      Club::open(StoreLocation::file(other_folder.path() / "club.db"), value_of(scoring_book(all_games()))));
  must(import_tournaments(*other_club, text));
  auto other = must(Evening::open(other_club, evening.now().id));
  CHECK(rated(other).entered == 1);
  CHECK(rated(evening).entered == 1);
  const auto whole =
      must(other_club->store().use([](Store& store) { return export_text(store, ExportFor::kOwnUse); }));
  must(import_tournaments(*club.place.club, whole));
  auto joined = must(Evening::open(club.place.club, evening.now().id));
  CHECK(rated(joined).voided == 1);
  CHECK(rated(joined).voided == 0);
  std::size_t holding = 0;
  for (const auto& result : must(club.place.club->results().all())) holding += result.holds ? 1 : 0;
  CHECK(holding == 1);
}

TEST_CASE("a board that is played here enters its result by itself (T20.3)") {
  for (const auto system : {System::kRoundRobin, System::kOpenEvening}) {
    RatedClub club;
    auto evening = club.begin(system);
    must(evening.people().enter(guests({"Guest"})));
    const auto guest = id_of(evening, "Guest");
    if (system == System::kOpenEvening) {
      const std::vector<std::string> both = {club.ada, guest};
      must(evening.people().say_presence(both, Attendance::kIn));
      must(evening.matches().begin({guest, club.ada, 0}));
      give(evening, 1, 1, "1-0");  // board 1 is free again, and is used again
      must(evening.people().say_presence(both, Attendance::kIn));
      must(evening.matches().begin({club.ada, guest, 0}));
    } else {
      while (evening.now().rounds.empty() || [&] {
        const auto boards = evening.now().rounds.back().boards;
        return std::ranges::none_of(boards, [&](const BoardNow& board) {
          return board.pairing.first == guest || board.pairing.second == guest;
        });
      }())
        must(evening.rounds().publish(drafted(evening)));
    }
    const auto& rounds = evening.now().results_of();
    const auto round = static_cast<std::uint32_t>(rounds.size());
    const auto board = std::ranges::find_if(rounds.back().boards, [&](const BoardNow& one) {
      return one.pairing.first == guest || one.pairing.second == guest;
    });
    const std::uint32_t number = board->pairing.board;
    const std::string first = board->pairing.first;
    auto plan = must(board_plan(evening, all_games(), round, number));
    CHECK_FALSE(plan.rated);  // a guest plays
    CHECK(plan.place->round.has_value() == (system == System::kRoundRobin));
    CHECK(plan.place->pairing == rounds.back().pairing);
    const auto kept = must(club.place.club->start(plan));
    CHECK(kept->header().seats[0].player == first);  // the guest is the tournament's, no new one
    CHECK(must(evening.results().take_from_program()) == 0);
    Random random(3);
    for (int moves = 0; !kept->match().is_over() && moves < 1000; ++moves)
      if (!play_any(kept->match(), random)) break;
    REQUIRE(kept->match().is_over());
    CHECK(must(evening.results().take_from_program()) == 1);
    CHECK(must(evening.results().take_from_program()) == 0);
    const auto& now = *evening.now().results_of()[round - 1].board(number);
    REQUIRE(now.score);
    CHECK(now.said.back().source == Source::kProgram);
    CHECK(now.said.back().matches == std::vector<std::string>{kept->id()});
    const auto result = must(club.place.club->results().of(kept->id()));
    CHECK((now.score->first == Code::kWin) == (result.holds->seats[0].half_points == 2));
    CHECK(board_plan(evening, all_games(), round, number).why().key == "evening.result_is_final");
  }
}
