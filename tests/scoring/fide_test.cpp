// SPDX-License-Identifier: GPL-3.0-or-later
//
// FIDE Handbook, B.02, effective from 1 March 2024: the tables of 8.1 and the rules of 8.2 and 8.3.
#include "framework/scoring/elo.hpp"
#include "framework/scoring/fide_tables.hpp"
#include "tests/scoring/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

struct Row {
  int from, to, higher;
};
// Table 8.1.2, columns "D" and "H".
const std::vector<Row> kTable812{
    {0, 3, 50},     {4, 10, 51},    {11, 17, 52},   {18, 25, 53},   {26, 32, 54},   {33, 39, 55},
    {40, 46, 56},   {47, 53, 57},   {54, 61, 58},   {62, 68, 59},   {69, 76, 60},   {77, 83, 61},
    {84, 91, 62},   {92, 98, 63},   {99, 106, 64},  {107, 113, 65}, {114, 121, 66}, {122, 129, 67},
    {130, 137, 68}, {138, 145, 69}, {146, 153, 70}, {154, 162, 71}, {163, 170, 72}, {171, 179, 73},
    {180, 188, 74}, {189, 197, 75}, {198, 206, 76}, {207, 215, 77}, {216, 225, 78}, {226, 235, 79},
    {236, 245, 80}, {246, 256, 81}, {257, 267, 82}, {268, 278, 83}, {279, 290, 84}, {291, 302, 85},
    {303, 315, 86}, {316, 328, 87}, {329, 344, 88}, {345, 357, 89}, {358, 374, 90}, {375, 391, 91},
    {392, 411, 92}, {412, 432, 93}, {433, 456, 94}, {457, 484, 95}, {485, 517, 96}, {518, 559, 97},
    {560, 619, 98}, {620, 735, 99}};

// Table 8.1.1, columns "p" and "dp", from the top.
const std::vector<std::pair<int, int>> kTable811{
    {100, 800}, {99, 677},  {98, 589},  {97, 538},  {96, 501},  {95, 470},  {94, 444},  {93, 422},
    {92, 401},  {91, 383},  {90, 366},  {89, 351},  {88, 336},  {87, 322},  {86, 309},  {85, 296},
    {84, 284},  {83, 273},  {82, 262},  {81, 251},  {80, 240},  {79, 230},  {78, 220},  {77, 211},
    {76, 202},  {75, 193},  {74, 184},  {73, 175},  {72, 166},  {71, 158},  {70, 149},  {69, 141},
    {68, 133},  {67, 125},  {66, 117},  {65, 110},  {64, 102},  {63, 95},   {62, 87},   {61, 80},
    {60, 72},   {59, 65},   {58, 57},   {57, 50},   {56, 43},   {55, 36},   {54, 29},   {53, 21},
    {52, 14},   {51, 7},    {50, 0},    {49, -7},   {48, -14},  {47, -21},  {46, -29},  {45, -36},
    {44, -43},  {43, -50},  {42, -57},  {41, -65},  {40, -72},  {39, -80},  {38, -87},  {37, -95},
    {36, -102}, {35, -110}, {34, -117}, {33, -125}, {32, -133}, {31, -141}, {30, -149}, {29, -158},
    {28, -166}, {27, -175}, {26, -184}, {25, -193}, {24, -202}, {23, -211}, {22, -220}, {21, -230},
    {20, -240}, {19, -251}, {18, -262}, {17, -273}, {16, -284}, {15, -296}, {14, -309}, {13, -322},
    {12, -336}, {11, -351}, {10, -366}, {9, -383},  {8, -401},  {7, -422},  {6, -444},  {5, -470},
    {4, -501},  {3, -538},  {2, -589},  {1, -677},  {0, -800}};

Rating rated(double value, std::uint32_t games = 100, bool reached_high = false) {
  return {.value = value, .games = games, .reached_high = reached_high};
}

}  // namespace

