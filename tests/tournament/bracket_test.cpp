// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/bracket.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <set>

#include <boardwright/pure/random.hpp>

#include "framework/tournament/bracket_play.hpp"

using namespace boardwright;
using namespace boardwright::tournament;

namespace {

/// Plays all that is open, the better seed winning or whoever `choose` says.
template <class Choose>
BracketResults play_on(const Bracket& bracket, Choose choose) {
  BracketResults results;
  while (true) {
    const auto played = play_bracket(bracket, results);
    const auto open = std::ranges::find_if(played, [](const PlayedMatch& match) { return match.open(); });
    if (open == played.end()) return results;
    results[static_cast<std::size_t>(open - played.begin())] = choose(open->first.seed, open->second.seed);
  }
}

Number better(Number a, Number b) { return std::min(a, b); }

/// Matches lost by each seed, at seed - 1; those of a consolation apart.
std::vector<int> losses(const Bracket& bracket, const BracketResults& results) {
  std::vector<int> lost(bracket.people, 0);
  for (const auto& match : play_bracket(bracket, results))
    if (match.loser.somebody()) ++lost[match.loser.seed - 1];
  return lost;
}

std::vector<std::uint32_t> sorted(std::vector<std::uint32_t> places) {
  std::ranges::sort(places);
  return places;
}

using Places = std::vector<std::uint32_t>;

}  // namespace

TEST_CASE("seeds stand so that the best meet as late as possible") {  // T13.1
  CHECK(bracket_places(1) == std::vector<Number>{1});
  CHECK(bracket_places(4) == std::vector<Number>{1, 4, 2, 3});
  CHECK(bracket_places(8) == std::vector<Number>{1, 8, 4, 5, 2, 7, 3, 6});
  CHECK(bracket_places(5) == bracket_places(8));
  CHECK(make_bracket(1).matches.empty());
  CHECK(make_bracket(0).matches.empty());
}

TEST_CASE("free places go to the strongest, and the better seeds win it") {  // T13.1
  const auto bracket = make_bracket(6);
  const auto played = play_bracket(bracket, {});
  CHECK(played[0].winner == BracketSlot{true, 1});
  CHECK(played[2].winner == BracketSlot{true, 2});
  CHECK(played[1].open());
  CHECK_FALSE(played[4].open());
  CHECK(bracket_places_of(bracket, {}) == Places(6, 0));
  CHECK(bracket_places_of(bracket, play_on(bracket, better)) == Places{1, 2, 3, 3, 5, 5});
  CHECK(bracket_places_of(make_bracket(6, {.third = true}),
                          play_on(make_bracket(6, {.third = true}), better)) == Places{1, 2, 3, 4, 5, 5});
}

TEST_CASE("results that can't be count for nothing") {
  const auto bracket = make_bracket(4);
  const auto played = play_bracket(bracket, {{0, 3}, {2, 1}});
  CHECK(played[0].open());
  CHECK_FALSE(played[2].first.known);
}

TEST_CASE("lots within the groups of seeds") {  // T13.1
  std::vector<Number> order(11);
  std::iota(order.begin(), order.end(), 1);
  bool moved = false;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto drawn = seeds_by_lot(order, Seed::from_number(seed));
    CHECK(drawn == seeds_by_lot(order, Seed::from_number(seed)));
    moved = moved || drawn != order;
    for (const auto& [begin, end] : {std::pair{0, 2}, {2, 4}, {4, 8}, {8, 11}})
      CHECK(std::is_permutation(drawn.begin() + begin, drawn.begin() + end, order.begin() + begin));
  }
  CHECK(moved);
}

TEST_CASE("who lost the first match that he played has a consolation") {  // T13.4
  const auto bracket = make_bracket(7, {.kind = BracketKind::kConsolation});
  // Seed 1 is free in the first round and loses in the second to 4, who beat 5: he is in; 2 beats 7, then 3 beats 2.
  BracketResults results{{1, 4}, {2, 2}, {3, 3}, {4, 4}, {5, 3}};
  auto played = play_bracket(bracket, results);
  std::set<Number> consoled;
  for (std::size_t i = 0; i < played.size(); ++i)
    if (bracket.matches[i].branch == BracketBranch::kConsolation && bracket.matches[i].round == 1)
      consoled.insert({played[i].first.seed, played[i].second.seed});
  CHECK(consoled == std::set<Number>{1, 5, 6, 7});
  results[4] = 1;
  played = play_bracket(bracket, results);
  CHECK(played[7].first == BracketSlot{true, 0});
  for (Number people = 3; people <= 20; ++people) {
    const auto all = make_bracket(people, {.kind = BracketKind::kConsolation});
    CHECK(bracket_places_of(all, play_on(all, better))[0] == 1);
  }
}

TEST_CASE("who plays for the third place is not consoled as well") {  // T13.4
  for (const Number people : {3U, 4U, 5U, 6U, 7U, 8U, 13U}) {
    const auto bracket = make_bracket(people, {.kind = BracketKind::kConsolation, .third = true});
    const auto played = play_bracket(bracket, play_on(bracket, better));
    std::set<Number> third, consoled;
    for (std::size_t i = 0; i < played.size(); ++i) {
      auto& who = bracket.matches[i].branch == BracketBranch::kThird ? third : consoled;
      if (bracket.matches[i].branch != BracketBranch::kMain)
        who.insert({played[i].first.seed, played[i].second.seed});
    }
    consoled.erase(0);
    for (const Number seed : third) CHECK_FALSE(consoled.contains(seed));
  }
}

