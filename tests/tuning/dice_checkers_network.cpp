// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teaches dice checkers' network (games/dice_checkers/network.hpp) by games that it plays against itself,
// after Tesauro, "Temporal Difference Learning and TD-Gammon" (1995): what a position is worth is what the
// best move promises, fights by their odds, mixed with what then came of it (TD(lambda), by Adam's steps).
//   boardwright-teach-dice_checkers GAMES SEED FILE
// Writes the weights into FILE, games/dice_checkers/network_weights.hpp, and prints the log that docs/tuning
// keeps. The same games and seed give the same weights.
#include <boardwright/pure/random.hpp>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "games/dice_checkers/game.hpp"
#include "self_play.hpp"

namespace {

using namespace dice_checkers;
using boardwright::mix64;
using boardwright::Random;
using network::kInputs, network::kUnits, network::kSquares, network::kNumbers;

constexpr float kLambda = 0.7F;                         // how much of a target is what came of it
constexpr float kFirstRate = 2e-3F, kLastRate = 6e-5F;  // of learning
constexpr unsigned kGamesTogether = 32, kBatch = 512;   // games between two lessons, positions of a step
constexpr std::uint32_t kLongOpening = 40, kShortOpening = 6;   // at most so many random moves to begin with
constexpr std::uint32_t kOftenRandom = 12, kSeldomRandom = 60;  // one move in so many, by the game

using Units = std::array<float, kUnits>;

struct Weights {
  std::array<Units, kInputs> units{};
  Units promises{};
  std::array<float, 1> promise{};
};

/// What the network does in whole numbers, before rounding.
struct Look {
  Units seen[2];  // as it is, and mirrored
  float score;    // for the side that moves

  Look(const Weights& weights, const network::Input& input) {
    Units& plain = seen[0];
    Units& mirrored = seen[1];
    plain = weights.units[kInputs - 1];
    for (unsigned i = 0; i < kNumbers; ++i) {
      if (input.numbers[i] == 0) continue;
      const float number = count(input, i);
      for (unsigned unit = 0; unit < kUnits; ++unit)
        plain[unit] += number * weights.units[kSquares + i][unit];
    }
    mirrored = plain;
    for (unsigned pawn = 0; pawn < input.pawns; ++pawn)
      for (unsigned unit = 0; unit < kUnits; ++unit) {
        plain[unit] += weights.units[input.squares[pawn]][unit];
        mirrored[unit] += weights.units[input.mirrored[pawn]][unit];
      }
    float sum = weights.promise[0];
    for (unsigned unit = 0; unit < kUnits; ++unit)
      sum += weights.promises[unit] * (std::max(plain[unit], 0.0F) + std::max(mirrored[unit], 0.0F));
    score = 1 / (1 + std::exp(-sum));
  }
  [[nodiscard]] static float count(const network::Input& input, unsigned number) {
    const auto count = static_cast<float>(input.numbers[number]);
    return number < network::kQuiet ? count : count / network::kQuietPart;
  }
};

/// Learns by Kingma and Ba, "Adam: A Method for Stochastic Optimization" (2015).
class Pupil {
 public:
  explicit Pupil(std::uint64_t seed) {
    Random random(mix64(seed));
    const auto uniform = [&](float most) {
      return most * (static_cast<float>(random.below(2001)) / 1000 - 1);
    };
    for (Units& units : weights_.units)
      for (float& weight : units) weight = uniform(0.1F);
    for (float& weight : weights_.promises) weight = uniform(0.2F);
  }
  [[nodiscard]] const Weights& weights() const { return weights_; }

