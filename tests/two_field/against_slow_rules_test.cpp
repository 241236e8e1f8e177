// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games ply by ply against the second, obvious rules: all sets, all parameters, and positions made for what
// random play hardly ever meets.
#include "compare.hpp"
#include "positions.hpp"

namespace {

using boardwright::Random;
using compare::Events;
using positions::Kind;

struct Plies {
  std::uint64_t whole;  ///< of games from the set-up on
  std::uint64_t made;   ///< of games from made positions
};

template <class MakeOptions>
Events compare_games(MakeOptions&& options, Plies plies, std::uint64_t seed) {
  Random random(seed);
  Events events;
  for (std::uint64_t played = 0; played < plies.whole;)
    played += compare::game(options(random), "", 700, random, events) + 1;
  std::uint64_t played = 0;
  for (int number = 0; played < plies.made; ++number) {
    const slow::Options chosen = options(random);
    const auto kind = static_cast<Kind>(number % positions::kKinds);
    played += compare::game(chosen, positions::random_position(chosen, kind, random), 60, random, events) + 1;
  }
  return events;
}

auto with(const char* set) {
  return [set](Random&) {
    slow::Options options;
    options.set = set;
    return options;
  };
}

/// A chase, in the open or on a ring round a lake with hardly another way out.
slow::Options chase_options(Random& random) {
  slow::Options options;
  options.pieces = {{'F', 1}, {'M', 1}, {'K', 1}, {'T', 1}, {'N', 1}};
  options.size = 8;
  options.rows = 1;
  if (random.below(4) != 0) {
    options.lakes.emplace();
    for (int row = 2; row <= 7; ++row)
      for (const char column : std::string("abcdefgh")) {
        const bool ring =
            row >= 4 && row <= 6 && column >= 'c' && column <= 'e' && !(row == 5 && column == 'd');
        if (!ring) options.lakes->push_back(column + std::to_string(row));
      }
  }
  options.more_field = true;
  options.limit = random.below(3) != 0 ? 0 : 5;
  return options;
}

/// So that a generator of positions that no longer reaches a rule is noticed.
void require_met(Events& events, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    INFO(name << " was not met");
    CHECK(events[name] > 0);
  }
}

const std::initializer_list<const char*> kAlways = {"placement",
                                                    "attack",
                                                    "attack >",
                                                    "attack <",
                                                    "attack =",
                                                    "long move",
                                                    "charge",
                                                    "count goes on",
                                                    "two-field rule forbids",
                                                    "memory of a taken piece forgotten",
                                                    "red flag_taken",
                                                    "blue flag_taken",
                                                    "draw quiet_limit"};

}  // namespace

TEST_CASE("both generators agree on the classic set") {
  Events events = compare_games(with("classic"), {5000, 10000}, 1);
  require_met(events, kAlways);
  require_met(events, {"spy beats marshal", "miner clears bomb", "red no_moves", "blue no_moves",
                       "draw both_blocked"});
}

TEST_CASE("both generators agree on the barrage and duel sets") {
  for (const char* set : {"barrage", "duel"}) {
    Events events = compare_games(with(set), {3000, 4000}, 2);
    require_met(events, kAlways);
    require_met(events, {"field left empty"});
  }
}

TEST_CASE("both generators agree whatever the parameters") {
  Events events = compare_games(positions::random_options, {8000, 12000}, 3);
  require_met(events, kAlways);
  require_met(events, {"field left empty", "chained lines kept", "red no_moves", "blue no_moves"});
}

TEST_CASE("both generators agree on chases") {
  Events events = compare_games(chase_options, {1000, 16000}, 4);
  require_met(events, {"more-field rule forbids"});
}

// A million plies, to be run once in a while: two_field_slow_rules_test [.million]
TEST_CASE("both generators agree for a million plies", "[.million]") {
  Events classic = compare_games(with("classic"), {200000, 200000}, 5);
  require_met(classic, kAlways);
  Events any = compare_games(positions::random_options, {250000, 250000}, 6);
  require_met(any, kAlways);
  Events chases = compare_games(chase_options, {20000, 80000}, 7);
  require_met(chases, {"more-field rule forbids"});
  for (const Events& events : {classic, any, chases})
    for (const auto& [name, count] : events) WARN(name << " " << count);
}
