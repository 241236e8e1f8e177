// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who of those that play has gone for longer than the match allows. Only where people play from home: in a room only the
// clock and the organiser decide, and a locked phone costs nobody anything.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/policies.hpp"
#include "framework/clock/time_control.hpp"
#include "plugins/host/position.hpp"

namespace boardwright::server {

/// How long somebody may be gone before the others may claim the game: what the game says, else one minute, two where
/// an hour's game is played, and four for longer ones and those without a clock.
[[nodiscard]] Milliseconds absence_allowed(const MatchPolicies& policies,
                                           const std::optional<TimeControl>& clock);

/// One for the server, in its thread. Who has gone when the server begins has gone then.
class Absences {
 public:
  using Time = std::chrono::steady_clock::time_point;
  struct Change {
    Seat seat = 0;
    bool away = false;  ///< for too long; else back again
    friend bool operator==(const Change&, const Change&) = default;
  };

  /// A look at a match: `gone` by seat. What the others are to learn of it, each once.
  [[nodiscard]] std::vector<Change> look(const std::string& match, const std::vector<bool>& gone,
                                         Milliseconds allowed, Time now);
  void forget(const std::string& match) { matches_.erase(match); }

 private:
  struct Absence {
    std::optional<Time> since;
    bool told = false;
  };
  std::map<std::string, std::vector<Absence>> matches_;
};

}  // namespace boardwright::server
