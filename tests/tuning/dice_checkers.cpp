// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dice_checkers/game.hpp"
#include "tests/tuning/tune.hpp"

int main(int argc, char** argv) {
  using namespace dice_checkers;
  const auto standard = sdk::Parameters::check(kParameterSpecs, {});
  if (!standard) return 1;
  const auto game = DiceCheckers::make(*standard);
  if (!game) return 1;
  const bool from_file = argc == 3 && std::string(argv[1]) == "from";
  tuning::Tuner tuner(*game, kFeatureNames, from_file ? tuning::Plan{} : tuning::read_plan(argc, argv, {}));
  const auto fitted = from_file ? tuner.tune_to(argv[2], kWeights) : std::optional(tuner.tune(kWeights));
  if (!fitted) return 1;
  const Features weights = *fitted;
  tuner.match("fitted against the source's", tuner.value(weights), tuner.value(kWeights));
  tuner.match("fitted against no evaluation", tuner.value(weights), nullptr);
}
