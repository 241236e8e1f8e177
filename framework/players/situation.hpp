// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a computer player is told when it is its turn: what its seat has seen, the clock, and how to be
// stopped.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "framework/search/limits.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

class GameLine;

/// A value, but for `stop`, which must live as long as the player thinks.
struct Situation {
  Position view;  ///< Position::view(seat)
  Seat seat = 0;
  /// What the seat saw before, oldest first: one view for each time that something changed for it, chance
  /// events and other seats' moves included.
  std::vector<Position> earlier{};
  std::uint32_t plies_left = 0;  ///< moves until the game is drawn by the match's limit; 0: no such limit

  std::optional<std::chrono::milliseconds> time_left{};  ///< on the seat's clock
  std::chrono::milliseconds increment{0};                ///< that comes with each move
  std::uint32_t turns_to_go = 0;                         ///< in that time; 0: all the rest
  std::optional<std::chrono::milliseconds> move_time{};  ///< for this move, whatever the clock says
  /// `move_time` is counted by the clock of the thread that thinks (SearchLimits::processor_time), so that a
  /// busy machine takes nothing away.
  bool processor_time = false;
  std::uint64_t nodes = 0;     ///< instead of the player's own number
  std::uint32_t depth = 0;     ///< likewise
  bool until_stopped = false;  ///< analysis: no limit but `stop`

  const std::atomic<bool>* stop = nullptr;  ///< set by any thread: answer at once
  Inform inform{};                          ///< called from the thread that thinks
};

/// What the seat has seen of a line.
[[nodiscard]] Situation situation_of(const GameLine& line, Seat seat);
/// The same after so many of its plies.
[[nodiscard]] Situation situation_of(const GameLine& line, Seat seat, std::size_t plies);

/// The key of each earlier view, as rules about repetition compare them (Position::same_key).
[[nodiscard]] std::vector<std::uint64_t> earlier_keys(const Situation& situation);

/// The texts of a line of moves that begins with the situation's seat, as far as it can be played from what
/// that seat sees: up to the next chance event.
[[nodiscard]] std::vector<std::string> line_texts(const Situation& situation, const std::vector<Move>& line);

/// How long to think: within the clock, however little is left. Nothing where there is no limit on time.
[[nodiscard]] std::optional<std::chrono::microseconds> time_to_think(const Situation& situation);

}  // namespace boardwright
