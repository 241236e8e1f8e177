// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random games, ply by ply against the second, obvious rules: all readings together.
#include <rapidcheck.h>

#include "compare.hpp"

using boardwright::Random;

namespace {

/// From the start, from a position of many or few pawns, or from one pawn against one.
void play(std::uint64_t seed, compare::Events& events) {
  Random random(seed);
  slow::Options options = compare::random_options(random);
  const std::uint32_t kind = random.below(8);
  std::string text;
  if (kind == 0) {
    options.rows = 9;
    text = std::string("9/9/9/9/4b4/9/2B6/9/9 b - 0") + (options.no_return_next_turn ? " -/-" : "");
  } else if (kind > 2) {
    text = compare::random_position(options, random);
  }
  compare::game(options, text, 90, random, events);
}

}  // namespace

TEST_CASE("games against the slow rules") {
  compare::Events events;
  CHECK(rc::check("both agree on every ply", [&](std::uint64_t seed) { play(seed, events); }));
}

TEST_CASE("games against the slow rules meet every kind of end") {
  compare::Events events;
  for (std::uint64_t seed = 0; seed < 400; ++seed) play(seed, events);
  for (const char* event : {"blue no_pawns", "red no_pawns", "draw no_pawns", "blue no_moves", "red no_moves",
                            "draw both_blocked", "draw quiet_limit", "pass", "roll"}) {
    INFO(event);
    CHECK(events[event] > 0);
  }
}

TEST_CASE("leaf counts against the slow rules") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Random random(1000 + seed);
    const slow::Options options = compare::random_options(random);
    const std::string text = compare::random_position(options, random);
    const under_test::Game game(options, text);
    INFO(text);
    for (int depth = 1; depth <= 2; ++depth)
      CHECK(game.leaves(static_cast<std::uint32_t>(depth)) == slow::Game(options, text).leaves(depth));
  }
}
