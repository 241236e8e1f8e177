// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "framework/clock/seat_time.hpp"
#include "plugins/host/position.hpp"

namespace boardwright::desktop {

/// When a running clock is called out to those who can't watch it: as it passes a minute, half a minute and
/// ten seconds. A value.
class ClockCalls {
 public:
  struct Call {
    Seat seat = 0;
    int seconds = 0;  ///< the mark that was passed
    friend bool operator==(const Call&, const Call&) = default;
  };
  /// The marks that running clocks have passed since the last look, one for each seat at most, the lowest. A
  /// clock that begins below a mark, or gains time, hasn't passed it.
  [[nodiscard]] std::vector<Call> look(const std::vector<SeatTime>& times);

 private:
  std::vector<Milliseconds> before_;
};

}  // namespace boardwright::desktop
