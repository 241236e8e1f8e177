// SPDX-License-Identifier: GPL-3.0-or-later
//
// Swiss pairing of teams (T10.3-T10.5). In the crosstable an entrant is a team, a round's points are its primary score, its
// side is that of the first board. A pure function.
#pragma once

#include <tl/expected.hpp>

#include "framework/tournament/pairing.hpp"
#include "framework/tournament/settings.hpp"
#include "framework/tournament/sides.hpp"

namespace boardwright::tournament {

/// What a team needs of sides by the matches it has played (T10.4): kStrong, in type B also kMild, or none.
[[nodiscard]] Preference team_preference(const SideHistory& history, TeamPreference type, bool last_round);

[[nodiscard]] tl::expected<RoundPairing, PairingProblem> pair_teams(const Crosstable& table,
                                                                    TeamPreference type);

}  // namespace boardwright::tournament
