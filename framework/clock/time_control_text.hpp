// SPDX-License-Identifier: GPL-3.0-or-later
//
// A time control in one short line without spaces, for records, journals and the command line:
//
//   10m                      sudden death              30m,byo=5x30s       byo-yomi: five times 30 seconds
//   3m+2s                    Fischer increment         20m,canadian=15/5m  15 moves in 5 minutes
//   25m+bronstein5s          Bronstein delay           hourglass=2m
//   25m+delay5s              simple delay              move=2d             correspondence
//   40/1h30m+30s:30m+30s     40 moves, then the rest   5m|3m+2s            for each seat
//
// and, at the end where they aren't the usual ones, ,flag=ask ,flag=continue ,downtime=charged
// ,downtime=free.
#pragma once

#include <string>
#include <string_view>

#include "framework/clock/time_control.hpp"

namespace boardwright {

/// Refuses what is no control, or one that `check` refuses; the sentence quotes the part at fault.
[[nodiscard]] Result<TimeControl> read_time_control(std::string_view text);

/// The inverse for every control that `check` accepts: reading gives the same control.
[[nodiscard]] std::string write_time_control(const TimeControl& control);

}  // namespace boardwright
