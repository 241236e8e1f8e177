// SPDX-License-Identifier: GPL-3.0-or-later
//
// An order of places that people climb by challenges (T16). Not the ladder of points and statuses (T2.5), which
// goes on beside it. Pure functions of what happened; days count from any day. Refusals name people by their ids.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/text/remark.hpp"

namespace boardwright::tournament {

struct ChallengeRules {
  std::uint32_t reach = 3;       ///< places up that one may challenge
  std::int32_t days = 14;        ///< to play a challenge; later it counts as lost for the one challenged
  std::int32_t protection = 14;  ///< days after a lost challenge without one against the same
  bool swap = false;             ///< the two change places; else all between move down one
  std::int32_t idle_days = 0;    ///< after so many without a game one moves down a place each week; 0: never
};

enum class ChallengeEnd : std::uint8_t { kWon, kDrawn, kLost, kRefused };

/// Somebody on the ladder.
struct Climber {
  std::string id;
  std::int32_t active = 0;   ///< day of the last game, or of coming
  std::int32_t dropped = 0;  ///< day of the last week's drop; 0: none
  bool idle = false;         ///< marked, and moving down
  friend bool operator==(const Climber&, const Climber&) = default;
};

struct OpenChallenge {
  std::string challenger, challenged;
  std::int32_t day = 0;
  friend bool operator==(const OpenChallenge&, const OpenChallenge&) = default;
};

struct LostChallenge {
  std::string challenger, challenged;
  std::int32_t day = 0;
  friend bool operator==(const LostChallenge&, const LostChallenge&) = default;
};

struct ChallengeLadder {
  std::vector<Climber> places;  ///< from the first down
  std::vector<OpenChallenge> open;
  std::vector<LostChallenge> lost;
  friend bool operator==(const ChallengeLadder&, const ChallengeLadder&) = default;
};

/// Enters somebody new at the bottom, or above the first of `below` in the order of the places (T16.3), which are those
/// with a lower rating.
[[nodiscard]] Allowed<ChallengeLadder> with_newcomer(ChallengeLadder ladder, const std::string& id,
                                                     std::int32_t day,
                                                     const std::vector<std::string>& below = {});
/// Refuses a challenge out of reach, under protection, or of somebody who has one open.
[[nodiscard]] Allowed<ChallengeLadder> challenge(ChallengeLadder ladder, const ChallengeRules& rules,
                                                 const std::string& challenger, const std::string& challenged,
                                                 std::int32_t day);
/// What the challenge came to, as the challenger sees it (T16.1, T16.2).
[[nodiscard]] Allowed<ChallengeLadder> end_challenge(ChallengeLadder ladder, const ChallengeRules& rules,
                                                     const std::string& challenger, ChallengeEnd end,
                                                     std::int32_t day);
/// What a day brings: overdue challenges, and places lost by not playing (T16.3).
[[nodiscard]] ChallengeLadder on_day(ChallengeLadder ladder, const ChallengeRules& rules, std::int32_t day);

}  // namespace boardwright::tournament
