// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/opponents_results.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

/// A round with the score that it counts with: that of the opponent or of a dummy.
Contribution scored_round(const ScoredTable& table, Number number, std::uint32_t round) {
  Contribution contribution{.round = round, .opponent = table.entry(number, round).opponent};
  contribution.kind = table.kind(number, round);
  contribution.dummy = contribution.kind != RoundKind::kPlayed;
  contribution.measure =
      of_points(contribution.dummy ? table.dummy(number, round) : table.adjusted(contribution.opponent));
  return contribution;
}

template <class Value>
Derivation over_rounds(const ScoredTable& table, const TieBreak& tie_break, Number number, Value value) {
  Derivation derivation{.tie_break = tie_break, .number = number, .value = {}, .contributions = {}};
  for (std::uint32_t round = 1; round <= table.rounds(); ++round) {
    if (table.kind(number, round) == RoundKind::kFree) continue;
    Contribution contribution = scored_round(table, number, round);
    contribution.value = value(contribution);
    derivation.contributions.push_back(contribution);
  }
  apply_cuts(derivation.contributions, tie_break);
  derivation.value = sum_of(derivation.contributions);
  return derivation;
}

/// The greatest score this opponent could have.
Points greatest_score(const ScoredTable& table, Number number) {
  Points greatest = 0;
  for (std::uint32_t round = 1; round <= table.rounds(); ++round)
    if (table.entry(number, round).opponent != 0) greatest += table.table().scheme.win;
  return greatest;
}

}  // namespace

Derivation buchholz(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  return over_rounds(table, tie_break, number, [](const Contribution& round) { return round.measure; });
}

Derivation sonneborn_berger(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  return over_rounds(table, tie_break, number, [&table, number](const Contribution& round) {
    return round.measure * of_points(table.points(number, round.round));
  });
}

Derivation koya(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  return over_rounds(table, tie_break, number, [&table, number](const Contribution& round) {
    const bool half = 2 * table.score(round.opponent) >= greatest_score(table, round.opponent);
    return half ? of_points(table.points(number, round.round)) : Fraction(0);
  });
}

Derivation opponents_average(const ScoredTable& table, const TieBreak& tie_break, Number number,
                             std::span<const std::optional<Fraction>> of_number) {
  Derivation derivation{.tie_break = tie_break, .number = number, .value = {}, .contributions = {}};
  for (std::uint32_t round = 1; round <= table.rounds(); ++round) {
    const RoundEntry& entry = table.entry(number, round);
    if (!entry.played() || !of_number[entry.opponent - 1]) continue;
    const Fraction& value = *of_number[entry.opponent - 1];
    derivation.contributions.push_back(
        {.round = round, .opponent = entry.opponent, .measure = value, .value = value});
  }
  apply_cuts(derivation.contributions, tie_break);
  const auto counted = std::ranges::count(derivation.contributions, CutReason::kCounts, &Contribution::cut);
  if (counted > 0) derivation.value = sum_of(derivation.contributions) / static_cast<std::int64_t>(counted);
  return derivation;
}

}  // namespace boardwright::tournament
