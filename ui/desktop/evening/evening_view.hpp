// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an evening's page shows of its tournament: rows in the language that is spoken. Functions of an Evening.
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/evening_rows.hpp"

namespace boardwright::desktop {

[[nodiscard]] bool is_open_evening(const Evening& evening);
/// Boards are matches of several games, or of teams.
[[nodiscard]] bool plays_matches(const Evening& evening);
/// As people are called now, for a dialog that stays open whatever becomes of the evening.
[[nodiscard]] tournament::NameOf kept_names(const Evening& evening);
[[nodiscard]] QString person_name(const Evening& evening, const std::string& player);

[[nodiscard]] std::vector<PersonRow> people_rows(const Evening& evening, TimeMs now);
[[nodiscard]] std::vector<BoardRow> board_rows(const Evening& evening, const Catalogue& catalogue,
                                               const tournament::Round& round);
[[nodiscard]] std::vector<BoardRow> draft_rows(const Evening& evening, const Catalogue& catalogue,
                                               const tournament::Draft& draft);
/// Of a ladder, from the first down: whom, and the name.
[[nodiscard]] std::vector<std::pair<QString, QString>> climbers(const Evening& evening);
/// Of an open evening or a ladder, running ones first and then the newest; `board` is the match's number.
[[nodiscard]] std::vector<BoardRow> match_rows(const Evening& evening, const Catalogue& catalogue,
                                               TimeMs now);
/// Of that number, or in an open evening the match; 0, or more than there are: the newest. nullptr: there is none.
[[nodiscard]] const tournament::Round* round_of(const Evening& evening, std::uint32_t round);
/// Since everybody sat down: "0:34"; empty before that.
[[nodiscard]] QString round_clock(const Evening& evening, const tournament::Round& round);
[[nodiscard]] QString game_words(const Evening& evening, const Catalogue& catalogue, std::uint32_t game);
/// Whom the evening proposes to each other, and why these two.
[[nodiscard]] std::vector<ProposalRow> proposal_rows(const Evening& evening, const Catalogue& catalogue,
                                                     const Proposed& proposed);
/// How long the evening still lasts and its games usually take. `left`: nothing is known of an end.
[[nodiscard]] TimeLeft time_left(const Evening& evening, const Catalogue& catalogue,
                                 std::optional<std::chrono::minutes> left);

}  // namespace boardwright::desktop
