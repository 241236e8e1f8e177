// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/calendar_time.hpp"

#include <ctime>
#include <mutex>

#include "framework/log/log.hpp"
#include "framework/match/utc_of.hpp"

namespace boardwright {
namespace {

/// Since the computer was started, its sleep included.
UtcTime time_since_boot() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return utc_of(now);
}

}  // namespace

struct CalendarTime::State {
  TimeSource wall, steady;
  Milliseconds patience;
  std::mutex busy{};
  Milliseconds ahead{0};  // of the steady clock: what counts
  struct Leap {
    Milliseconds ahead;
    UtcTime since;  // by the steady clock
  };
  std::optional<Leap> leap{};

  UtcTime now() {
    const std::lock_guard lock(busy);
    const UtcTime at = steady();
    const Milliseconds says = wall() - at;
    if (near(says, ahead)) {
      ahead = says;
      leap.reset();
    } else if (!leap || !near(says, leap->ahead)) {
      leap = Leap{says, at};
      log_warning("this computer's clock was set to another time; it counts when it has stood for " +
                  write_duration(patience));
    } else if (at - leap->since >= patience) {
      ahead = says;
      leap.reset();
      log_warning("this computer's clock counts as it was set");
    } else {
      leap->ahead = says;
    }
    return at + ahead;
  }
  static bool near(Milliseconds a, Milliseconds b) { return (a > b ? a - b : b - a) < kLeap; }
};

CalendarTime::CalendarTime(TimeSource wall, TimeSource steady, Milliseconds patience)
    : state_(new State{std::move(wall), std::move(steady), patience}) {
  state_->ahead = state_->wall() - state_->steady();
}

CalendarTime CalendarTime::of_system() { return {system_time, time_since_boot}; }

UtcTime CalendarTime::now() const { return state_->now(); }

TimeSource CalendarTime::source() const {
  return [state = state_] { return state->now(); };
}

}  // namespace boardwright
