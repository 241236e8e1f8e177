// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "framework/match/match.hpp"

namespace boardwright::desktop {

/// A game as far as a screen may show it. A value.
struct SeenGame {
  Update update;
  std::vector<SeenMove> history;
  Picture first;  ///< before the first move

  /// A line that is over, as a seat saw it; nothing: with everything that was hidden.
  void show(const GameLine& line, std::optional<Seat> as);
  /// What the match has more than this history; nothing if moves of it were taken back.
  [[nodiscard]] std::optional<std::vector<SeenMove>> news(const std::vector<SeenMove>& now) const;
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const;
};

/// The newest that is no chance event.
[[nodiscard]] std::optional<SeenMove> last_of_seat(const std::vector<SeenMove>& moves);

}  // namespace boardwright::desktop
