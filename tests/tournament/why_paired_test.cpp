// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a round is as it is (T5.9).
#include "framework/tournament/why_paired.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "framework/tournament/random_tournament.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/swiss_dutch.hpp"
#include "tests/tournament/cross_lines.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

bool has(const RoundPairing& round, Number a, Number b) {
  if (b == 0) return round.bye == a;
  return std::ranges::any_of(round.pairs, [&](const Pair& pair) {
    return (pair.first == a && pair.second == b) || (pair.first == b && pair.second == a);
  });
}

std::string broken_by(const Crosstable& table, Number a, Number b) {
  const auto other = best_with(table, a, b);
  return other ? other->breach.rule : "made";
}

}  // namespace

TEST_CASE("another pair in the first round is later in the order of candidates") {
  const auto table = test::beginners(6);  // 1-4, 5-2, 3-6
  CHECK(broken_by(table, 1, 4) == "made");
  CHECK(broken_by(table, 1, 5) == "T6.25");
  CHECK(broken_by(table, 1, 2) == "T6.26");
  const auto other = best_with(table, 1, 2);
  REQUIRE(other);
  REQUIRE(other->round);
  CHECK(has(*other->round, 1, 2));
  CHECK(other->breach.bracket == 1);
}

TEST_CASE("absolute rules are named with the two whom they concern") {
  // Round 1: 1-3 and 4-2, both won by the first; 5 had the bye.
  auto table = test::cross_table({"0 3w1", "0 4b0", "0 1b0", "0 2w1", "0 0-U"});
  CHECK(best_with(table, 1, 3)->breach == Breach{"T6.4", "C1", 0, {}, 0, 1, {1, 3}});
  CHECK(best_with(table, 5, 0)->breach == Breach{"T6.5", "C2", 0, {}, 0, 1, {5}});
  table.apart = {{1, 0, {2, 3}}};
  CHECK(best_with(table, 2, 3)->breach == Breach{"T4.10", "", 0, {}, 0, 1, {2, 3}});
  // The bye goes to the smallest score: nobody of one point has it.
  CHECK(best_with(table, 1, 0)->breach == Breach{"T6.8", "C5", 0, 10, 0, 10, {1}});
}

TEST_CASE("both on the same side once too often is told by T6.6") {
  // 1 and 2 have each had side 1 twice.
  const auto table = test::cross_table({"0 3w1 4w1", "0 4w1 3w1", "0 1b0 2b0", "0 2b0 1b0", "0 0-H 0-H",
                                        "0 0-H 0-H", "0 0-H 0-H", "0 0-H 0-H"});
  REQUIRE(best_with(table, 1, 2));
  CHECK(best_with(table, 1, 2)->breach == Breach{"T6.6", "C3", 0, {}, 0, 1, {1, 2}});
}

TEST_CASE("who wants which side, and what decided, stands with each pair") {  // T6.30
  const auto table = test::cross_table({"0 3w1", "0 4b1", "0 1b0", "0 2w0"});
  const auto reasons = pair_reasons(table);
  REQUIRE(reasons);
  REQUIRE(reasons->size() == 2);
  const auto& top = (*reasons)[0];
  CHECK(top.pair == Pair{2, 1});
  CHECK(top.higher == 1);
  CHECK(top.bracket == 1);
  CHECK(top.score == 10);
  CHECK(top.side == SideReason::kPreferences);
  CHECK(top.preference_of_first == Preference{Side::kFirst, Need::kStrong});
  CHECK(top.preference_of_second == Preference{Side::kSecond, Need::kStrong});
}

TEST_CASE("a pair that would cost two people their sides names C12 and them") {  // T6.15
  // Four winners: 1 and 3 had side 1, 2 and 4 side 2. The first candidate would be 1-3 and 2-4.
  const auto table =
      test::cross_table({"0 5w1", "0 6b1", "0 7w1", "0 8b1", "0 1b0", "0 2w0", "0 3b0", "0 4w0"});
  const auto round = pair_dutch(table);
  REQUIRE(round);
  CHECK(has(*round, 1, 4));
  const auto other = best_with(table, 1, 3);
  REQUIRE(other);
  CHECK(other->breach == Breach{"T6.15", "C12", 1, {}, 0, 2, {1, 2, 3, 4}});
}

TEST_CASE("the best round without a pair is what would be made if the two were kept apart") {
  std::size_t pairs = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    RandomWishes wishes;
    wishes.seed = seed;
    wishes.people = static_cast<Number>(5 + seed % 12);
    wishes.rounds = 4;
    const auto made = random_tournament(wishes);
    const auto before = before_round(made.table, made.table.rounds());
    const auto reasons = pair_reasons(before);
    REQUIRE(reasons);
    for (const auto& reason : *reasons) {
      const auto [a, b] = reason.pair;
      INFO("seed " << seed << ", " << a << "-" << b);
      CHECK_FALSE(best_with(before, a, b));
      const auto other = best_without(before, a, b);
      REQUIRE(other);
      CHECK_FALSE(other->breach.rule.empty());
      if (b == 0) continue;
      auto apart = before;
      apart.apart.push_back({1, 0, {a, b}});
      const auto round = pair_dutch(apart);
      CHECK((round ? std::optional(*round) : std::nullopt) == other->round);
      ++pairs;
    }
  }
  CHECK(pairs > 200);
}

TEST_CASE("the best round with a pair has it, and is worse by a rule") {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    RandomWishes wishes;
    wishes.seed = 100 + seed;
    wishes.people = static_cast<Number>(6 + seed % 7);
    wishes.rounds = 5;
    const auto made = random_tournament(wishes);
    const auto before = before_round(made.table, made.table.rounds());
    const auto round = pair_dutch(before);
    REQUIRE(round);
    for (Number a = 1; a <= wishes.people; ++a)
      for (Number b = 0; b < a; ++b) {
        const auto other = best_with(before, a, b);
        const bool there = !before.of(a).out && (b == 0 ? round->bye != 0 : !before.of(b).out);
        INFO("seed " << seed << ", " << a << "-" << b);
        REQUIRE(other.has_value() == (there && !has(*round, a, b)));
        if (!other) continue;
        CHECK_FALSE(other->breach.rule.empty());
        CHECK_FALSE(other->breach.people.empty());
        if (other->round) CHECK(has(*other->round, a, b));
      }
  }
}
