// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/militakiri/classes.hpp"
#include "tests/tuning/tune.hpp"

namespace {

/// With what the self-play needs to know: the set-up is at random.
struct Tuned : militakiri::WithChance<militakiri::Game<militakiri::SingleBoard>> {
  using WithChance::WithChance;
  [[nodiscard]] static bool in_play(const Position& position) { return position.in_play(); }
};

}  // namespace

int main(int argc, char** argv) {
  using namespace militakiri;
  const Tuned game{Options{}};
  tuning::Tuner tuner(game, kFeatureNames,
                      tuning::read_plan(argc, argv, {.style = {.random_one_in = 5, .most_plies = 400}}));
  const Features weights = tuner.tune(kWeights);
  tuner.match("fitted against the source's", tuner.value(weights), tuner.value(kWeights));
  tuner.match("fitted against no evaluation", tuner.value(weights), nullptr);
}
