// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/players/interrupt.hpp"
#include "framework/players/situation.hpp"
#include "framework/text/duration.hpp"

namespace boardwright {

class Match;

/// What a player is told when its seat is on turn: what led here as far as the seat may know it, and the time
/// it has. A value; may be given to another thread.
struct SeatTurn {
  Situation now;
  Random random;
  /// Where everybody sees everything: the text of the position the game began from (empty: the rules' own)
  /// and all that was played since. Empty in games with hidden information.
  std::string start{};
  std::vector<std::string> moves{};
  /// Where something may be hidden: the seat's views from the start, the newest one last. Else empty.
  std::vector<std::string> seen{};

  struct Time {
    Milliseconds left{0};
    Milliseconds increment{0};
    std::uint32_t turns_to_go = 0;  ///< in that time; 0: all the rest
  };
  std::vector<Time> times{};               ///< by seat; empty without a clock that runs down
  std::shared_ptr<Interrupt> interrupt{};  ///< set when nobody wants the answer any more; may be empty
};

/// The turn of a seat that is on turn.
[[nodiscard]] SeatTurn seat_turn(const Match& match, Seat seat);

}  // namespace boardwright
