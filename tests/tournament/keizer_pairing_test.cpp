// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/keizer_pairing.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>

#include "framework/tournament/keizer.hpp"
#include "tests/tournament/any_table.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
using boardwright::test::cross_table;

namespace {

std::vector<Number> season_ranking(const Crosstable& table) {
  std::vector<Number> numbers;
  for (const auto& line : keizer_ranking(table, table.rounds())) numbers.push_back(line.number);
  return numbers;
}

Crosstable with_people(Number people) {
  Crosstable table;
  table.entrants.resize(people);
  return table;
}

std::vector<Number> all_of(Number people) {
  std::vector<Number> numbers(people);
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

/// Whether two may meet by T15.5, read off the table.
bool allowed(const Crosstable& table, Number a, Number b, std::uint32_t apart) {
  std::uint32_t times = 0;
  for (std::uint32_t round = 1; round <= table.of(a).rounds.size(); ++round) {
    const auto& entry = table.of(a).rounds[round - 1];
    if (entry.opponent != b || !entry.played()) continue;
    ++times;
    if (round + apart >= table.rounds() + 1) return false;
  }
  const auto absolute = [&](Number number) {
    int difference = 0;
    std::vector<Side> sides;
    for (const auto& entry : table.of(number).rounds)
      if (entry.played()) {
        sides.push_back(entry.side);
        difference += entry.side == Side::kFirst ? 1 : -1;
      }
    const bool twice = sides.size() > 1 && sides.back() == sides[sides.size() - 2];
    if (difference > 1 || (twice && sides.back() == Side::kFirst)) return Side::kSecond;
    if (difference < -1 || (twice && sides.back() == Side::kSecond)) return Side::kFirst;
    return Side::kNone;
  };
  return times < 3 && (absolute(a) == Side::kNone || absolute(a) != absolute(b));
}

/// The first complete pairing from the top by trying all.
bool try_all(const Crosstable& table, std::vector<Number> people, std::uint32_t apart,
             std::vector<std::pair<Number, Number>>& pairs) {
  if (people.empty()) return true;
  for (std::size_t i = 1; i < people.size(); ++i) {
    if (!allowed(table, people[0], people[i], apart)) continue;
    auto rest = people;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    rest.erase(rest.begin());
    pairs.emplace_back(std::minmax(people[0], people[i]));
    if (try_all(table, rest, apart, pairs)) return true;
    pairs.pop_back();
  }
  return false;
}

}  // namespace

TEST_CASE("neighbours meet, from the top") {  // T15.5, T15.6
  const auto ranking = all_of(6);
  const auto first = pair_keizer(with_people(6), ranking).value();
  CHECK(first.pairing.pairs == std::vector<Pair>{{1, 2}, {4, 3}, {5, 6}});
  CHECK(first.apart == 3);
  const auto odd = pair_keizer(with_people(5), all_of(5)).value();
  CHECK(odd.pairing.bye == 5);
  auto table = with_people(5);
  table.entrants[0].out = Code::kHalf;
  CHECK(pair_keizer(table, all_of(5)).value().pairing.pairs == std::vector<Pair>{{2, 3}, {5, 4}});
}

TEST_CASE("g is lowered where it must be, and the page can say so") {  // T15.5
  const auto two = cross_table({"0 2w1", "0 1b0"});
  const auto again = pair_keizer(two, all_of(2)).value();
  CHECK(again.apart == 0);
  CHECK(again.pairing.pairs == std::vector<Pair>{{2, 1}});
  const auto thrice = cross_table({"0 2w1 2b1 2w0", "0 1b0 1w0 1b1"});
  CHECK(pair_keizer(thrice, all_of(2)).error().rule == "T15.5");
  CHECK(pair_keizer(thrice, all_of(2), {.meetings = 0}));
  auto apart = with_people(2);
  apart.apart.push_back({.numbers = {1, 2}});
  CHECK(pair_keizer(apart, all_of(2)).error().people == std::vector<Number>{1, 2});
}

TEST_CASE("a season keeps every rule of Keizer's pairing") {  // T15.5, T15.6, T23.6
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Number people = 4 + random.below(7);
    auto table = with_people(people);
    for (int round = 0; round < 9; ++round) {
      for (auto& entrant : table.entrants)
        entrant.out = random.below(6) == 0 ? std::optional(Code::kHalf) : std::nullopt;
      const auto ranking = season_ranking(table);
      std::vector<Number> present;
      for (const Number number : ranking)
        if (!table.of(number).out) present.push_back(number);
      const auto made = pair_keizer(table, ranking);
      RC_ASSERT((made == pair_keizer(table, ranking)));
      if (!made) return;
      const auto& [pairing, apart] = *made;
      RC_ASSERT((pairing.bye != 0) == (present.size() % 2 == 1));
      std::erase(present, pairing.bye);
      std::vector<std::pair<Number, Number>> expected, found;
      RC_ASSERT(try_all(table, present, apart, expected));
      for (const Pair& pair : pairing.pairs) found.emplace_back(std::minmax(pair.first, pair.second));
      RC_ASSERT(found == expected);
      std::vector<std::pair<Number, Number>> earlier;
      if (pairing.bye == 0 && apart < 3) {
        RC_ASSERT(!try_all(table, present, apart + 1, earlier));
      }
      for (Number number = 1; number <= people; ++number) {
        RoundEntry none;
        none.code = number == pairing.bye ? Code::kBye : Code::kHalf;
        table.entrants[number - 1].rounds.push_back(none);
      }
      for (const Pair& pair : pairing.pairs) {
        const auto result = random.below(3);
        auto& one = table.entrants[pair.first - 1].rounds.back();
        auto& two = table.entrants[pair.second - 1].rounds.back();
        one.opponent = pair.second, two.opponent = pair.first;
        one.side = Side::kFirst, two.side = Side::kSecond;
        one.code = std::vector{Code::kWin, Code::kDraw, Code::kLoss}[result];
        two.code = std::vector{Code::kLoss, Code::kDraw, Code::kWin}[result];
      }
    }
  }));
}
