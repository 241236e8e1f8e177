// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same clocks a second time, slow and obvious: a millisecond passes, everyone who is charged loses one,
// and somebody looks whether a flag falls. Shares only the data type of time controls with the real ones.
// Delays are done the other way round: what Bronstein gives back is added after the move.
#pragma once

#include <optional>
#include <vector>

#include "framework/clock/seat_time.hpp"
#include "framework/clock/time_control.hpp"

namespace boardwright::test {

class SlowClock {
 public:
  SlowClock(TimeControl control, std::size_t seats);

  // Each says whether it was accepted. Times are milliseconds since 1970.
  bool start(const std::vector<unsigned>& on_turn, long long now);
  bool press(const std::vector<unsigned>& on_turn, long long now);
  void advance(long long now);
  bool pause(long long now);
  bool resume(long long now);
  void hold(long long now);
  void release(long long now);
  void absence(long long last_alive, long long now);
  void rewind_to(const SlowClock& earlier, long long now);
  bool go_on(long long now);
  void add_time(unsigned seat, long long time, long long now);

  [[nodiscard]] long long time() const { return time_; }
  [[nodiscard]] bool halted() const;
  [[nodiscard]] SeatTime seen(unsigned seat) const;
  /// How many flags have fallen ever since the start.
  [[nodiscard]] int flags() const { return flags_; }

 private:
  struct Seat {
    long long main = 0, delay = 0, over = 0;
    bool in_overtime = false;
    long long byo_yomi = 0, moves_to_go = 0, stage = 0;
    bool turn = false;
    long long spent = 0;
    std::optional<long long> flag;
    bool excused = false;
    long long beyond = 0;
  };
  [[nodiscard]] const SeatControl& control(std::size_t seat) const;
  [[nodiscard]] const Period& stage(std::size_t seat) const;
  [[nodiscard]] bool last_stage(std::size_t seat) const;
  [[nodiscard]] bool charged(std::size_t seat, bool absent) const;
  void enter_overtime_if_due(std::size_t seat);
  void enter_stage(std::size_t seat, long long stage);
  void turn_begins(std::size_t seat);
  void turn_ends(std::size_t seat);
  void tick(bool absent);
  void lose_one(std::size_t seat, bool glass_turns);
  void look_at_flag(std::size_t seat);

  TimeControl control_;
  std::vector<Seat> seats_;
  long long time_ = 0;
  bool started_ = false, paused_ = false, held_ = false;
  int flags_ = 0;
};

}  // namespace boardwright::test
