// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sound games keep all laws, and each law has a game that it applies to.
#include <catch2/catch.hpp>
#include <set>

#include "tests/check/support.hpp"

namespace boardwright::check {
namespace {

std::vector<Subject> sound_games() {
  std::vector<Subject> games{bad_game("bad_pebbles", "pebbles"), bad_game("bad_secrets", "cards"),
                             bad_game("bad_secrets", "towers"), bad_game("bad_shapes", "heaps")};
  for (const char* id : {"coin_race", "connection", "mills", "two_cards", "secret_towers"})
    games.push_back({built("tests/games/" + std::string(id) + "/" + id + ".so"), id, {}, test_load()});
  const auto lines_of_action = built("games/lines_of_action/lines_of_action.so");
  if (std::filesystem::exists(lines_of_action))
    games.push_back({lines_of_action, "lines_of_action", {}, test_load()});
  return games;
}

}  // namespace

TEST_CASE("sound games keep all laws", "[check]") {
  std::set<std::string> applied;
  Options options;
  options.seconds = 4;
  for (const Subject& game : sound_games()) {
    std::size_t reported = 0;
    const auto verdicts = run_laws(game, options, [&](const Verdict&) { ++reported; });
    REQUIRE(verdicts);
    CHECK(reported == laws().size() + 1);
    CHECK(all_kept(*verdicts));
    for (const Verdict& verdict : *verdicts) {
      CAPTURE(game.game, verdict.law, verdict.text, verdict.output);
      CHECK(verdict.status != Status::kFailed);
      CHECK_FALSE(verdict.text.empty());
      if (verdict.status == Status::kPassed) applied.insert(verdict.law);
    }
  }
  for (const Law& law : laws()) {
    CAPTURE(law.id);
    CHECK(applied.contains(law.id));
  }
}

TEST_CASE("another seed examines other games, a fixed number of them", "[check]") {
  Options options;
  options.games = 7;
  options.laws = {"repeatable"};
  const auto subject = bad_game("bad_pebbles", "pebbles");
  const auto one = run_laws(subject, options);
  const auto again = run_laws(subject, options);
  options.seed = 2;
  const auto other = run_laws(subject, options);
  REQUIRE((one && again && other));
  CHECK(one->back().games == 7);
  CHECK(one->back().text == again->back().text);
  CHECK(one->back().text != other->back().text);
}

TEST_CASE("a law that does not exist, a plugin that can't be loaded", "[check]") {
  Options options;
  options.laws = {"gravity"};
  const auto unknown = run_laws(bad_game("bad_pebbles", "pebbles"), options);
  REQUIRE_FALSE(unknown);
  CHECK_THAT(unknown.error(), Catch::Contains("gravity") && Catch::Contains("moves_sorted"));

  options.laws = {"keys"};
  for (const Subject& subject :
       {bad_game("no_such_plugin", "pebbles"), bad_game("bad_pebbles", "no_such_game")}) {
    const auto verdicts = run_laws(subject, options);
    REQUIRE(verdicts);
    REQUIRE(verdicts->size() == 1);
    CHECK(verdicts->front().status == Status::kFailed);
    CHECK_THAT(verdicts->front().text, Catch::Contains("no_such_"));
  }
}

TEST_CASE("the games in a plugin", "[check]") {
  const auto games = games_in(built("tests/games/coin_race/coin_race.so"), test_load());
  REQUIRE(games);
  CHECK(*games == std::vector<std::string>{"coin_race"});
  const auto none = games_in(built("tests/no_such_file.so"), test_load());
  REQUIRE_FALSE(none);
  CHECK_THAT(none.error(), Catch::Contains("no_such_file.so"));
}

}  // namespace boardwright::check
