// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is left on a clock, as people read it; face() in ui/web/src/clock.ts follows the same rule, and both are held to
// tests/clock/shown_times.json.
#pragma once

#include <string>

#include "framework/clock/seat_time.hpp"
#include "framework/text/language.hpp"

namespace boardwright {

/// "1:02:05", "4:57", under twenty seconds "0:09.4". From a day on "3 days" or "1 day 4 h", and by correspondence "5 h
/// 20 min" from an hour on. Whole seconds are rounded up, so that nothing is left only when nothing is left; of days and
/// hours there is at least so much.
[[nodiscard]] std::string shown_time(Milliseconds left, bool correspondence, Language language);
[[nodiscard]] inline std::string shown_time(const SeatTime& time, Language language) {
  return shown_time(time.remaining, time.correspondence, language);
}

}  // namespace boardwright
