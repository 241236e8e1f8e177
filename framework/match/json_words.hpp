// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that the JSON form has for values of enumerations, by their numbers.
#pragma once

#include <string>
#include <vector>

namespace boardwright {

inline const std::vector<std::string> kCommandTypes{
    "move",        "resign",      "offer_draw", "decline_draw",     "take_back", "claim_time",
    "let_play_on", "allow",       "refuse",     "claim_repetition", "pause",     "resume",
    "withdraw",    "start_clock", "arrange",    "claim_absence"};
inline const std::vector<std::string> kRefusalCodes{
    "failed",  "unknown_seat", "stale",       "not_your_turn", "illegal",       "over",       "paused",
    "time_up", "flag_fallen",  "not_allowed", "not_now",       "asked_already", "not_written"};
inline const std::vector<std::string> kRequestTypes{"take_back", "pause"};
inline const std::vector<std::string> kChangeTypes{"moved", "vanished", "appeared", "changed"};

}  // namespace boardwright
