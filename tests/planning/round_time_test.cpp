// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "framework/planning/round_time.hpp"

using namespace boardwright;
using namespace boardwright::planning;

namespace {

EveningFacts facts_of(std::size_t people) {
  EveningFacts facts;
  facts.ratings.assign(people, 1500);
  facts.length = {.median = 30, .spread = 0};
  return facts;
}

}  // namespace

TEST_CASE("a round lasts as long as its longest match, or until boards were free for all") {
  CHECK(round_minutes({30, 50, 20}, 0) == 50);
  CHECK(round_minutes({30, 50, 20}, 3) == 50);
  CHECK(round_minutes({30, 50, 20}, 2) == 50);  // 20 begins when 30 ends
  CHECK(round_minutes({50, 30, 40}, 2) == 70);  // 40 begins at 30
  CHECK(round_minutes({30, 50, 20}, 1) == 100);
  CHECK(round_minutes({}, 2) == 0);
}

TEST_CASE("games of one length fit as often as can be counted") {
  auto facts = facts_of(8);
  facts.minutes = 135;  // 4 rounds of 30 minutes and 3 pauses of 5
  const auto fit = rounds_in_time(facts, 6, 1);
  CHECK(fit[3] == Approx(1));
  CHECK(fit[4] == 0);
  facts.minutes = 134.9;
  CHECK(rounds_in_time(facts, 6, 1)[3] == 0);
  facts.minutes = 125;  // 12 people have 6 matches; 4 boards: 60 minutes a round
  facts.boards = 4;
  facts.ratings.resize(12, 1500);
  CHECK(rounds_in_time(facts, 3, 1)[1] == Approx(1));
  CHECK(rounds_in_time(facts, 3, 1)[2] == 0);
  facts.games = 2;  // 120 minutes a round
  CHECK(rounds_in_time(facts, 3, 1)[0] == Approx(1));
  CHECK(rounds_in_time(facts, 3, 1)[1] == 0);
}

TEST_CASE("of games that take 20 to 120 minutes one of ten is shorter and one of ten longer") {
  const GameLength length = length_between(20, 120);
  CHECK(length.median == Approx(std::sqrt(2400.0)));
  Random random(7);
  int shorter = 0, longer = 0, half = 0;
  constexpr int kGames = 20000;
  for (int i = 0; i < kGames; ++i) {
    const double minutes = game_minutes(random, length);
    shorter += minutes < 20 ? 1 : 0;
    longer += minutes > 120 ? 1 : 0;
    half += minutes < length.median ? 1 : 0;
  }
  CHECK(std::abs(shorter - kGames / 10) < 4 * std::sqrt(kGames * 0.09));
  CHECK(std::abs(longer - kGames / 10) < 4 * std::sqrt(kGames * 0.09));
  CHECK(std::abs(half - kGames / 2) < 4 * std::sqrt(kGames * 0.25));
  CHECK(length_between(30, 30).spread == 0);
}
