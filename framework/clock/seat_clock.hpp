// SPDX-License-Identifier: GPL-3.0-or-later
//
// One seat's side of a clock: how its time runs down and what a turn brings. When it runs is clock.hpp's
// matter.
#pragma once

#include <optional>

#include "framework/clock/spared_time.hpp"
#include "framework/clock/time_control.hpp"

namespace boardwright {

struct SeatClock {
  Milliseconds left{0};            ///< of the main time, of the overtime's current period, or of the turn
  Milliseconds used{0};            ///< charged in this turn
  std::uint32_t period = 0;        ///< of SeatControl::periods
  bool overtime = false;           ///< `left` is overtime
  std::uint32_t turns_to_go = 0;   ///< in this period or this Canadian overtime; 0: no number
  std::uint32_t periods_left = 0;  ///< of byo-yomi, the current one included; 0 without byo-yomi
  bool on_turn = false;
  std::optional<UtcTime> flagged_at;  ///< when the time was up
  bool excused = false;               ///< the flag has fallen and the seat plays on
  Milliseconds overdrawn{0};          ///< what it used beyond its time since
  Milliseconds quota{0};              ///< of network time that may yet be given back
  Milliseconds credited{0};           ///< what of it has been, all in all
  SparedTimes spared{};               ///< in which nothing is charged; of correspondence only
  friend bool operator==(const SeatClock&, const SeatClock&) = default;
};

/// Before the first turn.
[[nodiscard]] SeatClock fresh(const SeatControl& control);

/// Whether the flag has fallen and nobody has let the seat play on.
[[nodiscard]] bool stops_all(const SeatClock& seat) noexcept;

/// What is left of a delay in this turn; zero where there is none.
[[nodiscard]] Milliseconds delay_left(const SeatControl& control, const SeatClock& seat);

/// How long until the flag falls if the seat is charged without pause from now on. More than zero unless the
/// flag has fallen.
[[nodiscard]] Milliseconds until_flag(const SeatControl& control, const SeatClock& seat);

/// Charges `time`, which began at `from`. The flag falls at the instant when nothing is left: whoever has
/// used exactly all the time has used too much. Returns by how much `left` shrank (an hourglass gives it to
/// the other).
Milliseconds charge(const SeatControl& control, SeatClock& seat, UtcTime from, Milliseconds time);

/// Takes back what the turn's last `time` was charged. A period or an overtime that has begun stays begun, and
/// a flag that has fallen stays fallen. Returns how much it was.
Milliseconds give_back(const SeatControl& control, SeatClock& seat, Milliseconds time);

/// The turn is completed: what it brings, counts and the next period.
void complete_turn(const SeatControl& control, SeatClock& seat);

/// Adds to what is left, up to kMostTime.
void add(SeatClock& seat, Milliseconds time);

}  // namespace boardwright
