// SPDX-License-Identifier: GPL-3.0-or-later
//
// The evaluation's features against the same counted field by field, and what every evaluation owes.
#include <boardwright/abi/evaluate.h>

#include <rapidcheck.h>
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <cstdlib>
#include <map>
#include <set>

#include "game_under_test.hpp"
#include "games/lines_of_action/game.hpp"

namespace {

using boardwright::Random;
using lines_of_action::Features;
using under_test::Game;
namespace loa = lines_of_action;

struct Place {
  int x, y;
  friend auto operator<=>(const Place&, const Place&) = default;
};
using Places = std::set<Place>;
using Sides = std::array<Places, 2>;

Places mapped(const Places& places, Place (*map)(Place, int), int size) {
  Places result;
  for (const Place place : places) result.insert(map(place, size));
  return result;
}

int apart(Place a, Place b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

/// A side's features but for mobility and the turn.
Features slow_shape(const Places& own, const Places& other, int size) {
  Features features{};
  const int pieces = static_cast<int>(own.size());
  Place sum{0, 0}, low{size, size}, high{0, 0};
  for (const Place p : own) {
    sum = {sum.x + p.x, sum.y + p.y};
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  const Place centre{(2 * sum.x + pieces) / (2 * pieces), (2 * sum.y + pieces) / (2 * pieces)};
  int least = 0, far = 0, from_edge = 0, neighbours = 0;
  std::vector<int> nearest;
  for (int x = -size; x <= size; ++x)
    for (int y = -size; y <= size; ++y) nearest.push_back(apart({x, y}, {0, 0}));
  std::sort(nearest.begin(), nearest.end());
  for (int i = 0; i < pieces; ++i) least += nearest[static_cast<std::size_t>(i)];
  for (const Place p : own) {
    far += apart(p, centre);
    from_edge += std::min({p.x, p.y, size - 1 - p.x, size - 1 - p.y});
    int near = 0;
    for (const Place q : own) near += apart(p, q) == 1 ? 1 : 0;
    neighbours += near;
    features[loa::kIsolated] += near == 0 ? 1 : 0;
  }
  features[loa::kConcentration] = (far - least) * 64 / pieces;
  features[loa::kCentralisation] = -(from_edge * 64 / pieces);
  features[loa::kCentreOfMass] = std::abs(2 * centre.x - (size - 1)) + std::abs(2 * centre.y - (size - 1));
  for (int x = 0; x + 1 < size; ++x)
    for (int y = 0; y + 1 < size; ++y) {
      int count = 0;
      for (const Place p : {Place{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}})
        count += own.contains(p) ? 1 : 0;
      features[loa::kQuads] += count >= 3 && apart({x, y}, centre) <= 2 ? 1 : 0;
    }
  features[loa::kConnectedness] = neighbours * 64 / pieces;
  features[loa::kUniformity] = (high.x - low.x + 1) * (high.y - low.y + 1);
  for (const Place p : other)
    for (const auto& [edge, inwards] : {std::pair{p.x == 0, Place{1, 0}},
                                        {p.x == size - 1, {-1, 0}},
                                        {p.y == 0, {0, 1}},
                                        {p.y == size - 1, {0, -1}}})
      for (int aside = -1; edge && aside <= 1; ++aside) {
        const Place facing =
            inwards.x != 0 ? Place{p.x + inwards.x, p.y + aside} : Place{p.x + aside, p.y + inwards.y};
        features[loa::kWalls] += own.contains(facing) ? 1 : 0;
      }
  return features;
}

/// Moves in halves: captures twice, to the end of their line by half.
int slow_mobility(const Game& game, const Sides& sides, int seat, int size) {
  int sum = 0;
  for (const bw_move move : game.values()) {
    const std::string text = game.move_text(move);
    if (text == "pass") continue;
    const auto sign = text.find_first_of("-x");
    const auto place = [&](const std::string& name) {
      return Place{name[0] - 'a', std::atoi(name.c_str() + 1) - 1};
    };
    const Place from = place(text.substr(0, sign)), to = place(text.substr(sign + 1));
    const Place next{to.x + (to.x > from.x) - (to.x < from.x), to.y + (to.y > from.y) - (to.y < from.y)};
    const bool inside = next.x >= 0 && next.y >= 0 && next.x < size && next.y < size;
    sum += (inside ? 2 : 1) * (sides[1 - static_cast<std::size_t>(seat)].contains(to) ? 2 : 1);
  }
  return sum;
}

std::string text_of(const Sides& sides, int size, char next) {
  std::string text;
  for (int y = size - 1; y >= 0; --y) {
    int run = 0;
    for (int x = 0; x < size; ++x) {
      const char sign = sides[0].contains({x, y}) ? 'b' : sides[1].contains({x, y}) ? 'w' : '.';
      if (sign == '.') {
        ++run;
        continue;
      }
      if (run != 0) text += std::to_string(run);
      run = 0;
      text += sign;
    }
    if (run != 0) text += std::to_string(run);
    if (y != 0) text += '/';
  }
  return text + " " + next;
}

Sides random_sides(Random& random, int size) {
  Sides sides;
  const std::uint32_t spread = 3 + random.below(12);
  for (int x = 0; x < size; ++x)
    for (int y = 0; y < size; ++y)
      if (random.below(spread) < 2) sides[random.below(2)].insert({x, y});
  sides[0].insert({0, 1});
  sides[1].erase({0, 1});
  sides[0].erase({size - 1, 1});
  sides[1].insert({size - 1, 1});
  return sides;
}

int value(const Game& game, bw_seat seat) {
  std::int32_t value = 0;
  REQUIRE(game.extension<bw_evaluate>(BW_EVALUATE)->evaluate(game.get(), game.position(), seat, &value) ==
          BW_OK);
  return value;
}

template <unsigned kSize>
void compare(Random& random) {
  const auto game = loa::Game<kSize>::make({.size = kSize, .start = "standard"});
  REQUIRE(game);
  const int size = static_cast<int>(kSize);
  Game contract({{"size", size}});
  for (int trial = 0; trial < 60; ++trial) {
    const Sides sides = random_sides(random, size);
    Features expected = slow_shape(sides[0], sides[1], size);
    const Features other = slow_shape(sides[1], sides[0], size);
    for (std::size_t i = 0; i < loa::kFeatureCount; ++i) expected[i] -= other[i];
    expected[loa::kToMove] = 1;
    const auto position = game->read_position(text_of(sides, size, 'b'));
    REQUIRE(position);
    if (position->state < 2) {  // else there are no moves to count
      contract.set(text_of(sides, size, 'b'));
      expected[loa::kMobility] = slow_mobility(contract, sides, 0, size);
      contract.set(text_of(sides, size, 'w'));
      expected[loa::kMobility] -= slow_mobility(contract, sides, 1, size);
    } else {
      expected[loa::kMobility] = game->features(*position)[loa::kMobility];
    }
    INFO(text_of(sides, size, 'b'));
    const Features found = game->features(*position);
    for (std::size_t i = 0; i < loa::kFeatureCount; ++i) {
      CAPTURE(loa::kFeatureNames[i]);
      CHECK(found[i] == expected[i]);
    }
  }
}

}  // namespace

TEST_CASE("every feature is what its name says, on boards of all sizes") {
  Random random(4);
  compare<6>(random);
  compare<7>(random);
  compare<8>(random);
  compare<9>(random);
  compare<10>(random);
}

TEST_CASE("what is good for one side is as bad for the other, wherever and in whichever colour it stands") {
  CHECK(rc::check("swapped and mirrored positions", [](std::uint64_t seed) {
    Random random(seed);
    const Sides sides = random_sides(random, 8);
    Game game({}, text_of(sides, 8, 'b'));
    const int black = value(game, 0);
    RC_ASSERT(value(game, 1) == -black);
    RC_ASSERT(std::abs(black) <= 4000);
    game.set(text_of({sides[1], sides[0]}, 8, 'w'));
    RC_ASSERT(value(game, 0) == -black);
    // A centre of mass between two fields counts as the higher one, so that only this way of turning the
    // board changes nothing.
    const Sides turned{mapped(
                           sides[0],
                           [](Place p, int) {
                             return Place{p.y, p.x};
                           },
                           8),
                       mapped(
                           sides[1],
                           [](Place p, int) {
                             return Place{p.y, p.x};
                           },
                           8)};
    game.set(text_of(turned, 8, 'b'));
    RC_ASSERT(value(game, 0) == black);
  }));
}

TEST_CASE("pieces close together are better than pieces far apart, and to lose at once by misere") {
  const char* const text = "8/8/3b4/2bb4/3bb2b/8/8/w1w2w1w b";
  const Game game({}, text);
  CHECK(value(game, 0) > 100);
  CHECK(value(Game({{"misere", true}}, text), 0) == -value(game, 0));
}

TEST_CASE("noisy moves are captures and moves that connect") {
  Random random(9);
  int quiet = 0, takes = 0, connects = 0;
  for (int round = 0; round < 60; ++round) {
    Game game;
    while (game.result().empty()) {
      const auto moves = game.values();
      std::vector<bw_move> noisy(game.get()->facts->max_moves);
      std::uint32_t count = 0;
      REQUIRE(game.extension<bw_noisy>(BW_NOISY)->moves(game.get(), game.position(), game.seat(),
                                                        noisy.data(), &count) == BW_OK);
      noisy.resize(count);
      const std::string mover = game.seat() == 0 ? "black" : "white";
      for (const bw_move move : moves) {
        const std::string text = game.move_text(move);
        Game after = game;
        REQUIRE(after.try_play(move) == BW_OK);
        const bool wins = after.result().find(mover) != std::string::npos;
        const bool capture = text.find('x') != std::string::npos;
        const bool listed = std::find(noisy.begin(), noisy.end(), move) != noisy.end();
        CHECK(listed == (capture || wins));
        (capture ? takes : wins ? connects : quiet) += 1;
      }
      if (game.try_play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]) != BW_OK) break;
    }
  }
  CHECK((takes > 0 && connects > 0 && quiet > 0));
}
