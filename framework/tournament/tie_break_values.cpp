// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/tie_break_values.hpp"

#include "framework/tournament/opponents_results.hpp"
#include "framework/tournament/own_results.hpp"
#include "framework/tournament/rating_results.hpp"

namespace boardwright::tournament {

struct TieBreakValues::Fore {
  Fore(const Crosstable& table, std::uint32_t after)
      : drawn(with_last_round_drawn(table, after)), scored(drawn, after) {}
  Crosstable drawn;
  ScoredTable scored;
};

TieBreakValues::TieBreakValues(const Crosstable& table, std::uint32_t after) : table_(table, after) {}

const ScoredTable& TieBreakValues::fore() {
  if (!fore_) fore_ = std::make_shared<const Fore>(table_.table(), table_.rounds());
  return fore_->scored;
}

const TieBreakValues::Values& TieBreakValues::of_everybody(const TieBreak& tie_break) {
  const auto [known, added] = of_everybody_.try_emplace(tie_break_text(tie_break));
  if (added)
    for (Number number = 1; number <= table_.people(); ++number)
      known->second.push_back(derive(tie_break, number).value);
  return known->second;
}

Derivation TieBreakValues::derive(const TieBreak& tie_break, Number number) {
  const auto average_of = [&](Criterion criterion) {
    return opponents_average(table_, tie_break, number,
                             of_everybody({.criterion = criterion, .unrated = tie_break.unrated}));
  };
  const auto rounded = [](Derivation derivation) {
    if (derivation.value) derivation.value = Fraction(rounded_half_up(*derivation.value));
    return derivation;
  };
  switch (tie_break.criterion) {
    case Criterion::kBuchholz: return buchholz(table_, tie_break, number);
    case Criterion::kForeBuchholz: return buchholz(fore(), tie_break, number);
    case Criterion::kAverageBuchholz:
      return average_of(tie_break.fore ? Criterion::kForeBuchholz : Criterion::kBuchholz);
    case Criterion::kSonnebornBerger: return sonneborn_berger(table_, tie_break, number);
    case Criterion::kKoya: return koya(table_, tie_break, number);
    case Criterion::kAverageRating: return average_rating(table_, tie_break, number);
    case Criterion::kPerformance: return performance(table_, tie_break, number);
    case Criterion::kPerfect: return perfect_performance(table_, tie_break, number);
    case Criterion::kOpponentsPerformance: return rounded(average_of(Criterion::kPerformance));
    case Criterion::kOpponentsPerfect: return rounded(average_of(Criterion::kPerfect));
    default: return own_result(table_, tie_break, number);
  }
}

}  // namespace boardwright::tournament
