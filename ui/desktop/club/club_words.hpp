// SPDX-License-Identifier: GPL-3.0-or-later
//
// How people, matches and results are called on the screen, in the language that is spoken.
#pragma once

#include <QString>

#include "framework/table/club.hpp"

namespace boardwright::desktop {

/// A member or guest by name, a computer by its title; "Guest" or "Former member" where there is no name.
[[nodiscard]] QString seated_name(const SeatedPlayer& player, const std::string& name);
/// Game and variant by name; ids where the game is no longer there.
[[nodiscard]] QString game_title(const Catalogue& catalogue, const std::string& game,
                                 const std::string& variant, bool by_hand);
/// "Anna – Ben".
[[nodiscard]] QString opponents(const std::vector<SeatedPlayer>& seats,
                                const std::vector<std::string>& names);
[[nodiscard]] QString opponents(const std::vector<SeatResult>& seats, const std::vector<std::string>& names);
/// Date and time here, as short as the language writes it.
[[nodiscard]] QString short_time(TimeMs time);
/// A pool by its name, or the variant that is a pool of its own.
[[nodiscard]] QString pool_title(const Catalogue& catalogue, const Scheme& scheme);
/// What a rating and its reliability look like: "1512 ± 84", "1512?" while it is provisional.
[[nodiscard]] QString rating_text(const PoolLine::ShownRating& rating);
/// How a game ended, in a few words with a small letter as the texts have it; the id where nobody knows it.
[[nodiscard]] QString reason_title(const Catalogue& catalogue, const std::string& game,
                                   const std::string& reason);
/// The same for a column of a table: "resignation".
[[nodiscard]] QString short_reason(const Catalogue& catalogue, const std::string& game,
                                   const std::string& reason);
/// "1½", and "1½ – ½".
[[nodiscard]] QString score_text(std::uint32_t half_points);
[[nodiscard]] QString score_text(const std::vector<SeatResult>& seats);

/// What a match did to its players, a line for each: "Anna: points 130 (+30), rating 1512 (+12)".
[[nodiscard]] QString report_text(const FinishReport& report);

}  // namespace boardwright::desktop
