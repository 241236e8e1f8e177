// SPDX-License-Identifier: GPL-3.0-or-later
//
// The faster ways that the rules offer beside moves and play give the same as those, and none of them
// allocates.
#include <boardwright/abi/board.h>

#include <boardwright/pure/random.hpp>
#include <cmath>
#include <map>

#include "game_under_test.hpp"

using boardwright::Random;
using under_test::Game;

TEST_CASE("random_move is uniform over the list") {
  for (const char* text : {"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", "8/8/5bb1/4ww1b/5b1w/8/8/8 w"}) {
    const Game game({}, text);
    const auto moves = game.values();
    std::uint64_t words[4];
    Random(7).save(words);
    std::map<bw_move, int> drawn;
    constexpr int kDraws = 40000;
    for (int i = 0; i < kDraws; ++i) {
      bw_move move = 0;
      REQUIRE(game.extension<bw_random_move>(BW_RANDOM_MOVE)
                  ->choose(game.get(), game.position(), game.seat(), words, &move) == BW_OK);
      ++drawn[move];
    }
    CHECK(drawn.size() == moves.size());
    const double expected = kDraws / static_cast<double>(moves.size());
    double chi = 0;
    for (const bw_move move : moves) chi += (drawn[move] - expected) * (drawn[move] - expected) / expected;
    // Chi squared has mean n and deviation sqrt(2n); the seed is fixed, so this can't fail by chance.
    const double n = static_cast<double>(moves.size()) - 1;
    CHECK(chi < n + 4 * std::sqrt(2 * n));
  }
}

TEST_CASE("random_move passes where it must, and finds a single move") {
  const Game blocked({}, "8/3w1ww1/8/8/4w1w1/8/4wwww/3w1bwb b");
  std::uint64_t words[4];
  Random(7).save(words);
  bw_move move = 0;
  REQUIRE(blocked.extension<bw_random_move>(BW_RANDOM_MOVE)
              ->choose(blocked.get(), blocked.position(), 0, words, &move) == BW_OK);
  CHECK(blocked.move_text(move) == "pass");
}

TEST_CASE("leaf counts agree with making the moves, with every parameter that matters") {
  for (const bool jump_own : {true, false})
    for (const char* simultaneous : {"mover", "draw", "opponent"})
      for (const int size : {6, 8, 9}) {
        const Game game({{"jump_own", jump_own}, {"simultaneous", simultaneous}, {"size", size}});
        std::uint64_t leaves = 0;
        for (const bw_move move : game.values()) {
          Game next = game;
          REQUIRE(next.try_play(move) == BW_OK);
          for (const bw_move answer : next.values()) {
            Game last = next;
            REQUIRE(last.try_play(answer) == BW_OK);
            leaves += last.values().size();
          }
        }
        CHECK(game.leaves(3) == leaves);
      }
}

TEST_CASE("the board shows what the text says") {
  const Game game({{"size", 9}}, "9/9/9/b8/9/9/8w/9/w7b w");
  const auto* board = game.extension<bw_board>(BW_BOARD);
  const bw_geometry* geometry = board->geometry(game.get());
  REQUIRE(geometry->field_count == 81);
  CHECK(geometry->columns == 9);
  std::vector<bw_item> items(geometry->max_items);
  std::uint32_t count = 0;
  REQUIRE(board->picture(game.get(), game.position(), 0, items.data(), &count) == BW_OK);
  std::vector<std::string> shown;
  for (std::uint32_t i = 0; i < count; ++i)
    shown.push_back(std::string(geometry->fields[items[i].place].name) + " " +
                    geometry->kinds[items[i].kind].id);
  CHECK(shown == std::vector<std::string>{"a1 white", "i1 black", "i3 white", "a6 black"});

  std::vector<std::uint32_t> places(geometry->max_clicks);
  for (const bw_move move : game.values()) {
    REQUIRE(board->clicks(game.get(), game.position(), 1, move, places.data(), &count) == BW_OK);
    REQUIRE(count == 2);
    const std::string text = game.move_text(move);
    CHECK(text.find(geometry->fields[places[0]].name) == 0);
    CHECK(text.substr(text.find_first_of("-x") + 1) == geometry->fields[places[1]].name);
  }
}
