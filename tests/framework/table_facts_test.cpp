// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is agreed on and asked for at the table, without a match around it.
#include "framework/match/table_facts.hpp"

#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("a draw is agreed on when all who are here have offered it") {
  const auto rules = tiny("coin_race");
  TableFacts table;
  require_done(table.offer_draw(1, *rules));
  const TableFacts before = table;
  CHECK_FALSE(table.offer_draw(1, *rules));
  CHECK_FALSE(table.decline_draw(1));  // its own
  CHECK_FALSE(table.withdraw(0, *rules));
  CHECK(table == before);
  SECTION("the other one too") {
    table.request = Request{Request::Type::kPause, 1, {}};
    require_done(table.offer_draw(0, *rules));
    CHECK(table.result == Outcome{{1, 1}, "agreement"});
    CHECK(table.draw_offers.empty());
    CHECK_FALSE(table.request);
  }
  SECTION("or not") {
    require_done(table.decline_draw(0));
    CHECK(table == TableFacts{});
  }
  SECTION("or it is taken back") {
    require_done(table.withdraw(1, *rules));
    CHECK(table == TableFacts{});
  }
  SECTION("or a move answers it, but not one's own") {
    table.answer_by_move(1);
    CHECK(table == before);
    table.answer_by_move(0);
    CHECK(table == TableFacts{});
  }
}

TEST_CASE("one request is open at a time, and the others answer it") {
  const auto rules = tiny("coin_race");
  const auto type = GENERATE(Request::Type::kPause, Request::Type::kTakeBack);
  TableFacts table;
  require_done(table.ask(type, 0, *rules));
  CHECK_FALSE(table.ask(type, 1, *rules));
  CHECK_FALSE(table.may_answer(0, *rules));
  CHECK_FALSE(table.may_answer(BW_SPECTATOR, *rules));
  CHECK_FALSE(table.is_granted(*rules));
  SECTION("allowed") {
    require_done(table.allow(1, *rules));
    CHECK(table.is_granted(*rules));
    CHECK_FALSE(table.allow(1, *rules));  // once
  }
  SECTION("refused") {
    require_done(table.refuse(1, *rules));
    CHECK(table == TableFacts{});
  }
  SECTION("moved on: who asks for a pause may move meanwhile, who wants a move back may not") {
    table.answer_by_move(0);
    CHECK(table.request.has_value() == (type == Request::Type::kPause));
    table.answer_by_move(1);
    CHECK_FALSE(table.request);
  }
  SECTION("whoever leaves takes it along, whoever asked") {
    table.note_departure(1, "resignation");
    CHECK_FALSE(table.request);
    CHECK(table.has_left(1));
    CHECK(table.seats_left(*rules) == 1);
    CHECK_FALSE(table.check_here(1, *rules));
    CHECK(table.check_here(0, *rules));
  }
}
