// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/fresh_move.hpp"

#include "framework/line/game_line.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Pieces that go to and fro so many times; the same side is to make the first move once more.
Situation to_and_fro(std::int64_t repetition, int times) {
  GameLine line(board_game({{"repetition", repetition}})->start());
  for (int i = 0; i < times; ++i)
    for (const char* move : {"b1-b3", "a2-c2", "b3-b1", "c2-a2"}) require_done(line.play(move));
  REQUIRE_FALSE(line.is_over());
  return situation_of(line, line.now().seats_on_turn().front());
}

/// A search that likes b1-b3 best and f1-f3 this much.
SearchInfo liking(const Situation& situation, double second) {
  const auto value = [&](const char* move, double score) {
    return MoveValue{value_of(situation.view.read_move(situation.seat, move)), score, 10};
  };
  SearchInfo info;
  info.moves = {value("b1-b3", 0.6), value("f1-f3", second)};
  return info;
}

std::string chosen(const Situation& situation, const SearchInfo& info) {
  return situation.view.move_text(situation.seat, fresh_move(situation, info));
}

}  // namespace

TEST_CASE("where positions may come back for ever, a move that is nearly as good is played the third time") {
  const Situation once = to_and_fro(0, 1), twice = to_and_fro(0, 2);
  CHECK(chosen(once, liking(once, 0.59)) == "b1-b3");
  CHECK(chosen(twice, liking(twice, 0.59)) == "f1-f3");
  CHECK(chosen(twice, liking(twice, 0.4)) == "b1-b3");  // not at any price
  SearchInfo certain = liking(twice, 0.59);
  certain.proven = true;
  CHECK(chosen(twice, certain) == "b1-b3");
  SearchInfo untried = liking(twice, 0.59);
  untried.moves.back().visits = 0;  // its score says nothing
  CHECK(chosen(twice, untried) == "b1-b3");
}

TEST_CASE("where the rules count repetition the search knows best") {
  const Situation twice = to_and_fro(5, 2);
  CHECK(chosen(twice, liking(twice, 0.59)) == "b1-b3");
}