TEST_CASE("FIDE table 8.1.2 gives the score probability of both players for every difference") {
  int wrong = 0;
  int next = 0;
  for (const auto& [from, to, higher] : kTable812) {
    CHECK(from == next);
    next = to + 1;
    for (int d = from; d <= to; ++d) {
      wrong += fide_score_probability(d) == higher ? 0 : 1;
      if (d > 0) wrong += fide_score_probability(-d) == 100 - higher ? 0 : 1;
    }
  }
  CHECK(wrong == 0);
  CHECK(fide_score_probability(735) == 99);
  CHECK(fide_score_probability(736) == 100);
  CHECK(fide_score_probability(-736) == 0);
  CHECK(fide_score_probability(INT64_MAX) == 100);
  CHECK(fide_score_probability(INT64_MIN) == 0);
}

TEST_CASE("FIDE table 8.1.1 gives the difference of every percentage") {
  REQUIRE(kTable811.size() == 101);
  for (const auto& [p, dp] : kTable811) {
    INFO(p);
    CHECK(fide_rating_difference(p) == dp);
  }
  CHECK(fide_rating_difference(-5) == -800);
  CHECK(fide_rating_difference(105) == 800);
}

TEST_CASE("FIDE 8.3.1: a difference of more than 400 counts as 400") {
  const EloRules rules;
  CHECK(elo_expected(rules, 1900, 1500) == 0.92);
  CHECK(elo_expected(rules, 1901, 1500) == 0.92);
  CHECK(elo_expected(rules, 2700, 1500) == 0.92);
  CHECK(elo_expected(rules, 1500, 2700) == Approx(0.08));
  EloRules wide;
  wide.largest_difference = 10'000;
  CHECK(elo_expected(wide, 2700, 1500) == 1.0);
}

TEST_CASE("Elo's formula is near the table and symmetric") {
  EloRules rules;
  rules.table = false;
  CHECK(elo_expected(rules, 1500, 1500) == 0.5);
  CHECK(elo_expected(rules, 1900, 1500) == Approx(10.0 / 11));
  CHECK(elo_expected(rules, 1700, 1500) + elo_expected(rules, 1500, 1700) == Approx(1));
  for (int d = -400; d <= 400; d += 7)
    CHECK(std::abs(elo_expected(rules, 1500 + d, 1500) - fide_score_probability(d) / 100.0) < 0.015);
}

TEST_CASE("FIDE 8.3.3: K is 40, 20 or 10 by experience and rating, and at most 700 for a period") {
  const EloRules rules;
  CHECK(elo_k(rules, rated(1500, 0), 1) == 40);
  CHECK(elo_k(rules, rated(1500, 29), 1) == 40);
  CHECK(elo_k(rules, rated(1500, 30), 1) == 20);
  CHECK(elo_k(rules, rated(2399, 30), 1) == 20);
  CHECK(elo_k(rules, rated(2400, 30, true), 1) == 10);
  CHECK(elo_k(rules, rated(2300, 30, true), 1) == 10);  // also after it has fallen again
  CHECK(elo_k(rules, rated(2450, 29, true), 1) == 40);
  CHECK(elo_k(rules, rated(1500, 0), 17) == 40);
  CHECK(elo_k(rules, rated(1500, 0), 18) == 38);
  CHECK(elo_k(rules, rated(1500, 30), 35) == 20);
  CHECK(elo_k(rules, rated(1500, 30), 36) == 19);
  CHECK(elo_k(rules, rated(1500, 30), 1000) == 0);
}

TEST_CASE("reaching 2400 is remembered") {
  const EloRules rules;
  const RatedGame win{2390, 0, 2};
  const Rating high = elo_after_period(rules, rated(2395), std::span(&win, 1));
  CHECK(high.value == Approx(2404.8));  // 20 × (1 − .51) is 9.8
  CHECK(high.reached_high);
  const RatedGame loss{2390, 0, 0};
  const Rating low = elo_after_period(rules, high, std::span(&loss, 1));
  CHECK(low.value == Approx(2399.6));  // K 10: a difference of 15 is .52
  CHECK(low.reached_high);
}

