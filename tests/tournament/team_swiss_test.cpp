// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/team_swiss.hpp"

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <set>

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

SideHistory history(const std::string& sides) {
  SideHistory made;
  for (const char side : sides) {
    made.played.push_back(side == '1' ? Side::kFirst : Side::kSecond);
    made.difference += side == '1' ? 1 : -1;
  }
  const auto size = made.played.size();
  made.twice_running = size >= 2 && made.played[size - 1] == made.played[size - 2];
  return made;
}

std::string preference(const std::string& sides, TeamPreference type, bool last = false) {
  const auto found = team_preference(history(sides), type, last);
  if (found.side == Side::kNone) return "none";
  return std::string(found.need == Need::kStrong ? "strong " : "mild ") +
         (found.side == Side::kFirst ? "1" : "2");
}

Crosstable teams(Number count, std::uint32_t planned) {
  Crosstable table;
  table.scheme.win = 20, table.scheme.draw = 10, table.scheme.bye = 10;
  table.initial_side = Side::kFirst;
  table.planned_rounds = planned;
  table.entrants.resize(count);
  return table;
}

void play(Crosstable& table, const RoundPairing& round, const std::vector<Points>& first_gets) {
  for (auto& team : table.entrants) team.rounds.push_back({});
  for (std::size_t i = 0; i < round.pairs.size(); ++i) {
    const auto [one, two] = round.pairs[i];
    const Points points = first_gets[i % first_gets.size()];
    const auto code = [](Points got) {
      return got == 20 ? Code::kWin : got == 10 ? Code::kDraw : Code::kLoss;
    };
    table.entrants[one - 1].rounds.back() = {two, Side::kFirst, code(points), {}, {}};
    table.entrants[two - 1].rounds.back() = {one, Side::kSecond, code(20 - points), {}, {}};
    table.entrants[one - 1].rounds.back().other_points = points;
    table.entrants[two - 1].rounds.back().other_points = 20 - points;
  }
  if (round.bye != 0) table.entrants[round.bye - 1].rounds.back().code = Code::kBye;
}

}  // namespace

TEST_CASE("what a team prefers by the sides of its first board (T10.4)") {
  using enum TeamPreference;
  CHECK(preference("", kTypeA) == "none");
  CHECK(preference("1", kTypeA) == "none");
  CHECK(preference("11", kTypeA) == "strong 2");  // d = 2
  CHECK(preference("22", kTypeA) == "strong 1");
  CHECK(preference("211", kTypeA) == "strong 2");   // d = 1, twice side 1
  CHECK(preference("2211", kTypeA) == "strong 2");  // d = 0, twice side 1
  CHECK(preference("1122", kTypeA) == "strong 1");
  CHECK(preference("121", kTypeA) == "none");
  CHECK(preference("1", kTypeB) == "mild 2");
  CHECK(preference("12", kTypeB) == "mild 1");       // d = 0, the last was side 2
  CHECK(preference("12", kTypeB, true) == "none");   // not in the last round
  CHECK(preference("1", kTypeB, true) == "mild 2");  // d = 1: there too
  CHECK(preference("11", TeamPreference::kNone) == "none");
}

TEST_CASE("the first round of teams, and the bye (T10.3, T10.5)") {
  Crosstable table = teams(5, 4);
  const auto first = pair_teams(table, TeamPreference::kTypeA).value();
  // The bye goes to the largest number of the lowest score; tops 1 and 2 meet the first bottoms (T9.4).
  CHECK(first.bye == 5);
  CHECK(first.pairs == std::vector<Pair>{{1, 3}, {4, 2}});  // the odd number gets the initial side
  play(table, first, {20, 0});                              // 1 and 2 win
  const auto second = pair_teams(table, TeamPreference::kTypeA).value();
  // 4 and 3 have nothing, 5 a draw's points. The bye: lowest score, then the largest number, who has had none.
  CHECK(second.bye == 4);
  // 1 against 2, who had different sides: the smaller difference gets side 1 (T10.5 (5)).
  CHECK(second.pairs == std::vector<Pair>{{2, 1}, {3, 5}});
}

TEST_CASE("teams never meet twice, no bye twice, and a function of its input (T10.3, T23.6)") {
  for (const auto type : {TeamPreference::kTypeA, TeamPreference::kTypeB, TeamPreference::kNone})
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
      CAPTURE(seed, static_cast<int>(type));
      Random random(seed);
      const auto count = static_cast<Number>(7 + random.below(8));
      Crosstable table = teams(count, 5);
      std::set<std::pair<Number, Number>> met;
      std::set<Number> byes;
      for (std::uint32_t round = 1; round <= 5; ++round) {
        const auto made = pair_teams(table, type);
        REQUIRE(made);
        CHECK(pair_teams(table, type).value() == *made);
        CHECK(made->pairs.size() == count / 2);
        std::set<Number> seen{made->bye};
        for (const auto& pair : made->pairs) {
          CHECK(seen.insert(pair.first).second);
          CHECK(seen.insert(pair.second).second);
          CHECK(met.insert(std::minmax(pair.first, pair.second)).second);
        }
        if (count % 2 == 1) CHECK(byes.insert(made->bye).second);
        std::vector<Points> results;
        for (std::size_t i = 0; i < made->pairs.size(); ++i)
          results.push_back(static_cast<Points>(10 * random.below(3)));
        play(table, *made, results);
      }
    }
}

TEST_CASE("a scoregroup gets as many from below as the next one can do with, by parity (T22.7)") {
  // 1 has won, 2 and 3 have drawn, 4, 5 and 6 have lost, each against somebody outside the table.
  Crosstable table = teams(6, 5);
  for (Number number = 1; number <= 6; ++number)
    table.entrants[number - 1].rounds.push_back({0,
                                                 Side::kNone,
                                                 number == 1   ? Code::kFull
                                                 : number <= 3 ? Code::kHalf
                                                               : Code::kZero,
                                                 {},
                                                 {}});
  const auto made = pair_teams(table, TeamPreference::kTypeA).value();
  // 1 needs one from 2 and 3; the other one then needs one from below. As nobody has floated, the first: 1-2, 3-4, 5-6.
  std::vector<std::pair<Number, Number>> pairs;
  for (const auto& pair : made.pairs) pairs.push_back(std::minmax(pair.first, pair.second));
  CHECK(pairs == std::vector<std::pair<Number, Number>>{{1, 2}, {3, 4}, {5, 6}});
}
