// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <functional>
#include <vector>

#include "framework/planning/dead_end.hpp"

using namespace boardwright::planning;

namespace {

/// All ways to play rounds, one after the other: whether some way leads to a round `round` that can't be paired.
class BruteForce {
 public:
  explicit BruteForce(std::uint32_t places)
      : places_(places), met_(places, std::vector<bool>(places, false)) {}

  /// Every first round is the same but for names.
  bool can_fail(std::uint32_t round) {
    if (round == 1) return false;
    for (std::uint32_t i = 0; i < places_; i += 2) meet(i, i + 1, true);
    return fails_after(round - 2, round);
  }

 private:
  void meet(std::uint32_t one, std::uint32_t other, bool met) { met_[one][other] = met_[other][one] = met; }

  /// `left` rounds are still to be played before the one that is asked for.
  bool fails_after(std::uint32_t left, std::uint32_t round) {
    if (left == 0) return !has_pairing(0);
    bool failed = false;
    std::vector<bool> sat(places_, false);
    each_round(sat, [&] {
      failed = failed || fails_after(left - 1, round);
      return failed;
    });
    return failed;
  }

  bool each_round(std::vector<bool>& sat, const std::function<bool()>& done) {
    std::uint32_t one = 0;
    while (one < places_ && sat[one]) ++one;
    if (one == places_) return done();
    sat[one] = true;
    for (std::uint32_t other = one + 1; other < places_; ++other) {
      if (sat[other] || met_[one][other]) continue;
      sat[other] = true;
      meet(one, other, true);
      const bool stop = each_round(sat, done);
      meet(one, other, false);
      sat[other] = false;
      if (stop) return true;
    }
    sat[one] = false;
    return false;
  }

  bool has_pairing(std::uint32_t) {
    std::vector<bool> sat(places_, false);
    return each_round(sat, [] { return true; });
  }

  std::uint32_t places_;
  std::vector<std::vector<bool>> met_;
};

}  // namespace

TEST_CASE("rounds that are said to be safe are, and the others can fail, by trying out all") {
  for (const std::uint32_t people : {2U, 3U, 4U, 5U, 6U, 7U, 8U})
    for (std::uint32_t round = 1; round <= people + 1; ++round) {
      const std::uint32_t places = people + people % 2;
      INFO(people << " people, round " << round);
      if (round > places - 1) {
        CHECK(dead_end(people, round) == DeadEnd::kCertain);
        continue;
      }
      const bool fails = BruteForce(places).can_fail(round);
      CHECK(dead_end(people, round) == (fails ? DeadEnd::kNotExcluded : DeadEnd::kNever));
    }
}

TEST_CASE("half as many rounds as people are always safe") {  // Dirac 1952
  for (std::uint32_t people = 2; people <= 200; people += 2) CHECK(safe_rounds(people) >= people / 2);
  CHECK(safe_rounds(4) == 3);
  CHECK(safe_rounds(6) == 3);
  CHECK(safe_rounds(8) == 5);
}
