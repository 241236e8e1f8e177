// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games ply by ply against the second, obvious rules: both boards, all parameters, and positions made for
// what random play hardly ever meets.
#include <algorithm>

#include "compare.hpp"
#include "positions.hpp"

namespace {

using boardwright::Random;
using compare::Events;
using positions::Kind;

struct Plies {
  std::uint64_t whole;  ///< of games from the set-up on
  std::uint64_t made;   ///< of games from made positions, at least
};
using Names = std::initializer_list<const char*>;

bool all_met(Events& events, Names names) {
  return std::all_of(names.begin(), names.end(), [&](const char* name) { return events[name] > 0; });
}

/// Goes on, up to five times as long, until the rare events were met too: in what order a compiler evaluates
/// arguments decides which positions are made.
Events compare_games(bool double_board, bool any_options, Plies plies, std::uint64_t seed, Names rare = {}) {
  Random random(seed);
  Events events;
  const auto options = [&] {
    slow::Options chosen;
    if (any_options) return positions::random_options(double_board, random);
    chosen.double_board = double_board;
    return chosen;
  };
  for (std::uint64_t played = 0; played < plies.whole;)
    played += compare::game(options(), "", 500, random, events) + 1;
  std::uint64_t played = 0;
  for (int number = 0; played < plies.made || (played < 5 * plies.made && !all_met(events, rare)); ++number) {
    const slow::Options chosen = options();
    const auto kind = static_cast<Kind>(number % positions::kKinds);
    played += compare::game(chosen, positions::random_position(chosen, kind, random), 30, random, events) + 1;
  }
  return events;
}

/// So that a generator of positions that no longer reaches a rule is noticed.
void require_met(Events& events, Names names) {
  for (const char* name : names) {
    INFO(name << " was not met");
    CHECK(events[name] > 0);
  }
}

const Names kAlways = {"set-up",
                       "equal dice",
                       "capture",
                       "promotion of S",
                       "promotion of C",
                       "promotion of P",
                       "tower waits",
                       "several towers wait",
                       "placement at the start of a turn",
                       "placement at the end of a turn",
                       "placement while older towers wait",
                       "endgame by Red's lone tower",
                       "endgame by Blue's lone tower",
                       "blockade forbidden",
                       "blockade forbids every move",
                       "full-size stack",
                       "pass",
                       "red towers_taken",
                       "blue towers_taken",
                       "draw move_limit",
                       "draw both_blocked"};
const Names kByParameters = {"endgame before a placement", "endgame ends", "draw no_moves", "red no_moves",
                             "blue no_moves"};

}  // namespace

TEST_CASE("both generators agree on the single board") {
  Events events = compare_games(false, false, {10000, 10000}, 1, kAlways);
  require_met(events, kAlways);
}

TEST_CASE("both generators agree on the double board") {
  Events events = compare_games(true, false, {10000, 10000}, 2, kAlways);
  require_met(events, kAlways);
}

TEST_CASE("both generators agree whatever the parameters") {
  Events single = compare_games(false, true, {4000, 12000}, 3, kByParameters);
  require_met(single, kAlways);
  require_met(single, kByParameters);
  Events twice = compare_games(true, true, {2000, 6000}, 4);
  require_met(twice,
              {"set-up", "pass", "several towers wait", "blockade forbidden", "endgame before a placement"});
}

// A million plies a board, to be run once in a while: militakiri_slow_rules_test [.million]
TEST_CASE("both generators agree for a million plies", "[.million]") {
  for (const bool double_board : {false, true}) {
    Events events = compare_games(double_board, false, {500000, 500000}, 5);
    require_met(events, kAlways);
    Events any = compare_games(double_board, true, {50000, 150000}, 6);
    require_met(any, kAlways);
    require_met(any, kByParameters);
    for (const auto& [name, count] : events)
      WARN((double_board ? "double: " : "single: ") << name << " " << count);
  }
}
