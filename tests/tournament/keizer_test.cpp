// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/keizer.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "tests/tournament/any_table.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
using boardwright::test::cross_table;

namespace {

std::vector<Number> ranking_of(const Crosstable& table, const KeizerSettings& settings = {}) {
  std::vector<Number> numbers;
  for (const auto& line : keizer_ranking(table, table.rounds(), settings)) numbers.push_back(line.number);
  return numbers;
}

std::string points_of(const Crosstable& table, const KeizerSettings& settings = {}) {
  std::vector<std::string> by_number(table.entrants.size());
  for (const auto& line : keizer_ranking(table, table.rounds(), settings))
    by_number[line.number - 1] = decimal_text(line.points, 2);
  std::string text;
  for (const auto& points : by_number) text += (text.empty() ? "" : " ") + points;
  return text;
}

/// T15.2 and T15.3 in sixths and whole numbers, without excuses, literally: the ranking after all rounds. Level on
/// points and wins: nothing, as direct encounter would have to decide.
std::optional<std::vector<Number>> slow_ranking(const Crosstable& table) {
  const auto people = table.entrants.size();
  std::vector<Number> ranking(people);
  std::iota(ranking.begin(), ranking.end(), 1);
  for (std::size_t rounds = 1; rounds <= table.rounds(); ++rounds) {
    std::vector<std::vector<Number>> seen{ranking};
    while (true) {
      std::vector<std::int64_t> value(people + 1), points(people + 1), wins(people + 1);
      for (std::size_t place = 0; place < people; ++place)
        value[seen.back()[place]] = static_cast<std::int64_t>(3 * people / 2 - place);
      for (Number number = 1; number <= people; ++number) {
        points[number] = 6 * value[number];
        for (std::size_t round = 0; round < rounds; ++round) {
          const auto& entry = table.of(number).rounds[round];
          switch (entry.code) {
            case Code::kWin:
            case Code::kForfeitWin: points[number] += 6 * value[entry.opponent], ++wins[number]; break;
            case Code::kDraw: points[number] += 3 * value[entry.opponent]; break;
            case Code::kBye:
            case Code::kFull: points[number] += 4 * value[number]; break;
            case Code::kHalf: points[number] += 2 * value[number]; break;
            default: break;
          }
        }
      }
      auto next = seen.back();
      std::ranges::sort(next, [&](Number a, Number b) {
        return std::tuple(-points[a], -wins[a], a) < std::tuple(-points[b], -wins[b], b);
      });
      for (std::size_t i = 1; i < people; ++i)
        if (points[next[i]] == points[next[i - 1]] && wins[next[i]] == wins[next[i - 1]]) return std::nullopt;
      if (std::ranges::find(seen, next) != seen.end()) {
        ranking = next;
        break;
      }
      seen.push_back(next);
    }
  }
  return ranking;
}

}  // namespace

TEST_CASE("values fall from one and a half times the people by one") {  // T15.1
  CHECK(keizer_value({}, 4, 1) == Fraction(6));
  CHECK(keizer_value({}, 4, 4) == Fraction(3));
  CHECK(keizer_value({}, 5, 1) == Fraction(7));
  CHECK(keizer_value({.top = 40, .step = 3}, 30, 30) == Fraction(0));
  CHECK(ranking_of(cross_table({"0", "0", "0"})) == std::vector<Number>{1, 2, 3});
}

TEST_CASE("points come from what the beaten one is worth now") {  // T15.2, T15.3
  // 4 beats 1, 2 and 3 draw. Values 6 5 4 3: points 6, 5 + 2, 4 + 2½, 3 + 6: ranking 4 2 3 1. With values 4:6, 2:5,
  // 3:4, 1:3: 1 has 3, 2 has 7, 3 has 6½, 4 has 9: the same ranking.
  const auto table = cross_table({"0 4w0", "0 3w=", "0 2b=", "0 1b1"});
  CHECK(ranking_of(table) == std::vector<Number>{4, 2, 3, 1});
  CHECK(points_of(table) == "3.00 7.00 6.50 9.00");
  CHECK(points_of(table, {.once = true}) == "6.00 7.00 6.50 9.00");
  CHECK(points_of(table, {.own = false}) == "0.00 2.00 2.50 3.00");
  // With a sixth of the opponent's value for a loss number 1 has 3 + 1.
  CHECK(points_of(table, {.loss = {1, 6}}) == "4.00 7.00 6.50 9.00");
}

TEST_CASE("rounds without a game") {  // T15.2
  // Values 7 6 5 4 3 while nothing changes places: bye, excused, for the club, absent, absent.
  const auto table = cross_table({"0 0-U", "0 0-F", "0 0-H", "0 0-Z", "0 0-Z"});
  CHECK(points_of(table) == "11.67 10.00 6.67 4.00 3.00");
  auto often = cross_table({"0 0-H 0-H 0-H", "0 0-Z 0-Z 0-Z"});
  CHECK(points_of(often, {.excused_rounds = 2}) == "5.00 2.00");
}

TEST_CASE("ties go by wins, direct encounter, number") {  // T15.4
  const auto nobody = cross_table({"0 0-Z", "0 0-Z"});
  CHECK(ranking_of(nobody, {.own = false}) == std::vector<Number>{1, 2});
  // With one value for all and no own: 2 beat 1, both have a win.
  const auto table = cross_table({"0 2w0 3w1", "0 1b1 0-Z", "0 0-Z 1b0"});
  CHECK(ranking_of(table, {.top = 3, .step = 0, .own = false}) == std::vector<Number>{2, 1, 3});
  // 1 has two draws, 2 a win: the same points.
  const auto wins = cross_table({"0 3w= 4w=", "0 4b1 3b0", "0 1b= 2w1", "0 2w0 1b="});
  CHECK(ranking_of(wins, {.top = 4, .step = 0, .own = false}) == std::vector<Number>{3, 2, 1, 4});
}

TEST_CASE("every line says what it is made of") {
  const auto table = cross_table({"0 4w0", "0 3w=", "0 2b=", "0 1b1"});
  for (const auto& line : keizer_ranking(table, 1)) {
    REQUIRE(line.contributions.size() == 2);
    CHECK(line.contributions[0].round == 0);
    CHECK(line.contributions[0].value == line.worth);
    CHECK(line.contributions[0].value + line.contributions[1].value == line.points);
  }
}

TEST_CASE("the recount is that of a literal one") {  // T15.3
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const auto table = test::any_table(random, 2 + random.below(12), 1 + random.below(8));
    const auto slow = slow_ranking(table);
    if (slow) {
      RC_ASSERT(ranking_of(table) == *slow);
    }
  }));
}

TEST_CASE("of rankings that go round in a circle the one that appeared first holds") {  // T15.3
  // 4 beats 1, 2 and 3 draw, nobody's own value counts: whichever of 2 and 3 stands higher has less. From 1 2 3 4
  // comes 4 3 2 1, then 4 2 3 1, then 4 3 2 1 again.
  const auto table = cross_table({"0 4w0", "0 3w=", "0 2b=", "0 1b1"});
  CHECK(ranking_of(table, {.own = false}) == std::vector<Number>{4, 3, 2, 1});
}
