// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 8: leaf counts, which two programs agree on.
#include <array>

#include "boards.hpp"
#include "game_under_test.hpp"

using under_test::Game;

namespace {

const std::string kLateBoard = "3f3b1t/2b4k2/1a'4s3/6m'3/2##2##2/2##2##2/3M'1n'4/A'3S5/2K4B2/F1B1C4T r ";

void count(const slow::Options& options, const std::string& text,
           const std::array<std::uint64_t, 4>& leaves) {
  const Game game = text.empty() ? Game(options) : Game(options, text);
  const slow::Game slow = text.empty() ? slow::Game(options) : slow::Game(options, text);
  for (std::uint32_t depth = 1; depth <= 4; ++depth) {
    INFO(text << ", " << options.count << " " << options.limit << ", depth " << depth);
    CHECK(game.leaves(depth) == leaves[depth - 1]);
    if (depth <= 3) CHECK(slow.leaves(static_cast<int>(depth)) == leaves[depth - 1]);
  }
}

}  // namespace

TEST_CASE("leaf counts of the rules text") {
  const std::string memories = kLateBoard + "a3/a3b3:4,b3c3:5 b8/b8c8:4,c8d8:4 7";
  count({}, memories, {24, 669, 17184, 444545});
  slow::Options chain;
  chain.count = "chain";
  count(chain, memories, {24, 669, 17134, 443227});
  slow::Options off;
  off.limit = 0;
  count(off, kLateBoard + "- - 7", {26, 725, 18215, 478606});
}

TEST_CASE("leaf counts of the set-up: Red acts first") { count({}, "", {12, 140, 1591, 17642}); }

TEST_CASE("leaf counts with the other parameters") {
  // The plugin's against the slow rules' only.
  for (const bool charge : {true, false})
    for (const bool more_field : {true, false}) {
      slow::Options options;
      options.scout_charge = charge;
      options.more_field = more_field;
      options.size = 12;
      const std::string text =
          boards::board({"Fa1", "Ac3", "Me5", "Kl2", "fl12", "ac9", "me6", "ke8", "bl11"}, 12) + " r - - 0";
      const Game game(options, text);
      const slow::Game slow(options, text);
      for (std::uint32_t depth = 1; depth <= 3; ++depth)
        CHECK(game.leaves(depth) == slow.leaves(static_cast<int>(depth)));
    }
}
