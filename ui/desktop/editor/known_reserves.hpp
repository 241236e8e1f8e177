// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/board/reserve_counters.hpp"

namespace boardwright::desktop {

/// Which numbers of a position's text count pieces beside the board, as far as positions that were seen have shown it: a
/// count that can go neither up nor down in one is found in another. A value.
class KnownReserves {
 public:
  /// Nothing: the rules don't accept that text, and nothing new is learnt of it.
  void look_at(const std::string& text, const std::optional<Position>& position);
  [[nodiscard]] const std::vector<ReserveCounter>& counters() const noexcept { return counters_; }
  /// Whether they are those of this text; else nobody knows which number is which.
  [[nodiscard]] bool are_in(const std::string& text) const { return frame_of_numbers(text) == frame_; }

 private:
  std::vector<ReserveCounter> counters_;  // in texts of this frame
  std::string frame_;
};

}  // namespace boardwright::desktop
