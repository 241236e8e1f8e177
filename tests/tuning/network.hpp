// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teaches the networks of boardwright/sdk/network.hpp by games that a game plays against itself, after
// Tesauro, "Temporal Difference Learning and TD-Gammon" (1995): what a position is worth is what the best
// move promises, mixed with what then came of it (TD(lambda)) less what luck had to do with it. The same
// games and seed give the same weights, with any number of threads.
#pragma once

#include <boardwright/pure/random.hpp>
#include <boardwright/sdk/network.hpp>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "self_play.hpp"

namespace tuning {

inline constexpr float kFirstRate = 2e-3F, kLastRate = 6e-5F;  // of learning
inline constexpr unsigned kGamesTogether = 32,
                          kBatch = 512;  // games between two lessons, positions of a step

/// When a game that is learnt from leaves the best moves.
class Wandering {
 public:
  explicit Wandering(Random& random)
      : opening_(random.below(random.below(3) == 0 ? kLongOpening : kShortOpening)),
        one_in_(random.below(2) == 0 ? kSeldom : kOften) {}
  [[nodiscard]] bool at_random(std::uint32_t ply, Random& random) const {
    return ply < opening_ || random.below(one_in_) == 0;
  }

 private:
  static constexpr std::uint32_t kLongOpening = 40, kShortOpening = 6;  // at most so many random moves
  static constexpr std::uint32_t kOften = 12, kSeldom = 60;             // one move in so many

  std::uint32_t opening_, one_in_;
};

/// Of what is added eight units at a time.
inline constexpr std::size_t kLanesAlignment = 8 * sizeof(float);

/// Weights that learn: as NetworkWeights, before rounding, and promising the logarithm of odds.
template <std::size_t kInputs, std::size_t kUnits>
struct LearntWeights {
  using Units = std::array<float, kUnits>;
  alignas(kLanesAlignment) std::array<Units, kInputs> inputs{};
  alignas(kLanesAlignment) Units units{};
  std::array<float, 1> promise{};
};

/// What the network does in whole numbers.
template <std::size_t kInputs, std::size_t kUnits>
struct Look {
  using Units = std::array<float, kUnits>;
  alignas(kLanesAlignment) Units seen[2];  // as it is, and mirrored
  float score;                             // for the side that moves

  template <class Input>
  Look(const LearntWeights<kInputs, kUnits>& weights, const Input& input) {
    struct Number {
      unsigned input;
      float times;
    };
    struct Field {
      unsigned plain, mirrored;
    };
    std::array<Number, kInputs> numbers;  // the first ones are set
    std::array<Field, kInputs> fields;
    unsigned all_numbers = 0, all_fields = 0;
    each_number(input, [&](unsigned which, float times) { numbers[all_numbers++] = {which, times}; });
    input.each_field([&](unsigned which, unsigned mirror) { fields[all_fields++] = {which, mirror}; });
    float sum = weights.promise[0];
    for (std::size_t first = 0; first < kUnits; first += kBlock * kLanes) {  // sums that fit into registers
      Lanes plain[kBlock], mirrored[kBlock];
      const auto add = [first, &weights](Lanes(&sums)[kBlock], unsigned which, float times) {
        for (std::size_t i = 0; i < kBlock; ++i) sums[i] += times * lanes(weights.inputs[which], first, i);
      };
      for (std::size_t i = 0; i < kBlock; ++i) plain[i] = lanes(weights.inputs[kInputs - 1], first, i);
      for (unsigned i = 0; i < all_numbers; ++i) add(plain, numbers[i].input, numbers[i].times);
      std::copy(plain, plain + kBlock, mirrored);
      for (unsigned i = 0; i < all_fields; ++i) {
        add(plain, fields[i].plain, 1);
        add(mirrored, fields[i].mirrored, 1);
      }
      Lanes promised{}, none{};
      for (std::size_t i = 0; i < kBlock; ++i) {
        lanes(seen[0], first, i) = plain[i];
        lanes(seen[1], first, i) = mirrored[i];
        promised += lanes(weights.units, first, i) *
                    ((plain[i] > 0 ? plain[i] : none) + (mirrored[i] > 0 ? mirrored[i] : none));
      }
      for (std::size_t lane = 0; lane < kLanes; ++lane) sum += promised[lane];
    }
    score = 1 / (1 + std::exp(-sum));
  }

  template <class Input, class Visit>
  static void each_number(const Input& input, Visit&& visit) {
    input.each_count([&](unsigned which, std::int32_t times) { visit(which, static_cast<float>(times)); });
    input.each_part([&](unsigned which, std::int32_t parts) {
      visit(which, static_cast<float>(parts) / boardwright::sdk::kNetworkPart);
    });
  }

 private:
  // Left to itself the compiler adds one input after the other in memory and the last sum one unit at a time.
  static constexpr std::size_t kLanes = 8, kBlock = 4;
  static_assert(kUnits % (kLanes * kBlock) == 0);
  using Lanes = float __attribute__((vector_size(kLanes * sizeof(float)), aligned(sizeof(float)), may_alias));

