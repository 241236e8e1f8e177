// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/rated_side.hpp"

namespace boardwright::desktop {

RatedSide::RatedSide(KeptMatch* kept, const MatchPlan& plan) {
  if (kept == nullptr || !plan.rated) return;
  // Asked once: a status changes only when a match is over. Where a ladder leaves it to the player, both
  // answers differ and the setting goes.
  for (Seat seat = 0; seat < plan.seats.size(); ++seat) {
    const auto with = kept->hints_visible(seat, true), without = kept->hints_visible(seat, false);
    if (with && without && *with == *without) hints_[seat] = *with;
  }
}

std::optional<bool> RatedSide::hints_of(Seat seat) const {
  const auto ruled = hints_.find(seat);
  return ruled == hints_.end() ? std::nullopt : std::optional(ruled->second);
}

Result<void> RatedSide::ask_for_report(KeptMatch* kept, const MatchPlan& plan) {
  if (report_ || kept == nullptr || !plan.rated || !kept->match().is_over()) return {};
  auto report = kept->report();
  if (!report) return fail(report.error());
  report_ = std::move(*report);
  return {};
}

}  // namespace boardwright::desktop
