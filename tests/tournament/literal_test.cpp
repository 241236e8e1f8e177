// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Dutch system against the second implementation that goes through its candidates one by one (T6.33). A night's run
// says how many positions in BOARDWRIGHT_LITERAL_POSITIONS.
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "framework/text/number.hpp"
#include "framework/tournament/random_tournament.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/swiss_dutch.hpp"
#include "framework/tournament/trf.hpp"
#include "tests/tournament/literal_dutch.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return text ? whole_number<std::uint64_t>(text).value_or(otherwise) : otherwise;
}

/// Small tournaments in which little is possible: many rounds, byes, forfeits, people kept apart.
RandomWishes wishes_of(std::uint64_t seed) {
  Random random(seed);
  RandomWishes wishes;
  wishes.seed = seed;
  wishes.people = 3 + random.below(12);
  wishes.rounds = 2 + random.below(wishes.people - 1);
  wishes.draws = 100 + random.below(600);
  wishes.forfeits = random.below(3) == 0 ? 150 : 10;
  wishes.half_byes = random.below(3) == 0 ? 120 : 10;
  wishes.absences = random.below(4) == 0 ? 100 : 10;
  wishes.withdrawals = random.below(4) == 0 ? 50 : 5;
  wishes.late = random.below(4) == 0 ? 200 : 0;
  const PointScheme schemes[] = {{},
                                 {},
                                 {30, 10, 0, {}, {}, {}, {}, {}, false},
                                 {20, 10, 0, {}, {}, {}, {}, {}, false},
                                 {30, 20, 10, 20, {}, {}, {}, {}, false},
                                 {10, 5, 0, 5, {}, {}, {}, {}, false},
                                 {10, 5, -5, {}, {}, {}, {}, {}, false},
                                 {30, 20, 10, 10, {}, {}, {}, {}, false}};  // a bye like a loss (T22.3)
  wishes.scheme = schemes[random.below(8)];
  wishes.balanced_sides = random.below(5) != 0;  // T22.10
  wishes.accelerated =                           // T22.2
      random.below(5) == 0 && wishes.scheme.win == 2 * wishes.scheme.draw && wishes.scheme.loss == 0;
  if (random.below(4) == 0 && wishes.people > 5)
    wishes.apart = {{1, random.below(3), {1, 2 + random.below(3), 5 + random.below(wishes.people - 5)}}};
  return wishes;
}

/// Whether both agree; also that both say that there is no round.
bool agree(const Crosstable& table, const test::LiteralRound& slow) {
  const auto fast = pair_dutch(table);
  if (!fast || !slow.possible) return !fast && !slow.possible;
  return by_number(*fast) == by_number(slow.round);
}

}  // namespace

TEST_CASE("the first candidates and the last are those of the rules") {  // T6.28
  const auto eleven = test::literal_transpositions({6, 7, 8, 9, 10, 11}, 5);
  REQUIRE(eleven.size() == 720);
  CHECK(eleven[0] == std::vector<int>{6, 7, 8, 9, 10});
  CHECK(eleven[1] == std::vector<int>{6, 7, 8, 9, 11});
  CHECK(eleven[2] == std::vector<int>{6, 7, 8, 10, 9});
  CHECK(eleven[3] == std::vector<int>{6, 7, 8, 10, 11});
  CHECK(eleven.back() == std::vector<int>{11, 10, 9, 8, 7});
  const auto two = test::literal_transpositions({3, 4, 5, 6, 7, 8, 9, 10, 11}, 2);
  REQUIRE(two.size() == 72);
  CHECK(two.front() == std::vector<int>{3, 4});
  CHECK(two.back() == std::vector<int>{11, 10});
}

TEST_CASE("exchanges come in the order of the rules") {  // T6.26
  const auto all = test::literal_exchanges(3, 3);
  REQUIRE(all.size() == 20);
  const auto is = [&](std::size_t i, std::vector<int> down, std::vector<int> up) {
    CHECK(all[i].down == down);
    CHECK(all[i].up == up);
  };
  is(0, {}, {});
  is(1, {3}, {4});
  is(2, {3}, {5});
  is(3, {2}, {4});
  is(4, {3}, {6});
  is(5, {2}, {5});
  is(6, {1}, {4});
  is(19, {1, 2, 3}, {4, 5, 6});
}

TEST_CASE("rounds are those of the literal implementation") {  // T6.33
  const auto wanted = from_environment("BOARDWRIGHT_LITERAL_POSITIONS", 2000);
  std::uint64_t seed = from_environment("BOARDWRIGHT_LITERAL_SEED", 1);
  std::uint64_t compared = 0, without_sides = 0, accelerated = 0, apart = 0, impossible = 0;
  for (; compared < wanted; ++seed) {
    const auto wishes = wishes_of(seed);
    const auto made = random_tournament(wishes);
    const auto rounds = made.table.rounds();
    for (std::uint32_t round = 1; round <= rounds + (made.problem ? 1 : 0) && compared < wanted; ++round) {
      const auto before = round > rounds ? made.table : before_round(made.table, round);
      const auto slow = test::literal_dutch(before);
      if (slow.too_large) continue;
      ++compared;
      without_sides += wishes.balanced_sides ? 0 : 1;
      accelerated += wishes.accelerated ? 1 : 0;
      apart += wishes.apart.empty() ? 0 : 1;
      impossible += slow.possible ? 0 : 1;
      if (agree(before, slow)) continue;
      TrfFile file;
      file.table = before;
      FAIL("seed " << seed << ", round " << round << " differs:\n" << write_trf(file));
    }
  }
  CHECK(without_sides > wanted / 20);
  CHECK(accelerated > wanted / 40);
  CHECK(apart > wanted / 20);
  CHECK(impossible > wanted / 200);
}
