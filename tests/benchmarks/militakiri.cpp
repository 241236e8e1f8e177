// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the plugin of Militakiri plays and counts, through the contract, one thread, CPU time, from
// set-ups made at random. The set-up and the dice are not counted.
#include <boardwright/abi/playout.h>

#include <boardwright/pure/random.hpp>
#include <stdexcept>

#include "measure.hpp"

namespace {

using boardwright::Position;
using boardwright::Random;
using boardwright::Rules;

constexpr int kSetUps = 64;

/// Positions at the beginning of play: towers at random, dice thrown.
std::vector<Position> set_ups(const Rules& rules) {
  std::vector<Position> positions;
  Random random(5);
  while (positions.size() < kSetUps) {
    Position position = rules.start();
    while (position.is_chance() || position.seats_on_turn().size() > 1 ||
           position.text().find(" * ") != std::string::npos) {
      const bool chance = position.is_chance();
      const boardwright::Seat seat = chance ? BW_CHANCE : position.seats_on_turn().front();
      std::vector<boardwright::Move> moves;
      if (!chance) moves = position.moves(seat);
      for (const auto& event : chance ? position.chance_events() : std::vector<boardwright::ChanceEvent>())
        moves.push_back(event.event);
      if (!position.play(seat, moves.at(random.below(static_cast<std::uint32_t>(moves.size())))))
        throw std::runtime_error("set-up");
    }
    positions.push_back(std::move(position));
  }
  return positions;
}

void add_all(const std::string& name, const Rules& rules, double target) {
  const std::vector<Position> starts = set_ups(rules);
  const std::string limit = "play list 1500 1 1000 7";
  add_rate(name + "/playouts", limit, target, [starts] { return playouts(starts, 0, 1000); });
  add_rate(name + "/playouts_from_lists", limit, target,
           [starts] { return playouts(starts, BW_PLAYOUT_LIST_MOVES, 1000); });
  add_rate(name + "/perft", "bulk 5", 0, [starts] { return perft(starts.front(), 4); });
}

}  // namespace

int main(int argc, char** argv) {
  const auto library = load_game("militakiri");
  add_all("single", *make_rules(*library, "militakiri", {}), 0.5);
  add_all("double", *make_rules(*library, "militakiri", {{"board", {std::string("double")}}}), 0.3);
  return run_benchmarks(argc, argv);
}
