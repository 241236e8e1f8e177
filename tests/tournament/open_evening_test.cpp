// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/open_evening.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include <boardwright/pure/random.hpp>

using namespace boardwright;
using namespace boardwright::tournament;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

const Seed kLots = Seed::from_number(1);

EveningGuest guest(Number number, int waited, std::vector<std::string> likes = {}) {
  return {.number = number, .waited = minutes(waited), .likes = std::move(likes), .strength = {}};
}

std::set<std::pair<Number, Number>> who_meets(const OpenEvening& evening) {
  std::set<std::pair<Number, Number>> pairs;
  for (const auto& proposal : propose_pairs(evening, kLots).pairs)
    pairs.insert(std::minmax(proposal.pair.first, proposal.pair.second));
  return pairs;
}

using Pairs = std::set<std::pair<Number, Number>>;
/// What T12.8 compares, best least: pairs, meetings, meetings before, waits, games, differences.
using Merit = std::tuple<int, int, int, std::vector<std::int64_t>, int, std::int64_t>;

Merit merit_of(const OpenEvening& evening, const std::vector<std::pair<std::size_t, std::size_t>>& pairs) {
  Merit merit{-static_cast<int>(pairs.size()), 0, 0, {}, 0, 0};
  for (const auto& [a, b] : pairs) {
    const auto& one = evening.waiting[a];
    const auto& two = evening.waiting[b];
    const auto both = std::minmax(one.number, two.number);
    for (const Pair& pair : evening.met)
      std::get<1>(merit) += std::minmax(pair.first, pair.second) == both ? 1 : 0;
    const auto before = evening.met_before.find(both);
    std::get<2>(merit) += before == evening.met_before.end() ? 0 : static_cast<int>(before->second);
    std::get<3>(merit).push_back(-std::max(one.waited, two.waited).count());
    bool fits = false;
    for (const auto& game : evening.games) {
      const auto likes = [&](const EveningGuest& who) {
        return who.likes.empty() || std::ranges::find(who.likes, game.id) != who.likes.end();
      };
      fits = fits || (likes(one) && likes(two) && (!evening.left || game.lasts <= *evening.left));
    }
    std::get<4>(merit) -= fits ? 1 : 0;
    if (evening.even) std::get<5>(merit) += std::abs(*one.strength - *two.strength);
  }
  std::ranges::sort(std::get<3>(merit));
  return merit;
}

bool may_meet(const OpenEvening& evening, Number a, Number b) {
  for (const auto& declined : evening.declined)
    if (declined.ago < minutes(15) && std::minmax(declined.one, declined.other) == std::minmax(a, b))
      return false;
  return true;
}

/// The best by trying every set of pairs.
void best_by_trial(const OpenEvening& evening, std::vector<std::size_t> left,
                   std::vector<std::pair<std::size_t, std::size_t>>& pairs, Merit& best) {
  if (left.empty()) {
    best = std::min(best, merit_of(evening, pairs));
    return;
  }
  const std::size_t one = left.front();
  left.erase(left.begin());
  best_by_trial(evening, left, pairs, best);
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (!may_meet(evening, evening.waiting[one].number, evening.waiting[left[i]].number)) continue;
    auto rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    pairs.emplace_back(one, left[i]);
    best_by_trial(evening, rest, pairs, best);
    pairs.pop_back();
  }
}

}  // namespace

TEST_CASE("two who wait are paired, a single one waits for the next") {  // T12.8
  OpenEvening evening;
  CHECK(propose_pairs(evening, kLots) == EveningProposals{});
  evening.waiting = {guest(4, 1)};
  auto proposals = propose_pairs(evening, kLots);
  CHECK(proposals.pairs.empty());
  CHECK(proposals.next == std::vector<Number>{4});
  CHECK(proposals.house_player.empty());
  evening.waiting.push_back(guest(2, 0));
  CHECK(who_meets(evening) == Pairs{{2, 4}});
}

TEST_CASE("who waits longer than patience is offered the house player") {  // T12.8
  OpenEvening evening;
  evening.waiting = {guest(1, 10)};
  CHECK(propose_pairs(evening, kLots).house_player.empty());
  evening.waiting[0].waited += seconds(1);
  CHECK(propose_pairs(evening, kLots).house_player == std::vector<Number>{1});
  evening.patience = minutes(20);
  CHECK(propose_pairs(evening, kLots).house_player.empty());
}

TEST_CASE("those who met less often come first, then those who wait longest") {  // T12.8
  OpenEvening evening;
  evening.waiting = {guest(1, 9), guest(2, 8), guest(3, 1), guest(4, 0)};
  evening.met = {{1, 3}, {2, 4}, {1, 4}, {2, 3}};
  CHECK(who_meets(evening) == Pairs{{1, 2}, {3, 4}});
  evening.met.clear();
  evening.met_before = {{{1, 2}, 1}, {{1, 3}, 1}, {{2, 4}, 2}};
  CHECK(who_meets(evening) == Pairs{{1, 4}, {2, 3}});
  evening.met_before.clear();
  evening.waiting = {guest(1, 9), guest(2, 8), guest(3, 1)};
  CHECK(propose_pairs(evening, kLots).next == std::vector<Number>{3});
}

