// SPDX-License-Identifier: GPL-3.0-or-later
//
// One board of a tournament by its round and number. `round`: of an open evening, the number of the match in
// Tournament::matches, from 1. Pure functions of the tournament.
#pragma once

#include "framework/match/match_plan.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright {

/// As long as the tournament stays as it is.
struct BoardAt {
  const tournament::Round* round = nullptr;     ///< never nothing
  const tournament::BoardNow* board = nullptr;  ///< never nothing
};
/// Refused where there is none.
[[nodiscard]] Allowed<BoardAt> board_at(const tournament::Tournament& tournament, std::uint32_t round,
                                        std::uint32_t board);
/// For remarks: {0} the board, {1} the round, {2} what more is to be said.
[[nodiscard]] std::vector<std::string> board_words(std::uint32_t round, std::uint32_t board,
                                                   std::string more = {});

/// Where a match that is played on the program belongs.
[[nodiscard]] Allowed<TournamentPlace> board_place(const tournament::Tournament& tournament,
                                                   std::uint32_t round, std::uint32_t board);
/// The round in which it belongs now: by the publication, which stays when matches of two laptops are joined; of an
/// older program by the round. 0: nowhere any more.
[[nodiscard]] std::uint32_t round_of_place(const tournament::Tournament& tournament,
                                           const TournamentPlace& place);

}  // namespace boardwright
