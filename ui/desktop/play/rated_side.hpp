// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "framework/match/match_plan.hpp"
#include "framework/table/kept_match.hpp"

namespace boardwright::desktop {

/// What a rated match of the club has to do with its players' statuses: whom it shows possible moves, and what its end
/// has done to them. Empty for every other match.
class RatedSide {
 public:
  RatedSide() = default;
  /// Asks the club; `kept`: nullptr if it doesn't keep the match.
  RatedSide(KeptMatch* kept, const MatchPlan& plan);

  /// Whether the ladder says that a seat is shown possible moves; nothing: it says nothing.
  [[nodiscard]] std::optional<bool> hints_of(Seat seat) const;
  /// Once the match is over; counts all results of the club, so that it is asked once.
  [[nodiscard]] Result<void> ask_for_report(KeptMatch* kept, const MatchPlan& plan);
  [[nodiscard]] const std::optional<FinishReport>& report() const noexcept { return report_; }

 private:
  std::map<Seat, bool> hints_;
  std::optional<FinishReport> report_;
};

}  // namespace boardwright::desktop
