// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/challenge_ladder.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

ChallengeLadder ladder_of(const std::string& ids) {
  ChallengeLadder ladder;
  for (const char id : ids) ladder.places.push_back({.id = std::string(1, id)});
  return ladder;
}

std::string order_of_places(const ChallengeLadder& ladder) {
  std::string order;
  for (const auto& who : ladder.places) order += who.id;
  return order;
}

ChallengeLadder challenged(const ChallengeLadder& ladder, const std::string& one, const std::string& other,
                           const ChallengeRules& rules = {}) {
  return challenge(ladder, rules, one, other, 0).value();
}

std::string ended(ChallengeEnd end, const ChallengeRules& rules = {}) {
  return order_of_places(
      end_challenge(challenged(ladder_of("abcde"), "d", "a", rules), rules, "d", end, 1).value());
}

}  // namespace

TEST_CASE("one may challenge three places up") {  // T16.1
  const auto ladder = ladder_of("abcde");
  CHECK(challenge(ladder, {}, "d", "a", 0));
  CHECK(challenge(ladder, {}, "e", "a", 0).error() == "e can challenge only who is at most 3 places higher");
  CHECK_FALSE(challenge(ladder, {}, "a", "b", 0));
  CHECK_FALSE(challenge(ladder, {}, "a", "a", 0));
  CHECK(challenge(ladder, {}, "x", "a", 0).error() == "x is not on the ladder");
  CHECK(challenge(challenged(ladder, "d", "a"), {}, "b", "a", 0).error() ==
        "a has a challenge to play first");
}

TEST_CASE("who wins takes the place, or the two change") {  // T16.2
  CHECK(ended(ChallengeEnd::kWon) == "dabce");
  CHECK(ended(ChallengeEnd::kWon, {.swap = true}) == "dbcae");
  CHECK(ended(ChallengeEnd::kDrawn) == "abcde");
  CHECK(ended(ChallengeEnd::kLost) == "abcde");
  CHECK(ended(ChallengeEnd::kRefused) == "dabce");
  CHECK(end_challenge(ladder_of("ab"), {}, "b", ChallengeEnd::kWon, 0).error() == "b has challenged nobody");
}

TEST_CASE("after a lost challenge the same one is protected") {  // T16.2
  auto ladder =
      end_challenge(challenged(ladder_of("abc"), "b", "a"), {}, "b", ChallengeEnd::kLost, 1).value();
  CHECK(challenge(ladder, {}, "b", "a", 10).error() == "b lost to a and must wait so many more days: 5");
  CHECK(challenge(ladder, {}, "b", "a", 15));
  CHECK(challenge(ladder, {}, "c", "a", 2));
  CHECK(on_day(ladder, {}, 15).lost.empty());
}

TEST_CASE("an overdue challenge is lost for the one challenged") {  // T16.1
  const auto ladder = challenged(ladder_of("abc"), "c", "a");
  CHECK(on_day(ladder, {}, 14) == ladder);
  CHECK(order_of_places(on_day(ladder, {}, 15)) == "cab");
  CHECK(on_day(ladder, {}, 15).open.empty());
}

TEST_CASE("newcomers begin at the bottom or between their neighbours") {  // T16.3
  CHECK(order_of_places(with_newcomer(ladder_of("abc"), "x", 3).value()) == "abcx");
  CHECK(order_of_places(with_newcomer(ladder_of("abc"), "x", 3, {"c", "b"}).value()) == "axbc");
  CHECK_FALSE(with_newcomer(ladder_of("abc"), "b", 3));
}

TEST_CASE("who does not play moves down a place a week") {  // T16.3
  const ChallengeRules rules{.idle_days = 28};
  auto ladder = ladder_of("abcd");
  for (std::size_t i = 1; i < 4; ++i) ladder.places[i].active = 100;
  CHECK(on_day(ladder, rules, 27) == ladder);
  auto later = on_day(ladder, rules, 28);
  CHECK(order_of_places(later) == "bacd");
  CHECK(later.places[1].idle);
  CHECK(order_of_places(on_day(later, rules, 34)) == "bacd");
  CHECK(order_of_places(on_day(later, rules, 35)) == "bcad");
  CHECK(order_of_places(on_day(ladder, rules, 42)) == "bcda");  // the same as day by day
  CHECK(order_of_places(on_day(ladder, rules, 90)) == "bcda");
  CHECK(order_of_places(on_day(ladder, {}, 90)) == "abcd");
}

TEST_CASE("nobody is lost on the ladder, and nobody stands twice") {
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const ChallengeRules rules{.reach = 1 + random.below(4), .swap = random.below(2) == 0, .idle_days = 20};
    auto ladder = ladder_of("abcdefg");
    for (std::int32_t day = 1; day < 60; ++day) {
      ladder = on_day(ladder, rules, day);
      const std::string one(1, static_cast<char>('a' + random.below(7)));
      const std::string other(1, static_cast<char>('a' + random.below(7)));
      if (auto next = challenge(ladder, rules, one, other, day)) ladder = *next;
      if (auto next = end_challenge(ladder, rules, other, static_cast<ChallengeEnd>(random.below(4)), day))
        ladder = *next;
      auto ids = order_of_places(ladder);
      std::ranges::sort(ids);
      RC_ASSERT(ids == "abcdefg");
    }
  }));
}
