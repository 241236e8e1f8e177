// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the plugin of the two-field game plays and counts, through the contract, one thread, CPU time,
// from set-ups made at random, which are not counted. The target is 3 million plies a second, classic.
#include <boardwright/abi/playout.h>

#include "tests/benchmarks/measure.hpp"

namespace {

using boardwright::Position;
using boardwright::Random;
using boardwright::Rules;

constexpr int kSetUps = 64;

std::vector<Position> set_ups(const Rules& rules) {
  std::vector<Position> positions;
  Random random(5);
  while (positions.size() < kSetUps) {
    Position position = rules.start();
    while (position.text().find(" * ") != std::string::npos) random_step(position, random);
    positions.push_back(std::move(position));
  }
  return positions;
}

void add_all(const std::string& name, const Rules& rules) {
  const std::vector<Position> starts = set_ups(rules);
  const std::string limit = "play list 1500 1 1000 7";
  add_rate(name + "/playouts", limit, 0, [starts] { return playouts(starts, 0, 2000); });
  add_rate(name + "/playouts_from_lists", limit, 0,
           [starts] { return playouts(starts, BW_PLAYOUT_LIST_MOVES, 1000); });
  add_rate(name + "/perft", "bulk 5", 0, [starts] { return perft(starts.front(), 4); });
  add_rate(name + "/evaluations", limit, 0,
           [positions = met_in_games(starts)] { return evaluations(positions, 100); });
}

}  // namespace

int main(int argc, char** argv) {
  const auto library = load_game("two_field");
  const auto set = [](const char* which) { return boardwright::Parameters{{"set", {std::string(which)}}}; };
  for (const char* which : {"classic", "barrage", "duel"})
    add_all(which, *make_rules(*library, "two_field", set(which)));
  add_all("more_field", *make_rules(*library, "two_field", {{"more_field", {true}}}));
  return run_benchmarks(argc, argv);
}
