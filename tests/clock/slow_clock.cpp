// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/clock/slow_clock.hpp"

namespace boardwright::test {

SlowClock::SlowClock(TimeControl control, std::size_t seats) : control_(std::move(control)), seats_(seats) {
  for (std::size_t i = 0; i < seats; ++i) {
    if (this->control(i).type != SeatControl::Type::kPeriods) {
      seats_[i].main = this->control(i).time.count();
      continue;
    }
    if (this->control(i).overtime.type == Overtime::Type::kByoYomi)
      seats_[i].byo_yomi = this->control(i).overtime.count;
    enter_stage(i, 0);
    turn_begins(i);
  }
}

const SeatControl& SlowClock::control(std::size_t seat) const {
  return control_.seats.at(control_.seats.size() == 1 ? 0 : seat);
}

const Period& SlowClock::stage(std::size_t seat) const {
  return control(seat).periods.at(static_cast<std::size_t>(seats_[seat].stage));
}

bool SlowClock::last_stage(std::size_t seat) const {
  return seats_[seat].stage == static_cast<long long>(control(seat).periods.size()) - 1;
}

void SlowClock::enter_stage(std::size_t seat, long long number) {
  Seat& one = seats_[seat];
  one.stage = number;
  one.main += stage(seat).time.count();
  one.moves_to_go = stage(seat).turns;
  // The first turn has its delay before it is played; later turns get back what they used.
  if (stage(seat).bonus == Bonus::kBronstein) one.main += stage(seat).bonus_time.count();
}

void SlowClock::turn_begins(std::size_t seat) {
  Seat& one = seats_[seat];
  if (stage(seat).bonus == Bonus::kIncrement) one.main += stage(seat).bonus_time.count();
  one.delay = stage(seat).bonus == Bonus::kDelay ? stage(seat).bonus_time.count() : 0;
  enter_overtime_if_due(seat);
}

void SlowClock::enter_overtime_if_due(std::size_t seat) {
  Seat& one = seats_[seat];
  const Overtime& overtime = control(seat).overtime;
  if (one.in_overtime || one.main > 0 || !last_stage(seat) || overtime.type == Overtime::Type::kNone) return;
  one.in_overtime = true;
  one.over = overtime.time.count();
  if (overtime.type == Overtime::Type::kCanadian) one.moves_to_go = overtime.count;
}

void SlowClock::turn_ends(std::size_t seat) {
  Seat& one = seats_[seat];
  const long long spent = one.spent;
  one.spent = 0;
  const SeatControl& my = control(seat);
  if (my.type == SeatControl::Type::kPerTurn) one.main = my.time.count();
  if (my.type != SeatControl::Type::kPeriods) return;
  if (one.in_overtime) {
    if (my.overtime.type == Overtime::Type::kByoYomi) {
      one.over = my.overtime.time.count();
    } else if (--one.moves_to_go == 0) {
      one.moves_to_go = my.overtime.count;
      one.over = my.overtime.time.count();
    }
    return;
  }
  if (stage(seat).bonus == Bonus::kBronstein)
    one.main += spent < stage(seat).bonus_time.count() ? spent : stage(seat).bonus_time.count();
  if (one.moves_to_go > 0 && --one.moves_to_go == 0) {
    if (stage(seat).bonus == Bonus::kBronstein) one.main -= stage(seat).bonus_time.count();
    enter_stage(seat, last_stage(seat) ? one.stage : one.stage + 1);
  }
  turn_begins(seat);
}

bool SlowClock::halted() const {
  for (const Seat& seat : seats_)
    if (seat.flag && !seat.excused) return true;
  return false;
}

bool SlowClock::charged(std::size_t seat, bool absent) const {
  const bool letters = control(seat).type == SeatControl::Type::kPerTurn;
  if (!started_ || paused_ || halted() || !seats_[seat].turn) return false;
  if (held_ && !letters) return false;
  if (!absent) return true;
  switch (control_.downtime) {
    case Downtime::kCharged: return true;
    case Downtime::kFree: return false;
    case Downtime::kByKind: return letters;
  }
  return false;
}

void SlowClock::lose_one(std::size_t seat, bool glass_turns) {
  Seat& one = seats_[seat];
  ++one.spent;
  if (control(seat).type == SeatControl::Type::kHourglass) {
    if (!glass_turns) return;
    if (one.main > 0) {
      --one.main;
      ++seats_[1 - seat].main;
    } else {
      ++one.beyond;
    }
    return;
  }
  long long& from = one.delay > 0 ? one.delay : one.in_overtime ? one.over : one.main;
  if (from > 0)
    --from;
  else
    ++one.beyond;
}

void SlowClock::look_at_flag(std::size_t seat) {
  Seat& one = seats_[seat];
  if (control(seat).type == SeatControl::Type::kPeriods) {
    if (one.delay > 0) return;
    enter_overtime_if_due(seat);
    if (one.in_overtime && one.over == 0 && one.byo_yomi > 1) {
      --one.byo_yomi;
      one.over = control(seat).overtime.time.count();
    }
  }
  const long long left = one.in_overtime ? one.over : one.main;
  if (left > 0 || one.flag) return;
  one.flag = time_;
  ++flags_;
  one.excused = control_.on_flag == FlagPolicy::kContinue;
}

void SlowClock::tick(bool absent) {
  ++time_;
  std::vector<std::size_t> losing;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (charged(i, absent)) losing.push_back(i);
  for (const std::size_t seat : losing) lose_one(seat, losing.size() == 1);
  for (const std::size_t seat : losing)
    if (control(seat).type != SeatControl::Type::kHourglass || losing.size() == 1) look_at_flag(seat);
}

void SlowClock::advance(long long now) {
  if (!started_ && now > time_) time_ = now;
  while (time_ < now) tick(false);
}

bool SlowClock::start(const std::vector<unsigned>& on_turn, long long now) {
  advance(now);
  if (started_) return false;
  started_ = true;
  for (const unsigned seat : on_turn) seats_[seat].turn = true;
  return true;
}

bool SlowClock::press(const std::vector<unsigned>& on_turn, long long now) {
  advance(now);
  if (!started_ || paused_ || halted()) return false;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    bool next = false;
    for (const unsigned seat : on_turn) next = next || seat == i;
    if (seats_[i].turn && !next) turn_ends(i);
    seats_[i].turn = next;
  }
  return true;
}

