// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fits an evaluation's weights to games that it plays against itself, and shows by a match whether they are
// better than those in the source. Prints the log that docs/tuning keeps.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

#include "fit.hpp"
#include "self_play.hpp"

namespace tuning {

struct Plan {
  std::uint32_t games = 4000;       ///< in each round of self-play
  std::uint32_t rounds = 3;         ///< each with the weights of the one before
  std::uint32_t kept = 10;          ///< positions of each game
  std::uint32_t match_pairs = 200;  ///< of games with sides swapped after the same opening
  std::uint64_t seed = 1;
  Style style;
};

template <class Game, std::size_t kCount>
class Tuner {
 public:
  using Features = sdk::Features<kCount>;
  using Position = typename Game::Position;

  Tuner(const Game& game, const char* const (&names)[kCount], const Plan& plan)
      : game_(game), names_(names), plan_(plan), play_(game, plan.style) {}

  [[nodiscard]] Value<Game> value(const Features& weights) const {
    return [this, weights](const Position& position) {
      double sum = 0;
      for (std::size_t i = 0; const std::int32_t feature : game_.features(position))
        sum += static_cast<double>(feature) * weights[i++];
      if constexpr (requires { game_.fade(position); }) sum *= game_.fade(position);
      return sum;
    };
  }

  /// `start`: the weights that self-play begins with.
  Features tune(const Features& start) {
    Features weights = start;
    std::vector<ScoredFeatures<kCount>> fitted,
        aside;  // of all rounds: the players of each make other mistakes
    for (std::uint32_t round = 1; round <= plan_.rounds; ++round) {
      const std::clock_t begun = std::clock();
      collect(weights, round, fitted, aside);
      const Features before = weights;
      weights = Fit<kCount>::weights(fitted, start);
      std::printf(
          "Round %u: %u games, %u of them ended, %zu positions (%zu more set aside), first seat %.1f%%, %.0f "
          "s.\n"
          "Loss before %.4f, after %.4f; on those set aside %.4f and %.4f.\n\n",
          round, plan_.games, ended_, fitted.size(), aside.size(), 100 * first_seat_, seconds(begun),
          Fit<kCount>::loss(fitted, before), Fit<kCount>::loss(fitted, weights),
          Fit<kCount>::loss(aside, before), Fit<kCount>::loss(aside, weights));
      std::fflush(stdout);
    }
    print(fitted, aside, start, weights);
    return weights;
  }

  /// Fits to positions of other players' games: a file with lines of a position's text, a tabulator and the
  /// first seat's score, as tests/tuning/positions.cpp prints them.
  std::optional<Features> tune_to(const std::string& file, const Features& start) {
    std::vector<ScoredFeatures<kCount>> fitted, aside;
    std::ifstream in(file);
    std::size_t number = 0;
    for (std::string line; std::getline(in, line); ++number) {
      const auto tab = line.find('\t');
      const auto position = game_.read_position(std::string_view(line).substr(0, tab));
      if (tab == std::string::npos || !position) {
        std::fprintf(stderr, "%s:%zu: not a position, a tabulator and a score\n", file.c_str(), number + 1);
        return std::nullopt;
      }
      auto one = example(*position);
      one.score = std::strtof(line.c_str() + tab + 1, nullptr);
      (number / kTogether % 5 == 0 ? aside : fitted).push_back(one);
    }
    if (fitted.empty()) {
      std::fprintf(stderr, "%s: no positions\n", file.c_str());
      return std::nullopt;
    }
    const Features weights = Fit<kCount>::weights(fitted, start);
    std::printf(
        "%zu positions, %zu more set aside. Loss before %.4f, after %.4f; on those set aside %.4f and "
        "%.4f.\n\n",
        fitted.size(), aside.size(), Fit<kCount>::loss(fitted, start), Fit<kCount>::loss(fitted, weights),
        Fit<kCount>::loss(aside, start), Fit<kCount>::loss(aside, weights));
    print(fitted, aside, start, weights);
    return weights;
  }

