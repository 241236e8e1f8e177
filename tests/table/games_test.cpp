// SPDX-License-Identifier: GPL-3.0-or-later
//
// Single games of a club: found, looked at, written to files, deleted, adjudicated; and what a member's come
// to.
#include "framework/clock/time_control_text.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/game_files.hpp"
#include "framework/table/member_statistics.hpp"
#include "framework/table/recount.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Plays a few moves, then the seat resigns.
std::string played(TestClub& place, const std::string& game, const std::string& one, const std::string& other,
                   Seat resigns) {
  const auto table = place.start(place.match(game, one, other));
  Random random(std::uint64_t{4});
  for (int i = 0; i < 6; ++i) {
    place.now += std::chrono::seconds(1);
    REQUIRE(play_any(table->match(), random));
  }
  require_done(table->match().resign(resigns));
  return table->id();
}

}  // namespace

TEST_CASE("a finished game is opened again as it was played, and no other one") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  for (const char* game : {"lines_of_action", "coin_race", "secret_towers"}) {
    const auto table = place.start(place.match(game, ada, ben));
    CHECK(error_of(place.club->matches().finished(table->id(), all_games())).find("isn't finished") !=
          std::string::npos);
    Random random(std::uint64_t{4});
    for (int i = 0; i < 4; ++i) static_cast<void>(play_any(table->match(), random));
    if (!table->match().is_over()) require_done(table->match().resign(0));
    const auto opened = value_of(place.club->matches().finished(table->id(), all_games()));
    const Record record = table->match().record();
    CHECK(opened.record.moves == record.moves);
    CHECK(opened.record.seed == record.seed);
    CHECK(opened.record.players == record.players);
    const Replay again = value_of(replay(opened.record, opened.rules, {}));
    CHECK(again.problem.empty());
    CHECK(again.result == table->match().result());
  }
  CHECK(error_of(place.club->matches().finished(new_id(1), all_games())).find("its moves are not") !=
        std::string::npos);
}

TEST_CASE("games that were found are written to files that are read again") {
  TestClub place;
  const std::string ada = place.member("Ada O'Neill/../x"), ben = place.member("Ben");
  const std::string one = played(place, "lines_of_action", ada, ben, 0),
                    other = played(place, "lines_of_action", ben, ada, 1);
  GameQuery query;
  query.players = {value_of(place.club->people().named("o'neill"))};
  const auto found = value_of(place.club->results().find(query));
  REQUIRE(found.games.size() == 2);
  CHECK_FALSE(found.games[0].opening.empty());
  const auto folder = place.folder.path() / "games";
  const auto written = value_of(write_games(*place.club, all_games(), found.games, folder));
  CHECK(written.games == 2);
  CHECK(written.problems.empty());
  std::size_t files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    ++files;
    CHECK(file.path().filename().string().find("..") == std::string::npos);
    const auto opened = value_of(open_record_file(file.path(), all_games()));
    CHECK(value_of(replay(opened.record, opened.rules, opened.moves)).problem.empty());
  }
  CHECK(files == 2);
  const auto all = place.folder.path() / "all.pgn";
  CHECK(value_of(write_games(*place.club, all_games(), found.games, all)).games == 2);
  CHECK(std::filesystem::file_size(all) > 100);
  CHECK_FALSE(write_games(*place.club, all_games(), found.games, all / "below").has_value());
  // An ending that we don't write isn't taken for a folder's name.
  const auto mistyped = folder / "all.docx";
  CHECK_FALSE(write_games(*place.club, all_games(), found.games, mistyped).has_value());
  CHECK_FALSE(std::filesystem::exists(mistyped));
}

TEST_CASE("an unfinished match is deleted with a reason and is gone from every list") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto table = place.start(place.match("lines_of_action", ada, ben));
  const std::string finished = played(place, "lines_of_action", ada, ben, 0);
  CHECK(value_of(place.club->matches().unfinished()).size() == 1);
  CHECK_FALSE(place.club->matches().discard(table->id(), "  ").has_value());
  CHECK(value_of(place.club->matches().unfinished()).size() == 1);
  require_done(place.club->matches().discard(table->id(), " a trial "));
  CHECK(value_of(place.club->matches().unfinished()).empty());
  CHECK(value_of(place.club->matches().all()).size() == 1);
  CHECK_FALSE(place.club->matches().find(table->id()).has_value());
  CHECK(value_of(place.club->matches().why(table->id())) == "a trial");
  CHECK(error_of(place.club->resume(table->id(), all_games(), place.time())).find("deleted") !=
        std::string::npos);
  CHECK_FALSE(place.club->matches().hand_over(table->id()).has_value());
  CHECK_FALSE(table->match().resign(0).has_value());  // who still has it on the table is refused
  // A finished one is never deleted.
  CHECK(error_of(place.club->matches().discard(finished, "no")).find("finished") != std::string::npos);
  CHECK(value_of(place.club->results().all()).size() == 1);
  // One that can't be read any more can be deleted all the same.
  const std::string broken = new_id(utc_now());
  static_cast<void>(value_of(place.club->store().use([&](Store& store) {
    return store.append(
        Submission{broken, 0, new_id(utc_now()), {{"created", "not JSON", utc_now(), ""}}, {}});
  })));
  REQUIRE(value_of(place.club->matches().unfinished()).size() == 1);
  CHECK_FALSE(value_of(place.club->matches().unfinished()).front().problem.empty());
  CHECK(
      error_of(place.club->matches().adjudicate(broken, {2, 0}, "x", all_games())).find("only be deleted") !=
      std::string::npos);
  require_done(place.club->matches().discard(broken, "broken"));
  CHECK(value_of(place.club->matches().unfinished()).empty());
}

