// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// What the rules remember of a game outside positions, folded from its start and moves; empty for rules
/// without. One thread at a time.
class History {
 public:
  explicit History(const Position& start);
  /// Before the move is played on `position`.
  void move(const Position& position, Seat seat, Move move);
  /// What is known of a place, as a JSON object of the game's own; empty if nothing. `view` is the viewer's.
  [[nodiscard]] std::string tell(const Position& view, std::uint32_t place, Seat viewer) const;

 private:
  std::vector<std::uint64_t> bytes_;  // aligned to 8
};

}  // namespace boardwright
