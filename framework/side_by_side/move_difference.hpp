// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which moves only some rule sets allow in one position, and why the others refuse them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// A move that some of the sides allow and others refuse. Moves are the same if their texts are.
struct DifferingMove {
  /// What one side says of it.
  struct Verdict {
    bool legal = false;
    Move move = 0;                           ///< there, if legal
    std::optional<Explanation> explanation;  ///< why not, where the rules explain
    std::string refusal;                     ///< why not, in English, where they don't
  };
  Seat seat = 0;  ///< BW_CHANCE for a chance event
  std::string text;
  std::vector<Verdict> verdicts;  ///< by side

  [[nodiscard]] bool only_by(std::size_t side) const;  ///< this side allows it and no other
};

struct MoveDifference {
  std::size_t common = 0;            ///< moves and events that all allow
  std::vector<DifferingMove> moves;  ///< by seat, then as text
};

/// Compares what may happen in these positions, one for each side, which look the same (see
/// same_to_the_eye): the moves of every seat that is on turn in any of them, and chance events. Of true
/// positions; where something is hidden, the answer is not for a seat.
[[nodiscard]] MoveDifference move_difference(std::span<const Position* const> sides);

}  // namespace boardwright
