// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the players of planner.hpp work for, each about one side.
#pragma once

#include "planner.hpp"

namespace goals {

using planner::Goal;

/// A stack of this shape is traded for a tower.
[[nodiscard]] Goal promotion(char side, char shape);
/// So many towers wait for a full zone.
[[nodiscard]] Goal waiting(char side, std::size_t count);
/// No tower waits any more.
[[nodiscard]] Goal placed(char side);
/// A stack of this shape stands at its limit, as the spares are gone.
[[nodiscard]] Goal full_size(char side, char shape);
/// A plus or cross tower is all that a side has, and the endgame rule has started by it.
[[nodiscard]] Goal lone(char side);
/// The other side is on turn, and 7.4 forbids it a move.
[[nodiscard]] Goal blockade(char side);
/// The side has one tower and one other piece left, none of them a star.
[[nodiscard]] Goal few(char side);
/// The side has no legal move.
[[nodiscard]] Goal pass(char side);
/// The side can take the last tower with the last move of the count.
[[nodiscard]] Goal last_move(char side);
/// The count runs out.
[[nodiscard]] Goal count_runs_out();
/// The side has won by taking all towers.
[[nodiscard]] Goal win(char side);

}  // namespace goals
