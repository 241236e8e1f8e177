// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an evening's page shows of its tournament: rows in the language that is spoken. Functions of an Evening.
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "framework/tournament/keizer.hpp"
#include "framework/tournament/standings.hpp"
#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/history_dialog.hpp"

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
/// Since everybody sat down: "0:34"; empty before that.
[[nodiscard]] QString round_clock(const Evening& evening, const tournament::Round& round);
[[nodiscard]] QString game_words(const Evening& evening, const Catalogue& catalogue, std::uint32_t game);
/// Whom the evening proposes to each other, and why these two.
[[nodiscard]] std::vector<ProposalRow> proposal_rows(const Evening& evening, const Catalogue& catalogue,
                                                     const Proposed& proposed);
/// How long the evening still lasts and its games usually take. `left`: nothing is known of an end.
[[nodiscard]] TimeLeft time_left(const Evening& evening, const Catalogue& catalogue,
                                 std::optional<std::chrono::minutes> left);

struct StandingsView {
  std::vector<StandingRow> rows;
  std::vector<TieColumn> ties;
  QString after;
  QString note;  ///< what two teams come to, or why there are no tie-breaks; may be empty
  // What explanations are made of.
  tournament::TableNow table;
  std::vector<tournament::TieBreak> list;
  std::vector<tournament::StandingColumn> columns;
  std::vector<tournament::PlacedLine> lines;
  std::vector<tournament::KeizerLine> keizer;  ///< where places go by Keizer; else empty
};
[[nodiscard]] StandingsView standings_view(const Evening& evening);
/// As they would be shown; also of a what-if.
[[nodiscard]] std::vector<StandingRow> standing_rows(const Evening& evening, const StandingsNow& standings);
[[nodiscard]] std::vector<TieColumn> standing_titles(const StandingsNow& standings);
/// How the place in a row came about, in sentences.
[[nodiscard]] QString standing_told(const Evening& evening, const StandingsView& view, int row);

/// The newest of the organiser's decisions that can be taken back, and what it is.
struct Undoable {
  std::string event;
  QString words;
};
[[nodiscard]] std::optional<Undoable> undoable(const Evening& evening);
/// Everything that was done, the newest first, and why it can't be taken back.
[[nodiscard]] std::vector<HistoryLine> history_lines(const Evening& evening);

}  // namespace boardwright::desktop
