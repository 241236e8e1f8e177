// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reason and the rule's number that a player gets for a move that isn't legal, what comes of a legal one,
// and what goes on.
#include "boards.hpp"
#include "game_under_test.hpp"

namespace {

using boards::game;
using under_test::argument;
using under_test::Game;
using under_test::said;

std::string clicked(const Game& game, std::initializer_list<const char*> fields) {
  const bw_shape* board = game.rules().geometry();
  std::vector<std::uint32_t> places;
  for (const char* field : fields)
    for (std::uint32_t i = 0; i < board->field_count; ++i)
      if (board->fields[i].name == std::string(field)) places.push_back(i);
  REQUIRE(places.size() == fields.size());
  const auto seats = game.position().seats_on_turn();
  const auto answer = game.position().view(seats.front()).explain(seats.front(), places);
  REQUIRE(answer);
  return said(*answer);
}

std::string phase(const Game& game) {
  const auto told = game.position().view(BW_SPECTATOR).phase(BW_SPECTATOR);
  return told ? told->message : "";
}

}  // namespace

TEST_CASE("why a move is not legal") {
  const Game table({}, game({"Ma4", "Bb2", "Ac4", "Kf4", "Lf3", "ke4", "la9"}));
  CHECK(table.why("a4-a5") == "legal");
  CHECK(table.why("a4-a6") == "T2.1 too_far");
  CHECK(table.why("a4-b5") == "T2.1 not_a_line");
  CHECK(table.why("b2-b3") == "T2.1 immovable");
  CHECK(argument(table.explanation("b2-b3"), "piece") == "red_bomb");
  CHECK(table.why("j1-j2") == "T2.1 immovable");
  CHECK(table.why("c4-c5") == "T1.1 lake");
  CHECK(table.why("c4-c7") == "T1.1 lake_in_the_way");
  CHECK(table.why("c4-f4") == "T2.2 own_piece");
  CHECK(table.why("c4-g4") == "T2.1 blocked");
  CHECK(argument(table.explanation("c4-g4"), "field") == "e4");
  CHECK(table.why("e4-e5") == "- not_yours");
  CHECK(table.why("b8-b9") == "- empty_field");
  CHECK(table.why("a4xa5") == "T7.1 wrong_sign");
  CHECK(table.why("f4-e4") == "T7.1 wrong_sign");
  CHECK(table.why("hello") == "T7.1 unreadable");
  CHECK(table.why("M@a1") == "T1.4 setup_over");
  CHECK(clicked(table, {"a4"}) == "legal");
  CHECK(clicked(table, {"a4", "a5"}) == "legal");
  CHECK(clicked(table, {"b2"}) == "T2.1 immovable");
  CHECK(clicked(table, {"a4", "a5", "a6"}) == "T7.1 too_many_fields");
  slow::Options options;
  options.scout_charge = false;
  CHECK(Game(options, game({"Aa4", "la9"})).why("a4xa9") == "T2.2 no_charge");
  CHECK(clicked(Game({}, game({"Ka4", "Ba3", "Bb4", "Ba5"})), {"a4"}) == "T2.1 stuck");
  // Of the other player.
  const auto other = table.position().view(1).explain(1, std::string_view("a9-a8"));
  REQUIRE(other);
  CHECK(said(*other) == "- not_on_turn");
  Game over({}, game({"Si10"}));
  over.play("i10xj10");
  CHECK(said(*over.position().explain(1, std::string_view("j8-j7"))) == "- game_over");
}

TEST_CASE("why a move crosses too often") {
  const Game table({}, game({"Aa4"}, "r a4/a5a6:5 - 0"));
  CHECK(table.why("a4-a5") == "legal");
  const auto answer = table.explanation("a4-a7");
  CHECK(said(answer) == "T3.3 crossed_too_often");
  CHECK(argument(answer, "line") == "a5a6");
  CHECK(argument(answer, "limit") == "5");
  CHECK(answer.places == std::vector<std::uint32_t>{40, 50});
  // A piece that can't go anywhere else is told so at the first click.
  CHECK(clicked(Game({}, game({"Ka4", "Ba3", "Bb4"}, "r a4/a4a5:5 - 0")), {"a4"}) ==
        "T3.3 crossed_too_often");
}

