// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/rating_results.hpp"

#include <algorithm>

#include "framework/scoring/fide_tables.hpp"
#include "framework/tournament/opponents_results.hpp"

namespace boardwright::tournament {
namespace {

std::vector<std::optional<Fraction>> ratings_of(const ScoredTable& table, const TieBreak& tie_break) {
  std::vector<std::optional<Fraction>> ratings;
  for (const auto& entrant : table.table().entrants) {
    const auto counted = entrant.rating ? entrant.rating : tie_break.unrated;
    ratings.push_back(counted ? std::optional(Fraction(*counted)) : std::nullopt);
  }
  return ratings;
}

Fraction scored_on_board(const ScoredTable& table, const Derivation& opponents) {
  Fraction scored;
  for (const auto& game : opponents.contributions) scored += game_score(table, opponents.number, game.round);
  return scored;
}

/// Hundredths that the table expects of a rating against these opponents.
std::int64_t expected_hundredths(const Derivation& opponents, std::int64_t rating) {
  std::int64_t sum = 0;
  for (const auto& game : opponents.contributions)
    sum += fide_score_probability(rating - game.value.numerator());
  return sum;
}

}  // namespace

Fraction game_score(const ScoredTable& table, Number number, std::uint32_t round) {
  const RoundEntry& entry = table.entry(number, round);
  if (entry.points) {
    const auto& scheme = table.table().scheme;
    const Points span = scheme.win - scheme.loss;
    if (span <= 0) return 0;
    return std::clamp(Fraction(*entry.points - scheme.loss, span), Fraction(0), Fraction(1));
  }
  switch (entry.code) {
    case Code::kWin:
    case Code::kUnratedWin: return 1;
    case Code::kDraw:
    case Code::kUnratedDraw:
    case Code::kOpen: return {1, 2};
    default: return 0;
  }
}

Derivation average_rating(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  Derivation derivation = opponents_average(table, tie_break, number, ratings_of(table, tie_break));
  if (derivation.value) derivation.value = Fraction(rounded_half_up(*derivation.value));
  return derivation;
}

Derivation performance(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  Derivation derivation = average_rating(table, tie_break, number);
  if (!derivation.value) return derivation;
  const auto games = static_cast<std::int64_t>(derivation.contributions.size());
  const auto percent = rounded_half_up(scored_on_board(table, derivation) * std::int64_t{100} / games);
  *derivation.value += Fraction(fide_rating_difference(static_cast<int>(percent)));
  return derivation;
}

Derivation perfect_performance(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  Derivation derivation = average_rating(table, tie_break, number);
  if (!derivation.value) return derivation;
  const auto [lowest, highest] = std::ranges::minmax(derivation.contributions, {}, &Contribution::value);
  std::int64_t low = lowest.value.numerator() - 800, high = highest.value.numerator() + 800;
  const Fraction scored = scored_on_board(table, derivation) * std::int64_t{100};
  // At 800 above everybody all games are expected: `high` always will do.
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    if (Fraction(expected_hundredths(derivation, middle)) < scored)
      low = middle + 1;
    else
      high = middle;
  }
  derivation.value = Fraction(low);
  return derivation;
}

}  // namespace boardwright::tournament
