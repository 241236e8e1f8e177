// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match writes into its journal: the kinds of entries and, behind each, what its payload holds as
// JSON. Seats are named by the rules' ids.
#pragma once

#include <string_view>

namespace boardwright::entry_kind {

inline constexpr std::string_view kMove = "move";  ///< seat, move: its text
inline constexpr std::string_view kChance =
    "chance";  ///< move: the event's text; entered: true where somebody said what chance had brought
inline constexpr std::string_view kClock = "clock";           ///< Clock::to_text, after what stands before it
inline constexpr std::string_view kDrawOffer = "draw-offer";  ///< seat
inline constexpr std::string_view kDrawAnswer = "draw-answer";  ///< seat, which has declined
inline constexpr std::string_view kTakeBack = "take-back";      ///< seat, plies: how many are left
inline constexpr std::string_view kRequest = "request";         ///< seat, for: "take-back" or "pause"
inline constexpr std::string_view kAnswer = "answer";           ///< seat, allows: true or false
inline constexpr std::string_view kClaim = "claim";             ///< seat, which claims the repetition
inline constexpr std::string_view kPause = "pause";             ///< seat, which had asked for it
inline constexpr std::string_view kResume = "resume";           ///< seat
inline constexpr std::string_view kWithdrawal = "withdrawal";   ///< seat, of its own offer or request
inline constexpr std::string_view kClockStart = "clock-start";  ///< seat, before the first move
inline constexpr std::string_view kFlag = "flag";               ///< seats whose time has run out up to now
inline constexpr std::string_view kPlayOn = "play-on";          ///< seat, which lets the flagged ones go on
inline constexpr std::string_view kLeft = "left";      ///< seat, reason: it has left, and the others play on
inline constexpr std::string_view kResult = "result";  ///< half_points by seat, reason. Nothing follows

}  // namespace boardwright::entry_kind
