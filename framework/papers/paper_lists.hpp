// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables of a tournament. Pure functions of what a paper shows.
#pragma once

#include <boardwright/pure/result.hpp>

#include "framework/papers/evening_paper.hpp"
#include "framework/papers/paper_list.hpp"

namespace boardwright::papers {

/// A round as it hangs on the wall, in the order of the boards. Fails for a round that isn't there.
[[nodiscard]] Result<PaperList> pairings_by_board(const EveningPaper& paper, std::uint32_t round);
/// The same by name: everybody finds his board.
[[nodiscard]] Result<PaperList> pairings_by_name(const EveningPaper& paper, std::uint32_t round);
/// With tie-breaks, and below them what they mean.
[[nodiscard]] PaperList standings_list(const EveningPaper& paper);
/// Who met whom: a row for each, a column for each round; of an open evening a column for each other one.
[[nodiscard]] PaperList cross_list(const EveningPaper& paper);
/// Of an open evening: every match in the order in which they began.
[[nodiscard]] PaperList matches_list(const EveningPaper& paper);
/// From which the next round can be paired by hand when the power fails: score groups from the top, who met
/// whom, sides so far, free rounds, and room to write.
[[nodiscard]] PaperList emergency_list(const EveningPaper& paper);
/// The whole evening: standings, every round, the cross table.
[[nodiscard]] PaperList bulletin(const EveningPaper& paper);

}  // namespace boardwright::papers
