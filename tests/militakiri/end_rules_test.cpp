// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 8: end of the game.
#include <set>

#include "framework/match/match.hpp"
#include "framework/record/replay.hpp"
#include "legal.hpp"

using namespace militakiri_test;

namespace {

slow::Options no_moves(const std::string& value) {
  slow::Options options;
  options.no_moves = value;
  return options;
}

// Neither can move: beside each plus stand enemies, on its diagonals its own.
const std::string kRow = "P1p1P1p1P1p1/p1P1p1P1p1P1/";
const std::string kGridlock = kRow + kRow + kRow + kRow + kRow + "PTp1P1p1P1p1/pTP1p1P1p1P1";

// Red's plus tower can't move: blue pieces beside it, and it takes on b2, which is empty.
const std::string kBlocked = "sT5/6/6/6/6/6/6/6/6/6/s15/PTp14 r 000/000 - m - 0";

}  // namespace

TEST_CASE("M8.1: a player without a tower on the board has lost") {
  const std::string before = "6/6/6/2pT3/2S13/6/6/6/6/6/6/CT5 r 122/122 spc m - 0";
  legal(before, "a1-b2..f6 c8-b7 c8-b8 c8-b9 c8-c7 c8-d7 c8-d8 c8-d9 c8xc9");
  const std::string lost = after(before, "c8xc9");
  // Whatever is in reserve or waiting.
  CHECK(result(lost) == "red towers_taken");
  legal(lost, "");
  CHECK(result(after("6/6/6/2PT3/2s13/6/6/6/6/6/6/cT5 b 122/122 S m - 0", "c8xc9")) == "blue towers_taken");
  // Pawns and stacks don't help.
  CHECK(result("p1s1c2s3c11/6/6/6/6/6/6/6/6/6/6/CT5 b 122/102 - m - 0") == "red towers_taken");
}

TEST_CASE("M8.1: the last tower with the last move wins") {
  const std::string before = "6/6/6/2pT3/2S13/6/6/6/6/6/6/CT5 b 122/122 - m 0/1 0";
  const std::string red_last = "6/6/6/2pT3/2S13/6/6/6/6/6/6/CT5 r 122/122 - m 1/0 0";
  CHECK(result(after(red_last, "c8xc9")) == "red towers_taken");
  CHECK(result(after(red_last, "a1-b2")) == "draw move_limit");
}

TEST_CASE("M8.2: also lost by resigning, time, forfeit and disconnection") {
  const auto rules = under_test::Game().position().shared_rules();
  for (const char* reason : {"resignation", "time", "forfeit", "disconnection"}) {
    INFO(reason);
    boardwright::Record record = boardwright::record_of(*rules, "single");
    record.moves = {{"red", "S@a1", {}, "", 0, 0}, {"blue", "S@b12", {}, "", 0, 0}};
    record.scores = {{"red", 0}, {"blue", 2}};
    record.reason = reason;
    const auto replay = boardwright::replay(record, rules);
    REQUIRE(replay);
    CHECK(replay->problem.empty());
    REQUIRE(replay->result);
    CHECK(replay->result->scores == std::vector<std::uint32_t>{0, 2});
  }
  boardwright::MatchOptions options;
  options.rules = rules;
  auto match = boardwright::Match::create(std::move(options));
  REQUIRE(match);
  REQUIRE((*match)->submit({boardwright::Command::Type::kResign, 1, "", (*match)->update(1).number}));
  const auto result = (*match)->update(0).table.result;
  REQUIRE(result);
  CHECK(result->scores == std::vector<std::uint32_t>{2, 0});
  CHECK(result->reason == "resignation");
}

TEST_CASE("M8.3: only the count makes a draw; repeating moves doesn't") {
  const under_test::Game game;
  CHECK(game.rules().facts().repetition_limit == 0);
  std::set<std::string> reasons;
  for (const auto& text : game.rules().texts(BW_TEXT_REASON)) reasons.insert(text.id);
  CHECK(reasons == std::set<std::string>{"towers_taken", "move_limit", "both_blocked", "no_moves"});
  const std::string start = "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 122/122 - m - 0";
  std::string position = start;
  for (int i = 0; i < 10; ++i) {
    position = after(position, "b1-b2 b12-b11 b2-b1 b11-b12");
    CHECK(position == start);
    CHECK(result(position).empty());
  }
  legal(position, "a1-b2..f6 a1xa12 b1-a2 b1-b2 b1-c2 b1-c1");
}

TEST_CASE("M8.4: without a legal move one passes, and two passes in a row are a draw") {
  legal(kBlocked, "pass");
  const std::string passed = after(kBlocked, "pass");
  CHECK_THAT(passed, Catch::EndsWith(" b 000/000 - m 50/50 1"));  // Red's tower is alone, M7.1
  // A move of the other one ends the row.
  CHECK_THAT(after(passed, "a12-a11"), Catch::EndsWith(" r 000/000 - m 50/49 0"));
  CHECK(result(passed).empty());
  CHECK(result(kGridlock + " r 000/000 - m - 0").empty());
  legal(kGridlock + " r 000/000 - m - 0", "pass");
  const std::string once = after(kGridlock + " r 000/000 - m - 0", "pass");
  CHECK(once == kGridlock + " b 000/000 - m - 1");
  legal(once, "pass");
  const std::string twice = after(once, "pass");
  CHECK(twice == kGridlock + " r 000/000 - m - 2");
  CHECK(result(twice) == "draw both_blocked");
  legal(twice, "");
}

TEST_CASE("M8.4: a placement in between breaks the row") {
  const std::string position = "6/6/6/c15/6/4S11/pT1PT3/6/6/6/3CTp11/6 r 022/100 PP m - 1";
  CHECK_THAT(after(position, "P@a1"), Catch::EndsWith(" r 022/100 P m - 0"));
}

TEST_CASE("M8.4: the parameter no_moves") {
  CHECK(result(no_moves("pass"), kBlocked).empty());
  CHECK(result(no_moves("loss"), kBlocked) == "blue no_moves");
  CHECK(result(no_moves("draw"), kBlocked) == "draw no_moves");
  legal(no_moves("loss"), kBlocked, "");
  legal(no_moves("draw"), kBlocked, "");
}

TEST_CASE("M8.5: the first of several reasons counts") {
  // Towers before the count.
  CHECK(result("6/6/6/6/6/6/6/6/6/6/6/CTs14 b 000/000 - m 0/0 0") == "red towers_taken");
  // The count before passes.
  const std::string last = kGridlock + " r 000/000 - m 1/0 1";
  legal(last, "pass");
  CHECK(result(after(last, "pass")) == "draw move_limit");
  // Towers and the count before a player without a move.
  CHECK(result(no_moves("loss"), kGridlock + " r 000/000 - m 0/0 0") == "draw move_limit");
  CHECK(result(no_moves("loss"), kGridlock + " r 000/000 - m - 0") == "blue no_moves");
}
