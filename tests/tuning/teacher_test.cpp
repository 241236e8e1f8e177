// SPDX-License-Identifier: GPL-3.0-or-later
//
// What networks are taught by: targets without luck, games on several threads, sums in blocks; and that what
// they then say in whole numbers is what their weights come to.
#include "network.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace tuning;

constexpr std::size_t kInputs = 9, kUnits = 64;

/// Of which a few are there.
struct Input {
  std::vector<std::pair<unsigned, std::int32_t>> counts{}, parts{};
  std::vector<std::pair<unsigned, unsigned>> fields{};

  template <class Visit>
  void each_count(Visit&& visit) const {
    for (const auto& [input, times] : counts) visit(input, times);
  }
  template <class Visit>
  void each_part(Visit&& visit) const {
    for (const auto& [input, times] : parts) visit(input, times);
  }
  template <class Visit>
  void each_field(Visit&& visit) const {
    for (const auto& [plain, mirrored] : fields) visit(plain, mirrored);
  }
};
const Input kInput{{{0, 3}, {1, -2}}, {{2, 16}}, {{3, 4}, {4, 3}, {5, 5}}};

using Examples = std::vector<Example<unsigned>>;

Examples promised(const std::vector<float>& promises) {
  Examples examples;
  for (const float promise : promises) examples.push_back({0, promise});
  return examples;
}

}  // namespace

TEST_CASE("a target is what the best move promises and what came of it, without luck") {
  // Three moves; then the side that would move next has lost.
  Examples examples = promised({0.5F, 0.5F, 0.6F});
  mix_with_what_came(examples, 0, {{false, 0}, {false, 0}, {false, 0}}, 0, 0.5F);
  CHECK(examples[2].target == Approx(0.8));   // half of the way from 0.6 to 1
  CHECK(examples[1].target == Approx(0.35));  // from 0.5 to 1 - 0.8
  CHECK(examples[0].target == Approx(0.575));

  Examples lucky = promised({0.5F, 0.5F, 0.6F});
  mix_with_what_came(lucky, 0, {{false, 0}, {false, 0.1F}, {false, 0.4F}}, 0, 0.5F);
  CHECK(lucky[2].target == Approx(0.6));  // the win was luck
  CHECK(lucky[1].target == Approx(0.4));  // 1 - 0.6 less 0.1 is 0.3

  Examples stray = promised({0.5F, 0.5F, 0.6F});
  mix_with_what_came(stray, 0, {{false, 0}, {true, 0}, {false, 0}}, 0, 0.5F);
  CHECK(stray[1].target == Approx(0.5));  // what came of a random move says nothing
  CHECK(stray[0].target == Approx(0.5));
}

TEST_CASE("only a game's own examples are mixed with what came of it") {
  Examples examples = promised({0.3F, 0.5F});
  mix_with_what_came(examples, 1, {{false, 0}}, 0, 1);
  CHECK(examples[0].target == 0.3F);
  CHECK(examples[1].target == 1);
}

TEST_CASE("the same games come of any number of threads, in their order") {
  const auto play = [](Examples& examples, Random& random) {
    for (std::uint32_t i = 1 + random.below(5); i > 0; --i)
      examples.push_back({random.below(1'000'000), 0.5F});
  };
  const auto numbers = [&](std::uint64_t first, unsigned games, unsigned threads) {
    std::vector<unsigned> inputs;
    for (const auto& example : play_games<unsigned>(first, games, 7, play, threads))
      inputs.push_back(example.input);
    return inputs;
  };
  const std::vector<unsigned> alone = numbers(0, 20, 1);
  CHECK(alone.size() >= 20);
  CHECK(numbers(0, 20, 3) == alone);
  CHECK(numbers(0, 20, 32) == alone);
  std::vector<unsigned> parts = numbers(0, 8, 2);
  for (const unsigned input : numbers(8, 12, 2)) parts.push_back(input);
  CHECK(parts == alone);
}

