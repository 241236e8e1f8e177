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

constexpr float kLambda = 0.9F;   // how much of a target is what came of it
constexpr unsigned kOpening = 4;  // random moves that a match's games begin with

/// What a position in which nobody fights is worth for the side that moves, 0 to 1.
using Value = std::function<float(const Position&)>;

/// What a move can come to, whole fights by their odds.
struct Ends {
  struct End {
    float chance, promise;  ///< how likely it is, and what it promises the side that has moved
    Position position;
  };
  std::vector<End> ends{};
  float promise = 0;  ///< the mean

  void add(const End& end) {
    ends.push_back(end);
    promise += end.chance * end.promise;
  }
  [[nodiscard]] const End& draw(Random& random) const {
    constexpr std::uint32_t kParts = 1U << 30U;
    float rest = static_cast<float>(random.below(kParts)) / kParts;
    for (const End& end : ends)
      if ((rest -= end.chance) < 0) return end;
    return ends.back();
  }
};

class Table {
 public:
  explicit Table(const DiceCheckers& game) : game_(game) {}

  [[nodiscard]] Ends ends_of(const Position& position, Move move, const Value& value) const {
    Ends ends;
    Position after = position;
    const Seat seat = position.next;
    game_.apply(after, seat, move);
    each_end(game_, after, 1.0, [&](double chance, const Position& end) {
      ends.add({static_cast<float>(chance), end.end != 0 ? score(end, seat) : 1 - value(end), end});
    });
    return ends;
  }
  struct Choice {
    Move move = 0;
    Ends ends{};
  };
  /// The move that promises most.
  [[nodiscard]] Choice best(const Position& position, const Value& value, Random& random) const {
    sdk::MoveBuffer<DiceCheckers> buffer;
    sdk::MoveList moves(buffer.moves);
    game_.moves(position, position.next, moves);
    Choice best;
    std::uint32_t equals = 0;
    for (const Move move : moves) {
      Ends ends = ends_of(position, move, value);
      if (equals != 0 && ends.promise < best.ends.promise) continue;
      if (ends.promise > best.ends.promise) equals = 0;
      if (random.below(++equals) == 0) best = {move, std::move(ends)};
    }
    return best;
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
  std::vector<tuning::Way> ways;
  Position position = table.start();
  for (std::uint32_t ply = 0; position.end == 0; ++ply) {
    Ends ends = table.best(position, value, random).ends;
    examples.push_back({network::Input(position), ends.promise});
    const bool at_random = wandering.at_random(ply, random);
    if (at_random) ends = table.ends_of(position, table.any_move(position, random), value);
    const Ends::End& end = ends.draw(random);
    ways.push_back({at_random, end.promise - ends.promise});
    position = end.position;
  }
  tuning::mix_with_what_came(examples, first, ways, table.score(position, position.next), kLambda);
}

/// Pairs of games with the same opening and sides changed. No value: at random. What chance brought, as
/// `judge` sees it, is taken out of the scores.
void match(const Table& table, const char* what, const Value& a, const Value& b, const Value& judge,
           unsigned pairs) {
  tuning::compare(what, pairs, [&](unsigned pair, Seat seat) {
    Random random(mix64(pair + 1));
    Position position = table.start();
    float luck = 0;
    for (unsigned ply = 0; position.end == 0; ++ply) {
      const bool own = position.next == seat;
      const Value& value = own ? a : b;
      const Move move = value && ply >= kOpening ? table.best(position, value, random).move
                                                 : table.any_move(position, random);
      const Ends ends = table.ends_of(position, move, judge);
      const Ends::End& end = ends.draw(random);
      luck += own ? end.promise - ends.promise : ends.promise - end.promise;
      position = end.position;
    }
    return tuning::GameScore{table.score(position, seat), luck};
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
  const auto score_of = [](std::int32_t elo) {
    return 1 / (1 + std::pow(10.0F, static_cast<float>(-elo) / 400));
  };
  const Value source = [&](const Position& position) {
    return score_of(network::value(network::Input(position)));
  };
  bool written = false;  // at each report, so that a lesson that is broken off leaves what was learnt
  const auto whole = std::make_unique<sdk::NetworkWeights<network::kInputs, network::kUnits>>();
  const Value in_whole_numbers = [&](const Position& position) {
    return score_of(sdk::network_value<std::int32_t>(*whole, network::Input(position)));
  };
  tuning::teach<network::Input>(
      *pupil, games, seed,
      [&](std::vector<Example>& examples, Random& random) {
        play_and_learn(table, learnt, random, examples);
      },
      [&](unsigned played) {
        *whole = tuning::rounded(pupil->learnt());
        written = tuning::write_network(*whole, "dice_checkers", "kWeights", file);
        const unsigned pairs = played < games ? 500 : 2000;
        match(table, "against random", learnt, nullptr, learnt, pairs);
        match(table, "against the linear evaluation", learnt, linear, learnt, pairs);
        match(table, "against the source", learnt, source, learnt, pairs);
        match(table, "rounded against itself", in_whole_numbers, learnt, learnt, pairs);
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
