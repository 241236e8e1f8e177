// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the plugin of Lines of Action plays and counts, through the contract, one thread, CPU time.
#include <boardwright/abi/playout.h>

#include <boardwright/pure/random.hpp>
#include <boardwright/pure/repetition.hpp>
#include <stdexcept>

#include "measure.hpp"

namespace {

using boardwright::Parameters;
using boardwright::Random;
using boardwright::RepetitionCounter;
using boardwright::Rules;

constexpr int kPerftDepth = 5;

/// Random games by a host that makes each move through the contract and counts repetitions itself.
double host_loop(const Rules& rules, int games) {
  const bw_rules* raw = rules.raw();
  const bw_rules_api& api = rules.api();
  std::vector<bw_move> list(rules.facts().max_moves);
  alignas(BW_MAX_ALIGNMENT) char position[BW_MAX_ALIGNMENT];
  Random random(7);
  double plies = 0;
  for (int i = 0; i < games; ++i) {
    api.start(raw, position);
    RepetitionCounter seen;
    seen.add(api.same_key(raw, position));
    for (std::uint32_t ply = 0; ply < kPlyLimit; ++ply, ++plies) {
      const bw_turn turn = api.turn(raw, position);
      if (turn == BW_TURN_OVER) break;
      const bw_seat seat = turn == 1 ? 0 : 1;
      std::uint32_t count = 0;
      api.moves(raw, position, seat, list.data(), &count);
      if (api.play(raw, position, seat, list[random.below(count)]) != BW_OK) throw std::runtime_error("play");
      if (seen.add(api.same_key(raw, position)) >= rules.facts().repetition_limit) break;
    }
  }
  return plies;
}

void add_all(const std::string& name, const std::shared_ptr<const Rules>& rules) {
  const std::vector starts{rules->start()};
  add_rate(name + "/playouts", "play rej4 4000 1 1000 7", 0.8,
           [starts] { return playouts(starts, 0, 4000); });
  add_rate(name + "/playouts_from_lists", "play list 1500 1 1000 7", 0.8,
           [starts] { return playouts(starts, BW_PLAYOUT_LIST_MOVES, 1500); });
  add_rate(name + "/host_loop", "play list 1500 1 1000 7", 0.5, [rules] { return host_loop(*rules, 1000); });
  add_rate(name + "/perft", "bulk " + std::to_string(kPerftDepth), 0.6,
           [starts] { return perft(starts.front(), kPerftDepth); });
}

}  // namespace

int main(int argc, char** argv) {
  const auto library = load_game("lines_of_action");
  const boardwright::Value off{false}, draw{std::string("draw")};
  const std::pair<const char*, Parameters> settings[] = {
      {"standard", {}},
      {"jump_own_off", {{"jump_own", off}}},
      {"simultaneous_draw", {{"simultaneous", draw}}},
      {"both", {{"jump_own", off}, {"simultaneous", draw}}}};
  for (const auto& [name, parameters] : settings)
    add_all(name, make_rules(*library, "lines_of_action", parameters));
  return run_benchmarks(argc, argv);
}