  [[nodiscard]] static Lanes& lanes(Units& units, std::size_t first, std::size_t i) {
    return reinterpret_cast<Lanes&>(units[first + i * kLanes]);
  }
  [[nodiscard]] static const Lanes& lanes(const Units& units, std::size_t first, std::size_t i) {
    return reinterpret_cast<const Lanes&>(units[first + i * kLanes]);
  }
};

/// Learns by Kingma and Ba, "Adam: A Method for Stochastic Optimization" (2015).
template <std::size_t kInputs, std::size_t kUnits>
class Pupil {
 public:
  using Weights = LearntWeights<kInputs, kUnits>;
  using Units = typename Weights::Units;

  /// It begins with weights of the inputs at random, up to `most_weight`.
  explicit Pupil(std::uint64_t seed, float most_weight = 0.1F) {
    Random random(boardwright::mix64(seed));
    const auto uniform = [&](float most) {
      return most * (static_cast<float>(random.below(2001)) / 1000 - 1);
    };
    for (Units& units : weights_.inputs)
      for (float& weight : units) weight = uniform(most_weight);
    for (float& weight : weights_.units) weight = uniform(0.2F);
  }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  /// Without those of inputs that it has never seen, which are what it began with.
  [[nodiscard]] Weights learnt() const {
    Weights learnt = weights_;
    for (std::size_t input = 0; input < kInputs; ++input)
      if (!has_seen_[input]) learnt.inputs[input] = {};
    return learnt;
  }

  /// Of a position for the side that moves, 0 to 1.
  template <class Input>
  [[nodiscard]] float score(const Input& input) const {
    return Look<kInputs, kUnits>(weights_, input).score;
  }

  /// Towards what should have been promised; a step for each batch.
  template <class Input>
  void learn(const Input& input, float target, float rate) {
    using Seen = Look<kInputs, kUnits>;
    const Seen look(weights_, input);
    const float error = look.score - target;
    gradient_.promise[0] += error;
    Units slopes[2], both;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
      const float plain = look.seen[0][unit], mirrored = look.seen[1][unit];
      gradient_.units[unit] += error * (std::max(plain, 0.0F) + std::max(mirrored, 0.0F));
      slopes[0][unit] = plain > 0 ? error * weights_.units[unit] : 0;
      slopes[1][unit] = mirrored > 0 ? error * weights_.units[unit] : 0;
      both[unit] = slopes[0][unit] + slopes[1][unit];
    }
    add(kInputs - 1, 1, both);
    Seen::each_number(input, [&](unsigned which, float number) { add(which, number, both); });
    input.each_field([&](unsigned which, unsigned mirror) {
      add(which, 1, slopes[0]);
      add(mirror, 1, slopes[1]);
    });
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
      change(weights_.inputs[i], gradient_.inputs[i], mean_.inputs[i], square_.inputs[i]);
    change(weights_.units, gradient_.units, mean_.units, square_.units);
    change(weights_.promise, gradient_.promise, mean_.promise, square_.promise);
    gradient_ = {};
    learnt_ = 0;
  }

  void add(std::size_t input, float number, const Units& slopes) {
    has_seen_[input] = true;
    Units& units = gradient_.inputs[input];
    for (std::size_t unit = 0; unit < kUnits; ++unit) units[unit] += number * slopes[unit];
  }

  Weights weights_, gradient_, mean_, square_;
  std::array<bool, kInputs> has_seen_{};
  unsigned learnt_ = 0;
  float steps_ = 0;
};

template <class Input>
struct Example {
  Input input;
  float target;  // first what the best move promises
};

/// How a game went on after an example.
struct Way {
  bool at_random;  ///< not by the best move: what came of it says nothing
  float luck;      ///< what chance brought the side that had moved beyond the mean, as the network judged it
};

/// A game that has ended, from its first example on: `came` is the score of the side that was to move after
/// the last one. `lambda` is how much of a target is what came of it. Luck is not learnt from: its mean is
/// nothing, so that a target without it is as right and much less noisy (Zinkevich and others, "Optimal
/// Unbiased Estimators for Evaluating Agent Performance", 2006).
template <class Input>
void mix_with_what_came(std::vector<Example<Input>>& examples, std::size_t first,
                        const std::vector<Way>& ways, float came, float lambda) {
  for (std::size_t i = examples.size(); i-- > first;) {
    float& target = examples[i].target;
    const Way& way = ways[i - first];
    if (!way.at_random) target += lambda * (1 - came - way.luck - target);
    came = target;
  }
}

/// So many games' examples, in the order of the games; each has a generator of its own.
template <class Input, class Play>
std::vector<Example<Input>> play_games(std::uint64_t first, unsigned games, std::uint64_t seed, Play&& play,
                                       unsigned workers = std::max(1U, std::thread::hardware_concurrency())) {
  std::vector<std::vector<Example<Input>>> played(games);
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread < workers; ++thread)
    threads.emplace_back([&, thread] {
      for (unsigned game = thread; game < games; game += workers) {
        Random random(boardwright::mix64(boardwright::mix64(seed) + first + game));
        play(played[game], random);
      }
    });
  for (std::thread& thread : threads) thread.join();
  std::vector<Example<Input>> examples;
  for (const auto& game : played) examples.insert(examples.end(), game.begin(), game.end());
  return examples;
}

