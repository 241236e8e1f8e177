// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "framework/planning/advice.hpp"

using namespace boardwright;
using namespace boardwright::planning;
using tournament::System;

namespace {

bool offers(const Advice& advice, System system) {
  return std::ranges::any_of(advice.formats, [&](const auto& one) { return one.format.system == system; });
}

}  // namespace

TEST_CASE("what the first move is worth decides about sides") {  // T1.4
  // 600 of 1000 points: Wilson's interval is 56.9 to 63.0%.
  const auto balanced = side_advice({600, 0, 400}, false);
  CHECK(balanced.advice == SideAdvice::kBalanced);
  CHECK(balanced.interval.low == Approx(0.5693).margin(0.0001));
  CHECK(balanced.interval.high == Approx(0.6299).margin(0.0001));
  CHECK(side_advice({700, 0, 300}, false).advice == SideAdvice::kTwoGames);
  CHECK(side_advice({300, 0, 700}, false).advice == SideAdvice::kTwoGames);
  CHECK(side_advice({2500, 100, 2490}, false).advice == SideAdvice::kNone);
  CHECK(side_advice({600, 0, 400}, true).advice == SideAdvice::kNone);
  CHECK(side_advice({6, 0, 4}, false).advice == SideAdvice::kUnknown);
  CHECK(side_advice({}, false).advice == SideAdvice::kUnknown);
  CHECK(side_advice({0, 100, 0}, false).score == 0.5);
}

TEST_CASE("for fourteen people and games of 20 minutes to 2 hours the open evening comes first") {
  EveningFacts facts;
  for (int i = 0; i < 14; ++i) facts.ratings.push_back(1200 + 50 * i);
  facts.length = length_between(20, 120);
  facts.minutes = 240;
  const auto advice = advise(facts, {}, false);
  REQUIRE(advice);
  CHECK(advice->formats.front().format.system == System::kOpenEvening);
  CHECK_FALSE(offers(*advice, System::kRoundRobin));
  CHECK(advise(facts, {}, false) == *advice);
}

TEST_CASE("four people with time enough may meet all") {
  EveningFacts facts;
  facts.ratings = {1500, 1500, 1500, 1500};
  facts.length = {.median = 20, .spread = 0.2};
  facts.minutes = 180;
  const auto advice = advise(facts, {}, false);
  REQUIRE(advice);
  CHECK(advice->rounds_that_fit == 3);
  CHECK(offers(*advice, System::kRoundRobin));
  facts.minutes = 10;
  const auto short_evening = advise(facts, {}, false);
  CHECK(short_evening->rounds_that_fit == 0);
  CHECK(short_evening->formats.size() == 1);  // the open evening
}

TEST_CASE("no Swiss is offered with a round that may have no pairing") {
  EveningFacts facts;
  facts.ratings.assign(6, 1500);
  facts.length = {.median = 20, .spread = 0.1};
  facts.minutes = 100;  // four rounds would fit, three are safe
  const auto advice = advise(facts, {}, false);
  for (const auto& one : advice->formats)
    if (one.format.system == System::kSwiss) {
      CHECK(one.format.rounds == 3);
      CHECK(one.dead_end == DeadEnd::kNever);
    }
  CHECK(offers(*advice, System::kSwiss));
}

TEST_CASE("where the first move decides, matches have two games and take twice as long") {
  EveningFacts facts;
  facts.ratings.assign(8, 1500);
  facts.length = {.median = 30, .spread = 0};
  facts.minutes = 135;
  CHECK(advise(facts, {}, false)->rounds_that_fit == 4);
  const auto two = advise(facts, {800, 0, 200}, false);
  CHECK(two->sides.advice == SideAdvice::kTwoGames);
  CHECK(two->rounds_that_fit == 2);
  for (const auto& one : two->formats) CHECK(one.format.games == 2);
}

TEST_CASE("what can't be is refused in one sentence") {
  EveningFacts facts;
  facts.ratings = {1500};
  CHECK(advise(facts, {}, false).error() == "an evening needs two people at least");
  facts.ratings.assign(201, 1500);
  CHECK_FALSE(advise(facts, {}, false));
  facts.ratings.assign(4, 1500);
  for (const auto& wrong :
       {EveningFacts{.ratings = facts.ratings, .minutes = 0},
        EveningFacts{.ratings = facts.ratings, .minutes = NAN},
        EveningFacts{.ratings = facts.ratings, .length = {.median = -1, .spread = 0}},
        EveningFacts{.ratings = facts.ratings, .draws = 2}, EveningFacts{.ratings = {1, NAN}}})
    CHECK_FALSE(advise(wrong, {}, false));
}

TEST_CASE("every sentence of advice is said in four languages, with nothing left to fill in") {
  EveningFacts facts;
  facts.ratings.assign(7, 1500);
  // Who is strongest isn't said where nobody knows.
  CHECK(advice_sentences(*advise(facts, {}, false), 7, Language::kEnglish)[2].find("strongest") ==
        std::string::npos);
  facts.ratings[3] = 1600;
  CHECK(advice_sentences(*advise(facts, {}, false), 7, Language::kEnglish)[2].find("strongest") !=
        std::string::npos);
  for (const FirstMover& first : {FirstMover{}, FirstMover{900, 0, 100}, FirstMover{600, 0, 400}})
    for (const Language language : languages()) {
      const auto sentences = advice_sentences(*advise(facts, first, false), 7, language);
      CHECK(sentences.size() >= 3);
      for (const auto& sentence : sentences) CHECK(sentence.find('{') == std::string::npos);
    }
}
