// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/own_results.hpp"

namespace boardwright::tournament {
namespace {

bool on_board(const RoundEntry& entry) { return entry.played() && entry.code != Code::kOpen; }

bool won_on_board(const ScoredTable& table, Number number, std::uint32_t round) {
  return on_board(table.entry(number, round)) && table.points(number, round) >= table.table().scheme.win;
}

/// Unplayed rounds have no opponent whose points could be compared, forfeits included: a draw's points take
/// their place.
Fraction standard_point(const ScoredTable& table, Number number, std::uint32_t round) {
  const RoundEntry& entry = table.entry(number, round);
  const Points own = table.points(number, round);
  const Points other = entry.played() ? table.points(entry.opponent, round) : table.table().scheme.draw;
  return own > other ? Fraction(1) : own == other ? Fraction(1, 2) : Fraction(0);
}

/// T17.10: in round robins too a forfeit loss stays unplayed here.
bool chosen_round(const RoundEntry& entry) {
  return entry.code != Code::kHalf && entry.code != Code::kZero && entry.code != Code::kForfeitLoss;
}

Fraction games_ahead(const ScoredTable& table, Number number, std::uint32_t round) {
  const RoundEntry& entry = table.entry(number, round);
  if (entry.games_ahead) return *entry.games_ahead;
  if (!on_board(entry)) return 0;
  const Points own = table.points(number, round), other = table.points(entry.opponent, round);
  return own > other ? 1 : own < other ? -1 : 0;
}

Fraction of_round(const ScoredTable& table, Criterion criterion, Number number, std::uint32_t round) {
  const RoundEntry& entry = table.entry(number, round);
  const bool second = entry.side == Side::kSecond;
  const auto one_if = [](bool so) { return Fraction(so ? 1 : 0); };
  switch (criterion) {
    case Criterion::kWins: return one_if(table.points(number, round) >= table.table().scheme.win);
    case Criterion::kWonOnBoard: return one_if(won_on_board(table, number, round));
    case Criterion::kSecondSideGames: return one_if(second && entry.played());
    case Criterion::kSecondSideWins: return one_if(second && won_on_board(table, number, round));
    case Criterion::kRoundsChosen: return one_if(chosen_round(entry));
    case Criterion::kStandardPoints: return standard_point(table, number, round);
    case Criterion::kDifference:
      if (entry.opponent == 0) return 0;
      return of_points(table.points(number, round) - table.points(entry.opponent, round));
    case Criterion::kGames: return games_ahead(table, number, round);
    default: return of_points(table.points(number, round));
  }
}

}  // namespace

bool is_own_result(Criterion criterion) {
  switch (criterion) {
    case Criterion::kPoints:
    case Criterion::kWins:
    case Criterion::kWonOnBoard:
    case Criterion::kSecondSideGames:
    case Criterion::kSecondSideWins:
    case Criterion::kProgressive:
    case Criterion::kRoundsChosen:
    case Criterion::kStandardPoints:
    case Criterion::kNumber:
    case Criterion::kRating:
    case Criterion::kDifference:
    case Criterion::kGames: return true;
    default: return false;
  }
}

Derivation own_result(const ScoredTable& table, const TieBreak& tie_break, Number number) {
  Derivation derivation{.tie_break = tie_break, .number = number, .value = {}, .contributions = {}};
  if (tie_break.criterion == Criterion::kNumber) {
    derivation.value = Fraction(number);
    return derivation;
  }
  if (tie_break.criterion == Criterion::kRating) {
    const auto& rating = table.table().of(number).rating;
    if (const auto counted = rating ? rating : tie_break.unrated) derivation.value = Fraction(*counted);
    return derivation;
  }
  const bool progressive = tie_break.criterion == Criterion::kProgressive;
  Points so_far = 0;
  for (std::uint32_t round = 1; round <= table.rounds(); ++round) {
    so_far += table.points(number, round);
    const Fraction value =
        progressive ? of_points(so_far) : of_round(table, tie_break.criterion, number, round);
    // T17.11: PS loses its first rounds, DIF its best one.
    derivation.contributions.push_back({.round = round,
                                        .opponent = table.entry(number, round).opponent,
                                        .kind = table.kind(number, round),
                                        .measure = progressive ? Fraction(round) : value,
                                        .value = value});
  }
  apply_cuts(derivation.contributions, tie_break);
  derivation.value = sum_of(derivation.contributions);
  return derivation;
}

}  // namespace boardwright::tournament
