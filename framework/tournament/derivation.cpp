// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/derivation.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

/// T17.11: by the measure, then by the value.
bool less_to_cut(const Contribution& a, const Contribution& b) {
  return a.measure < b.measure || (a.measure == b.measure && a.value < b.value);
}

using Found = std::vector<Contribution>::iterator;

template <class Wanted, class Less>
Found least(std::vector<Contribution>& contributions, Wanted wanted, Less less) {
  Found found = contributions.end();
  for (Found each = contributions.begin(); each != contributions.end(); ++each)
    if (each->cut == CutReason::kCounts && wanted(*each) &&
        (found == contributions.end() || less(*each, *found)))
      found = each;
  return found;
}

void cut_low(std::vector<Contribution>& contributions, bool opponents_scores) {
  const auto any = [](const Contribution&) { return true; };
  const Found least_of_all = least(contributions, any, less_to_cut);
  if (least_of_all == contributions.end()) return;
  const auto of_voluntary = [](const Contribution& each) { return voluntary(each.kind); };
  const auto by_value = [](const Contribution& a, const Contribution& b) { return a.value < b.value; };
  const Found instead = opponents_scores ? least(contributions, of_voluntary, by_value) : contributions.end();
  if (instead != contributions.end() && least_of_all->value < instead->value)  // T17.12
    instead->cut = CutReason::kVoluntary;
  else
    least_of_all->cut = CutReason::kLeast;
}

}  // namespace

void apply_cuts(std::vector<Contribution>& contributions, const TieBreak& tie_break) {
  const bool opponents_scores = tie_break.criterion == Criterion::kBuchholz ||
                                tie_break.criterion == Criterion::kForeBuchholz ||
                                tie_break.criterion == Criterion::kSonnebornBerger;
  for (int i = 0; i < tie_break.cut_low; ++i) cut_low(contributions, opponents_scores);
  for (int i = 0; i < tie_break.cut_high; ++i) {
    const auto any = [](const Contribution&) { return true; };
    const auto greater = [](const Contribution& a, const Contribution& b) { return less_to_cut(b, a); };
    const Found greatest = least(contributions, any, greater);
    if (greatest != contributions.end()) greatest->cut = CutReason::kGreatest;
  }
}

Fraction sum_of(const std::vector<Contribution>& contributions) {
  Fraction sum;
  for (const auto& each : contributions)
    if (each.cut == CutReason::kCounts) sum += each.value;
  return sum;
}

}  // namespace boardwright::tournament
