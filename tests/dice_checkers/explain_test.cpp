// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a move isn't legal, with the rule's number; what comes of a legal one; what goes on.
#include "game_under_test.hpp"

using under_test::adjacent;
using under_test::argument;
using under_test::Game;
using under_test::marching;

namespace {

std::string phase(const Game& game) {
  const auto told = game.position().phase(0);
  return told ? told->message : "";
}

const std::string kBasic = "8b/9/9/9/4G4/3b5/2B6/9/B8 b - 0";

}  // namespace

TEST_CASE("pawns that can't be moved") {
  const Game game({}, kBasic);
  CHECK(game.why("g3-h4") == "- empty_field");
  CHECK(argument(game.explanation("g3-h4"), "field") == "g3");
  CHECK(game.why("d4-e3") == "- not_yours");
  CHECK(game.why_clicks({"d4"}) == "- not_yours");
  CHECK(game.why_clicks({"e5"}) == "legal");
  CHECK(Game({}, "8b/9/9/9/9/3B5/2B6/9/9 b - 0").why_clicks({"c4"}) == "D1.1 light_field");
  CHECK(Game({}, "Y1Y6/1B7/9/9/9/9/9/9/8y b - 0").why_clicks({"b8"}) == "D2.1 stuck");
  CHECK(Game(marching(), "8b/9/9/9/9/9/9/1B7/G8 b - 0").why_clicks({"a1"}) == "D4.1 stuck");
}

TEST_CASE("the basic game's moves") {
  const Game game({}, kBasic);
  CHECK(game.why("e5-e7") == "D2.1 one_field");
  CHECK(game.why("e5-g7") == "D2.1 one_field");
  CHECK(game.why("e5-f4") == "D2.1 only_yellow_back");
  CHECK(game.why("e5xd4") == "D2.1 only_yellow_back");
  CHECK(game.why("c3-d4") == "D7.1 wrong_sign");
  CHECK(game.why("c3xb4") == "D7.1 wrong_sign");
  CHECK(game.why("c3xd4") == "legal odds");
  CHECK(game.why("c3-b4") == "legal");
  CHECK(game.why("pass") == "D6.2 may_not_pass");
  CHECK(game.why("hello") == "D7.1 unreadable");
  CHECK(game.why("roll:1-1") == "D7.1 unreadable");
  CHECK(game.why("c3-b4xa5") == "D7.1 too_many_fields");
  CHECK(game.why_clicks({"c3", "d4"}) == "legal odds");
  CHECK(game.why_clicks({"c3", "d4", "e5"}) == "D7.1 too_many_fields");
  CHECK(Game({}, "8b/9/9/9/9/3B5/2B6/9/9 b - 0").why("c3-d4") == "D2.1 own_pawn");
  CHECK(Game({}, "9/1G7/9/9/9/9/9/9/8y b - 0").why("b8-c9") == "legal becomes_yellow");
}

TEST_CASE("the variant's moves") {
  CHECK(Game(marching(), "8b/9/9/9/4B4/9/9/9/9 b - 0").why("e5-c7") == "D4.1 blue_one_forward");
  CHECK(Game(marching(), "8b/9/9/9/4B4/9/9/9/9 b - 0").why("e5-d4") == "D4.1 blue_one_forward");
  const Game free(marching(), "8b/9/9/3b5/4G4/9/9/9/9 b - 0");
  CHECK(free.why("e5-f6") == "D4.1 march_length");
  CHECK(argument(free.explanation("e5-f6"), "steps") == "2");
  CHECK(free.why("e5xd6") == "D4.1 march_length");
  CHECK(free.why("e5-c7") == "D4.3 path_blocked");
  CHECK(free.why("e5-e7") == "legal");
  const Game one_way(marching("one_way"), "8b/9/9/3b5/4G4/9/9/9/9 b - 0");
  CHECK(one_way.why("e5-g5") == "D4.2 one_way_only");
  const Game straight(marching("straight"), "8b/9/9/3b5/4G4/9/9/9/9 b - 0");
  CHECK(straight.why("e5-e7") == "D4.2 straight_only");
  CHECK(Game(marching(), "8b/9/2B6/9/4G4/9/9/9/9 b - 0").why("e5-c7") == "D4.3 own_pawn");
}

TEST_CASE("fights next to each other") {
  const Game game(adjacent(), "8b/9/9/9/2b1b4/9/2B6/9/9 b - 0");
  CHECK(game.why("c3-d4") == "D2.4 must_fight");
  CHECK(argument(game.explanation("c3-d4"), "move") == "c3-d4xc5");
  CHECK(game.why("c3-d4xf6") == "D2.4 not_next_to");
  CHECK(game.why("c3-d4xe5") == "legal odds");
  CHECK(game.why("c3xd4") == "D7.1 wrong_sign");
  CHECK(game.why_clicks({"c3", "d4"}) == "legal choose_enemy");
  CHECK(game.why_clicks({"c3", "b4"}) == "legal odds");  // only one enemy there
  CHECK(game.why_clicks({"c3", "d4", "e5"}) == "legal odds");
  CHECK(game.why_clicks({"c3", "d4", "c3"}) == "D2.4 not_next_to");
  CHECK(game.why_clicks({"c3", "d4", "e5", "f6"}) == "D7.1 too_many_fields");
  const Game near(adjacent(), "8b/9/9/9/9/3b5/2B6/9/9 b - 0");
  CHECK(near.why("c3-d4") == "D2.4 not_onto");
  CHECK(near.why("c3-b4xa5") == "D2.4 no_enemy_here");
  CHECK(near.why_clicks({"c3", "b4", "a5"}) == "D2.4 no_enemy_here");
  slow::Options both = marching();
  both.encounter = "adjacent";
  CHECK(Game(both, "8b/9/2b6/9/4G4/9/9/9/9 b - 0").why("e5-c7") == "D2.4 not_onto");
}

TEST_CASE("when nobody can move") {
  CHECK(Game({}, "9/9/9/9/9/9/9/9/B8 r - 0").why("a1-b2") == "- game_over");
  const Game game({}, kBasic);
  const auto red = game.position().explain(1, std::string_view("i9-h8"));
  REQUIRE(red);
  CHECK(red->message == "not_on_turn");
}

TEST_CASE("what goes on") {
  Game game({}, kBasic);
  CHECK(phase(game).empty());
  game.play("c3xd4");
  CHECK(phase(game) == "fight");
  const auto told = game.position().phase(1);
  REQUIRE(told);
  CHECK(argument(*told, "attacker") == "blue_pawn_blue");
  CHECK(argument(*told, "defender") == "red_pawn_blue");
  CHECK(phase(Game({}, "8y/9/9/9/4Y4/9/9/9/9 b - 49")).empty());
  const Game quiet({}, "8y/9/9/9/4Y4/9/9/9/9 b - 50");
  CHECK(phase(quiet) == "quiet");
  CHECK(argument(*quiet.position().phase(0), "moves") == "50");
  CHECK(argument(*quiet.position().phase(0), "limit") == "100");
}

TEST_CASE("the pawns of a fight are marked in the picture") {
  Game game({}, kBasic);
  const auto marked = [&] {
    int count = 0;
    for (const auto& item : game.position().picture(0)) count += item.flags != 0 ? 1 : 0;
    return count;
  };
  CHECK(marked() == 0);
  game.play("c3xd4");
  CHECK(marked() == 2);
}
