// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stages: a tournament in which the best of another go on (T1.1, T12.6).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "framework/evening/evening_log.hpp"
#include "framework/evening/standings_now.hpp"

namespace boardwright {

/// All winners of the groups, then all seconds and so on: of each group the first `through`.
[[nodiscard]] std::vector<std::string> who_goes_through(const StandingsNow& standings, std::size_t through);

/// Games of an earlier stage among those who are here, as rounds that have been played (T12.6).
[[nodiscard]] EveningPlan carried_games(const tournament::Tournament& now,
                                        const tournament::Tournament& earlier);

/// Who is in this stage and wouldn't be by what the earlier one comes to now, and who would be and isn't (T13.5). Both
/// empty for a tournament that is no stage of another.
[[nodiscard]] Allowed<std::pair<std::vector<std::string>, std::vector<std::string>>> stage_differs(
    Club& club, const tournament::Tournament& now, const tournament::NameOf& name);

}  // namespace boardwright
