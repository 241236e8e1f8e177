// SPDX-License-Identifier: GPL-3.0-or-later
//
// The single games of a tournament's boards, with who sat where: a match may have two (T2.6), a match of teams one for
// each board of theirs (T10.1). A pure function of the tournament; room-internal.
#pragma once

#include <string>
#include <vector>

#include "framework/tournament/tournament.hpp"

namespace boardwright {

/// A game that was played and counts for ratings.
struct BoardGame {
  std::uint32_t round = 0;  ///< in Tournament::results_of, from 1
  std::uint32_t board = 0;
  std::uint32_t game = 0;     ///< of a match of several, from 1; 0: it is the only one
  std::string pairing;        ///< id of the publication
  std::size_t played = 0;     ///< which game of the settings' list
  std::string first, second;  ///< on side 1 and 2 of this game
  std::uint32_t first_half_points = 0, second_half_points = 0;  ///< 0, 1, 2
  TimeMs time = 0;                                              ///< when its result was first said
};

/// In the order of their ends (T2.5). Left out: forfeits, games that are said to be unrated, those with a handicap from two
/// steps on, and matches whose single games nobody told.
[[nodiscard]] std::vector<BoardGame> board_games(const tournament::Tournament& tournament);

}  // namespace boardwright
