// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a clock stands, as a value, and as the text that journals keep of it. clock.hpp runs it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/clock/seat_clock.hpp"

namespace boardwright {

struct ClockState {
  static constexpr int kQuotaTurns = 5;
  static constexpr Milliseconds kMostNetwork{10000};  ///< to be allowed for a turn

  std::vector<SeatClock> seats{};
  UtcTime last{};  ///< the last instant told
  Milliseconds network_per_turn{
      0};  ///< that may be given back; a seat's quota is at most kQuotaTurns of them
  bool started = false, paused = false, held = false;
  friend bool operator==(const ClockState&, const ClockState&) = default;
};

/// A flag has fallen and stopped everything.
[[nodiscard]] bool halted(const ClockState& state) noexcept;

/// What under that control no clock can have come to; empty: nothing.
[[nodiscard]] std::string contradiction(const TimeControl& control, const ClockState& state);

/// Everything, on one line of JSON.
[[nodiscard]] std::string write_clock_state(const TimeControl& control, const ClockState& state);

struct ReadClockState {
  TimeControl control;
  ClockState state;  ///< not asked yet for contradictions
};
[[nodiscard]] Result<ReadClockState> read_clock_state(std::string_view text);

}  // namespace boardwright
