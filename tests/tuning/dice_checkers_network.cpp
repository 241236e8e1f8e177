// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teaches dice checkers' network (games/dice_checkers/network.hpp), fights by their odds; see network.hpp.
//   boardwright-teach-dice_checkers GAMES SEED FILE
// Writes the weights into FILE, games/dice_checkers/network_weights.hpp, and prints the log that docs/tuning
// keeps.
#include "network.hpp"

#include <cstdlib>
#include <functional>

#include "games/dice_checkers/game.hpp"

namespace {

using namespace dice_checkers;
using boardwright::mix64;
using boardwright::Random;
using Example = tuning::Example<network::Input>;

/// What a position in which nobody fights is worth for the side that moves, 0 to 1.
using Value = std::function<float(const Position&)>;

class Table {
 public:
  explicit Table(const DiceCheckers& game) : game_(game) {}

  /// The move that promises most, and what it promises.
  float best(const Position& position, const Value& value, Random& random, Move& chosen) const {
    sdk::MoveBuffer<DiceCheckers> buffer;
    sdk::MoveList moves(buffer.moves);
    const Seat seat = position.next;
    game_.moves(position, seat, moves);
    float best = -1;
    std::uint32_t equals = 0;
    for (const Move move : moves) {
      Position after = position;
      game_.apply(after, seat, move);
      float found = 0;
      each_end(game_, after, 1.0, [&](double chance, const Position& end) {
        found += static_cast<float>(chance) * (end.end != 0 ? score(end, seat) : 1 - value(end));
      });
      if (found > best) equals = 0;
      if (found < best) continue;
      best = found;
      if (random.below(++equals) == 0) chosen = move;
    }
    return best;
  }
  void play(Position& position, Move move, Random& random) const {
    game_.apply(position, position.next, move);
    while (position.fights()) tuning::happen(game_, position, random);
  }
  [[nodiscard]] Move any_move(const Position& position, Random& random) const {
    return game_.random_move(position, position.next, random);
  }
  [[nodiscard]] float score(const Position& position, Seat seat) const {
    return static_cast<float>(game_.outcome(position).scores[seat]) / 2;
  }
  [[nodiscard]] Position start() const { return game_.start(); }

 private:
  const DiceCheckers& game_;
};

/// Adds a game's positions, each with what should have been promised there.
void play_and_learn(const Table& table, const Value& value, Random& random, std::vector<Example>& examples) {
  const tuning::Wandering wandering(random);
  const std::size_t first = examples.size();
  std::vector<bool> at_random;
  Position position = table.start();
  for (std::uint32_t ply = 0; position.end == 0; ++ply) {
    Move move = 0;
    examples.push_back({network::Input(position), table.best(position, value, random, move)});
    at_random.push_back(wandering.at_random(ply, random));
    if (at_random.back()) move = table.any_move(position, random);
    table.play(position, move, random);
  }
  tuning::mix_with_what_came(examples, first, at_random, table.score(position, position.next));
}

/// Pairs of games with sides changed; no value: at random.
void match(const Table& table, const char* what, const Value& a, const Value& b, unsigned pairs) {
  tuning::compare(what, pairs, [&](unsigned pair, Seat seat) {
    Random random(mix64(pair + 1));
    Position position = table.start();
    while (position.end == 0) {
      const Value& value = position.next == seat ? a : b;
      Move move = 0;
      if (value)
        table.best(position, value, random, move);
      else
        move = table.any_move(position, random);
      table.play(position, move, random);
    }
    return table.score(position, seat);
  });
}

int teach(const DiceCheckers& game, unsigned games, std::uint64_t seed, const char* file) {
  const Table table(game);
  const auto pupil = std::make_unique<tuning::Pupil<network::kInputs, network::kUnits>>(seed);
  const Value learnt = [&](const Position& position) { return pupil->score(network::Input(position)); };
  const Value linear = [&](const Position& position) {
    const double elo = game.weighed(position);
    return static_cast<float>(1 / (1 + std::pow(10, (position.next == kBlueSeat ? -elo : elo) / 400)));
  };
  Random random(mix64(seed) + 1);
  bool written = false;  // at each report, so that a lesson that is broken off leaves what was learnt
  tuning::teach<network::Input>(
      *pupil, games, random,
      [&](std::vector<Example>& examples) { play_and_learn(table, learnt, random, examples); },
      [&](unsigned played) {
        written = tuning::write_network(pupil->weights(), "dice_checkers", "kWeights", file);
        const unsigned pairs = played < games ? 500 : 2000;
        match(table, "against random", learnt, nullptr, pairs);
        match(table, "against the linear evaluation", learnt, linear, pairs);
      });
  if (written) return 0;
  std::fprintf(stderr, "%s: can't be written\n", file);
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "boardwright-teach-dice_checkers GAMES SEED FILE\n");
    return 2;
  }
  const auto standard = sdk::Parameters::check(kParameterSpecs, {});
  if (!standard) return 1;
  const auto game = DiceCheckers::make(*standard);
  if (!game) return 1;
  return teach(*game, static_cast<unsigned>(std::strtoul(argv[1], nullptr, 10)),
               std::strtoull(argv[2], nullptr, 10), argv[3]);
}