TEST_CASE("a match in which nobody has done anything isn't kept; any other is") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto unplayed = place.start(place.match("lines_of_action", ada, ben));
  const auto offered = place.start(place.match("lines_of_action", ada, ben));
  require_done(offered->match().offer_draw(0));
  MatchPlan by_post = place.match("lines_of_action", ada, ben);
  by_post.clock = value_of(read_time_control("move=3d"));
  const auto letters = place.start(by_post);
  CHECK(value_of(place.club->matches().discard_unplayed(unplayed->id())));
  CHECK_FALSE(value_of(place.club->matches().discard_unplayed(offered->id())));
  CHECK_FALSE(value_of(place.club->matches().discard_unplayed(letters->id())));
  const auto left = value_of(place.club->matches().unfinished());
  REQUIRE(left.size() == 2);
  CHECK(left[0].moved);
  CHECK_FALSE(left[1].moved);
}

TEST_CASE("an adjudicated match counts, says why, and is what its journal gives") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  const auto table = place.start(place.match("lines_of_action", ada, ben));
  Random random(std::uint64_t{4});
  REQUIRE(play_any(table->match(), random));
  CHECK_FALSE(place.club->matches().adjudicate(table->id(), {2, 0}, "", all_games()).has_value());
  CHECK_FALSE(place.club->matches().adjudicate(table->id(), {2, 2}, "both", all_games()).has_value());
  CHECK_FALSE(place.club->matches().adjudicate(table->id(), {2}, "one", all_games()).has_value());
  CHECK(value_of(place.club->matches().unfinished()).size() == 1);
  require_done(place.club->matches().adjudicate(table->id(), {0, 2}, "Ada didn't come back", all_games()));
  CHECK(value_of(place.club->matches().unfinished()).empty());
  const auto info = value_of(place.club->results().of(table->id()));
  CHECK(info.played.reason == "adjudication");
  CHECK(info.played.seats[1].half_points == 2);
  CHECK(value_of(place.club->matches().why(table->id())) == "Ada didn't come back");
  CHECK(value_of(place.club->results().report(table->id())).seats[1].counted());
  CHECK(value_of(recount(*place.club, all_games())).differences.empty());
  CHECK_FALSE(place.club->matches().adjudicate(table->id(), {2, 0}, "again", all_games()).has_value());
}

TEST_CASE("nobody sits on both sides of a match, rated or not") {
  TestClub place;
  const std::string ada = place.member("Ada"), twin = place.member("Ada's double");
  for (const bool rated : {true, false})
    CHECK(
        error_of(place.club->start(place.match("lines_of_action", ada, ada, rated))).find("Ada can't play") ==
        0);
  CHECK(value_of(place.club->matches().unfinished()).empty());
  require_done(place.club->people().merge(twin, ada));
  CHECK_FALSE(place.club->start(place.match("lines_of_action", ada, twin, false)).has_value());
  MatchPlan computers = place.match("lines_of_action", ada, ada, false);
  computers.seats = {PlannedSeat::computer("random"), PlannedSeat::computer("random")};
  CHECK(place.club->start(computers).has_value());
}

TEST_CASE("a member's games are counted by game, seat and opponent") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben"), cem = place.member("Cem");
  played(place, "lines_of_action", ada, ben, 0);  // lost
  played(place, "lines_of_action", ada, ben, 1);  // won
  played(place, "lines_of_action", cem, ada, 0);  // won
  played(place, "militakiri", ben, ada, 0);       // won
  const std::string last = played(place, "militakiri", ben, ada, 0);
  require_done(place.club->results().annul(last, "the wrong board"));
  GameQuery query;
  query.players = {{ada}};
  query.oldest_first = true;
  const auto found = value_of(place.club->results().find(query));
  CHECK(found.games.size() == 5);
  const auto statistics = member_statistics(found.games, ada);
  CHECK(statistics.all == Tally{3, 0, 1});
  REQUIRE(statistics.games.size() == 2);
  CHECK(statistics.games[0].game == "lines_of_action");
  CHECK(statistics.games[0].by_seat == std::vector<Tally>{{1, 0, 1}, {1, 0, 0}});
  REQUIRE(statistics.opponents.size() == 2);
  CHECK(statistics.opponents[0].name == "Ben");
  CHECK(statistics.opponents[0].score == Tally{2, 0, 1});
  CHECK(statistics.streak == 3);
  CHECK(statistics.longest_wins == 3);
}

TEST_CASE("equal players share a rank, and the next one counts them") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben"), cem = place.member("Cem"),
                    dora = place.member("Dora");
  // Two draws of two pairs at the same time: nobody is ahead of anybody.
  for (const auto& [one, other] : {std::pair(ada, ben), {cem, dora}}) {
    const auto table = place.start(place.match("lines_of_action", one, other));
    require_done(table->match().offer_draw(0));
    require_done(table->match().offer_draw(1));
  }
  const auto pools = value_of(place.club->standings().all());
  REQUIRE(pools.size() == 1);
  CHECK(pools[0].ranks == std::vector<std::size_t>{1, 1, 1, 1});
  CHECK(pools[0].names == std::vector<std::string>{"Ada", "Ben", "Cem", "Dora"});
  played(place, "lines_of_action", ada, ben, 1);
  const auto after = value_of(place.club->standings().all());
  CHECK(after[0].names.front() == "Ada");
  CHECK(after[0].ranks == std::vector<std::size_t>{1, 2, 2, 4});
}
