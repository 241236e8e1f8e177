// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Dutch system by hand and by its properties (T23.6); against other programs and candidate by candidate elsewhere.
#include "framework/tournament/swiss_dutch.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "framework/tournament/baku.hpp"
#include "framework/tournament/point_presets.hpp"
#include "framework/tournament/random_tournament.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

std::string text_of(const tl::expected<RoundPairing, PairingProblem>& round) {
  if (!round) return round.error().rule + " " + round.error().sentence();
  std::string text;
  for (const auto& pair : round->pairs)
    text += (text.empty() ? "" : " ") + std::to_string(pair.first) + "-" + std::to_string(pair.second);
  if (round->bye != 0) text += (text.empty() ? "" : " ") + std::to_string(round->bye) + "-0";
  return text;
}

/// Positions of all kinds.
template <typename Use>
void each_position(const Use& use) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    RandomWishes wishes;
    wishes.seed = seed;
    wishes.people = static_cast<Number>(4 + seed % 23);
    wishes.rounds = static_cast<std::uint32_t>(3 + seed % 6);
    wishes.forfeits = wishes.half_byes = 60;
    wishes.balanced_sides = seed % 4 != 0;
    if (seed % 3 == 0) wishes.scheme = {10, 5, -5, {}, {}, {}, {}, {}, false};
    if (seed % 5 == 0) wishes.apart = {{1, 0, {1, 3, 4}}};
    const auto table = random_tournament(wishes).table;
    for (std::uint32_t round = 1; round <= table.rounds(); ++round) use(before_round(table, round));
  }
}

RoundPairing sides_swapped(RoundPairing round) {
  for (auto& pair : round.pairs) std::swap(pair.first, pair.second);
  return round;
}

}  // namespace

TEST_CASE("the first round is the first half against the second") {  // T6.23, T6.31
  CHECK(text_of(pair_dutch(test::beginners(6))) == "1-4 5-2 3-6");
  CHECK(text_of(pair_dutch(test::beginners(7))) == "1-4 5-2 3-6 7-0");
  auto table = test::beginners(4);
  table.initial_side = Side::kSecond;
  CHECK(text_of(pair_dutch(table)) == "3-1 2-4");
  table.entrants[0].out = Code::kHalf;  // numbers are counted without who was never paired (T3.5, T22.1)
  CHECK(text_of(pair_dutch(table)) == "3-2 4-0");
  CHECK(text_of(pair_dutch(test::beginners(1))) == "1-0");
  CHECK(text_of(pair_dutch(Crosstable{})).empty());
}

TEST_CASE("acceleration pairs the first half among itself") {  // T11.2
  auto table = test::beginners(16);
  table.planned_rounds = 9;
  CHECK(baku_group(16) == 8);
  CHECK(baku_group(17) == 10);
  accelerate_baku(table, 8);
  CHECK(table.of(8).extra == std::vector<Points>{10, 10, 10, 5, 5});
  CHECK(table.of(9).extra.empty());
  CHECK(text_of(pair_dutch(table)) == "1-5 6-2 3-7 8-4 9-13 14-10 11-15 16-12");
  table.scheme.draw = 10;
  CHECK_FALSE(baku_problem(table).empty());
}

TEST_CASE("winners meet, and sides alternate") {  // T6.30, and the boards by score, then number: T1.6, T5.6
  // 1-3 and 4-2: 1 and 4 win, both on side 1; the higher ranked one gets what both prefer.
  CHECK(text_of(pair_dutch(test::cross_table({"0 3w1", "0 4b0", "0 1b0", "0 2w1"}))) == "4-1 2-3");
}

TEST_CASE("an impossible round names its rule and the fewest people") {  // T5.7
  const auto met = pair_dutch(test::cross_table({"0 2w1", "0 1b0"}));
  REQUIRE_FALSE(met);
  CHECK(met.error().rule == "T6.4");
  CHECK(met.error().people.size() == 1);
  auto apart = test::beginners(4);
  apart.apart = {{1, 0, {1, 2, 3, 4}}, {1, 0, {2, 3}}};
  const auto group = pair_dutch(apart);
  REQUIRE_FALSE(group);
  CHECK(group.error().rule == "T4.10");
  CHECK(group.error().people == std::vector<Number>{1, 2, 3, 4});
  // Everybody has had the bye.
  const auto bye = pair_dutch(test::cross_table({"0 0-U 2w1 3b1", "0 3w1 1b0 0-U", "0 2b0 0-U 1w0"}));
  REQUIRE_FALSE(bye);
  // Two who have both had side 1 twice, with nobody else there.
  auto sides = test::cross_table({"0 3w1 4w1", "0 4w1 3w1", "0 1b0 2b0", "0 2b0 1b0"});
  sides.entrants[2].out = sides.entrants[3].out = Code::kZero;
  const auto same = pair_dutch(sides);
  REQUIRE_FALSE(same);
  CHECK(same.error().rule == "T6.6");
  sides.balanced_sides = false;  // T1.4
  CHECK(pair_dutch(sides));
}

TEST_CASE("no absolute rule is ever broken, and a round is whole") {  // T5.1, T6.4-T6.6
  each_position([](const Crosstable& table) {
    const auto round = pair_dutch(table);
    REQUIRE(round);
    std::vector<int> seen(table.entrants.size() + 1);
    for (const auto& [a, b] : round->pairs) {
      ++seen[a], ++seen[b];
      for (const auto& entry : table.of(a).rounds) CHECK_FALSE((entry.played() && entry.opponent == b));
      for (const auto& group : table.apart)
        CHECK(std::ranges::count(group.numbers, a) + std::ranges::count(group.numbers, b) < 2);
    }
    if (round->bye != 0) {
      ++seen[round->bye];
      for (const auto& entry : table.of(round->bye).rounds) {
        CHECK(entry.code != Code::kBye);
        CHECK(entry.code != Code::kForfeitWin);
      }
    }
    for (Number number = 1; number <= table.entrants.size(); ++number)
      CHECK(seen[number] == (table.of(number).out ? 0 : 1));
  });
}

TEST_CASE("names, ratings and points that are all moved up change nothing") {  // T5.8, T2.4
  each_position([](const Crosstable& table) {
    const auto round = pair_dutch(table);
    CHECK(pair_dutch(table) == round);
    auto other = moved_up(table);
    for (auto& entrant : other.entrants) {
      entrant.name = "X" + entrant.name;
      entrant.rating = 1;
    }
    CHECK(pair_dutch(other) == round);
  });
}

TEST_CASE("other names for the sides swap sides and nothing else") {  // T23.6
  each_position([](const Crosstable& table) {
    auto other = table;
    other.initial_side = boardwright::tournament::other(*table.initial_side);
    for (auto& entrant : other.entrants)
      for (auto& entry : entrant.rounds) entry.side = boardwright::tournament::other(entry.side);
    const auto round = pair_dutch(table);
    const auto swapped = pair_dutch(other);
    REQUIRE((round && swapped));
    CHECK(sides_swapped(*swapped) == *round);
  });
}
