// SPDX-License-Identifier: GPL-3.0-or-later
//
// The ladder that a tournament's challenges and results come to (T16). Pure functions of the tournament and the time: a
// correction moves the ladder as if it had been so at once.
#pragma once

#include "framework/tournament/challenge_ladder.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

[[nodiscard]] ChallengeRules ladder_rules(const Settings& settings);
/// Days count from 1970, in UTC.
[[nodiscard]] std::int32_t day_of(TimeMs time);
[[nodiscard]] ChallengeLadder ladder_of(const Tournament& tournament, TimeMs now);
/// Who sits on side 1 of a challenge: who did so fewer times here; else the other way round than when they last met; else
/// the one challenged.
[[nodiscard]] bool challenger_first(const Tournament& tournament, const std::string& challenger,
                                    const std::string& challenged);

}  // namespace boardwright::tournament
