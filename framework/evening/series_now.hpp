// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several tournaments of a club together (T19.1, T19.3).
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "framework/evening/tournament_list.hpp"
#include "framework/tournament/series.hpp"

namespace boardwright {

struct SeriesNow {
  tournament::SeriesRules rules;            ///< as the newest of them says
  std::vector<TournamentInfo> tournaments;  ///< the oldest first
  std::vector<tournament::SeriesLine> lines;
};

/// The tournaments of this series' name, what they come to together. An evening that hasn't begun counts for nothing.
[[nodiscard]] Allowed<SeriesNow> series_now(const std::shared_ptr<Club>& club, std::string_view name);

}  // namespace boardwright
