// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reason and the rule's number that a player gets for a move that isn't legal.
#include <algorithm>
#include <set>

#include "game_under_test.hpp"

namespace {

using boardwright::Explanation;
using under_test::Game;

std::string said(const Explanation& answer) {
  if (answer.legal) return "legal";
  return (answer.rule.empty() ? "-" : answer.rule) + " " + answer.message;
}
std::string argument(const Explanation& answer, const std::string& name) {
  for (const auto& given : answer.arguments)
    if (given.name == name) {
      if (const auto* number = std::get_if<std::int64_t>(&given.value)) return std::to_string(*number);
      return std::get<std::string>(given.value);
    }
  return "(none)";
}
std::uint32_t place(const Game& game, const std::string& field) {
  const bw_shape* board = game.rules().geometry();
  REQUIRE(board != nullptr);
  for (std::uint32_t i = 0; i < board->field_count; ++i)
    if (board->fields[i].name == field) return i;
  FAIL(field);
  return 0;
}
std::string clicked(const Game& game, std::initializer_list<const char*> fields) {
  std::vector<std::uint32_t> places;
  for (const char* field : fields) places.push_back(place(game, field));
  const auto seats = game.position().seats_on_turn();
  const auto answer = game.position().explain(seats.empty() ? 0 : seats.front(), places);
  REQUIRE(answer);
  return said(*answer);
}

// A rank 2 plus on c6, a cross pawn on b5, towers of both.
const std::string kPosition = "sTs14/6/6/6/4s11/3s12/2P23/1C14/p15/6/6/CT5 r 122/122 - m - 0";

}  // namespace

TEST_CASE("wrong direction for moving") {
  const Game game({}, kPosition);
  CHECK(game.why("c6-d5") == "M4.1 moves_straight");
  CHECK(game.why("b5-b6") == "M4.1 moves_diagonally");
  CHECK(game.why("a1-a2") == "M4.1 moves_diagonally");
  CHECK(argument(game.explanation("b5-b6"), "field") == "b5");
  CHECK(game.why("c6-d8") == "M4.1 not_a_line");
  CHECK(clicked(game, {"c6", "d5"}) == "M4.1 moves_straight");
  CHECK(game.why("c6-c8") == "legal");
}

TEST_CASE("taking along a moving line") {
  CHECK(Game({}, kPosition).why("b5xa4") == "M5.1 takes_straight");
  CHECK(Game({}, kPosition).why("b5-a4") == "M5.1 takes_straight");
  const Game plus({}, "sTs14/6/6/6/2p13/6/2P23/6/6/6/6/CT5 r 122/122 - m - 0");
  CHECK(plus.why("c6xc8") == "M5.1 takes_diagonally");
  CHECK(clicked(plus, {"c6", "c8"}) == "M5.1 takes_diagonally");
  CHECK(argument(plus.explanation("c6xc8"), "field") == "c6");
  slow::Options same;
  same.opposite_capture = false;
  CHECK(Game(same, plus.text()).why("c6xc8") == "legal");
}

TEST_CASE("out of reach for a height") {
  const Game game({}, kPosition);
  const Explanation far = game.explanation("c6-c9");
  CHECK(said(far) == "M4.2 out_of_reach");
  CHECK(argument(far, "field") == "c6");
  CHECK(argument(far, "height") == "2");
  CHECK(argument(far, "reach") == "2");
  CHECK(argument(far, "distance") == "3");
  CHECK(clicked(game, {"c6", "c9"}) == "M4.2 out_of_reach");
}

TEST_CASE("blocked by a piece") {
  const Game game({}, kPosition);
  const Explanation behind = game.explanation("c6xe8");
  CHECK(said(behind) == "M4.2 blocked");
  CHECK(argument(behind, "field") == "d7");
  CHECK(behind.places == std::vector<std::uint32_t>{place(game, "d7")});
  CHECK(game.why("a1xa12") == "M4.2 blocked");
  CHECK(argument(game.explanation("a1xa12"), "field") == "a4");
  CHECK(game.why("b5-c6") == "M4.2 own_piece");
}

TEST_CASE("endgame reach") {
  const Game game({}, "sTs14/6/6/6/2p13/6/2P23/6/6/6/6/CT5 r 122/122 - m 20/20 0");
  for (const char* move : {"c6-c4", "a1-c3"}) {
    const Explanation answer = game.explanation(move);
    CHECK(said(answer) == "M7.2 endgame_reach");
    CHECK(argument(answer, "reach") == "1");
    CHECK(argument(answer, "distance") == "2");
  }
}

