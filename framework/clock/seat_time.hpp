// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "framework/text/duration.hpp"

namespace boardwright {

/// What a viewer is told of one seat's time at an instant; a screen counts `remaining` (after `delay_left`)
/// down by itself while `running`.
struct SeatTime {
  /// What the clock's face shows: the main time, with Bronstein's delay in it; in overtime what is left of
  /// the current period; in correspondence what is left of the turn. Never negative.
  Milliseconds remaining{0};
  bool running = false;         ///< counting down now
  bool set_up = false;          ///< the time for the set-up, which has a clock of its own
  bool correspondence = false;  ///< days for each turn: told in days and hours, not counted in seconds
  std::uint32_t period = 1;     ///< which period of the main time, from 1
  bool overtime = false;
  std::uint32_t periods_left = 0;         ///< of byo-yomi, the current one included
  std::uint32_t turns_to_go = 0;          ///< to the next period or in Canadian overtime; 0: no number
  Milliseconds delay_left{0};             ///< of a simple delay: `remaining` waits so long
  std::optional<UtcTime> deadline;        ///< of the turn in correspondence, while it runs
  std::optional<UtcTime> spared_until{};  ///< nothing is charged until then, whoever is on turn: a vacation
  Milliseconds turn{0};                   ///< spent on this turn
  std::optional<UtcTime> flagged_at;
  Milliseconds overdrawn{0};  ///< spent after the flag fell, where the game goes on
  /// What the network had taken and was given back, all in all; told once the match is over.
  Milliseconds credited{0};
  friend bool operator==(const SeatTime&, const SeatTime&) = default;
};

}  // namespace boardwright