bool SlowClock::pause(long long now) {
  advance(now);
  if (!started_ || paused_ || halted()) return false;
  return paused_ = true;
}

bool SlowClock::resume(long long now) {
  advance(now);
  if (!paused_) return false;
  paused_ = false;
  return true;
}

void SlowClock::hold(long long now) {
  advance(now);
  held_ = true;
}

void SlowClock::release(long long now) {
  advance(now);
  held_ = false;
}

void SlowClock::absence(long long last_alive, long long now) {
  advance(last_alive < now ? last_alive : now);
  while (time_ < now) tick(true);
}

void SlowClock::rewind_to(const SlowClock& earlier, long long now) {
  advance(now);
  seats_ = earlier.seats_;
  if (halted()) paused_ = false;
}

bool SlowClock::go_on(long long now) {
  advance(now);
  if (!halted() || control_.on_flag != FlagPolicy::kAsk) return false;
  for (Seat& seat : seats_)
    if (seat.flag) seat.excused = true;
  return true;
}

void SlowClock::add_time(unsigned seat, long long time, long long now) {
  advance(now);
  Seat& one = seats_[seat];
  (one.in_overtime ? one.over : one.main) += time;
  if (one.flag && !one.excused) one.flag.reset();
}

SeatTime SlowClock::seen(unsigned seat) const {
  const Seat& one = seats_[seat];
  SeatTime seen;
  seen.remaining = Milliseconds(one.in_overtime ? one.over : one.main);
  seen.running = charged(seat, false);
  seen.period = static_cast<std::uint32_t>(one.stage) + 1;
  seen.overtime = one.in_overtime;
  seen.periods_left = static_cast<std::uint32_t>(one.byo_yomi);
  seen.turns_to_go = static_cast<std::uint32_t>(one.moves_to_go);
  seen.delay_left = Milliseconds(one.delay);
  if (seen.running && control(seat).type == SeatControl::Type::kPerTurn && one.main > 0)
    seen.deadline = UtcTime(Milliseconds(time_ + one.main));
  seen.turn = Milliseconds(one.spent);
  if (one.flag) seen.flagged_at = UtcTime(Milliseconds(*one.flag));
  seen.overdrawn = Milliseconds(one.beyond);
  seen.correspondence = control(seat).type == SeatControl::Type::kPerTurn;
  return seen;
}

}  // namespace boardwright::test
