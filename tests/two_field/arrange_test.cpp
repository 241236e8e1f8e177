// SPDX-License-Identifier: GPL-3.0-or-later
//
// The set-up as a free arrangement (T1.4): pieces in any order, and what is in the way.
#include <boardwright/abi/arrange.h>

#include <algorithm>
#include <map>

#include "framework/catalogue/arrangements.hpp"
#include "framework/match/arrangement.hpp"
#include "framework/match/arrangement_text.hpp"
#include "game_under_test.hpp"

namespace {

using boardwright::Arrangement;
using under_test::Game;

std::uint32_t kind(const Game& game, const std::string& id) {
  const bw_shape* board = game.rules().geometry();
  for (std::uint32_t i = 0; i < board->kind_count; ++i)
    if (board->kinds[i].id == id) return i;
  FAIL(id);
  return 0;
}
std::uint32_t place(const Game& game, const std::string& field) {
  const bw_shape* board = game.rules().geometry();
  for (std::uint32_t i = 0; i < board->field_count; ++i)
    if (board->fields[i].name == field) return i;
  FAIL(field);
  return 0;
}

Arrangement begin(const Game& game, boardwright::Seat seat) {
  auto arrangement = Arrangement::begin(boardwright::View::of(game.position(), seat));
  REQUIRE(arrangement);
  return *arrangement;
}

/// Why a piece can't be placed; nothing if it can.
std::string refused(Arrangement& arrangement, const Game& game, const std::string& piece,
                    const std::string& field) {
  const auto why = arrangement.place(kind(game, piece), place(game, field));
  return why ? under_test::said(*why) : "";
}

}  // namespace

TEST_CASE("T1.4: every arrangement within the own rows is legal, in any order") {
  const Game game = under_test::game_with({{"set", "duel"}});
  for (const boardwright::Seat seat : {0U, 1U}) {
    Arrangement arrangement = begin(game, seat);
    boardwright::Random random(seat + 1);
    for (int i = 0; i < 5; ++i) {
      arrangement.clear();
      arrangement.complete_at_random(random);
      REQUIRE(arrangement.complete());
      const auto moves = arrangement.moves();
      CHECK(moves.size() == 40);
      CHECK(std::count_if(moves.begin(), moves.end(), [](const auto& move) { return move[0] == '-'; }) == 30);
      Game played = under_test::game_with({{"set", "duel"}});
      for (const auto& move : moves) played.play(seat == 0 ? "red" : "blue", move);
      CHECK(played.actors() == std::vector<std::string>{seat == 0 ? "blue" : "red"});
    }
  }
}

TEST_CASE("T1.4: what is in the way of a piece") {
  const Game game = under_test::game_with({{"set", "barrage"}, {"lakes", "[b2]"}});
  Arrangement red = begin(game, 0);
  CHECK(refused(red, game, "red_marshal", "a1").empty());
  CHECK(refused(red, game, "red_marshal", "b1") == "T1.2 none_left");
  CHECK(refused(red, game, "red_flag", "a5") == "T1.4 not_own_rows");
  CHECK(refused(red, game, "red_flag", "b2") == "T1.1 lake");
  CHECK(refused(red, game, "blue_flag", "a2") == "T1.4 only_own_pieces");
  CHECK(refused(red, game, "red_back", "a2") == "T1.4 only_own_pieces");
  CHECK(refused(red, game, "red_captain", "a2") == "T1.2 none_left");
  CHECK(refused(red, game, "red_scout", "j4").empty());
  CHECK_FALSE(red.complete());
  // Two on one field: only by going round the screen.
  const std::vector<bw_item> two{{place(game, "a1"), kind(game, "red_flag"), 1, 0},
                                 {place(game, "a1"), kind(game, "red_spy"), 1, 0}};
  const auto* table = game.rules().extension<bw_arrange>(BW_ARRANGE);
  REQUIRE(table != nullptr);
  bw_explanation why{};
  why.struct_size = sizeof why;
  REQUIRE(table->check(game.rules().raw(), game.position().data(), 0, two.data(), 2, &why) == BW_OK);
  CHECK(why.legal == 0);
  CHECK(std::string(why.message) == "field_taken");
}

TEST_CASE("T1.4: an arrangement goes on from what has been placed by moves") {
  Game game = under_test::game_with({{"set", "barrage"}});
  game.play("red", "-@a1").play("red", "M@b1");
  Arrangement red = begin(game, 0);
  CHECK(refused(red, game, "red_general", "a1") == "T1.4 field_taken");
  CHECK(refused(red, game, "red_marshal", "c1") == "T1.2 none_left");
  boardwright::Random random(5);
  red.complete_at_random(random);
  CHECK(red.moves().size() == 38);
  // Nothing is left to arrange in play.
  const Game play({}, "f9/10/10/10/2##2##2/2##2##2/10/10/M9/F9 r - - 0");
  CHECK_FALSE(Arrangement::begin(boardwright::View::of(play.position(), 0)).has_value());
}

TEST_CASE("the set-ups that come with the game fill one set each, for both players") {
  const auto reading =
      boardwright::read_arrangements(BOARDWRIGHT_BINARY_DIR "/games/two_field/arrangements.yaml");
  CHECK(reading.problems == std::vector<std::string>{});
  std::map<std::string, int> of_set;
  for (const auto& one : reading.arrangements) {
    for (const auto& name : one.name.texts) CHECK_FALSE(name.empty());
    INFO(one.name.in(boardwright::Language::kEnglish));
    int sets = 0;
    for (const char* set : {"classic", "barrage", "duel"}) {
      const Game game = under_test::game_with({{"set", set}});
      int filled = 0;
      for (const boardwright::Seat seat : {0U, 1U}) {
        Arrangement arrangement = begin(game, seat);
        const auto items = boardwright::read_arrangement_letters(arrangement, one.letters);
        if (items && !arrangement.replace(*items) && arrangement.complete()) ++filled;
      }
      CHECK((filled == 0 || filled == 2));
      if (filled == 2) ++sets, ++of_set[set];
    }
    CHECK(sets == 1);
  }
  CHECK(of_set == std::map<std::string, int>{{"barrage", 5}, {"classic", 7}, {"duel", 4}});
}

TEST_CASE("pieces change places, and letters bring a whole set-up back") {
  const Game game = under_test::game_with({{"set", "duel"}});
  Arrangement arrangement = begin(game, 1);
  CHECK(refused(arrangement, game, "blue_marshal", "a7").empty());
  CHECK(refused(arrangement, game, "blue_flag", "j10").empty());
  CHECK_FALSE(arrangement.move(place(game, "a7"), place(game, "j10")));
  // Blue sees j7 at the left of the front row, and a10 at the right of the last one.
  CHECK(boardwright::arrangement_letters(arrangement) == "---------F" + std::string(20, '-') + "M---------");
  boardwright::Random random(7);
  arrangement.complete_at_random(random);
  const auto letters = boardwright::arrangement_letters(arrangement);
  Arrangement again = begin(game, 0);
  const auto items = boardwright::read_arrangement_letters(again, letters);
  REQUIRE(items);
  CHECK_FALSE(again.replace(*items));
  CHECK(again.complete());
  CHECK(boardwright::arrangement_letters(again) == letters);
}