  /// Towards what should have been promised; a step for each batch.
  void learn(const network::Input& input, float target, float rate) {
    const Look look(weights_, input);
    const float error = look.score - target;
    gradient_.promise[0] += error;
    Units slopes[2], both;
    for (unsigned unit = 0; unit < kUnits; ++unit) {
      const float plain = look.seen[0][unit], mirrored = look.seen[1][unit];
      gradient_.promises[unit] += error * (std::max(plain, 0.0F) + std::max(mirrored, 0.0F));
      slopes[0][unit] = plain > 0 ? error * weights_.promises[unit] : 0;
      slopes[1][unit] = mirrored > 0 ? error * weights_.promises[unit] : 0;
      both[unit] = slopes[0][unit] + slopes[1][unit];
    }
    add(kInputs - 1, 1, both);
    for (unsigned i = 0; i < kNumbers; ++i)
      if (input.numbers[i] != 0) add(kSquares + i, Look::count(input, i), both);
    for (unsigned pawn = 0; pawn < input.pawns; ++pawn) {
      add(input.squares[pawn], 1, slopes[0]);
      add(input.mirrored[pawn], 1, slopes[1]);
    }
    if (++learnt_ == kBatch) step(rate);
  }

 private:
  static constexpr float kKeepFirst = 0.9F, kKeepSecond = 0.999F;

  void step(float rate) {
    ++steps_;
    const float first = 1 - std::pow(kKeepFirst, steps_), second = 1 - std::pow(kKeepSecond, steps_);
    const auto change = [&](auto& weights, const auto& gradient, auto& mean, auto& square) {
      for (std::size_t i = 0; i < weights.size(); ++i) {
        const float slope = gradient[i] / kBatch;
        mean[i] = kKeepFirst * mean[i] + (1 - kKeepFirst) * slope;
        square[i] = kKeepSecond * square[i] + (1 - kKeepSecond) * slope * slope;
        weights[i] -= rate * (mean[i] / first) / (std::sqrt(square[i] / second) + 1e-7F);
      }
    };
    for (std::size_t i = 0; i < kInputs; ++i)
      change(weights_.units[i], gradient_.units[i], mean_.units[i], square_.units[i]);
    change(weights_.promises, gradient_.promises, mean_.promises, square_.promises);
    change(weights_.promise, gradient_.promise, mean_.promise, square_.promise);
    gradient_ = {};
    learnt_ = 0;
  }

  void add(std::size_t input, float number, const Units& slopes) {
    Units& units = gradient_.units[input];
    for (unsigned unit = 0; unit < kUnits; ++unit) units[unit] += number * slopes[unit];
  }

