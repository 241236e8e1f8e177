// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/knock_out_match.hpp"

#include <catch2/catch.hpp>
#include <string_view>
#include <vector>

using namespace boardwright::tournament;

namespace {

MatchStanding after(std::string_view letters, const KnockOutSettings& settings = {}, bool better = true) {
  std::vector<Code> games;
  for (const char letter : letters) games.push_back(static_cast<Code>(letter));
  return knock_out_match(games, better, settings);
}

const MatchStanding kOpenerWins = MatchWinner{true}, kOtherWins = MatchWinner{false};

}  // namespace

TEST_CASE("two games, sides swapped") {  // T13.2
  CHECK(after("") == MatchStanding(NextGame{}));
  CHECK(after("1") == MatchStanding(NextGame{.swapped = true}));
  CHECK(after("1=") == kOpenerWins);
  CHECK(after("00") == kOtherWins);
  CHECK(after("+=") == kOpenerWins);
}

TEST_CASE("a match is over as soon as nothing can change it") {
  CHECK(after("11", {.games = 3}) == kOpenerWins);
  CHECK(after("1=", {.games = 3}) == MatchStanding(NextGame{}));
  CHECK(after("000", {.games = 4}) == kOtherWins);
  CHECK(after("0=0", {.games = 4}) == kOtherWins);
  CHECK(after("0==", {.games = 4}) == MatchStanding(NextGame{.swapped = true}));
}

TEST_CASE("level: pairs of games on the next clocks") {  // T13.2
  CHECK(after("10") == MatchStanding(NextGame{.clock = 1}));
  CHECK(after("101") == MatchStanding(NextGame{.swapped = true, .clock = 1}));
  CHECK(after("101=") == kOpenerWins);
  CHECK(after("1010", {.further_pairs = 2}) == MatchStanding(NextGame{.clock = 2}));
  CHECK(after("101000", {.further_pairs = 2}) == kOtherWins);
}

TEST_CASE("at last one game whose draw counts for side 2, the lot or the better seed") {  // T13.2
  CHECK(after("10==") == MatchStanding(NextGame{.clock = 1, .draw_for_second = true}));
  CHECK(after("10===") == kOtherWins);
  CHECK(after("10==1") == kOpenerWins);
  CHECK(after("10==0") == kOtherWins);
  CHECK(after("10==", {.last = LastResort::kLot}) == MatchStanding(LotDecides{}));
  CHECK(after("10==", {.last = LastResort::kBetterSeed}, false) == kOtherWins);
  CHECK(after("10==", {.last = LastResort::kBetterSeed}) == kOpenerWins);
  CHECK(after("==", {.further_pairs = 0, .last = LastResort::kLot}) == MatchStanding(LotDecides{}));
}

TEST_CASE("the side in the first game") {  // T13.3
  CHECK(better_seed_opens({.first = 1}, {.first = 2}, 2));
  CHECK_FALSE(better_seed_opens({.first = 2}, {.first = 1}, 1));
  CHECK(better_seed_opens({.first = 1, .latest = Side::kSecond}, {.first = 1, .latest = Side::kFirst}, 2));
  CHECK_FALSE(
      better_seed_opens({.first = 1, .latest = Side::kFirst}, {.first = 1, .latest = Side::kSecond}, 1));
  CHECK(better_seed_opens({}, {}, 1));
  CHECK_FALSE(better_seed_opens({}, {}, 2));
}
