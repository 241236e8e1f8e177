// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <optional>
#include <string>
#include <vector>

#include "framework/line/game_line.hpp"

namespace boardwright::server {

/// What a seat wants to answer while it is away: lines of moves from a position on, the others' and its own. "If b then
/// c" is the line b, c. A value.
struct Replies {
  using Line = std::vector<std::string>;
  static constexpr std::size_t kMostLines = 32, kMostMoves = 40;
  std::size_t ply = 0;  ///< the lines begin after so many
  std::vector<Line> lines;

  [[nodiscard]] bool empty() const noexcept { return lines.empty(); }
  /// Those that what was played since leaves possible, from the position now on.
  [[nodiscard]] std::vector<Line> possible(const GameLine& line) const;
  /// What the seat plays now by them.
  [[nodiscard]] std::optional<std::string> due(const GameLine& line, Seat seat) const;
};

/// Whether anybody may leave replies in such a game: all is open, nothing is left to chance.
[[nodiscard]] bool takes_replies(const Rules& rules);
/// From now on. Moves may be written as people type them. Each line is legal, ends with a move of the seat, and no two
/// answer the same differently; the sentence says what isn't so.
[[nodiscard]] Result<Replies> read_replies(const GameLine& line, Seat seat,
                                           const std::vector<Replies::Line>& lines);

}  // namespace boardwright::server