  Weights weights_, gradient_, mean_, square_;
  unsigned learnt_ = 0;
  float steps_ = 0;
};

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

struct Example {
  network::Input input;
  float target;
};

/// Adds a game's positions, each with what should have been promised there.
void play_and_learn(const Table& table, const Value& value, Random& random, std::vector<Example>& examples) {
  const std::uint32_t opening = random.below(random.below(3) == 0 ? kLongOpening : kShortOpening);
  const std::uint32_t random_one_in = random.below(2) == 0 ? kSeldomRandom : kOftenRandom;
  const std::size_t first = examples.size();
  std::vector<bool> chosen;  // by what they promise, not at random
  Position position = table.start();
  for (std::uint32_t ply = 0; position.end == 0; ++ply) {
    Move move = 0;
    examples.push_back({network::Input(position), table.best(position, value, random, move)});
    chosen.push_back(ply >= opening && random.below(random_one_in) != 0);
    if (!chosen.back()) move = table.any_move(position, random);
    table.play(position, move, random);
  }
  float came = table.score(position, other(position.next));  // for the side that moved last
  for (std::size_t i = examples.size(); i-- > first;) {
    float& target = examples[i].target;
    if (chosen[i - first]) target += kLambda * (came - target);
    came = 1 - target;
  }
}

/// Pairs of games with sides changed; no value: at random.
void match(const Table& table, const char* what, const Value& a, const Value& b, unsigned pairs) {
  tuning::PairedScore paired;
  unsigned results[3] = {};
  for (unsigned pair = 0; pair < pairs; ++pair) {
    double both = 0;
    for (const Seat seat : {kBlueSeat, kRedSeat}) {
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
      const float score = table.score(position, seat);
      both += static_cast<double>(score) / 2;
      ++results[static_cast<unsigned>(2 * score)];
    }
    paired.add(both);
  }
  std::printf(" | %s %.1f%% (%.1f to %.1f) +%u =%u -%u", what, 100 * paired.mean(), 100 * paired.low(),
              100 * paired.high(), results[2], results[1], results[0]);
}

/// In whole numbers: each unit's weights fill a byte, and its promise makes up for that.
bool write(const Weights& weights, const char* name) {
  std::FILE* file = std::fopen(name, "w");
  if (file == nullptr) return false;
  constexpr double kElo = 173.7177928;  // 400 / ln(10)
  constexpr long kEloUnit = 1 << 14U;
  Units scales;
  for (unsigned unit = 0; unit < kUnits; ++unit) {
    float most = 0;
    for (const Units& units : weights.units) most = std::max(most, std::abs(units[unit]));
    scales[unit] = 127 / most;
  }
  std::fprintf(file,
               "// SPDX-License-Identifier: MIT\n//\n"
               "// What the network has learnt. Written by tests/tuning/dice_checkers_network.cpp.\n"
               "#pragma once\n\n#include <cstdint>\n\nnamespace dice_checkers::network {\n\n"
               "inline constexpr unsigned kUnits = %u, kInputs = %u;\n"
               "inline constexpr std::int64_t kEloUnit = %ld, kPromise = %ld;\n"
               "inline constexpr std::int32_t kUnitWeights[kUnits] = {",
               kUnits, kInputs, kEloUnit,
               std::lround(static_cast<double>(weights.promise[0]) * kElo * static_cast<double>(kEloUnit)));
  for (unsigned unit = 0; unit < kUnits; ++unit) {
    const double promise = static_cast<double>(weights.promises[unit] / scales[unit]);
    std::fprintf(file, "%s%ld", unit == 0 ? "" : ", ",
                 std::lround(promise * kElo * static_cast<double>(kEloUnit)));
  }
  std::fprintf(file, "};\n// clang-format off\ninline constexpr std::int8_t kWeights[kInputs][kUnits] = {\n");
  for (const Units& units : weights.units) {
    for (unsigned unit = 0; unit < kUnits; ++unit)
      std::fprintf(file, "%s%ld", unit == 0 ? "{" : ",", std::lround(units[unit] * scales[unit]));
    std::fprintf(file, "},\n");
  }
  std::fprintf(file, "};\n// clang-format on\n\n}  // namespace dice_checkers::network\n");
  return std::fclose(file) == 0;
}

int teach(const DiceCheckers& game, unsigned games, std::uint64_t seed, const char* file) {
  const Table table(game);
  const auto pupil = std::make_unique<Pupil>(seed);
  const Value learnt = [&](const Position& position) {
    return Look(pupil->weights(), network::Input(position)).score;
  };
  const Value linear = [&](const Position& position) {
    const double elo = game.weighed(position);
    return static_cast<float>(1 / (1 + std::pow(10, (position.next == kBlueSeat ? -elo : elo) / 400)));
  };
  Random random(mix64(seed) + 1);
  std::vector<Example> examples;
  const std::clock_t begun = std::clock();
  unsigned report = 25'000;
  for (unsigned played = 0; played < games;) {
    examples.clear();
    for (unsigned i = 0; i < kGamesTogether; ++i) play_and_learn(table, learnt, random, examples);
    for (std::size_t i = examples.size(); i > 1; --i)
      std::swap(examples[i - 1], examples[random.below(static_cast<std::uint32_t>(i))]);
    const float rate =
        kFirstRate * std::pow(kLastRate / kFirstRate, static_cast<float>(played) / static_cast<float>(games));
    for (const Example& example : examples) pupil->learn(example.input, example.target, rate);
    played += kGamesTogether;
    if (played < report && played < games) continue;
    report *= 2;
    std::printf("%u games, %.0f s", played, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    match(table, "against random", learnt, nullptr, played < games ? 500 : 2000);
    match(table, "against the linear evaluation", learnt, linear, played < games ? 500 : 2000);
    std::printf("\n");
    std::fflush(stdout);
  }
  if (write(pupil->weights(), file)) return 0;
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
