// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who may choose which game is played at a board (T19.2), in tournaments with a choice. Pure functions of the tournament.
#pragma once

#include <string>
#include <vector>

#include "framework/tournament/draft.hpp"

namespace boardwright {

/// Who of the two was ranked higher when the round was paired, and the games that are left for this one to choose: those
/// that he didn't choose before.
struct BoardChoice {
  std::string higher;
  std::vector<std::uint32_t> left;
};
[[nodiscard]] Allowed<BoardChoice> board_choice(const tournament::Tournament& tournament,
                                                const tournament::NameOf& name, std::uint32_t round,
                                                std::uint32_t board);

/// A board whose game may still be chosen, or chosen otherwise.
struct OpenChoice {
  std::uint32_t round = 0, board = 0;
  BoardChoice choice;
};
[[nodiscard]] std::vector<OpenChoice> open_choices(const tournament::Tournament& tournament,
                                                   const tournament::NameOf& name);

/// The event with which this game is played at a board. `by` nobody: the two agree; else by the one ranked higher.
/// Refused where it may not be chosen, or any more.
[[nodiscard]] Allowed<tournament::GameChosen> chosen_game(const tournament::Tournament& tournament,
                                                          const tournament::NameOf& name, std::uint32_t round,
                                                          std::uint32_t board, std::uint32_t game,
                                                          const std::string& by);

}  // namespace boardwright
