// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/round_robin.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <set>

#include "framework/tournament/round_robin_table.hpp"
#include "framework/tournament/standings.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

std::string round_text(const ScheduledRound& round) {
  std::string text;
  for (const Pair& pair : round.pairs)
    text += (text.empty() ? "" : " ") + std::to_string(pair.first) + "-" + std::to_string(pair.second);
  return text;
}

std::string table_text(const std::vector<ScheduledRound>& rounds) {
  std::string text;
  for (const auto& round : rounds) text += (text.empty() ? "" : " | ") + round_text(round);
  return text;
}

/// How often the same side came running, at most, and the difference of sides, at most; over played games.
std::pair<int, int> sides_of(const std::vector<ScheduledRound>& rounds, Number people) {
  int longest = 0, furthest = 0;
  for (Number number = 1; number <= people; ++number) {
    int running = 0, difference = 0;
    bool last_first = false;
    for (const auto& round : rounds)
      for (const Pair& pair : round.pairs) {
        if (pair.first != number && pair.second != number) continue;
        const bool first = pair.first == number;
        running = running > 0 && first == last_first ? running + 1 : 1;
        last_first = first;
        difference += first ? 1 : -1;
        longest = std::max(longest, running);
      }
    furthest = std::max(furthest, std::abs(difference));
  }
  return {longest, furthest};
}

std::uint64_t late_pairs(const std::vector<Number>& places, const std::vector<std::string>& clubs) {
  std::uint64_t late = 0, round = 0;
  for (const auto& scheduled : berger_table(static_cast<Number>(places.size()))) {
    ++round;
    for (const Pair& pair : scheduled.pairs) {
      const auto& club = clubs[places[pair.first - 1] - 1];
      late += !club.empty() && club == clubs[places[pair.second - 1] - 1] && round > 3 ? 1U : 0U;
    }
  }
  return late;
}

}  // namespace

TEST_CASE("Berger tables as they are printed") {  // T12.2, T23.1
  CHECK(table_text(berger_table(6)) == "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1");
  CHECK(round_text(berger_table(8)[1]) == "8-5 6-4 7-3 1-2");
  CHECK(table_text(berger_table(2)) == "1-2");
  CHECK(berger_table(1).empty());
  CHECK(berger_table(0).empty());
}

TEST_CASE("Berger tables from 4 to 24 as published") {  // T12.2
  const auto file =
      std::filesystem::path(BOARDWRIGHT_SOURCE_DIR).parent_path() / "shared/data/tournament/berger.txt";
  if (!std::filesystem::exists(file)) {
    WARN("skipped: there is no " << file);
    return;
  }
  std::ifstream in(file);
  int rounds = 0;
  for (std::string line; std::getline(in, line); ++rounds) {
    Number people = 0;
    std::size_t round = 0;
    REQUIRE(std::sscanf(line.c_str(), "%u round %zu:", &people, &round) == 2);
    CHECK(round_text(berger_table(people).at(round - 1)) == line.substr(line.find(": ") + 2));
  }
  CHECK(rounds == 143);
}

TEST_CASE("everybody meets everybody once, with sides in balance") {  // T12.1
  for (Number people = 2; people <= 41; ++people) {
    const auto rounds = berger_table(people);
    REQUIRE(rounds.size() == people - 1 + people % 2);
    std::set<std::pair<Number, Number>> met;
    for (const auto& round : rounds) {
      std::set<Number> busy;
      if (round.free != 0) busy.insert(round.free);
      for (const Pair& pair : round.pairs) {
        CHECK(met.insert(std::minmax(pair.first, pair.second)).second);
        busy.insert({pair.first, pair.second});
      }
      CHECK(busy.size() == people);
      CHECK((round.free != 0) == (people % 2 == 1));
    }
    CHECK(met.size() == people * (people - 1) / 2);
    CHECK(sides_of(rounds, people).second <= 1);
  }
}

