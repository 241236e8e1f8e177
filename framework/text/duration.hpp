// SPDX-License-Identifier: GPL-3.0-or-later
//
// The units of all clocks: whole milliseconds, and instants in UTC milliseconds since 1970. Nothing here asks
// the system for the time; whoever runs a match passes `now` in.
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace boardwright {

using Milliseconds = std::chrono::milliseconds;
inline constexpr Milliseconds kZero{0};
using UtcTime = std::chrono::sys_time<Milliseconds>;

/// The longest time that a control may name, ten years. What is added up in play stops at ten times as much,
/// so that no sum can overflow.
inline constexpr Milliseconds kLongestTime = std::chrono::hours(24) * 3650;
inline constexpr Milliseconds kMostTime = kLongestTime * 10;
/// The end of the year 9999. A later `now` is taken as this one.
inline constexpr UtcTime kLastInstant{Milliseconds(253402300799999)};

/// "90s", "15m", "1h30m", "2d", "250ms": whole numbers with units, the largest unit first, none twice.
/// Refuses negative times, anything over kLongestTime and a number without a unit.
[[nodiscard]] Result<Milliseconds> read_duration(std::string_view text);

/// The inverse, in the largest units that fit: 48 hours are "2d". "0s" for nothing.
[[nodiscard]] std::string write_duration(Milliseconds duration);

}  // namespace boardwright