  /// Pairs of games in which both have each side once, from the same random numbers.
  void match(const std::string& what, const Value<Game>& a, const Value<Game>& b) const {
    PairedScore score;
    Style style = plan_.style;
    style.random_one_in = 0;
    const SelfPlay<Game> play(game_, style);
    for (std::uint32_t pair = 0; pair < plan_.match_pairs; ++pair) {
      const std::uint64_t seed = boardwright::mix64(plan_.seed * 1000003 + pair);
      Random first(seed), second(seed);
      const auto nothing = [](const Position&) {};
      score.add((play.play(a, b, first, nothing).value_or(0.5) + 1 -
                 play.play(b, a, second, nothing).value_or(0.5)) /
                2);
    }
    std::printf("%s: %.1f%% of %u games (95%%: %.1f to %.1f)\n", what.c_str(), 100 * score.mean(),
                2 * plan_.match_pairs, 100 * score.low(), 100 * score.high());
    std::fflush(stdout);
  }

 private:
  void print(const std::vector<ScoredFeatures<kCount>>& fitted,
             const std::vector<ScoredFeatures<kCount>>& aside, const Features& start,
             const Features& weights) const {
    const Features to_scale = Fit<kCount>::to_scale(fitted, start);
    std::printf("Only to scale: loss %.4f, on those set aside %.4f.\n\n", Fit<kCount>::loss(fitted, to_scale),
                Fit<kCount>::loss(aside, to_scale));
    std::printf("| feature | source | to scale | fitted |\n|---|---|---|---|\n");
    for (std::size_t i = 0; i < kCount; ++i)
      std::printf("| %s | %d | %d | %d |\n", names_[i], start[i], to_scale[i], weights[i]);
    for (const Features* list : {&to_scale, static_cast<const Features*>(&weights)}) {
      std::printf("\n{");
      for (std::size_t i = 0; i < kCount; ++i) std::printf("%s%d", i == 0 ? "" : ", ", (*list)[i]);
      std::printf("}\n");
    }
    std::printf("\n");
  }

  void collect(const Features& weights, std::uint32_t round, std::vector<ScoredFeatures<kCount>>& fitted,
               std::vector<ScoredFeatures<kCount>>& aside) {
    const Value<Game> both = value(weights);
    double sum = 0;
    std::uint32_t ended = 0;
    std::vector<ScoredFeatures<kCount>> kept;
    for (std::uint32_t game = 0; game < plan_.games; ++game) {
      Random random(boardwright::mix64(plan_.seed + round * 7919) + game);
      kept.clear();
      std::uint32_t seen = 0;
      const auto score = play_.play(both, both, random, [&](const Position& position) {
        // Each of a game's positions is as likely to be kept, and long games count no more than short ones.
        const std::uint32_t place = random.below(++seen);
        if (kept.size() < plan_.kept)
          kept.push_back(example(position));
        else if (place < plan_.kept)
          kept[place] = example(position);
      });
      if (!score) continue;
      ++ended;
      sum += *score;
      for (auto& example : kept) {
        example.score = static_cast<float>(*score);
        (game % 5 == 0 ? aside : fitted).push_back(example);  // games as a whole
      }
    }
    first_seat_ = sum / std::max(ended, 1U);
    ended_ = ended;
  }
  [[nodiscard]] ScoredFeatures<kCount> example(const Position& position) const {
    float fade = 1;
    if constexpr (requires { game_.fade(position); }) fade = static_cast<float>(game_.fade(position));
    return {game_.features(position), 0, fade};
  }
  static constexpr std::size_t kTogether = 600;  // lines of a file: positions of a game belong together
  static double seconds(std::clock_t since) {
    return static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
  }

  const Game& game_;
  const char* const (&names_)[kCount];
  Plan plan_;
  SelfPlay<Game> play_;
  double first_seat_ = 0;
  std::uint32_t ended_ = 0;
};

/// `tune GAMES ROUNDS PAIRS SEED`, each with a default.
inline Plan read_plan(int argc, char** argv, Plan plan) {
  std::uint32_t* const numbers[] = {&plan.games, &plan.rounds, &plan.match_pairs};
  for (int i = 1; i < argc && i <= 4; ++i) {
    const unsigned long number = std::strtoul(argv[i], nullptr, 10);
    if (i <= 3)
      *numbers[i - 1] = static_cast<std::uint32_t>(number);
    else
      plan.seed = number;
  }
  return plan;
}

}  // namespace tuning
