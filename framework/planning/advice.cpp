// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/advice.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

#include "framework/planning/round_time.hpp"

namespace boardwright::planning {

using tournament::System;

namespace {

/// Pairing large fields takes long; their figures are steadier.
std::uint32_t evenings_for(std::size_t people) {
  return people <= 20 ? kEvenings : people <= 40 ? kEvenings / 2 : people <= 80 ? 60 : 20;
}

Result<void> check(const EveningFacts& facts) {
  const std::size_t people = facts.ratings.size();
  if (people < 2) return fail("an evening needs two people at least");
  if (people > kMostPlanned)
    return fail("evenings of more than " + std::to_string(kMostPlanned) + " people can't be planned here");
  const auto is_time = [](double minutes) {
    return std::isfinite(minutes) && minutes > 0 && minutes <= 100000;
  };
  if (!is_time(facts.minutes) || !is_time(facts.length.median))
    return fail("times must be more than 0 minutes");
  if (!std::isfinite(facts.pause) || facts.pause < 0) return fail("a pause can't be less than 0 minutes");
  if (!(facts.length.spread >= 0 && facts.length.spread <= 3))
    return fail("the longest games can't be so much longer than the shortest");
  if (!(facts.draws >= 0 && facts.draws <= 1) || !(facts.first > 0 && facts.first < 1))
    return fail("shares of games lie between 0 and 1");
  for (const double rating : facts.ratings)
    if (!std::isfinite(rating)) return fail("a rating isn't a number");
  return {};
}

}  // namespace

Result<Advice> advise(EveningFacts facts, const FirstMover& first, bool drawn_by_lot, std::uint64_t seed) {
  if (auto checked = check(facts); !checked) return fail(checked.error());
  Advice advice;
  advice.sides = side_advice(first, drawn_by_lot);
  advice.equal =
      std::ranges::adjacent_find(facts.ratings, std::ranges::not_equal_to{}) == facts.ratings.end();
  if (first.games() > 0) facts.first = std::clamp(advice.sides.score, 0.02, 0.98);
  if (drawn_by_lot) facts.first = 0.5;
  facts.games = advice.sides.advice == SideAdvice::kTwoGames ? 2 : 1;
  const auto people = static_cast<std::uint32_t>(facts.ratings.size());
  const std::uint32_t everybody = people - 1 + people % 2;
  advice.rounds = rounds_in_time(facts, everybody, seed);
  while (advice.rounds_that_fit < everybody && advice.rounds[advice.rounds_that_fit] >= kInTime)
    ++advice.rounds_that_fit;
  const bool balanced = advice.sides.advice != SideAdvice::kNone && facts.games == 1;
  std::vector<Format> formats{{System::kOpenEvening, 0, facts.games, balanced}};
  if (advice.rounds_that_fit >= everybody) formats.push_back({System::kRoundRobin, 0, facts.games, balanced});
  if (people >= 4 && advice.rounds_that_fit >= 2) {
    // More rounds than these only spoil the order; and none that might not be paired.
    const std::uint32_t enough = static_cast<std::uint32_t>(std::bit_width(people - 1)) + 2;
    const std::uint32_t rounds =
        std::min({advice.rounds_that_fit, enough, std::max(2U, safe_rounds(people))});
    if (rounds < everybody) formats.push_back({System::kSwiss, rounds, facts.games, balanced});
  }
  if (people >= 3) {
    const Format cup{System::kKnockOut, 0, facts.games, balanced};
    if (rounds_of(cup, people) <= advice.rounds_that_fit) formats.push_back(cup);
  }
  for (const Format& format : formats) {
    FormatAdvice one{.format = format, .outlook = simulate_format(facts, format, seed, evenings_for(people))};
    if (format.system == System::kSwiss) one.dead_end = dead_end(people, format.rounds);
    if (format.system == System::kOpenEvening || one.outlook.in_time >= kInTime)
      advice.formats.push_back(one);
  }
  std::ranges::stable_sort(advice.formats, std::ranges::greater{},
                           [](const FormatAdvice& one) { return one.outlook.playing; });
  return advice;
}

}  // namespace boardwright::planning
