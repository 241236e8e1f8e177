// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games that somebody types in from a score sheet: entered, corrected, ended, recorded, read again.
#include "framework/match/entered_game.hpp"

#include "framework/record/foreign.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

void enter_all(EnteredGame& game, const std::vector<std::string>& texts) {
  for (const auto& text : texts) CHECK(value_of(game.enter(text)).texts.empty());
}

std::vector<std::string> texts_of(const EnteredGame& game) {
  std::vector<std::string> texts;
  for (const auto& ply : game.line().plies()) texts.push_back(ply.text);
  return texts;
}

}  // namespace

TEST_CASE("a game with dice is entered with what the dice have shown") {
  EnteredGame game(tiny("coin_race", {{"goal", std::int64_t{2}}})->start());
  enter_all(game, {"walk:2"});
  REQUIRE(game.chance_is_next());
  const auto possible = game.moves();
  REQUIRE(possible.size() == 2);
  CHECK(possible.front().clicks.empty());
  CHECK(error_of(game.enter("edge")).find("no chance event") != std::string::npos);
  CHECK(game.size() == 1);
  enter_all(game, {"tails", "walk:1", "heads", "walk:2", "heads"});
  CHECK(game.ends_here());
  CHECK(game.moves().empty());
  REQUIRE(game.result());
  CHECK(*game.result() == Outcome{{2, 0}, "arrived"});
  CHECK(error_of(game.set_result(Outcome{{0, 2}, "resignation"})) == "the game has ended by the rules");

  const Record record = game.record("standard");
  CHECK(record.entered);
  CHECK(record.seed_hash.empty());
  const std::string text = write_record(record);
  CHECK(text.find("[Entered \"not verified\"]\n") != std::string::npos);
  const Record read = value_of(read_record(text));
  CHECK(read == record);
  const Replay replayed = value_of(replay(read, game.line().now().shared_rules()));
  CHECK(replayed.problem.empty());
  CHECK(replayed.result == game.result());
}

TEST_CASE("an entered record can't have a seed, and its tag says one thing only") {
  const auto rules = tiny("coin_race");
  EnteredGame game(rules->start());
  enter_all(game, {"walk:2", "heads"});
  Record record = game.record("standard");
  record.seed_hash = Seed::from_number(1).hash();
  CHECK(error_of(replay(record, rules)).find("entered by hand") != std::string::npos);
  CHECK(error_of(read_record("[Boardwright \"1\"]\n[Game \"x\"]\n[Entered \"true\"]\n"))
            .find("expected not verified") != std::string::npos);
}

TEST_CASE("a wrong entry is corrected, and what still fits stays") {
  EnteredGame game(board_game()->start());
  enter_all(game, {"b1-b3", "a2-c2", "e1-e3", "h2-f2"});
  game.show(0);
  const auto kept = value_of(game.enter("d1-d3"));
  CHECK(kept.texts.empty());
  CHECK(texts_of(game) == std::vector<std::string>{"d1-d3", "a2-c2", "e1-e3", "h2-f2"});
  CHECK(game.shown() == 1);
  // e1 is no longer there to move: it and all behind it are told, not kept.
  game.show(0);
  const auto dropped = value_of(game.enter("e1-e3"));
  CHECK(dropped.texts == std::vector<std::string>{"e1-e3", "h2-f2"});
  CHECK_FALSE(dropped.why.empty());
  CHECK(texts_of(game) == std::vector<std::string>{"e1-e3", "a2-c2"});
  CHECK(error_of(game.enter("a1-a9")).size() > 5);
  CHECK(game.size() == 2);
  game.show(1);
  game.cut();
  CHECK(texts_of(game) == std::vector<std::string>{"e1-e3"});
}

TEST_CASE("how a game ended that the rules let go on is what people say, within reason") {
  EnteredGame game(board_game()->start());
  enter_all(game, {"b1-b3"});
  CHECK_FALSE(game.result());
  CHECK(error_of(game.set_result(Outcome{{2, 2}, "agreement"})).find("must be 1") != std::string::npos);
  CHECK(error_of(game.set_result(Outcome{{2, 0}, "connection"})).find("not over") != std::string::npos);
  CHECK(error_of(game.set_result(Outcome{{1, 1}, "move_limit"})).find("not over") != std::string::npos);
  CHECK(error_of(game.set_result(Outcome{{2}, "time"})).find("each seat") != std::string::npos);
  require_done(game.set_result(Outcome{{0, 2}, "time"}));
  CHECK(value_of(replay(game.record("standard"), board_game())).result == game.result());
  enter_all(game, {"a2-c2"});  // it went on after all
  CHECK_FALSE(game.result());
}

TEST_CASE("both sides of a hidden set-up are entered by one person") {
  EnteredGame game(tiny("secret_towers")->start());
  const auto moves = game.moves();
  CHECK(moves.size() == 8);
  enter_all(game, {"T@b2", "T@b1"});
  CHECK(*game.result() == Outcome{{0, 2}, "matched"});
  CHECK(game.picture().items.size() == 2);
}

TEST_CASE("whoever enters a game is told what stands there, why not, and what is set up") {
  const auto rules = board_game();
  EnteredGame game = value_of(EnteredGame::from(rules, ""));
  CHECK(game.begins_at_start());
  CHECK(game.text() == rules->start().text());
  CHECK(game.on_turn() == std::vector<Seat>{0});
  CHECK_FALSE(game.arrangement());
  const auto typed = game.explain("B1 B2");  // as people type it
  REQUIRE(typed);
  CHECK(typed->rule == "L2.1");
  const std::vector<std::uint32_t> clicks = {1, 9};  // b1, b2
  CHECK(game.explain(clicks) == typed);
  const auto key = game.key();
  enter_all(game, {"b1-b3"});
  CHECK(game.key() != key);

  const EnteredGame later = value_of(EnteredGame::from(rules, game.text()));
  CHECK_FALSE(later.begins_at_start());
  CHECK(later.text() == game.text());
  CHECK(error_of(EnteredGame::from(rules, "no board")).size() > 5);
}

TEST_CASE("one set-up comes after the other, and nobody is asked once the game is over") {
  EnteredGame game(tiny("secret_towers")->start());
  REQUIRE(game.arrangement());
  const Seat first = game.arrangement()->seat();
  CHECK(first == 0);
  enter_all(game, {"T@b1"});
  REQUIRE(game.arrangement());
  CHECK(game.arrangement()->seat() == 1);
  enter_all(game, {"T@b2"});
  CHECK(game.ends_here());
  CHECK_FALSE(game.arrangement());
  CHECK(game.on_turn().empty());
  CHECK_FALSE(game.explain("T@b1"));
}

TEST_CASE("other formats keep the mark too") {
  EnteredGame game(board_game()->start());
  enter_all(game, {"b1-b3", "a2-c2"});
  Record record = game.record("standard");
  record.tags.emplace_back("Source", "club evening");
  const Catalogue games = own_games();
  const auto& formats = value_of(games.find("lines_of_action")).game->records();
  const std::string list = value_of(write_move_list(record, board_game()));
  CHECK(value_of(open_record(list, games)).record.entered);
  REQUIRE(formats.sgf);
  const std::string sgf = value_of(write_sgf(record, board_game(), *formats.sgf));
  const auto opened = value_of(open_record(sgf, games));
  CHECK(opened.record.entered);
  CHECK(own_record(opened, value_of(replay(opened))).entered);
}
