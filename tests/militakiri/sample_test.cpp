// SPDX-License-Identifier: GPL-3.0-or-later
//
// M3.4: samples of a hidden set-up.
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <cstring>
#include <map>
#include <set>

#include "games/militakiri/classes.hpp"

namespace {

namespace sdk = boardwright::sdk;
using namespace militakiri;
using boardwright::Random;

template <class B>
using Hidden = WithView<WithArrangement<WithChance<Game<B>>>>;

template <class P>
bool equal(const P& a, const P& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

template <class B>
void check_samples(TowerSpacing spacing) {
  Options options;
  options.double_board = B::kColumns > 6;
  options.tower_spacing = spacing;
  const Hidden<B> game(options);
  Random random(3);
  for (int round = 0; round < 20; ++round)
    for (const Seat seat : {kRed, kBlue}) {
      auto position = game.start();
      for (;;) {
        const auto view = game.project(position, seat);
        for (int i = 0; i < 5; ++i) {
          const std::uint64_t seed = random.next();
          const auto sample = game.sample(seat, {&view, 1}, seed);
          REQUIRE(sample);
          CHECK(equal(game.project(*sample, seat), view));
          CHECK(equal(*game.sample(seat, {&view, 1}, seed), *sample));
          CHECK(sample->phase == kSetUpPhase);
          const auto read = game.read_position(game.position_text(*sample));
          if (!read) FAIL(read.error());
          CHECK(equal(*read, *sample));
        }
        if (game.set_up().is_complete(position, seat)) break;
        game.apply(position, seat, game.random_move(position, seat, random));
      }
    }
}

}  // namespace

TEST_CASE("M3.4: a sampled set-up looks to its player as the true one does") {
  check_samples<SingleBoard>(TowerSpacing::kRow);
  for (const auto spacing : {TowerSpacing::kRow, TowerSpacing::kOrthogonal, TowerSpacing::kAny})
    check_samples<DoubleBoard>(spacing);
}

TEST_CASE("M3.4: every arrangement that there may be comes up, and about as often") {
  const Hidden<SingleBoard> game(Options{});
  auto position = game.start();
  std::map<std::string, int> by_star, counts;
  for (std::uint64_t seed = 0; seed < 12000; ++seed) {
    const auto sample = game.sample(kRed, {&position, 1}, seed);
    REQUIRE(sample);
    ++counts[game.position_text(*sample)];
    const unsigned towers = sample->pieces[kBlue].count();
    if (towers > 0) ++by_star[std::to_string(SetUpRules<SingleBoard>::columns_of(*sample, kBlue)[kStar])];
  }
  CHECK(counts.size() == 1 + 6 + 36 + 216);
  for (const auto& [column, count] : by_star) {
    CAPTURE(column);
    CHECK(count == Approx(1500).margin(150));
  }
}

TEST_CASE("after the set-up nothing is hidden: the sample is the view") {
  const Hidden<SingleBoard> game(Options{});
  auto position = game.start();
  Random random(4);
  while (position.phase == kSetUpPhase) {
    const Seat seat = sdk::first_seat(game.turn(position));
    game.apply(position, seat, game.random_move(position, seat, random));
  }
  const auto view = game.project(position, kBlue);
  const auto sample = game.sample(kBlue, {&view, 1}, 7);
  REQUIRE(sample);
  CHECK(equal(*sample, position));
  CHECK_FALSE(game.sample(kBlue, {}, 7));
  CHECK_FALSE(game.sample(5, {&view, 1}, 7));
}