TEST_CASE("double elimination: nobody but the winner is out before two losses") {  // T13.4
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Number people = 2 + random.below(30);
    const auto bracket = make_bracket(people, {.kind = BracketKind::kDouble});
    const auto results = play_on(bracket, [&](Number a, Number b) { return random.below(2) == 0 ? a : b; });
    const auto places = bracket_places_of(bracket, results);
    const auto lost = losses(bracket, results);
    for (Number seed = 1; seed <= people; ++seed)
      RC_ASSERT((places[seed - 1] == 1 ? lost[seed - 1] <= 1 : lost[seed - 1] == 2));
    RC_ASSERT(std::ranges::count(places, 1U) == 1);
    RC_ASSERT(std::ranges::count(places, 2U) == 1);
    RC_ASSERT(std::ranges::count(places, 0U) == 0);
  }));
}

TEST_CASE("the final is played again if the one from below wins it") {  // T13.4
  const auto bracket = make_bracket(4, {.kind = BracketKind::kDouble});
  auto results = play_on(bracket, better);
  CHECK(bracket_places_of(bracket, results) == Places{1, 2, 3, 4});
  const std::size_t last = bracket.matches.size() - 2;
  CHECK_FALSE(play_bracket(bracket, results)[last + 1].open());
  results[last] = 2;
  CHECK(play_bracket(bracket, results)[last + 1].open());
  CHECK(bracket_places_of(bracket, results) == Places{0, 0, 3, 4});
  results[last + 1] = 2;
  CHECK(bracket_places_of(bracket, results) == Places{2, 1, 3, 4});
  const auto once = make_bracket(4, {.kind = BracketKind::kDouble, .reset = false});
  CHECK(once.matches.size() == bracket.matches.size() - 1);
}

TEST_CASE("those who met in the second upper round don't meet again at once") {  // T13.4
  const auto bracket = make_bracket(8, {.kind = BracketKind::kDouble});
  const auto played = play_bracket(bracket, play_on(bracket, better));
  // Lower: 8-5 and 7-6, then 5 against 3, who lost to 2, and 6 against 4, who lost to 1; 5 had lost to 4.
  std::vector<std::pair<Number, Number>> lower;
  for (std::size_t i = 0; i < played.size(); ++i)
    if (bracket.matches[i].branch == BracketBranch::kLower)
      lower.emplace_back(std::minmax(played[i].first.seed, played[i].second.seed));
  CHECK(lower == std::vector<std::pair<Number, Number>>{{5, 8}, {6, 7}, {3, 5}, {4, 6}, {3, 4}, {2, 3}});
  CHECK(bracket_places_of(bracket, play_on(bracket, better)) == Places{1, 2, 3, 4, 5, 5, 7, 7});
}

TEST_CASE("every place is played out") {  // T13.4
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Number people = 2 + random.below(30);
    const auto bracket = make_bracket(people, {.kind = BracketKind::kPlacement});
    const auto places = bracket_places_of(
        bracket, play_on(bracket, [&](Number a, Number b) { return random.below(2) == 0 ? a : b; }));
    Places all(people);
    std::iota(all.begin(), all.end(), 1);
    RC_ASSERT(sorted(places) == all);
  }));
  const auto six = make_bracket(6, {.kind = BracketKind::kPlacement});
  CHECK(bracket_places_of(six, play_on(six, better)) == Places{1, 2, 3, 4, 5, 6});
}

TEST_CASE("a single knock-out takes one match for each who is out") {  // T13.1
  CHECK(rc::check([] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Number people = 2 + random.below(60);
    const auto bracket = make_bracket(people);
    const auto results = play_on(bracket, [&](Number a, Number b) { return random.below(2) == 0 ? a : b; });
    RC_ASSERT(results.size() == people - 1);
    const auto lost = losses(bracket, results);
    const auto places = bracket_places_of(bracket, results);
    for (Number seed = 1; seed <= people; ++seed) {
      RC_ASSERT(lost[seed - 1] == (places[seed - 1] == 1 ? 0 : 1));
      const auto ahead =
          std::ranges::count_if(places, [&](std::uint32_t place) { return place < places[seed - 1]; });
      RC_ASSERT(places[seed - 1] == static_cast<std::uint32_t>(ahead) + 1);
    }
  }));
}

TEST_CASE("a correction names the matches that it concerns") {  // T13.5
  const auto bracket = make_bracket(8);
  const BracketResults results{{0, 1}, {1, 4}, {2, 2}, {3, 3}, {4, 1}};
  CHECK(concerned_matches(bracket, results, {5}, 0, 8) == std::vector<std::size_t>{4});
  CHECK(concerned_matches(bracket, results, {5}, 2, 7) == std::vector<std::size_t>{5});
  CHECK(concerned_matches(bracket, results, {}, 2, 7).empty());
  CHECK(concerned_matches(bracket, results, {5}, 0, 1).empty());
}
