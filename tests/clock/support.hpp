// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <initializer_list>

#include "framework/clock/clock.hpp"
#include "framework/clock/time_control_text.hpp"
#include "tests/support/results.hpp"

namespace boardwright::test {

inline Milliseconds ms(std::int64_t count) { return Milliseconds(count); }
inline Milliseconds s(std::int64_t count) { return Milliseconds(count * 1000); }
inline Milliseconds minutes(std::int64_t count) { return s(count * 60); }

/// When the matches of the hand-made cases begin, and so long after it.
inline constexpr UtcTime kStart{Milliseconds(1700000000000)};
inline UtcTime at(Milliseconds since) { return kStart + since; }

inline Clock clock_of(const std::string& control, std::size_t seats = 2) {
  return value_of(Clock::create(value_of(read_time_control(control)), seats));
}

inline void press(Clock& clock, std::initializer_list<Seat> on_turn, Milliseconds since) {
  require_done(clock.press(std::vector<Seat>(on_turn), at(since)));
}

/// A clock with seat 0 on turn since kStart.
inline Clock running(const std::string& control, std::size_t seats = 2) {
  Clock clock = clock_of(control, seats);
  require_done(clock.start(std::vector<Seat>{0}, kStart));
  return clock;
}

}  // namespace boardwright::test
