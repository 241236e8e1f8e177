// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "framework/statistics/game_count.hpp"

namespace boardwright {

/// One ply or chance event of a game that is looked at. The bytes are positions of the rules and live only
/// during the call.
struct ObservedStep {
  Seat seat = 0;  ///< BW_CHANCE for a chance event
  Move move = 0;
  std::span<const Move> choices{};  ///< the seat's legal moves; empty for a chance event
  const void* before = nullptr;
  const void* after = nullptr;
};

/// Looks on while a game is played or replayed. One thread at a time.
class GameObserver {
 public:
  GameObserver() = default;
  GameObserver(const GameObserver&) = delete;
  GameObserver& operator=(const GameObserver&) = delete;
  virtual ~GameObserver() = default;

  /// `number`: the game's in its run.
  virtual void begin(std::uint64_t number, const void* start) = 0;
  virtual void step(const ObservedStep& step) = 0;
  /// The game is over; fills the observer's columns.
  virtual void finish(const GameEnd& end, GameRow& row) = 0;
};

}  // namespace boardwright
