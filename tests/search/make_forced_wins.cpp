// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes forced_wins.txt: positions of Lines of Action from random games in which the side to move has a
// forced win that is not at once. Prints "plies position" lines, so many for each number of plies.
#include <boardwright/pure/random.hpp>
#include <cstdio>
#include <map>
#include <set>
#include <string>

#include "plugins/host/library.hpp"
#include "tests/search/solver.hpp"

using namespace boardwright;

int main() {
  constexpr std::uint64_t kBudget = 400000;
  std::map<std::uint32_t, int> wanted{{3, 20}, {5, 22}, {7, 18}};
  const auto library = Library::load(BOARDWRIGHT_BINARY_DIR "/games/lines_of_action/lines_of_action.so");
  if (!library) return std::puts(library.error().c_str()), 1;
  const auto rules = (*library)->create("lines_of_action");
  if (!rules) return std::puts(rules.error().c_str()), 1;
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed < 100000; ++seed) {
    Random random(seed);
    Position now = (*rules)->start();
    for (int ply = 0; ply < 250 && !now.is_over(); ++ply) {
      // Not before the sides have come together a little: the opening has no forced wins.
      if (ply > 25 && random.below(6) == 0) {
        test::ForcedWins solver(kBudget);
        const std::uint32_t plies = solver.shortest(now, 7);
        if (const auto still = wanted.find(plies);
            still != wanted.end() && still->second > 0 && seen.insert(now.text()).second) {
          --still->second;
          std::printf("%u %s\n", plies, now.text().c_str());
          std::fflush(stdout);
          ply = 1000;  // one from each game
        }
      }
      const Seat seat = now.seats_on_turn().front();
      const auto moves = now.moves(seat);
      if (!now.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))])) return 1;
    }
    bool done = true;
    for (const auto& [plies, left] : wanted) done = done && left == 0;
    if (done) return 0;
  }
  return 1;
}
