// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

#include "framework/clock/time_control.hpp"

namespace boardwright {

/// What a clock of the system says. Without std::chrono::system_clock, whose nanoseconds begin again after 2262: a
/// clock that is centuries ahead would be right.
[[nodiscard]] UtcTime utc_of(const timespec& time);

}  // namespace boardwright
