// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the plugin of dice checkers plays and counts, through the contract, one thread, CPU time. Rolls
// take their time but are not counted: the playouts' plies are scaled by the share of moves among the plies
// of games that are played through the contract.
#include <boardwright/abi/playout.h>

#include "measure.hpp"

namespace {

using boardwright::Parameters;
using boardwright::Position;
using boardwright::Random;
using boardwright::Rules;

/// Moves among all plies of random games.
double share_of_moves(const Rules& rules) {
  constexpr int kGames = 200;
  Random random(11);
  double moves = 0, plies = 0;
  for (int i = 0; i < kGames; ++i) {
    Position position = rules.start();
    for (std::uint32_t ply = 0; ply < kPlyLimit && !position.is_over(); ++ply) {
      ++plies;
      moves += position.is_chance() ? 0 : 1;
      random_step(position, random);
    }
  }
  return moves / plies;
}

void add_all(const std::string& name, const Rules& rules) {
  const std::vector<Position> starts{rules.start()};
  const std::string limit = "play list 1500 1 1000 7";
  const double share = share_of_moves(rules);
  add_rate(name + "/playouts", limit, 0, [=] { return share * playouts(starts, 0, 2000); });
  add_rate(name + "/playouts_from_lists", limit, 0,
           [=] { return share * playouts(starts, BW_PLAYOUT_LIST_MOVES, 1000); });
  add_rate(name + "/perft", "bulk 5", 0, [=] { return perft(starts.front(), 6); });
  add_rate(name + "/evaluations", limit, 0,
           [positions = met_in_games(starts)] { return evaluations(positions, 300); });
}

}  // namespace

int main(int argc, char** argv) {
  const auto library = load_game("dice_checkers");
  add_all("basic", *make_rules(*library, "dice_checkers", {}));
  add_all("marching", *make_rules(*library, "dice_checkers", {{"variant", {std::string("marching")}}}));
  return run_benchmarks(argc, argv);
}
