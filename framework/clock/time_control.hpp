// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much time the players have: plain data. clock.hpp runs it, time_control_text.hpp writes it in a line,
// presets.hpp reads it from YAML.
//
// Sources. Periods, increment and delay: FIDE Laws of Chess, article 6 (a number of moves in an allotted
// time, what is saved goes to the next period) and the glossary's "increment" (added from the start before
// each move, in cumulative or in delay mode): the first move has its increment too. Bronstein: the delay as
// David Bronstein had it, given back after the move as far as it was used. Simple delay: as on the clocks of
// US Chess. Byo-yomi: the Japanese count of periods. Canadian overtime: a number of moves in a fixed time,
// what is left of it lost, as the rules of the British Go Association have it.
#pragma once

#include <optional>
#include <vector>

#include "framework/text/duration.hpp"

namespace boardwright {

/// What a turn brings besides the main time.
enum class Bonus {
  kNone,
  kIncrement,  ///< Fischer: added before every turn, the first included; unused time stays
  kBronstein,  ///< used first, but shown in one sum with the main time; unused time is lost
  kDelay       ///< simple (US) delay: the main time waits so long in every turn
};

/// A part of the game with a time of its own, such as 40 moves in 90 minutes.
struct Period {
  Milliseconds time{0};     ///< added to what is left when the period begins
  std::uint32_t turns = 0;  ///< to be completed in it; 0: all the rest. A last period with turns repeats
  Bonus bonus = Bonus::kNone;
  Milliseconds bonus_time{0};
  friend bool operator==(const Period&, const Period&) = default;
};

/// What follows when the time of the last period is used up.
struct Overtime {
  enum class Type {
    kNone,
    kByoYomi,  ///< `count` times `time`; one that isn't used up in a turn is whole again for the next
    kCanadian  ///< `count` turns in `time`, then the same anew. The turn in which it begins is the first
  };
  Type type = Type::kNone;
  std::uint32_t count = 0;
  Milliseconds time{0};
  friend bool operator==(const Overtime&, const Overtime&) = default;
};

/// The time of one seat.
struct SeatControl {
  enum class Type {
    kPeriods,    ///< `periods`, then `overtime`; sudden death is a single period
    kHourglass,  ///< two seats: each starts with `time`, and what one uses the other gains
    kPerTurn     ///< correspondence: `time` for every turn, in calendar time, nothing is saved
  };
  Type type = Type::kPeriods;
  std::vector<Period> periods;  ///< kPeriods only
  Overtime overtime;            ///< kPeriods only
  Milliseconds time{0};         ///< the other two
  friend bool operator==(const SeatControl&, const SeatControl&) = default;
};

/// What a fallen flag means. Every clock stops with it unless the game goes on.
enum class FlagPolicy {
  kLose,     ///< the match is over
  kAsk,      ///< somebody decides: Clock::go_on, Clock::add_time or the end of the match
  kContinue  ///< it is noted, and the time that is overdrawn is counted
};

/// Whether time counts while the host was down or asleep.
enum class Downtime {
  kByKind,  ///< in correspondence only
  kCharged,
  kFree
};

struct TimeControl {
  std::vector<SeatControl> seats;  ///< one for all seats, or one for each (a handicap)
  FlagPolicy on_flag = FlagPolicy::kLose;
  Downtime downtime = Downtime::kByKind;
  [[nodiscard]] const SeatControl& of(std::size_t seat) const {
    return seats.size() == 1 ? seats.front() : seats[seat];
  }
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Whether a move takes days: a time for each turn, in calendar time.
[[nodiscard]] constexpr bool is_correspondence(const SeatControl& seat) {
  return seat.type == SeatControl::Type::kPerTurn;
}
/// Whether a match is one by correspondence: somebody's time is counted by the calendar. Nothing: no clock.
[[nodiscard]] bool is_correspondence(const TimeControl& control);
[[nodiscard]] inline bool is_correspondence(const std::optional<TimeControl>& control) {
  return control && is_correspondence(*control);
}

/// Every time longer or shorter by the same part, whole seconds where there were such; what counts moves
/// stays. `percent`: at least 1.
[[nodiscard]] SeatControl stretched(SeatControl control, std::uint32_t percent);

/// Whether these data make sense; the sentence says what doesn't. Everything that reads a control has checked
/// it.
[[nodiscard]] Result<void> check_control(const TimeControl& control);

}  // namespace boardwright
