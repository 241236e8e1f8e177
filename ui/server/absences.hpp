// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who of those that play has gone for longer than the match allows. Only where people play from home: in a room only the
// clock and the organiser decide, and a locked phone costs nobody anything.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "framework/catalogue/policies.hpp"
#include "framework/clock/time_control.hpp"
#include "plugins/host/position.hpp"

namespace boardwright::server {

/// How long somebody may be gone before the others may claim the game: what the game says, else one minute, two where
/// an hour's game is played, and four for longer ones and those without a clock.
[[nodiscard]] Milliseconds absence_allowed(const MatchPolicies& policies,
                                           const std::optional<TimeControl>& clock);

/// Of one match, in the thread of the server. Who has gone at the first look has gone then.
class Absences {
 public:
  using Time = std::chrono::steady_clock::time_point;
  struct Change {
    Seat seat = 0;
    bool away = false;  ///< for too long; else back again
    friend bool operator==(const Change&, const Change&) = default;
  };

  /// A look at who has `gone`, by seat. What the others are to learn of it, each once.
  [[nodiscard]] std::vector<Change> look(const std::vector<bool>& gone, Milliseconds allowed, Time now);

 private:
  struct Absence {
    std::optional<Time> since;
    bool told = false;
  };
  std::vector<Absence> seats_;
};

}  // namespace boardwright::server
