// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random games, from which the laws take their positions.
#pragma once

#include <functional>
#include <vector>

#include "plugins/check/law.hpp"
#include "plugins/check/trial.hpp"

namespace boardwright::check {

/// A seat's move, or an event (seat BW_CHANCE).
struct Ply {
  Seat seat;
  Move move;
};

/// Every legal move of every seat on turn, or every event of chance.
[[nodiscard]] std::vector<Ply> plies(const Position& position);

/// For a sentence: who does what, by text and value.
[[nodiscard]] std::string name_of(const Position& position, const Ply& ply);
[[nodiscard]] std::string name_of(const Rules& rules, Seat viewer);
[[nodiscard]] std::string in_quotes(std::string_view text);

/// A game from the start until it is over, at most as many plies long as the rules declare. It ends early
/// where the rules are broken (nobody can move, a listed move is refused): other laws say so.
struct PlayedGame {
  std::vector<Position> positions;  ///< one more than plies
  std::vector<Ply> plies;
  bool stuck = false;  ///< ended early
  /// For a sentence: the text of a position, and the moves that lead to it.
  [[nodiscard]] std::string where(std::size_t index) const;
};
[[nodiscard]] PlayedGame play_game(Trial& trial);

/// How much of the games a law looks at.
struct Amount {
  std::uint32_t positions = 5000;
  std::uint32_t per_game = 400;  ///< chosen at random, the last one always
};

/// Says what is wrong with a position, if anything.
using PositionCheck = std::function<Result<void>(const Position&)>;

/// Looks at different positions of random games until the budget is used up or nothing new turns up.
[[nodiscard]] Finding each_position(Trial& trial, const Amount& amount, const PositionCheck& check);

/// The same for whole games; `check` is told the game.
[[nodiscard]] Finding each_game(Trial& trial, const std::function<Result<void>(const PlayedGame&)>& check);

/// A position's bytes.
[[nodiscard]] std::string bytes_of(const Position& position);

}  // namespace boardwright::check
