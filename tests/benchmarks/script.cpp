// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast Lines of Action plays as a script, through the contract, one thread, CPU time.
#include <boardwright/abi/playout.h>

#include "measure.hpp"

int main(int argc, char** argv) {
  constexpr int kGames = 40;
  const auto library = boardwright::Library::load(BOARDWRIGHT_SAMPLES "/lines_of_action.lua");
  if (!library) stop(library.error());
  const std::vector starts{make_rules(**library, "loa_script", {})->start()};
  add_rate("script/playouts_from_lists", "play list 1500 1 1000 7", 1.0 / 150,
           [starts] { return playouts(starts, BW_PLAYOUT_LIST_MOVES, kGames); });
  return run_benchmarks(argc, argv);
}
