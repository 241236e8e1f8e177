// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/replay.hpp"

#include <rapidcheck.h>

#include "framework/match/match.hpp"
#include "framework/players/random_player.hpp"
#include "framework/record/native.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// A whole game of random players.
std::unique_ptr<Match> random_match(const std::shared_ptr<const Rules>& rules, std::uint64_t seed,
                                    std::uint32_t ply_limit = 0) {
  MatchOptions options;
  options.rules = rules;
  options.variant = "standard";
  options.seed = Seed::from_number(seed);
  options.ply_limit = ply_limit;
  auto match = value_of(Match::create(std::move(options)));
  RandomPlayer player;
  while (!match->is_over()) require_done(let_play(*match, match->seats_on_turn().front(), player));
  return match;
}

Record finished(std::uint64_t seed = 1) { return random_match(tiny("coin_race"), seed)->record(); }

}  // namespace

TEST_CASE("the record of every match replays to its end") {
  for (const auto& rules : {tiny("coin_race"), tiny("two_cards"), tiny("secret_towers"), board_game()})
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const auto match = random_match(rules, seed, 60);
      const Record record = value_of(read_record(write_record(match->record())));
      CHECK(record == match->record());
      const Replay replayed = value_of(replay(record, rules));
      INFO(replayed.problem);
      CHECK(replayed.ok());
      CHECK(replayed.result == match->result());
      CHECK(replayed.line.now() == match->line().now());
      CHECK(replayed.line.plies().size() == record.moves.size());
    }
}

TEST_CASE("the first illegal move is told, and the line stops before it") {
  Record record = record_of(*board_game(), "standard");
  record.moves = {
      {"black", "b1-b3", {}, {}, 7, 4}, {"white", "a2-a5", {}, {}, 8, 4}, {"black", "c1-c3", {}, {}, 9, 4}};
  const Replay replayed = value_of(replay(record, board_game()));
  CHECK_FALSE(replayed.ok());
  CHECK(replayed.problem_ply == 1);
  CHECK(replayed.problem.starts_with("8:4: ply 2, white 'a2-a5': "));
  CHECK(replayed.problem.ends_with("(L2.1)"));
  CHECK(replayed.line.plies().size() == 1);
}

TEST_CASE("a seat that isn't on turn, or isn't there, can't move") {
  Record record = record_of(*board_game(), "standard");
  record.moves = {{"white", "a2-c2", {}, {}, 0, 0}};
  CHECK(value_of(replay(record, board_game())).problem == "ply 1, white 'a2-c2': it is not white's turn");
  record.moves = {{"green", "a2-c2", {}, {}, 0, 0}};
  CHECK(value_of(replay(record, board_game())).problem == "ply 1, green 'a2-c2': there is no seat green");
  record.moves = {{"chance", "heads", {}, {}, 0, 0}};
  CHECK(value_of(replay(record, board_game())).problem == "ply 1, chance 'heads': chance is not on turn");
}

TEST_CASE("chance events are checked against the rules and the seed") {
  Record record = finished();
  REQUIRE(record.moves.at(1).seat == "chance");
  record.moves[1].text = record.moves[1].text == "heads" ? "tails" : "heads";
  CHECK(value_of(replay(record, tiny("coin_race"))).problem.find("the seed gives '") != std::string::npos);
  record.moves[1].text = "edge";
  CHECK(value_of(replay(record, tiny("coin_race"))).problem ==
        "ply 2, chance 'edge': this can't happen here by chance");
  record.moves[1].seat = "first";
  CHECK(value_of(replay(record, tiny("coin_race"))).problem == "ply 2, first 'edge': chance is on turn");
  record = finished();
  record.seed = Seed::from_number(99).hex();
  CHECK(error_of(replay(record, tiny("coin_race"))) ==
        "the record's seed and the hash of its seed don't belong together");
  record.seed = "abc";
  CHECK(error_of(replay(record, tiny("coin_race"))) == "the record's seed: a seed has 64 hexadecimal digits");
}

TEST_CASE("a result that isn't the rules' is told") {
  Record record = finished();
  const Outcome outcome = *value_of(replay(record, tiny("coin_race"))).result;
  record.reason = "connection";
  CHECK(value_of(replay(record, tiny("coin_race"))).problem == "the result is " + scores_text(outcome) +
                                                                   " by arrived, but recorded as " +
                                                                   scores_text(outcome) + " by connection");
  record = finished();
  std::swap(record.scores.at("first"), record.scores.at("second"));
  CHECK_FALSE(value_of(replay(record, tiny("coin_race"))).ok());
  record = finished();
  record.scores.erase("first");
  CHECK(value_of(replay(record, tiny("coin_race"))).problem == "the result has no score for some seat");
  record.scores["third"] = 2;
  CHECK(value_of(replay(record, tiny("coin_race"))).problem ==
        "the result names a seat 'third', which there isn't");
}