TEST_CASE("why a placement is not legal") {
  Game table = under_test::game_with({{"set", "barrage"}});
  CHECK(table.why("M@a1") == "legal");
  CHECK(table.why("-@a1") == "legal");
  CHECK(table.why("K@a1") == "T1.2 none_left");
  CHECK(table.why("M@b1") == "T7.1 next_field");
  CHECK(table.why("M@a7") == "T1.4 not_own_rows");
  CHECK(table.why("M@c5") == "T1.1 lake");
  CHECK(table.why("a1-a2") == "T1.4 setup_first");
  CHECK(clicked(table, {"a1"}) == "T1.4 setup_first");
  CHECK(Game().why("-@a1") == "T7.1 no_room_to_spare");
  Game ready = under_test::game_with({{"pieces", "{F: 1}"}, {"rows", "1"}, {"size", "8"}});
  for (const char* move : {"F@a1", "-@b1", "-@c1", "-@d1", "-@e1", "-@f1", "-@g1", "-@h1"})
    ready.play("red", move);
  CHECK(said(*ready.position().view(0).explain(0, std::string_view("F@a1"))) == "T1.4 setup_done");
}

TEST_CASE("what comes of an attack on a piece that is known") {
  const Game table({}, game({"Ka4", "g!a5", "Mb4", "l'b5", "Kc4", "k!d4", "Ce4", "t!f4"}));
  CHECK(table.why("a4xa5") == "legal attack_loses");
  CHECK(argument(table.explanation("a4xa5"), "piece") == "blue_general");
  CHECK(table.why("b4xb5") == "legal attacks_unknown");
  CHECK(table.why("c4xd4") == "legal attack_both");
  CHECK(table.why("e4xf4") == "legal attack_wins");
}

TEST_CASE("what comes of a move that counts on") {
  const Game table({}, game({"Aa4"}, "r a4/a4a5:3,a5a6:4 - 0"));
  CHECK(table.why("a4-b4") == "legal");
  CHECK(table.why("a4-a5") == "legal crosses_again");
  CHECK(argument(table.explanation("a4-a5"), "count") == "4");
  CHECK(table.why("a4-a6") == "legal crosses_last");
  CHECK(argument(table.explanation("a4-a6"), "line") == "a5a6");
}

TEST_CASE("what goes on is told to all") {
  CHECK(phase(Game()) == "setup");
  CHECK(phase(Game({}, game({"Ma4", "kb7"}))).empty());
  CHECK(phase(Game({}, game({"Ma4", "kb7"}, "r a4/a4a5:1 b7/b7b8:1 0"))).empty());
  CHECK(phase(Game({}, game({"Ma4", "kb7"}, "r a4/a4a5:2 b7/b7b8:1 0"))) == "count_red");
  CHECK(phase(Game({}, game({"Ma4", "kb7"}, "r - b7/b7b8:2 0"))) == "count_blue");
  const Game both({}, game({"Ma4", "kb7"}, "r a4/a3a4:2,a4a5:3 b7/b7b8:4 0"));
  const auto told = both.position().view(0).phase(0);
  REQUIRE(told);
  CHECK(told->message == "count_both");
  CHECK(argument(*told, "red_line") == "a4a5");
  CHECK(argument(*told, "red_count") == "3");
  CHECK(argument(*told, "blue_line") == "b7b8");
  CHECK(argument(*told, "blue_count") == "4");
  CHECK(argument(*told, "limit") == "5");
  CHECK(phase(Game({}, game({"Ma4"}, "r a4/a4a5:2 - 200"))).empty());
}
