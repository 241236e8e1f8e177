// SPDX-License-Identifier: GPL-3.0-or-later
//
// The players see all ranks: what hiding them is worth can't be learned here and stays as it is in the
// source.
#include "games/two_field/game.hpp"
#include "tests/tuning/tune.hpp"

namespace {

using Classic = two_field::Game<two_field::Position<two_field::SmallBoard>>;

struct Tuned : Classic {
  using Classic::Classic;
  [[nodiscard]] static bool in_play(const Position& position) {
    return position.phase != two_field::kSetUpPhase;
  }
  [[nodiscard]] two_field::Features features(const Position& position) const {
    auto features = Classic::features(position);
    for (const auto hidden : {two_field::kHidden, two_field::kHiddenHigh, two_field::kUnmoved})
      features[hidden] = 0;
    return features;
  }
};

}  // namespace

int main(int argc, char** argv) {
  using namespace two_field;
  const auto standard = sdk::Parameters::check(kParameterSpecs, {});
  if (!standard) return 1;
  const auto options = read_options(*standard);
  if (!options) return 1;
  const Tuned game(*options);
  tuning::Tuner tuner(
      game, kFeatureNames,
      tuning::read_plan(argc, argv, {.style = {.random_plies = 12, .random_one_in = 8, .most_plies = 500}}));
  const Features weights = tuner.tune(kWeights);
  tuner.match("fitted against the source's", tuner.value(weights), tuner.value(kWeights));
  tuner.match("fitted against no evaluation", tuner.value(weights), nullptr);
}
