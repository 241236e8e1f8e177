// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/clock/clock_state.hpp"
#include "framework/clock/seat_time.hpp"
#include "framework/clock/time_control.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright {

/// The clocks of one match: a value. It has no thread and no timer and never asks for the time; every call
/// gets `now` in UTC milliseconds. Copies share nothing that changes, so a copy is a snapshot: keep one for
/// each turn that can be taken back. One thread at a time for one value.
///
/// Time flows: a `now` before an earlier one is taken as that one, so that a system clock set back takes
/// nothing from anybody. What passes is charged to the seats on turn, until a flag falls. A flag falls at the
/// millisecond in which nothing is left, however late anyone asks; what comes at that millisecond is too
/// late. Then, unless the game goes on, all clocks stand still at that instant (`halted`).
///
/// Errors: a call that makes no sense (press before start, pause while paused) is refused with a sentence and
/// changes nothing but that time has passed.
class Clock {
 public:
  static constexpr Milliseconds kMostNetwork = ClockState::kMostNetwork;
  /// Refuses a control that `check` refuses or that isn't for so many seats.
  [[nodiscard]] static Result<Clock> create(TimeControl control, std::size_t seats);

  /// The game begins, with one or more seats on turn (several in a simultaneous set-up).
  [[nodiscard]] Result<void> start(std::span<const Seat> on_turn, UtcTime now);
  /// A move has been played and these seats are on turn now; none at the end of the game. A seat that was on
  /// turn and isn't any more has completed its turn: its increment comes, its moves count. One that still is
  /// goes on with the same turn: a placement that belongs to a turn brings nothing and moves no deadline.
  /// Refused when a flag has stopped the clocks by `now`.
  [[nodiscard]] Result<void> press(std::span<const Seat> on_turn, UtcTime now);
  /// Lets time pass; a host calls it when next_flag() is reached, and before it looks at a command.
  void advance(UtcTime now);

  // By agreement or by the organiser: nothing runs, deadlines move by as much.
  [[nodiscard]] Result<void> pause(UtcTime now);
  [[nodiscard]] Result<void> resume(UtcTime now);
  // While dice are shown or a hand-over page is: live clocks wait, deadlines of correspondence don't.
  void hold(UtcTime now);
  void release(UtcTime now);
  /// The host was down, or its machine asleep, since `last_alive`: that time is charged as the control's
  /// downtime says. After loading a state its last instant counts where it is later than `last_alive`.
  void return_after_absence(UtcTime last_alive, UtcTime now);

  /// Moves were taken back: every seat has what it had in `earlier`, a copy made then; the time since is
  /// nobody's, deadlines move by as much, and paused or held stays as it is now. Refused for another control.
  [[nodiscard]] Result<void> rewind_to(const Clock& earlier, UtcTime now);
  /// After a flag under FlagPolicy::kAsk: the flagged seats play on as under kContinue. What passed since the
  /// flag is nobody's.
  [[nodiscard]] Result<void> go_on(UtcTime now);
  /// Where more than two play: these take no more part. Flags of theirs that have stopped the clocks stop nobody any
  /// more, whatever the policy; what passed since is nobody's.
  [[nodiscard]] Result<void> go_on_without(std::span<const Seat> seats, UtcTime now);
  /// Gives a seat time, more than 0s and at most kLongestTime. A flag that stopped the clocks is up again
  /// (what passed since is nobody's); in overtime it lengthens the current period.
  [[nodiscard]] Result<void> add_time(Seat seat, Milliseconds time, UtcTime now);

  /// By correspondence: nothing is charged to the seat in these stretches, in place of those that it had; what has
  /// passed stays as it was charged. They go with the match whatever is taken back. Refused for other clocks.
  [[nodiscard]] Result<void> spare(Seat seat, SparedTimes spared, UtcTime now);
  /// Of a seat that there is.
  [[nodiscard]] const SparedTimes& spared(Seat seat) const { return state_.seats[seat].spared; }

  /// Moves come over a network: what it takes may be given back, so much more after each turn and five times as
  /// much at most. Only of a clock that counts periods. A flag then falls as ever, but nobody is told before the
  /// seat's quota has passed too, for the move that would have stopped the clock may be on its way.
  void allow_network(Milliseconds per_turn);
  [[nodiscard]] Milliseconds network_per_turn() const noexcept { return state_.network_per_turn; }
  /// The seat acts. So much of what has passed was the network's and is nobody's, as far as the seat has used it
  /// in this turn and its quota goes; how much that was. A flag that has fallen before is told now.
  Milliseconds credit(Seat seat, Milliseconds network, UtcTime now);

  // Questions, as of the last instant told.
  [[nodiscard]] const TimeControl& control() const noexcept { return *control_; }
  [[nodiscard]] std::size_t seat_count() const noexcept { return state_.seats.size(); }
  [[nodiscard]] bool started() const noexcept { return state_.started; }
  [[nodiscard]] bool paused() const noexcept { return state_.paused; }
  [[nodiscard]] bool held() const noexcept { return state_.held; }
  /// A flag has fallen and stopped everything: the match is over, or somebody has to decide.
  [[nodiscard]] bool halted() const noexcept;
  /// The seats whose flags stopped the clocks. Several only if they fell in the same millisecond.
  [[nodiscard]] std::vector<Seat> flagged() const;
  [[nodiscard]] std::vector<Seat> on_turn() const;
  /// When the next flag falls, or with a quota is told, if nothing else happens, so that a host can set one timer;
  /// nothing if none will.
  [[nodiscard]] std::optional<UtcTime> next_flag() const;
  /// When the next stretch begins or ends in which nothing is charged: what viewers are told changes then.
  [[nodiscard]] std::optional<UtcTime> next_change() const;
  [[nodiscard]] UtcTime last_instant() const noexcept { return state_.last; }
  // At `now`, if nothing happens until then. An unknown seat has no time.
  [[nodiscard]] Milliseconds remaining(Seat seat, UtcTime now) const { return time_of(seat, now).remaining; }
  [[nodiscard]] SeatTime time_of(Seat seat, UtcTime now) const;
  [[nodiscard]] std::vector<SeatTime> times(UtcTime now) const;

  /// Everything, on one line of JSON, for a journal.
  [[nodiscard]] std::string to_text() const;
  /// The same clock again. Refuses what no clock can have written: unknown or missing keys, numbers that the
  /// control doesn't allow, contradictions.
  [[nodiscard]] static Result<Clock> from_text(std::string_view text);

  friend bool operator==(const Clock& a, const Clock& b);

 private:
  enum class Passing { kPlay, kAbsence };
  Clock(TimeControl control, std::size_t seats);
  [[nodiscard]] const SeatControl& control_of(std::size_t seat) const { return control_->of(seat); }
  [[nodiscard]] bool is_charged(std::size_t seat, Passing how) const;
  [[nodiscard]] bool both_turn_the_glass(Passing how) const;
  [[nodiscard]] std::optional<UtcTime> next_flag(Passing how, bool told = false) const;
  void pass(UtcTime now, Passing how);
  void charge_all(UtcTime until, Passing how);
  [[nodiscard]] Result<void> check_seats(std::span<const Seat> seats) const;

  std::shared_ptr<const TimeControl> control_;
  ClockState state_;
};

}  // namespace boardwright
