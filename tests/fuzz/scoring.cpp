// SPDX-License-Identifier: GPL-3.0-or-later
//
// scoring.yaml, whatever it holds: the general file where the first line is "general", else a game's.
#include <algorithm>
#include <cmath>

#include "framework/scoring/pool_count.hpp"
#include "framework/scoring/scoring_file.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

const ScoringFile& general() {
  static const ScoringFile file = [] {
    const auto reading = read_scoring_text(
        "policies: {plain: {name: P, points: {win: 2, draw: 1, loss: 0}}}\n"
        "ratings: {glicko2: {name: G, system: glicko2}}\ndefault: {policy: plain, rating: glicko2}\n",
        "/config/scoring.yaml");
    fuzz::require(reading.problems.empty(), "the general file is sound");
    return reading.scoring;
  }();
  return file;
}

/// What a sound file promises: points that keep to their floor and statuses, ratings that stay numbers.
void require_sound(const Scheme& scheme) {
  PoolCount count;
  constexpr TimeMs kDay = 86'400'000;
  for (std::uint32_t i = 0; i < 12; ++i) {
    MatchResult result;
    result.time = i * 5 * kDay;
    result.match = std::to_string(i);
    result.seats = {{"a", PlayerKind::kMember, i % 3}, {"b", PlayerKind::kMember, 2 - i % 3}};
    result.reason = i % 4 == 0 ? "time" : "forfeit";
    count.add(scheme, result);
  }
  for (const auto& standing : count.standings(scheme, 4000 * kDay)) {
    fuzz::require(!scheme.points.floor || standing.points.points >= *scheme.points.floor,
                  "points keep to the floor");
    fuzz::require(std::isfinite(standing.rating.value) && std::isfinite(standing.rating.deviation),
                  "a rating is a number");
    if (scheme.points.ladder)
      fuzz::require(
          status_index(*scheme.points.ladder, standing.points) < scheme.points.ladder->statuses.size(),
          "everybody has a status");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::as_text(data, size);
  ScoringContext context;
  if (fuzz::take_line(text) != "general") context = {&general(), {"short", "long"}, {"arrived"}};
  const auto reading = read_scoring_text(std::string(text), "/games/fuzzed/scoring.yaml", context);
  for (const auto& problem : reading.problems) {
    fuzz::require_sentence(problem);
    fuzz::require(problem.starts_with("/games/fuzzed/scoring.yaml:"), "a problem names the file");
  }
  if (!reading.problems.empty()) return 0;
  ScoringBook book(context.general == nullptr ? reading.scoring : general());
  if (context.general != nullptr) book.add_game("fuzzed", reading.scoring);
  require_sound(book.scheme("fuzzed", "short", "0"));
  require_sound(book.scheme("fuzzed", "other", "1"));
  for (const auto& policy : reading.scoring.policies)
    for (const auto& rating : reading.scoring.ratings) require_sound({"fuzzed", "any", {}, policy, rating});
  return 0;
}