TEST_CASE("twice, with sides swapped, and nobody has one side three times running") {  // T12.3
  for (Number people = 2; people <= 30; ++people) {
    const auto rounds = double_round_robin(people);
    std::map<std::pair<Number, Number>, int> met;
    for (const auto& round : rounds)
      for (const Pair& pair : round.pairs) ++met[{pair.first, pair.second}];
    CHECK(met.size() == people * (people - 1));
    for (const auto& [pair, times] : met) CHECK(times == 1);
    INFO(people);
    CHECK(sides_of(rounds, people).first <= 2);
  }
  CHECK(table_text(double_round_robin(4)) == "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
}

TEST_CASE("those of one club meet early") {  // T12.4
  std::vector<Number> lots(6);
  std::iota(lots.begin(), lots.end(), 1);
  const std::vector<std::string> clubs{"a", "b", "a", "b", "a", ""};
  std::uint64_t best = 99;
  auto places = lots;
  do best = std::min(best, late_pairs(places, clubs));
  while (std::ranges::next_permutation(places).found);
  CHECK(late_pairs(lots, clubs) > best);
  do {
    const auto apart = places_apart(lots, clubs);
    CHECK(late_pairs(apart, clubs) == best);
    CHECK(std::ranges::is_permutation(apart, lots));
  } while (std::next_permutation(lots.begin(), lots.begin() + 4));
  CHECK(places_apart({3, 1, 2}, std::vector<std::string>(3)) == std::vector<Number>{3, 1, 2});
}

TEST_CASE("who withdraws early counts for nobody, who withdraws late loses the rest") {  // T12.5
  const auto schedule = berger_table(4);  // 1-4 2-3 | 4-3 1-2 | 2-4 3-1
  auto table = test::cross_table({"0 4w1 2w0 3b1", "0 3w= 1b1 4w*", "0 2b= 4b0 1w0", "0 1b0 3w1 2b*"});
  table.round_robin = true;
  const std::vector<Number> four{4};
  const auto late = with_withdrawn(table, four, schedule);  // 2 of 3 games
  CHECK(late.score(4, 3) == 10);
  CHECK(late.score(2, 3) == 25);
  CHECK(late.of(4).rounds[2].code == Code::kForfeitLoss);
  CHECK(late.of(2).rounds[2].code == Code::kForfeitWin);
  CHECK(late.of(1) == table.of(1));

  table.entrants[3].rounds[1].code = table.entrants[2].rounds[1].code = Code::kOpen;  // 1 of 3 games
  const auto early = with_withdrawn(table, four, schedule);
  CHECK(early.score(1, 3) == 10);  // not the win against 4
  CHECK(early.score(4, 3) == 0);
  CHECK(early.score(2, 3) == 15);
  CHECK(early.of(3).rounds[1].opponent == 0);

  const std::vector<Number> two_gone{2, 4};
  auto both = table;
  both.entrants[3].rounds[1].code = Code::kWin;
  both.entrants[2].rounds[1].code = Code::kLoss;
  both = with_withdrawn(both, two_gone, schedule);
  CHECK(both.of(2).rounds[2].code == Code::kForfeitLoss);
  CHECK(both.of(4).rounds[2].code == Code::kForfeitLoss);
}

TEST_CASE("groups by snake, who goes on, and what is carried over") {  // T12.6
  std::vector<Number> order(7);
  std::iota(order.begin(), order.end(), 1);
  const auto groups = snake_groups(order, 3);
  CHECK(groups == std::vector<std::vector<Number>>{{1, 6, 7}, {2, 5}, {3, 4}});
  CHECK(snake_groups(order, 0).empty());
  CHECK(who_goes_on(groups, 2) == std::vector<Number>{1, 2, 3, 6, 5, 4});
  CHECK(who_goes_on(groups, 3) == std::vector<Number>{1, 2, 3, 6, 5, 4, 7});

  const auto table = test::cross_table({"0 2w1 3w1", "0 1b0 4w1", "0 4b= 1b0", "0 3w= 2b0"});
  const auto carried = carried_over(table, std::vector<Number>{3, 1});
  CHECK(carried.entrants.size() == 2);
  CHECK(carried.of(1).rounds[1].opponent == 2);
  CHECK(carried.score(2, 2) == 10);  // the win against 2 stays behind
  CHECK(carried.score(1, 2) == 0);
}

TEST_CASE("in any order, those who wait longest play next") {  // T12.7
  using std::chrono::seconds;
  const std::vector<Pair> open{{1, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 5}};
  const std::vector<WaitingEntrant> waiting{
      {1, seconds(10)}, {2, seconds(50)}, {3, seconds(40)}, {4, seconds(60)}};
  CHECK(suggested_matches(open, waiting) == std::vector<Pair>{{3, 4}, {1, 2}});
  CHECK(suggested_matches(open, {}).empty());
}