TEST_CASE("a result by the host has to be possible") {
  Record record = record_of(*tiny("coin_race"), "standard");
  const auto problem = [&](std::uint32_t first, std::uint32_t second, const std::string& reason) {
    record.scores = {{"first", first}, {"second", second}};
    record.reason = reason;
    return value_of(replay(record, tiny("coin_race"))).problem;
  };
  CHECK(problem(0, 2, "resignation").empty());
  CHECK(problem(1, 1, "agreement").empty());
  CHECK(problem(0, 2, "time").empty());
  CHECK(problem(0, 2, "agreement") == "recorded as 0-1 by agreement, but players agree only on a draw");
  CHECK(problem(1, 1, "resignation") == "recorded as 0.5-0.5 by resignation, but nobody has lost by it");
  CHECK(problem(2, 2, "time") == "recorded as 1-1 by time, but all scores together must be 1");
  CHECK(problem(2, 0, "arrived") == "recorded as 1-0 by arrived, but the game isn't over");
  CHECK(problem(1, 1, "move_limit") == "recorded as 0.5-0.5 by move_limit, but the game isn't over");
}

TEST_CASE("no move follows the end") {
  Record record = finished();
  record.moves.push_back({"first", "walk:1", {}, {}, 0, 0});
  const Replay replayed = value_of(replay(record, tiny("coin_race")));
  CHECK(replayed.problem.ends_with("the game ended before, by arrived"));
  CHECK(replayed.problem_ply == record.moves.size() - 1);
}

TEST_CASE("a limit of moves ends a game in a draw") {
  const auto rules = board_game();
  const auto match = random_match(rules, 1, 10);
  REQUIRE(match->result() == Outcome{{1, 1}, "move_limit"});
  Record record = match->record();
  CHECK(value_of(replay(record, rules)).result == match->result());
  record.moves.push_back(record.moves.front());
  CHECK(value_of(replay(record, rules)).problem.ends_with("the game ended before, by move_limit"));
}

TEST_CASE("records that can't be played at all are refused") {
  Record record = finished();
  CHECK(error_of(replay(record, tiny("two_cards"))) == "the record is of coin_race, not of two_cards");
  record.start = "somewhere";
  CHECK(error_of(replay(record, tiny("coin_race"))).starts_with("the record's start position: "));
  record.start.clear();
  record.viewer = "first";
  CHECK(error_of(replay(record, tiny("coin_race"))) ==
        "the record holds only what first saw: to check or to step through it, the whole record is needed");
}

TEST_CASE("a start position is kept") {
  const auto rules = tiny("coin_race");
  MatchOptions options;
  options.rules = rules;
  options.start = value_of(rules->read_position("3/4 s 0"));
  const auto match = value_of(Match::create(std::move(options)));
  CHECK(match->record().start == "3/4 s 0");
  CHECK(value_of(replay(match->record(), rules)).line.now().text() == "3/4 s 0");
}

TEST_CASE("a record opens with the rules it names") {
  const TemporaryFolder folder;
  folder.add_game(
      "coin_race",
      "id: coin_race\nplugin: coin_race\nname: Race\nvariants: [{id: a}, {id: b, set: {goal: 9}}]\n",
      "coin_race");
  const Catalogue catalogue = folder.catalogue();
  Record record = random_match(tiny("coin_race", {{"goal", std::int64_t{4}}}), 3)->record();
  record.variant = "gone";
  OpenedRecord opened = value_of(open_record(write_record(record), catalogue));
  CHECK(opened.rules->parameters().at("goal") == Value(std::int64_t{4}));
  CHECK(opened.notice.empty());
  CHECK(value_of(replay(opened)).ok());
  CHECK(value_of(rules_for(record, catalogue))->parameters() == opened.rules->parameters());

  record.rules_hash = std::string(64, '0');
  CHECK(value_of(open_record(write_record(record), catalogue)).notice ==
        "the record was made under another revision of the rules of coin_race");
  record.parameters["gaol"] = "3";
  CHECK(error_of(open_record(write_record(record), catalogue)) ==
        "unknown parameter 'gaol'; did you mean 'goal'?");
  record.game = "coin_rase";
  CHECK(error_of(open_record(write_record(record), catalogue)) ==
        "there is no game 'coin_rase'; did you mean 'coin_race'?");
  CHECK(error_of(open_record(write_record(finished()), catalogue, "two_cards")) ==
        "the record is of coin_race, not of two_cards");
}

TEST_CASE("a record's file is named where it is wrong") {
  const TemporaryFolder folder;
  folder.write("bad.txt", "[Boardwright \"1\"]\n[Game \"x\"\n");
  const auto path = [&](const char* name) { return (folder.path() / name).string(); };
  CHECK(error_of(open_record_file(folder.path() / "bad.txt", folder.catalogue())) ==
        path("bad.txt") + ":2:10: expected ] after the tag's value");
  CHECK(error_of(open_record_file(folder.path() / "none.txt", folder.catalogue())) ==
        path("none.txt") + ": there is no such file");
  folder.write("empty.txt", " \n");
  CHECK(error_of(open_record_file(folder.path() / "empty.txt", folder.catalogue())) ==
        path("empty.txt") + ":1:1: the record is empty");
}