TEST_CASE("a network sees the sums of its weights, as it is and mirrored") {
  const Pupil<kInputs, kUnits> pupil(3);
  const auto& weights = pupil.weights();
  const Look<kInputs, kUnits> look(weights, kInput);
  double sum = 0;
  for (std::size_t unit = 0; unit < kUnits; ++unit) {
    const auto weight = [&](std::size_t input) { return static_cast<double>(weights.inputs[input][unit]); };
    const double both = weight(kInputs - 1) + 3 * weight(0) - 2 * weight(1) + weight(2) / 4 + weight(5);
    const double plain = both + weight(3) + weight(4), mirrored = both + weight(4) + weight(3);
    CHECK(static_cast<double>(look.seen[0][unit]) == Approx(plain).margin(1e-5));
    CHECK(static_cast<double>(look.seen[1][unit]) == Approx(mirrored).margin(1e-5));
    sum += static_cast<double>(weights.units[unit]) * (std::max(plain, 0.0) + std::max(mirrored, 0.0));
  }
  CHECK(static_cast<double>(look.score) == Approx(1 / (1 + std::exp(-sum))).epsilon(1e-4));
}

TEST_CASE("in whole numbers a network says what its weights come to, in 16 bits and in 32") {
  Random random(9);
  const auto number = [&random](std::uint32_t most) {
    return static_cast<std::int32_t>(random.below(2 * most + 1)) - static_cast<std::int32_t>(most);
  };
  int negative = 0, positive = 0;
  for (int i = 0; i < 200; ++i) {
    boardwright::sdk::NetworkWeights<kInputs, kUnits> weights{};
    weights.promise = number(1'000'000);
    for (auto& unit : weights.units) unit = number(30'000);
    for (auto& units : weights.inputs)
      for (auto& weight : units) weight = static_cast<std::int8_t>(number(127));
    const auto value = boardwright::sdk::network_value<std::int32_t>(weights, kInput);
    std::int64_t sum = weights.promise;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
      const auto weight = [&](std::size_t input) { return int{weights.inputs[input][unit]}; };
      const int both = 16 * weight(2) / boardwright::sdk::kNetworkPart + weight(kInputs - 1) + 3 * weight(0) -
                       2 * weight(1);
      const int plain = both + weight(3) + weight(4) + weight(5),
                mirrored = both + weight(4) + weight(3) + weight(5);
      sum += std::int64_t{std::max(plain, 0) + std::max(mirrored, 0)} * weights.units[unit];
    }
    const std::int64_t slow = std::clamp<std::int64_t>(
        sum / boardwright::sdk::kNetworkEloUnit, -boardwright::sdk::kMostElo, boardwright::sdk::kMostElo);
    REQUIRE(value == slow);
    REQUIRE(boardwright::sdk::network_value<std::int16_t>(weights, kInput) == value);
    ++(value < 0 ? negative : positive);
  }
  CHECK(negative > 50);
  CHECK(positive > 50);
}

TEST_CASE("of inputs that a pupil has never seen nothing is written") {
  const auto pupil = std::make_unique<Pupil<kInputs, kUnits>>(3);
  CHECK(pupil->learnt().inputs == LearntWeights<kInputs, kUnits>{}.inputs);
  for (unsigned i = 0; i < kBatch; ++i) pupil->learn(kInput, 0.9F, 1e-2F);
  const auto weights = pupil->weights(), learnt = pupil->learnt();
  for (const unsigned seen : {0U, 1U, 2U, 3U, 4U, 5U, 8U}) CHECK(learnt.inputs[seen] == weights.inputs[seen]);
  for (const unsigned unseen : {6U, 7U}) {
    CHECK(learnt.inputs[unseen] == decltype(weights.inputs[unseen]){});
    CHECK(weights.inputs[unseen] != learnt.inputs[unseen]);
  }
  CHECK(learnt.units == weights.units);
}

TEST_CASE("a pupil comes to promise what it is told, and does so in whole numbers") {
  auto pupil = std::make_unique<Pupil<kInputs, kUnits>>(3);
  const Input other{{{1, 1}}, {}, {{3, 5}}};
  for (unsigned i = 0; i < 60 * kBatch; ++i) {
    const bool first = i % 2 == 0;
    pupil->learn(first ? kInput : other, first ? 0.9F : 0.3F, 1e-2F);
  }
  CHECK(pupil->score(kInput) == Approx(0.9).margin(0.01));
  CHECK(pupil->score(other) == Approx(0.3).margin(0.01));
  const auto whole = rounded(pupil->learnt());
  for (const Input& input : {kInput, other}) {
    const double promised = pupil->score(input), odds = promised / (1 - promised);
    CHECK(boardwright::sdk::network_value<std::int32_t>(whole, input) ==
          Approx(400 * std::log10(odds)).margin(8));
  }
}
