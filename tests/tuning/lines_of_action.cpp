// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lines_of_action/game.hpp"
#include "tests/tuning/tune.hpp"

int main(int argc, char** argv) {
  using namespace lines_of_action;
  const auto game = Game<8>::make({.size = 8, .start = "standard", .jump_own = true, .repetition = 0});
  if (!game) return 1;
  tuning::Tuner tuner(*game, kFeatureNames, tuning::read_plan(argc, argv, {}));
  const Features weights = tuner.tune(kWeights);
  tuner.match("fitted against the source's", tuner.value(weights), tuner.value(kWeights));
  tuner.match("fitted against no evaluation", tuner.value(weights), nullptr);
}
