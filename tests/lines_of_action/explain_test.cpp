// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentence and the rule that a player gets for a move that isn't legal.
#include <boardwright/abi/board.h>

#include <set>

#include "game_under_test.hpp"

using under_test::Game;

namespace {

/// Rule and message, such as "L2.1 wrong_distance".
std::string said(const bw_explanation& answer) {
  if (answer.legal == 1) return "legal";
  return std::string(answer.rule != nullptr ? answer.rule : "-") + " " + answer.message;
}

std::string argument(const bw_explanation& answer, const std::string& name) {
  for (std::uint32_t i = 0; i < answer.argument_count; ++i)
    if (answer.arguments[i].name == name)
      return answer.arguments[i].type == BW_INTEGER ? std::to_string(answer.arguments[i].integer)
                                                    : answer.arguments[i].text;
  return "(none)";
}

}  // namespace

TEST_CASE("why a move is not legal") {
  const Game game({}, "8/8/8/8/b2w1b2/8/w7/7w b");
  CHECK(said(game.why("a4xd4")) == "legal");
  CHECK(said(game.why("a4-a6")) == "legal");
  CHECK(said(game.why("b4-b5")) == "L2.1 empty_field");
  CHECK(said(game.why("d4-d5")) == "L2.1 not_yours");
  CHECK(said(game.why("a4-b6")) == "L2.1 not_a_line");
  CHECK(said(game.why("a4-a4")) == "L2.1 not_a_line");
  CHECK(said(game.why("a4-d4")) == "L4.1 wrong_sign");
  CHECK(said(game.why("a4xa6")) == "L4.1 wrong_sign");
  CHECK(said(game.why("a4")) == "- unreadable");
  CHECK(said(game.why("a4-j4")) == "- unreadable");
  CHECK(said(game.why("pass")) == "L3.4 may_not_pass");

  const auto far = game.why("a4-b4");
  CHECK(said(far) == "L2.1 wrong_distance");
  CHECK(argument(far, "field") == "a4");
  CHECK(argument(far, "pieces") == "3");
  CHECK(argument(far, "distance") == "1");
  REQUIRE(far.place_count == 3);  // the pieces that count: a4, d4, f4
  CHECK(std::set<std::uint32_t>(far.places, far.places + 3) == std::set<std::uint32_t>{24, 27, 29});
}

TEST_CASE("what is in the way") {
  const auto enemy = Game({}, "8/8/8/8/b1w2b2/8/8/7w b").why("a4-d4");
  CHECK(said(enemy) == "L2.2 blocked");
  CHECK(argument(enemy, "field") == "c4");
  REQUIRE(enemy.place_count == 1);
  CHECK(enemy.places[0] == 26);
  CHECK(said(Game({}, "8/8/8/8/b1b2w2/8/8/7w b").why("a4-d4")) == "legal");
  const auto own = Game({{"jump_own", false}}, "8/8/8/8/b1b2w2/8/8/7w b").why("a4-d4");
  CHECK(said(own) == "L2.2 blocked");
  CHECK(argument(own, "field") == "c4");
  CHECK(said(Game({}, "8/8/8/8/b2b1w2/8/8/7w b").why("a4-d4")) == "L2.2 own_piece");
}

TEST_CASE("clicks") {
  using Places = std::vector<std::uint32_t>;
  const Game game;
  CHECK(said(game.why_clicks(Places{})) == "legal");
  CHECK(said(game.why_clicks(Places{1})) == "legal");
  CHECK(said(game.why_clicks(Places{1, 17})) == "legal");
  CHECK(said(game.why_clicks(Places{0})) == "L2.1 empty_field");
  CHECK(said(game.why_clicks(Places{8})) == "L2.1 not_yours");
  CHECK(said(game.why_clicks(Places{1, 9})) == "L2.1 wrong_distance");
  CHECK(said(game.why_clicks(Places{1, 17, 1})) == "- too_many_fields");
  CHECK(said(game.why_clicks(Places{64})) == "- no_such_field");
  CHECK(said(game.why_clicks(Places{1, 4000000000U})) == "- no_such_field");
  // b8 has nowhere to go: two on the column, the row and both diagonals.
  CHECK(said(Game({{"size", 6}}, "w1wbbb/bbwbb1/1bwwbb/bbb1bb/bbww1b/bbwbbb b").why_clicks(Places{35})) ==
        "L2.2 stuck");
}

TEST_CASE("turns and ends") {
  const Game blocked({}, "8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b");
  CHECK(said(blocked.why("pass")) == "legal");
  CHECK(said(blocked.why("f1-f2")) == "L3.4 must_pass");
  const Game over({}, "8/8/2bb4/8/8/8/w7/7w w");
  CHECK(said(over.why("a2-a3")) == "- game_over");
  CHECK(said(over.why("pass")) == "- game_over");
  const Game start;
  bw_explanation answer{};
  answer.struct_size = sizeof answer;
  const std::string move = "a2-c2";
  REQUIRE(start.extension<bw_explain>(BW_EXPLAIN)
              ->text(start.get(), start.position(), 1, move.data(), move.size(), &answer) == BW_OK);
  CHECK(said(answer) == "- not_on_turn");
}

TEST_CASE("every rule and message that an explanation uses is described") {
  std::set<std::string> messages, rules;
  const Game game;
  bw_described text{};
  text.struct_size = sizeof text;
  for (std::uint32_t i = 0; game.get()->api->describe(game.get(), BW_TEXT_MESSAGE, i, &text) == BW_OK; ++i)
    CHECK(messages.insert(text.id).second);
  for (std::uint32_t i = 0; game.get()->api->describe(game.get(), BW_TEXT_RULE, i, &text) == BW_OK; ++i)
    CHECK(rules.insert(text.id).second);
  for (const char* id : {"game_over", "not_on_turn", "no_such_field", "unreadable", "too_many_fields",
                         "empty_field", "not_yours", "stuck", "not_a_line", "wrong_distance", "own_piece",
                         "blocked", "must_pass", "may_not_pass", "wrong_sign"})
    CHECK(messages.erase(id) == 1);
  CHECK(messages.empty());
  for (const char* id : {"L2.1", "L2.2", "L3.4", "L4.1"}) CHECK(rules.count(id) == 1);
}
