// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/fast_rules.hpp"

#include <map>

#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("events that lead to the same position are one event with the weight of all") {
  const auto file = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games/dice_checkers/dice_checkers.so";
  const auto rules = value_of(value_of(Library::load(file))->create("dice_checkers", {}));
  const FastRules fast(rules);
  // Two yellow heads fight: 21 pairs of numbers, three ends of a roll.
  const Position fight = value_of(rules->read_position("b8/9/9/3y5/2Y6/9/9/9/B8 * c5xd6/b 0"));
  std::map<std::uint64_t, std::uint32_t> weights;
  for (const ChanceEvent& event : fight.chance_events()) {
    Position after(fight);
    require_done(after.play(BW_CHANCE, event.event));
    weights[after.key()] += event.weight;
  }
  REQUIRE(weights.size() == 3);

  const AlignedBytes trial = fast.room();
  std::vector<Move> events(fast.max_moves());
  std::vector<std::uint32_t> found(fast.max_moves());
  REQUIRE(fast.events(fight.data(), events.data(), found.data()) > 3);
  REQUIRE(fast.distinct_events(fight.data(), trial.get(), events.data(), found.data()) == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    Position after(fight);
    require_done(after.play(BW_CHANCE, events[i]));
    CHECK(weights[after.key()] == found[i]);
  }
}
