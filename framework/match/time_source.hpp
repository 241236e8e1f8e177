// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "framework/clock/time_control.hpp"

namespace boardwright {

/// Tells the time. Matches ask it whenever something happens; tests give one of their own. Any thread.
using TimeSource = std::function<UtcTime()>;

[[nodiscard]] UtcTime system_time();
/// Goes on from the system's time when it is first asked, without the time that the machine sleeps and
/// whatever happens to the system's clock: neither is charged to anybody in live play.
[[nodiscard]] UtcTime waking_time();
/// Whether a clock can be right: from 1970 to 2262, as far as this computer's counts. The sentence names what
/// it says and what to do.
[[nodiscard]] Result<void> check_clock(UtcTime now);
/// The system's time by correspondence (its deadlines are calendar time) and without a clock, else the waking
/// one.
[[nodiscard]] TimeSource usual_time(const std::optional<TimeControl>& control);

}  // namespace boardwright
