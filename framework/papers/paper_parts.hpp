// SPDX-License-Identifier: GPL-3.0-or-later
//
// What several papers say in the same words. Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>

#include "framework/papers/evening_paper.hpp"
#include "framework/papers/paper_list.hpp"

namespace boardwright::papers {

/// Fails with a sentence for a round that isn't there.
[[nodiscard]] Result<const PaperRound*> published(const EveningPaper& paper, std::uint32_t round);
/// Nothing for a round that somebody has no entry of.
[[nodiscard]] const tournament::RoundEntry* entry_of(const EveningPaper& paper, Number number,
                                                     std::uint32_t round);
/// The points of one round, "+" and "-" where nobody played.
[[nodiscard]] std::string entry_text(const EveningPaper& paper, const tournament::RoundEntry& entry);
/// "1 – 0"; empty while there is no result.
[[nodiscard]] std::string result_text(const EveningPaper& paper, const PaperBoard& board,
                                      std::uint32_t round);
/// A sentence that names the boards of the last round that have no result; empty where all have.
[[nodiscard]] std::string open_boards(const EveningPaper& paper);
/// A game without a name where none is known.
[[nodiscard]] const PaperGame& game_of(const EveningPaper& paper, const PaperBoard& board);
/// `side` is 0 or 1; "Side 1" where the game isn't known.
[[nodiscard]] std::string side_name(const EveningPaper& paper, const PaperGame& game, std::size_t side);
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// A list without tables, under the club's and the tournament's name; letters as large as so many rows allow.
[[nodiscard]] PaperList list_for(const EveningPaper& paper, std::string title, std::size_t rows);

}  // namespace boardwright::papers
