// SPDX-License-Identifier: GPL-3.0-or-later
//
//   boardwright-tune-two_field …              self-play, see tune.hpp
//   boardwright-tune-two_field from FILE SET  positions of other players' games with the pieces of SET
#include "games/two_field/game.hpp"
#include "tests/tuning/tune.hpp"

namespace {

using namespace two_field;

using Small = Game<Position<SmallBoard>>;

struct Fitted : Small {
  using Small::Small;
  [[nodiscard]] static bool in_play(const Position& position) { return position.phase != kSetUpPhase; }
};

/// In self-play both see all ranks: what hiding them is worth can't be learned there and stays as it is in
/// the source.
struct SelfPlayed : Fitted {
  using Fitted::Fitted;
  [[nodiscard]] Features features(const Position& position) const {
    auto features = Fitted::features(position);
    for (const auto hidden : {kHidden, kHiddenHigh, kUnmoved}) features[hidden] = 0;
    return features;
  }
};

Result<Options> options_of(const char* set) {
  bw_parameter given[] = {{.name = "set", .value = {}}};
  given[0].value.type = BW_CHOICE;
  given[0].value.text = set;
  const auto parameters = sdk::Parameters::check(kParameterSpecs, given);
  if (!parameters) return fail(parameters.error());
  return read_options(*parameters);
}

}  // namespace

int main(int argc, char** argv) {
  const bool from_file = argc == 4 && std::string(argv[1]) == "from";
  const auto options = options_of(from_file ? argv[3] : "classic");
  if (!options) {
    std::fprintf(stderr, "%s\n", options.error().c_str());
    return 2;
  }
  const tuning::Plan usual{.style = {.random_plies = 12, .random_one_in = 8, .most_plies = 500}};
  if (from_file) {
    const Fitted game(*options);
    tuning::Tuner tuner(game, kFeatureNames, usual);
    if (!tuner.tune_to(argv[2], kWeights)) return 1;
    return 0;  // open self-play says nothing about hidden ranks
  }
  const SelfPlayed game(*options);
  tuning::Tuner tuner(game, kFeatureNames, tuning::read_plan(argc, argv, usual));
  const Features weights = tuner.tune(kWeights);
  tuner.match("fitted against the source's", tuner.value(weights), tuner.value(kWeights));
  tuner.match("fitted against no evaluation", tuner.value(weights), nullptr);
}
