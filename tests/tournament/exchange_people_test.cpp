// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "framework/tournament/draft.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

Draft three_at_the_table() {
  Draft draft;
  draft.round.round = 1;
  draft.round.boards.resize(2);
  draft.round.boards[0].board = 1, draft.round.boards[0].first = "anna", draft.round.boards[0].second = "bob";
  draft.round.boards[1].board = 2, draft.round.boards[1].first = "carl",
  draft.round.boards[1].second = "dora";
  draft.round.bye = "eve";
  return draft;
}

}  // namespace

TEST_CASE("two people of a draft change places, also with who has the bye, at one board sides") {  // T20.4
  const Draft draft = three_at_the_table();
  CHECK(exchange_people(draft, "bob", "carl") == PairedByHand{{{"anna", "carl"}, {"bob", "dora"}}, "eve"});
  CHECK(exchange_people(draft, "anna", "bob") == PairedByHand{{{"bob", "anna"}, {"carl", "dora"}}, "eve"});
  CHECK(exchange_people(draft, "eve", "dora") == PairedByHand{{{"anna", "bob"}, {"carl", "eve"}}, "dora"});
}

TEST_CASE("whoever isn't in a draft, or is nobody, changes places with nobody") {
  Draft draft = three_at_the_table();
  CHECK_FALSE(exchange_people(draft, "anna", "fay"));
  CHECK_FALSE(exchange_people(draft, "anna", "anna"));
  draft.round.bye.clear();
  CHECK_FALSE(exchange_people(draft, "anna", ""));
  CHECK_FALSE(exchange_people(draft, "eve", "anna"));
}
