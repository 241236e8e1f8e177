// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "framework/clock/clock.hpp"
#include "framework/match/time_source.hpp"

namespace boardwright {

/// The clock of one match, if it has one, and what it was after each ply, for taking back. Part of Match: the
/// other functions do nothing in a match without a clock.
///
/// Where the seats have a time for their set-up, a clock of its own counts that, and nothing of it is left
/// over: the match's own control begins when nobody arranges any more. By correspondence (a time for each
/// turn) the set-up is a turn like any other.
class MatchClock {
 public:
  /// Without a control there is no clock; without a time source the usual one for the control counts. `network`: as
  /// Clock::allow_network, of the clock proper.
  [[nodiscard]] static Result<MatchClock> create(const std::optional<TimeControl>& control,
                                                 const std::optional<Milliseconds>& set_up, std::size_t seats,
                                                 TimeSource time, Milliseconds network);

  [[nodiscard]] bool exists() const noexcept { return clock_.has_value(); }
  [[nodiscard]] const Clock& clock() const { return *clock_; }
  [[nodiscard]] bool setting_up() const noexcept { return setting_up_; }  ///< a time of its own runs
  /// Who is on turn, and whether they are still setting up.
  struct Turn {
    std::vector<Seat> seats;  ///< none: the game is over
    bool arranging = false;
  };
  /// After so many plies. One command has one `now`.
  void start(const Turn& turn, std::size_t plies, UtcTime now);
  void press(const Turn& turn, std::size_t plies, UtcTime now);
  void rewind(std::size_t plies, UtcTime now);
  void advance(UtcTime now);
  void credit(Seat seat, Milliseconds network, UtcTime now);  ///< Clock::credit
  // By agreement, after so many plies; none of its flags has fallen.
  void pause(std::size_t plies, UtcTime now);
  void resume(UtcTime now);
  void hold(UtcTime now);     ///< dice are shown, or the screen is handed over
  void release(UtcTime now);  ///< also without a hold
  [[nodiscard]] Result<void> spare(Seat seat, const SparedTimes& spared, UtcTime now);  ///< Clock::spare
  /// What this command may yet have to undo. `whole`: also what it was after earlier plies.
  struct Mark {
    std::optional<Clock> clock;
    std::size_t plies = 0;
    std::optional<Clock> after;  // that ply
    std::optional<std::map<std::size_t, Clock>> all;
    bool setting_up = false;
  };
  [[nodiscard]] Mark mark(std::size_t plies, bool whole) const;
  void return_to(Mark mark);
  /// From a journal: what it was after so many plies; what was after later ones is forgotten.
  [[nodiscard]] Result<void> restore(Clock clock, const Turn& turn, std::size_t plies);
  /// The host has been away since the last instant that the clock knows.
  void return_after_absence(UtcTime now);

  /// Those whose time has run out once, whatever followed, as of the last call of the above.
  [[nodiscard]] std::vector<Seat> fallen() const;
  /// Those whose flags stopped the game, as of the last call of the above.
  [[nodiscard]] std::vector<Seat> flagged() const;
  [[nodiscard]] Result<void> go_on(UtcTime now);
  /// Does nothing without a clock.
  [[nodiscard]] Result<void> go_on_without(std::span<const Seat> seats, UtcTime now);
  /// Or, before it, when a time begins or ends that is left out.
  [[nodiscard]] std::optional<UtcTime> next_flag() const;

  [[nodiscard]] UtcTime now() const { return time_(); }
  [[nodiscard]] std::vector<SeatTime> times(UtcTime now) const;
  /// What every seat had when the game, or before it the set-up, began.
  [[nodiscard]] std::vector<SeatTime> first_times() const;
  /// What a seat had left after that ply, from 0; nothing if it isn't known, or if it set up.
  [[nodiscard]] std::optional<Milliseconds> left_after(std::size_t ply, Seat seat) const;

 private:
  std::optional<Clock> clock_;
  std::optional<Clock> main_, set_up_;  // before they run; no set_up_: its time is the clock's own
  bool setting_up_ = false;             // clock_ counts the set-up
  TimeSource time_ = system_time;
  std::map<std::size_t, Clock> after_;  // by plies played
};

}  // namespace boardwright