TEST_CASE("games that both like, and strength last of all") {  // T12.8
  OpenEvening evening;
  evening.games = {{"long", minutes(60)}, {"short", minutes(10)}};
  evening.waiting = {guest(1, 5, {"long"}), guest(2, 5, {"short"}), guest(3, 5, {"long"}), guest(4, 5)};
  CHECK(who_meets(evening) == Pairs{{1, 3}, {2, 4}});
  const auto proposals = propose_pairs(evening, kLots);
  CHECK(proposals.pairs[0].game == "long");
  CHECK(proposals.pairs[1].game == "short");
  evening.left = minutes(30);
  for (const auto& proposal : propose_pairs(evening, kLots).pairs)
    CHECK(proposal.game == (proposal.pair.first + proposal.pair.second == 6 ? "short" : ""));

  OpenEvening even;
  even.waiting = {guest(1, 5), guest(2, 5), guest(3, 5), guest(4, 5)};
  for (std::size_t i = 0; i < 4; ++i) even.waiting[i].strength = std::vector{2000, 1000, 1900, 1100}[i];
  even.even = true;
  CHECK(who_meets(even) == Pairs{{1, 3}, {2, 4}});
}

TEST_CASE(
    "several games are spread, and no more of one is proposed than there are boards for it") {  // T12.8, T4.12
  OpenEvening evening;
  evening.games = {{.id = "a"}, {.id = "b"}, {.id = "c"}};
  for (Number number = 1; number <= 8; ++number) evening.waiting.push_back(guest(number, 5));
  const auto games = [&] {
    std::string text;
    for (const auto& one : propose_pairs(evening, kLots).pairs) text += one.waits ? "-" : one.game;
    return text;
  };
  CHECK(games() == "abca");
  evening.games[0].playing = 2;
  CHECK(games() == "bcbc");
  evening.games[0].boards = 3, evening.games[1].boards = 1, evening.games[2].boards = 1;
  CHECK(games() == "bca-");
  evening.games[0].boards = 2;
  CHECK(games() == "bc--");
}

TEST_CASE("a declined pair is not proposed again within fifteen minutes") {  // T12.8
  OpenEvening evening;
  evening.waiting = {guest(1, 5), guest(2, 5)};
  evening.declined = {{.one = 2, .other = 1, .ago = minutes(14)}};
  CHECK(who_meets(evening).empty());
  evening.declined[0].ago = minutes(15);
  CHECK(who_meets(evening).size() == 1);
  evening.apart = {{2, 1}};
  CHECK(who_meets(evening).empty());
}

TEST_CASE("sides: fewer times side 1, else the opposite, else a lot that stays") {  // T12.8
  OpenEvening evening;
  evening.waiting = {guest(1, 5), guest(2, 5)};
  evening.met = {{1, 3}};
  CHECK(propose_pairs(evening, kLots).pairs[0].pair == Pair{2, 1});
  evening.met = {{2, 1}, {1, 2}};
  CHECK(propose_pairs(evening, kLots).pairs[0].pair == Pair{2, 1});
  CHECK_FALSE(propose_pairs(evening, kLots).pairs[0].by_lot);
  evening.met.clear();
  const auto drawn = propose_pairs(evening, kLots).pairs[0];
  CHECK(drawn.by_lot);
  std::swap(evening.waiting[0], evening.waiting[1]);
  CHECK(propose_pairs(evening, kLots).pairs[0] == drawn);
  int first = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    first += propose_pairs(evening, Seed::from_number(seed)).pairs[0].pair.first == 1 ? 1 : 0;
  CHECK(std::abs(first - 100) < 43);  // 6 standard deviations
}

TEST_CASE("proposals are the best there are") {  // T12.8
  CHECK(rc::check("by trying all", [] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    OpenEvening evening;
    evening.games = {{"a", minutes(10)}, {"b", minutes(40)}};
    evening.left = minutes(20 + 30 * random.below(2));
    evening.even = random.below(2) == 0;
    const Number people = random.below(8);
    for (Number number = 1; number <= people; ++number) {
      auto someone = guest(number, static_cast<int>(random.below(4)));
      someone.strength = static_cast<std::int32_t>(1000 + random.below(5));
      if (random.below(2) == 0) someone.likes = {random.below(2) == 0 ? "a" : "b"};
      evening.waiting.push_back(someone);
    }
    if (people > 1)
      for (std::uint32_t i = random.below(8); i > 0; --i) {
        const auto a = 1 + random.below(people), b = 1 + random.below(people);
        if (a == b) continue;
        switch (random.below(3)) {
          case 0: evening.met.push_back({a, b}); break;
          case 1: ++evening.met_before[std::minmax(a, b)]; break;
          default: evening.declined.push_back({.one = a, .other = b, .ago = minutes(10 + random.below(10))});
        }
      }
    const auto proposals = propose_pairs(evening, kLots);
    std::vector<std::pair<std::size_t, std::size_t>> found, tried;
    std::set<Number> seen(proposals.next.begin(), proposals.next.end());
    for (const auto& proposal : proposals.pairs) {
      RC_ASSERT(may_meet(evening, proposal.pair.first, proposal.pair.second));
      found.emplace_back(proposal.pair.first - 1, proposal.pair.second - 1);
      seen.insert({proposal.pair.first, proposal.pair.second});
    }
    RC_ASSERT(seen.size() == people);
    RC_ASSERT(2 * found.size() + proposals.next.size() == people);
    std::vector<std::size_t> everybody(people);
    for (std::size_t i = 0; i < everybody.size(); ++i) everybody[i] = i;
    Merit best = merit_of(evening, {});
    best_by_trial(evening, everybody, tried, best);
    RC_ASSERT(merit_of(evening, found) == best);
  }));
}
