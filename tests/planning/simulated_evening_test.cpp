// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "framework/planning/game_odds.hpp"
#include "framework/planning/simulated_evening.hpp"

using namespace boardwright;
using namespace boardwright::planning;
using tournament::System;

namespace {

EveningFacts facts_of(std::vector<double> ratings) {
  EveningFacts facts;
  facts.ratings = std::move(ratings);
  facts.length = {.median = 30, .spread = 0};
  facts.draws = 0;
  return facts;
}

constexpr std::uint32_t kMany = 4000;

/// Within four standard errors of a share.
bool near(double share, double truth, std::uint32_t evenings = kMany) {
  return std::abs(share - truth) < 4 * std::sqrt(truth * (1 - truth) / evenings) + 1e-9;
}

}  // namespace

TEST_CASE("odds keep Elo's expected score, with draws and a first move that is worth something") {
  auto facts = facts_of({1500, 1500});
  CHECK(odds(facts, 1900, 1500).first == Approx(10.0 / 11));
  CHECK(odds(facts, 1500, 1900).first == Approx(1.0 / 11));
  facts.draws = 0.4;
  for (const double other : {1000.0, 1400.0, 1500.0, 1700.0, 2300.0}) {
    const Odds odd = odds(facts, 1500, other);
    CHECK(odd.first + odd.draw / 2 == Approx(1 / (1 + std::pow(10, (other - 1500) / 400))));
    CHECK(odd.first >= 0);
    CHECK(odd.first + odd.draw <= 1);
  }
  CHECK(odds(facts, 1500, 1500).draw == Approx(0.4));
  facts.first = 0.6;
  const Odds odd = odds(facts, 1500, 1500);
  CHECK(odd.first + odd.draw / 2 == Approx(0.6));
}

TEST_CASE("two people who play one game: who is better wins as Elo says") {
  const auto facts = facts_of({1400, 1800});
  const auto outlook = simulate_format(facts, {System::kRoundRobin, 0, 1, true}, 1, kMany);
  CHECK(near(outlook.strongest, 10.0 / 11));
  CHECK(outlook.shared == 0);
  CHECK(outlook.playing == Approx(1));
  CHECK(outlook.games_each == Approx(1));
  CHECK(outlook.minutes == 30);
  CHECK(outlook.strongest_interval.low < outlook.strongest);
  auto drawn = facts;
  drawn.ratings = {1500, 1500};
  drawn.draws = 1;
  const auto level = simulate_format(drawn, {System::kRoundRobin, 0, 1, true}, 1, 100);
  CHECK(level.shared == 1);
  CHECK(level.strongest == 0.5);
}

TEST_CASE("three people against each other, by all eight ways in which three games can end") {
  const auto facts = facts_of({1700, 1500, 1300});
  const auto expected = [](double one, double other) { return 1 / (1 + std::pow(10, (other - one) / 400)); };
  const double ab = expected(1700, 1500), ac = expected(1700, 1300), bc = expected(1500, 1300);
  double wins = 0, shared = 0;
  for (int way = 0; way < 8; ++way) {
    const bool a_b = (way & 1) != 0, a_c = (way & 2) != 0, b_c = (way & 4) != 0;
    const double chance = (a_b ? ab : 1 - ab) * (a_c ? ac : 1 - ac) * (b_c ? bc : 1 - bc);
    const std::array<int, 3> points{a_b + a_c, !a_b + b_c, !a_c + !b_c};
    const int best = std::max({points[0], points[1], points[2]});
    const int level = (points[0] == best) + (points[1] == best) + (points[2] == best);
    if (points[0] == best) wins += chance / level;
    if (level > 1) shared += chance;
  }
  const auto outlook = simulate_format(facts, {System::kRoundRobin, 0, 1, true}, 3, kMany);
  CHECK(near(outlook.strongest, wins));
  CHECK(near(outlook.shared, shared));
  // One is free in each of three rounds of 30 minutes, with two pauses of 5.
  CHECK(outlook.minutes == 100);
  CHECK(outlook.playing == Approx(60.0 / 100));
  CHECK(outlook.fewest_games == 2);
}

TEST_CASE("a cup of four: the strongest must win twice") {
  const auto facts = facts_of({1500, 1900, 1100, 1300});
  const auto expected = [](double one, double other) { return 1 / (1 + std::pow(10, (other - one) / 400)); };
  // T13.1: 1 plays 4 (1100), 2 plays 3 (1500 and 1300).
  const double second = expected(1500, 1300);
  const double truth =
      expected(1900, 1100) * (second * expected(1900, 1500) + (1 - second) * expected(1900, 1300));
  const auto outlook = simulate_format(facts, {System::kKnockOut, 0, 1, true}, 5, kMany);
  CHECK(near(outlook.strongest, truth));
  CHECK(outlook.shared == 0);
  CHECK(outlook.games_each == Approx(1.5));
  CHECK(outlook.fewest_games == 1);
}

TEST_CASE("among equals the first of eight wins one Swiss of eight, and it ends after its rounds") {
  const auto facts = facts_of(std::vector<double>(8, 1500));
  const auto outlook = simulate_format(facts, {System::kSwiss, 3, 1, true}, 2, 1000);
  CHECK(near(outlook.strongest, 0.125, 1000));
  CHECK(outlook.minutes == 100);
  CHECK(outlook.games_each == 3);
  CHECK(outlook.dead_ends == 0);
  // Three wins of three: without draws exactly one has them.
  CHECK(outlook.shared == 0);
}

TEST_CASE("without rounds nobody waits for the slowest board") {
  EveningFacts facts = facts_of(std::vector<double>(14, 1500));
  facts.length = length_between(20, 120);
  facts.minutes = 240;
  const auto open = simulate_format(facts, {System::kOpenEvening, 0, 1, true}, 1, 200);
  const auto swiss = simulate_format(facts, {System::kSwiss, 2, 1, true}, 1, 200);
  CHECK(open.playing > swiss.playing + 0.1);
  CHECK(open.games_each > swiss.games_each);
}

TEST_CASE("an open evening of games of one length is counted by hand") {
  auto facts = facts_of({1500, 1500, 1500, 1500});
  facts.minutes =
      95;  // three games of 30 minutes one after the other, nobody waits, and everybody meets everybody
  const auto outlook = simulate_format(facts, {System::kOpenEvening, 0, 1, true}, 1, 50);
  CHECK(outlook.minutes == 90);
  CHECK(outlook.games_each == 3);
  CHECK(outlook.playing == Approx(1));
  facts.boards = 1;  // six games one after the other would take 180 minutes: three fit
  const auto one = simulate_format(facts, {System::kOpenEvening, 0, 1, true}, 1, 50);
  CHECK(one.games_each == 1.5);
  CHECK(one.playing == Approx(0.5));
}

TEST_CASE("the same seed gives the same outlook, another one another") {
  const auto facts = facts_of({1800, 1700, 1650, 1500, 1400, 1390, 1200});
  const Format format{System::kSwiss, 4, 1, true};
  CHECK(simulate_format(facts, format, 9, 50) == simulate_format(facts, format, 9, 50));
  CHECK_FALSE(simulate_format(facts, format, 9, 50) == simulate_format(facts, format, 10, 50));
}
