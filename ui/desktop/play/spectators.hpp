// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/match/match.hpp"
#include "ui/desktop/play/opened_game.hpp"

namespace boardwright::desktop {

/// What those who watch a game may know, whoever sits at the screen. Looks at one of the two.
class Spectators {
 public:
  explicit Spectators(const Match& match) : match_(&match) {}
  explicit Spectators(const ShownRecord* record) : record_(record) {}  ///< nullptr: there is no game

  [[nodiscard]] Update update() const;
  [[nodiscard]] std::vector<SeatTime> clocks() const;
  /// What chance has brought since the last move of a seat, oldest first.
  [[nodiscard]] std::vector<std::string> chance() const;

 private:
  const Match* match_ = nullptr;
  const ShownRecord* record_ = nullptr;
};

}  // namespace boardwright::desktop