TEST_CASE("would leave the lone tower without a move") {
  const std::string position = "6/6/6/6/6/6/5ST/6/6/1P14/3P22/cT5 r 111/011 - m 20/20 0";
  const Game game({}, position);
  const Explanation answer = game.explanation("b3-b2");
  CHECK(said(answer) == "M7.4 blockade");
  CHECK(argument(answer, "field") == "a1");
  CHECK(clicked(game, {"b3", "b2"}) == "M7.4 blockade");
  slow::Options any;
  any.blockade = "any";
  CHECK(Game(any, "6/6/6/6/6/6/5ST/6/6/6/1P11P22/cT5 r 111/011 - m 20/20 0").why("d2-c2") ==
        "M7.4 blockade_kept");
}

TEST_CASE("must place a tower first") {
  const Game waiting({}, "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 SP m - 0");
  CHECK(waiting.why("a1-b2") == "M6.3 must_place_waiting");
  CHECK(argument(waiting.explanation("a1-b2"), "tower") == "red_star_tower");
  CHECK(waiting.why("P@a2") == "M6.3 wrong_tower");
  const Game promoted({}, "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 - pP - 0");
  CHECK(promoted.why("a1-b2") == "M6.2 must_place_promoted");
  CHECK(promoted.why("pass") == "M6.2 must_place_promoted");
  CHECK(argument(promoted.explanation("a1-b2"), "tower") == "red_plus_tower");
}

TEST_CASE("not your piece, not your zone") {
  CHECK(Game({}, kPosition).why("a12-a11") == "M2.1 not_yours");
  CHECK(clicked(Game({}, kPosition), {"a12"}) == "M2.1 not_yours");
  CHECK(clicked(Game({}, kPosition), {"d1"}) == "- empty_field");
  const Game promoted({}, "sTs14/6/6/6/6/6/6/6/6/6/6/CTS14 r 121/122 - pP - 0");
  CHECK(promoted.why("P@a4") == "M6.2 not_your_zone");
  CHECK(promoted.why("P@c12") == "M6.2 not_your_zone");
  CHECK(clicked(promoted, {"c12"}) == "M6.2 not_your_zone");
  CHECK(promoted.why("P@a1") == "M6.2 zone_field_taken");
}

TEST_CASE("passing, dice, set-up, and a game that is over") {
  CHECK(Game({}, kPosition).why("pass") == "M8.4 may_not_pass");
  CHECK(Game({}, "sT5/6/6/6/6/6/6/6/6/6/s15/PTp14 r 000/000 - m - 0").why("a1-a2") == "M8.4 must_pass");
  CHECK(Game().why("a1-a2") == "M3.4 setup_first");
  CHECK(Game().why("S@a2") == "M3.1 wrong_row");
  CHECK(Game().why("C@a2") == "M11.2 wrong_order");
  CHECK(Game({}, "6/6/6/6/6/6/6/6/6/6/6/PTp14 r 122/122 - m - 0").why("a1-a2") == "- game_over");
  CHECK(Game({}, kPosition).why("c6-d7") == "M11.2 wrong_sign");
  for (const char* text : {"", "x", "a1", "p@a2", "c6-z9", "a1-a13"})
    CHECK(Game({}, kPosition).why(text) == "M11.2 unreadable");
}

TEST_CASE("every rule and message that is given has a text") {
  const Game game;
  std::set<std::string> rules, messages;
  for (const auto& text : game.rules().texts(BW_TEXT_RULE)) CHECK(rules.insert(text.id).second);
  for (const auto& text : game.rules().texts(BW_TEXT_MESSAGE)) CHECK(messages.insert(text.id).second);
  const Game play({}, kPosition);
  for (int from = 0; from < 72; ++from)
    for (int to = 0; to < 72; ++to)
      for (const char* sign : {"-", "x"}) {
        const Explanation answer = play.explanation(slow::field_text({from % 6, from / 6}) + sign +
                                                    slow::field_text({to % 6, to / 6}));
        if (!answer.rule.empty()) REQUIRE(rules.count(answer.rule) == 1);
        REQUIRE((answer.legal || messages.count(answer.message) == 1));
      }
}
