// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "framework/line/game_line.hpp"

namespace boardwright::desktop {

/// Turns that were taken back, whoever has taken them and with whose consent: what the line had more of before is
/// kept until it goes on in another way. A value.
class UndoneTurns {
 public:
  using Moves = std::vector<std::pair<Seat, std::string>>;

  void follow(const GameLine& line);
  /// In the order of play.
  [[nodiscard]] const Moves& moves() const noexcept { return undone_; }
  /// The first turn of them with what followed it, up to the next one of these people.
  [[nodiscard]] Moves next_turn(const std::vector<Seat>& people) const;

 private:
  Moves made_;  // of the line when it was last looked at
  Moves undone_;
};

}  // namespace boardwright::desktop
