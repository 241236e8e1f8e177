// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/knock_out_round.hpp"

#include <rapidcheck.h>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>

#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
using boardwright::test::cross_table;

TEST_CASE("the rounds of a knock-out") {  // T13.1, T13.3
  auto table = cross_table({"0", "0", "0", "0", "0", "0"});
  CHECK(pair_knock_out(table).value().pairs == std::vector<Pair>{{4, 5}, {3, 6}});
  table = cross_table({"0 0-Z", "0 0-Z", "0 6w0", "0 5w1", "0 4b0", "0 3b1"});
  // 4 had side 1 once and 1 never; 6 had side 2, so that 2 and 6 have had side 1 as often: 6 gets the opposite.
  CHECK(pair_knock_out(table).value().pairs == std::vector<Pair>{{1, 4}, {6, 2}});
  table = cross_table({"0 0-Z 4w1 6w1", "0 0-Z 6b0", "0 6w0", "0 5w1 1b0", "0 4b0", "0 3b1 2w1 1b0"});
  CHECK(pair_knock_out(table).value().pairs.empty());
}

TEST_CASE("a level match has to be decided first, forfeits decide") {  // T13.2
  const auto level = cross_table({"0 4w1", "0 3w=", "0 2b=", "0 1b0"});
  CHECK(pair_knock_out(level).error() == problem("T13.2", {2, 3}, "pairing.no_winner"));
  CHECK(pair_knock_out(level).error().sentence() == "The match of number 2, number 3 has no winner yet");
  const auto forfeit = cross_table({"0 4w1", "0 3w-", "0 2b+", "0 1b0"});
  CHECK(pair_knock_out(forfeit).value().pairs.size() == 1);
  const auto other = cross_table({"0 2w1", "0 1b0", "0", "0"});
  CHECK(pair_knock_out(other).error().sentence() == "The match of number 1, number 2 is not in the bracket");
}

TEST_CASE("round after round, every kind of bracket comes to its end") {  // T13.4
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Crosstable table;
    table.entrants.resize(2 + random.below(14));
    const BracketSettings settings{.kind = static_cast<BracketKind>(random.below(4)),
                                   .third = random.below(2) == 0};
    const auto bracket = make_bracket(static_cast<Number>(table.entrants.size()), settings);
    for (int rounds = 0; rounds < 20; ++rounds) {
      const auto round = pair_knock_out(table, settings);
      RC_ASSERT(round.has_value());
      if (round->pairs.empty()) {
        const auto results = bracket_results(table, bracket);
        RC_ASSERT(results.has_value());
        for (const auto place : bracket_places_of(bracket, *results)) RC_ASSERT(place > 0U);
        return;
      }
      for (auto& entrant : table.entrants) entrant.rounds.emplace_back();
      for (const Pair& pair : round->pairs) {
        const bool first = random.below(2) == 0;
        auto& one = table.entrants[pair.first - 1].rounds.back();
        auto& two = table.entrants[pair.second - 1].rounds.back();
        RC_ASSERT(one.opponent == 0U);
        RC_ASSERT(two.opponent == 0U);
        one.opponent = pair.second, two.opponent = pair.first;
        one.side = Side::kFirst, two.side = Side::kSecond;
        one.code = first ? Code::kWin : Code::kLoss;
        two.code = first ? Code::kLoss : Code::kWin;
      }
    }
    RC_FAIL("it has no end");
  }));
}
