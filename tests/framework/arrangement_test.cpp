// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/arrangement.hpp"

#include "framework/match/match.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Fields = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("a set-up is placed, moved and taken away in any order, and becomes moves when it is ready") {
  const auto rules = tiny("secret_towers");
  auto arrangement = Arrangement::begin(View::of(rules->start(), 1));
  REQUIRE(arrangement);
  REQUIRE(arrangement->pieces().size() == 1);
  CHECK(arrangement->pieces()[0].count == 1);
  CHECK(arrangement->fields_for(1) == Fields{4, 5, 6, 7});
  CHECK(arrangement->fields_for(0).empty());  // the other's tower
  CHECK_FALSE(arrangement->complete());
  CHECK(arrangement->moves().empty());

  CHECK_FALSE(arrangement->place(1, 5));
  CHECK(arrangement->pieces()[0].count == 0);
  CHECK(arrangement->fields_for(1).empty());
  CHECK(arrangement->fields_from(5) == Fields{4, 6, 7});
  CHECK(arrangement->complete());
  CHECK(arrangement->picture() == Picture{{{5, 1, 1, 0}}});
  CHECK(arrangement->moves() == std::vector<std::string>{"T@b2"});

  const auto refused = arrangement->move(5, 0);
  REQUIRE(refused);
  CHECK(refused->message == "own_row");
  CHECK(arrangement->moves() == std::vector<std::string>{"T@b2"});
  CHECK_FALSE(arrangement->move(5, 7));
  CHECK(arrangement->moves() == std::vector<std::string>{"T@d2"});
  CHECK_FALSE(arrangement->move(5, 6));  // nothing stands there any more
  CHECK(arrangement->moves() == std::vector<std::string>{"T@d2"});
  arrangement->take_away(7);
  CHECK(arrangement->placed().empty());
  CHECK(arrangement->pieces()[0].count == 1);
  CHECK_FALSE(arrangement->place(1, 4));
  arrangement->clear();
  CHECK(arrangement->placed().empty());
}

TEST_CASE(
    "a match lets a seat arrange only when it is on turn, and only where there is something to arrange") {
  CHECK_FALSE(match_of(board_game())->arrange(0));
  const auto match = match_of(tiny("secret_towers"));
  CHECK_FALSE(match->arrange(BW_SPECTATOR));
  auto arrangement = match->arrange(0);
  REQUIRE(arrangement);
  CHECK_FALSE(arrangement->place(0, 2));
  for (const auto& move : arrangement->moves()) require_done(match->play(0, move));
  CHECK_FALSE(match->arrange(0));
  CHECK(match->arrange(1));
}

TEST_CASE("what goes on, and what is remembered of a place, is told to each viewer") {
  const auto match = match_of(tiny("secret_towers"));
  REQUIRE(match->update(1).phase);
  CHECK(match->update(1).phase->message == "set_up");
  CHECK(match->tell(0, 0) == R"({"placed":0})");
  require_done(match->play(0, "T@a1"));
  CHECK(match->tell(0, 0) == R"({"placed":1})");
  CHECK(match->tell(BW_SPECTATOR, 0).empty());
  require_done(match->play(1, "T@a2"));
  CHECK_FALSE(match->update(1).phase);
  CHECK(match_of(board_game())->tell(0, 0).empty());
}

TEST_CASE("taking back restores what is remembered") {
  GameLine line(tiny("secret_towers")->start());
  require_done(line.play(0, 1));
  line.take_back();
  CHECK(line.history().tell(line.now().view(0), 0, 0) == R"({"placed":0})");
}
