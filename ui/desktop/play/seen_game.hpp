// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "framework/match/match.hpp"

namespace boardwright::desktop {

/// A line that is over, or a record, as far as a screen may show it. A value.
struct SeenGame {
  Update update;
  std::vector<SeenMove> history;
  Picture first;  ///< before the first move

  /// As a seat saw it; nothing: with everything that was hidden.
  void show(const GameLine& line, std::optional<Seat> as);
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const;
};

/// The newest that is no chance event.
[[nodiscard]] std::optional<SeenMove> last_of_seat(const std::vector<SeenMove>& moves);

}  // namespace boardwright::desktop
