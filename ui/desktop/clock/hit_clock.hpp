// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "framework/clock/clock.hpp"

namespace boardwright::desktop {

/// A clock for two that is hit after each move, as one that stands beside a board: what was hit by mistake is taken
/// back, and time is given by hand. Like Clock it has no timer, and every call is told the time.
class HitClock {
 public:
  static constexpr Milliseconds kMoreTime{60'000};  ///< that is given at once
  /// The first seat's time runs.
  [[nodiscard]] static Result<HitClock> start(TimeControl control, UtcTime now);

  [[nodiscard]] const Clock& clock() const noexcept { return clock_; }
  [[nodiscard]] bool runs() const { return !clock_.paused() && !clock_.halted(); }
  [[nodiscard]] std::optional<Seat> running_seat(UtcTime now) const;
  [[nodiscard]] int turns(Seat seat) const { return turns_.at(seat); }  ///< completed

  void advance(UtcTime now) { clock_.advance(now); }
  [[nodiscard]] Result<void> pause(UtcTime now) { return clock_.pause(now); }
  [[nodiscard]] Result<void> go_on(UtcTime now) { return clock_.resume(now); }

  /// The seat has moved. False, and nothing happens, where its time isn't running or its flag has fallen by now.
  bool hit(Seat seat, UtcTime now);
  [[nodiscard]] bool can_undo() const noexcept { return !hits_.empty(); }
  /// Whoever it was before the last hit is on turn again, with the time of then; what passed since is nobody's.
  [[nodiscard]] Result<void> undo(UtcTime now);
  /// One minute more. Hits before it can't be undone any more: they would take it away again.
  [[nodiscard]] Result<void> give_time(Seat seat, UtcTime now);

 private:
  struct Hit {
    Clock before;
    std::array<int, 2> turns;
  };
  explicit HitClock(Clock clock) : clock_(std::move(clock)) {}

  Clock clock_;
  std::array<int, 2> turns_{};
  std::vector<Hit> hits_;  // that can be undone, the newest last
};

}  // namespace boardwright::desktop
