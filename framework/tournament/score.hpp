// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results of a board as people type and read them. Pure functions.
#pragma once

#include <string>
#include <string_view>

#include "framework/tournament/event.hpp"

namespace boardwright::tournament {

/// In any signs that plain_result knows. For the one on side 1 first: 1-0, 0-1, ½-½ (also =), 0-0, ½-0; +:-, -:+ and -:- by forfeit; u1-0 played
/// and not rated; * adjourned. A match of two games: its sum as 1½-½, or game by game with commas, always for the one on
/// side 1 of the match first: 1-0,½-½. Where results are free (T2.3): 7-5. Of teams
/// every board, for the first team: 1-0,½-½,+:-. Refuses what the settings can't mean.
[[nodiscard]] Allowed<Score> parse_score(std::string_view text, const Settings& settings);
/// Points in tenths of 3, 3½, 3.5, 3,5 or 2.3; nothing for what is none.
[[nodiscard]] std::optional<Points> parse_points(std::string_view text);
/// As parse_score takes it; points where they are free; of a match of two games their sum.
[[nodiscard]] std::string score_text(const Score& score);
/// Points in tenths as 3½ or 2.3.
[[nodiscard]] std::string shown_points(Points points);
/// What parse_score could have made.
[[nodiscard]] Allowed<void> check_score(const Score& score, const Settings& settings);

}  // namespace boardwright::tournament