TEST_CASE("FIDE 8.3.2 and 8.3.4: the change of a period is the sum of the differences times K, rounded") {
  EloRules rules;
  rules.whole_changes = true;
  // 2200 against 2300 (.36), 1950 (.81) and 2600 (.08) with a draw, a win and a loss: .14 + .19 − .08 = .25.
  const std::vector<RatedGame> games{{2300, 0, 1}, {1950, 0, 2}, {2600, 0, 0}};
  CHECK(elo_after_period(rules, rated(2200), games).value == 2205);
  CHECK(elo_after_period(rules, rated(2200, 0), games).value == 2210);
  CHECK(elo_after_period(rules, rated(2200), games).games == 103);
  // .25 × 10 is 2.5, and half a point is rounded away from zero, up and down.
  CHECK(elo_after_period(rules, rated(2200, 100, true), games).value == 2203);
  const std::vector<RatedGame> mirrored{{2100, 0, 1}, {2450, 0, 0}, {1800, 0, 2}};
  CHECK(elo_after_period(rules, rated(2200, 100, true), mirrored).value == 2197);
  rules.whole_changes = false;
  CHECK(elo_after_period(rules, rated(2200, 100, true), games).value == 2202.5);
  CHECK(elo_after_period(rules, rated(2200), {}) == rated(2200));
}

TEST_CASE("what one player of the same K gains the other loses") {
  const EloRules rules;
  for (int d = -500; d <= 500; d += 13)
    for (const std::uint32_t half_points : {0U, 1U, 2U}) {
      const double high = 1500 + d;
      const RatedGame own{high, 0, half_points};
      const RatedGame other{1500, 0, 2 - half_points};
      const double gained = elo_after_period(rules, rated(1500), std::span(&own, 1)).value - 1500;
      const double lost = high - elo_after_period(rules, rated(high), std::span(&other, 1)).value;
      CHECK(gained == Approx(lost).margin(1e-9));
    }
}

TEST_CASE("a rating never falls below the floor") {
  EloRules rules;
  rules.floor = 1400;
  const RatedGame loss{1400, 0, 0};
  CHECK(elo_after_period(rules, rated(1405), std::span(&loss, 1)).value == 1400);
  CHECK(elo_after_period(rules, rated(1400), std::span(&loss, 1)).value == 1400);
}

TEST_CASE("FIDE 8.2: the first rating is that of the performance, with two drawn games against 1800") {
  const EloRules rules;
  // 3 of 5 against 1900 on average: Ra = (5 × 1900 + 3600) / 7 = 1871.4, p = 4/7 = .57, dp = 50.
  CHECK(elo_initial(rules, 5, 5 * 1900.0, 6) == 1921);
  // Nothing of 5: p = 1/7 = .14, dp = −309.
  CHECK(elo_initial(rules, 5, 5 * 1900.0, 0) == 1562);
  // Never more than 2200: all of 5 against 2300.
  CHECK(elo_initial(rules, 5, 5 * 2300.0, 10) == 2200);
}

TEST_CASE("while a rating is provisional it is the performance so far, afterwards it moves by K") {
  EloRules rules;
  rules.by_performance = true;
  rules.provisional_games = 3;
  Rating rating = rated(1800, 0);
  const RatedGame win{1800, 0, 2};
  rating = elo_after_period(rules, rating, std::span(&win, 1));
  CHECK(rating.value == 1925);  // 2 of 3: dp of .67
  rating = elo_after_period(rules, rating, std::span(&win, 1));
  CHECK(rating.value == 1993);  // 3 of 4
  rating = elo_after_period(rules, rating, std::span(&win, 1));
  CHECK(rating.value == 2040);  // 4 of 5
  rating = elo_after_period(rules, rating, std::span(&win, 1));
  CHECK(rating.value == Approx(2040 + 40 * 0.2));  // 240 above: .80
}