/// `play(examples, random)` adds a game's, on any thread; `report(games)` is called after 25 000 games, twice
/// as many and so on, and at the end.
template <class Input, std::size_t kInputs, std::size_t kUnits, class Play, class Report>
void teach(Pupil<kInputs, kUnits>& pupil, unsigned games, std::uint64_t seed, Play&& play, Report&& report) {
  Random random(boardwright::mix64(seed) + 1);
  const std::clock_t begun = std::clock();
  unsigned next = 25'000;
  for (unsigned played = 0; played < games;) {
    std::vector<Example<Input>> examples = play_games<Input>(played, kGamesTogether, seed, play);
    for (std::size_t i = examples.size(); i > 1; --i)
      std::swap(examples[i - 1], examples[random.below(static_cast<std::uint32_t>(i))]);
    const float rate =
        kFirstRate * std::pow(kLastRate / kFirstRate, static_cast<float>(played) / static_cast<float>(games));
    for (const auto& example : examples) pupil.learn(example.input, example.target, rate);
    played += kGamesTogether;
    if (played < next && played < games) continue;
    next *= 2;
    std::printf("%u games, %.0f s", played, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    report(played);
    std::printf("\n");
    std::fflush(stdout);
  }
}

/// Of one player in a game: the result, 0 to 1, and what luck had to do with it.
struct GameScore {
  float result, luck;
};

/// `play(pair, seat)` is the score of one of two players, who sits there.
template <class Play>
void compare(const char* what, unsigned pairs, Play&& play) {
  PairedScore paired;
  unsigned results[3] = {};
  for (unsigned pair = 0; pair < pairs; ++pair) {
    double both = 0;
    for (const sdk::Seat seat : {0U, 1U}) {
      const GameScore score = play(pair, seat);
      both += static_cast<double>(score.result - score.luck) / 2;
      ++results[static_cast<unsigned>(2 * score.result)];
    }
    paired.add(both);
  }
  std::printf(" | %s %.1f%% (%.1f to %.1f) +%u =%u -%u", what, 100 * paired.mean(), 100 * paired.low(),
              100 * paired.high(), results[2], results[1], results[0]);
}

/// In whole numbers: each unit's weights fill a byte, and its promise makes up for that.
template <std::size_t kInputs, std::size_t kUnits>
boardwright::sdk::NetworkWeights<kInputs, kUnits> rounded(const LearntWeights<kInputs, kUnits>& weights) {
  constexpr double kElo = 173.7177928 * boardwright::sdk::kNetworkEloUnit;  // 400 / ln(10)
  boardwright::sdk::NetworkWeights<kInputs, kUnits> whole{};
  whole.promise = std::lround(static_cast<double>(weights.promise[0]) * kElo);
  for (std::size_t unit = 0; unit < kUnits; ++unit) {
    float most = 0;
    for (const auto& units : weights.inputs) most = std::max(most, std::abs(units[unit]));
    const float scale = most == 0 ? 1 : INT8_MAX / most;
    whole.units[unit] =
        static_cast<std::int32_t>(std::lround(static_cast<double>(weights.units[unit] / scale) * kElo));
    for (std::size_t input = 0; input < kInputs; ++input)
      whole.inputs[input][unit] = static_cast<std::int8_t>(std::lround(weights.inputs[input][unit] * scale));
  }
  return whole;
}

/// `game` is the namespace, `name` the constant; its header must have kInputs and kUnits.
template <std::size_t kInputs, std::size_t kUnits>
bool write_network(const boardwright::sdk::NetworkWeights<kInputs, kUnits>& weights, const char* game,
                   const char* name, const char* path) {
  std::FILE* file = std::fopen(path, "w");
  if (file == nullptr) return false;
  std::fprintf(file,
               "// SPDX-License-Identifier: MIT\n//\n"
               "// What the network has learnt. Written by tests/tuning/%s_network.cpp.\n"
               "#pragma once\n\n#include <boardwright/sdk/network.hpp>\n\nnamespace %s::network {\n\n"
               "// clang-format off\n"
               "inline constexpr boardwright::sdk::NetworkWeights<%zu, %zu> %s = {%ld,\n{",
               game, game, kInputs, kUnits, name, weights.promise);
  for (std::size_t unit = 0; unit < kUnits; ++unit)
    std::fprintf(file, "%s%d", unit == 0 ? "" : ",", weights.units[unit]);
  std::fprintf(file, "},\n{\n");
  for (const auto& units : weights.inputs) {
    for (std::size_t unit = 0; unit < kUnits; ++unit)
      std::fprintf(file, "%s%d", unit == 0 ? "{" : ",", int{units[unit]});
    std::fprintf(file, "},\n");
  }
  std::fprintf(file, "}};\n// clang-format on\n\n}  // namespace %s::network\n", game);
  return std::fclose(file) == 0;
}

}  // namespace tuning
