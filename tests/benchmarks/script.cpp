// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast Lines of Action plays as a script, with lists of fields and with sets, through the contract, one thread, CPU time.
#include <boardwright/abi/playout.h>

#include "measure.hpp"

namespace {

/// A sample's random games, as a ratio to those of the limit program from lists too.
void add_sample(const std::string& name, const std::string& id, double target) {
  constexpr int kGames = 40;
  const auto library = boardwright::Library::load(BOARDWRIGHT_SAMPLES "/" + name + ".lua");
  if (!library) stop(library.error());
  const std::vector starts{make_rules(**library, id, {})->start()};
  add_rate("script/" + name, "play list 1500 1 1000 7", target,
           [library, starts] { return playouts(starts, BW_PLAYOUT_LIST_MOVES, kGames); });
}

}  // namespace

int main(int argc, char** argv) {
  add_sample("lines_of_action", "loa_script", 1.0 / 150);
  add_sample("lines_of_action_sets", "loa_sets", 1.0 / 50);
  return run_benchmarks(argc, argv);
}
