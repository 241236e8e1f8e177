// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an evening's page shows of its tournament: rows in the language that is spoken. Functions of an Evening.
#pragma once

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "framework/tournament/standings.hpp"
#include "ui/desktop/evening/evening_rows.hpp"

namespace boardwright::desktop {

[[nodiscard]] bool is_open_evening(const Evening& evening);
[[nodiscard]] QString person_name(const Evening& evening, const std::string& player);

[[nodiscard]] std::vector<PersonRow> people_rows(const Evening& evening, TimeMs now);
[[nodiscard]] std::vector<BoardRow> board_rows(const Evening& evening, const Catalogue& catalogue,
                                               const tournament::Round& round);
[[nodiscard]] std::vector<BoardRow> draft_rows(const Evening& evening, const Catalogue& catalogue,
                                               const tournament::Draft& draft);
/// Of an open evening, running ones first and then the newest; `board` is the match's number.
[[nodiscard]] std::vector<BoardRow> match_rows(const Evening& evening, const Catalogue& catalogue,
                                               TimeMs now);
[[nodiscard]] QString game_words(const Evening& evening, const Catalogue& catalogue, std::uint32_t game);
/// Two and two of those who wait in an open evening: those who have met least, and of them who waits longest.
[[nodiscard]] std::vector<tournament::Proposal> waiting_pairs(const Evening& evening, TimeMs now);
[[nodiscard]] std::vector<ProposalRow> proposal_rows(const Evening& evening, const Catalogue& catalogue,
                                                     const std::vector<tournament::Proposal>& proposals,
                                                     TimeMs now);

struct StandingsView {
  std::vector<StandingRow> rows;
  std::vector<TieColumn> ties;
  QString after, problem;
  // What explanations are made of.
  tournament::TableNow table;
  std::vector<tournament::TieBreak> list;
  std::vector<tournament::StandingLine> lines;
};
[[nodiscard]] StandingsView standings_view(const Evening& evening);
/// How the place in a row came about, in sentences.
[[nodiscard]] QString standing_told(const Evening& evening, const StandingsView& view, int row);

/// Why two meet, in one sentence: what they had when they were paired.
[[nodiscard]] QString why_words(const Evening& evening, const std::string& one, const std::string& other,
                                std::uint32_t round);

/// The newest of the organiser's decisions that can be taken back, and what it is.
struct Undoable {
  std::string event;
  QString words;
};
[[nodiscard]] std::optional<Undoable> undoable(const Evening& evening);

}  // namespace boardwright::desktop
