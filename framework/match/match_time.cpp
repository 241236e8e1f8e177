// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match's time: flags, who decides about them, and what each viewer is told of the clocks.
#include <algorithm>
#include <utility>

#include "framework/match/match.hpp"
#include "framework/match/match_mark.hpp"

namespace boardwright {

void Match::tick_now(const Ticked& done) {
  const UtcTime now = clock_.now();
  if (!flag_falls(now)) {
    publish(now);
    return done({});
  }
  note_flags(now, [this, now, done](const Result<bool>& noted) {
    if (!noted) return done(fail(noted.error()));
    publish(now);
    done({});
  });
}

std::optional<UtcTime> Match::next_flag() const {
  constexpr std::chrono::seconds kAgain(1);
  if (!is_over() && clock_.fallen() != noted_flags_) return clock_.now() + kAgain;  // not written down yet
  return clock_.next_flag();
}

void Match::hold_clock() {
  finish_writing();
  clock_.hold(clock_.now());
  (void)tick();
}

void Match::release_clock() {
  finish_writing();
  if (!clock_waits_) clock_.release(clock_.now());
  (void)tick();
}

Result<void> Match::write_clock_down() {
  finish_writing();
  if (options_.journal == nullptr || !clock_.exists() || clock_waits_ || is_over()) return {};
  if (auto seen = tick(); !seen || is_over()) return seen;
  return write_down(mark(false), nullptr, clock_.now());
}

Result<void> Match::spare_time(Seat seat, const SparedTimes& spared) {
  finish_writing();
  if (auto seen = tick(); !seen || is_over()) return seen;
  const UtcTime now = clock_.now();
  Mark before = mark(false);
  if (auto done = clock_.spare(seat, spared, now); !done) return done;
  if (auto written = write_down(before, nullptr, now); !written) {
    return_to(std::move(before));
    return written;
  }
  publish(now);
  return {};
}

SparedTimes Match::spared_time(Seat seat) const {
  return clock_.exists() && seat < rules().seat_count() ? clock_.clock().spared(seat) : SparedTimes{};
}

bool Match::clock_would_wait() const {
  const bool live = clock_.exists() && !is_correspondence(options_.clock);
  return live && !clock_.setting_up() && !is_over() &&
         options_.policies.clock_start == ClockStart::kFirstMove;
}

void Match::let_clock_wait(UtcTime now) {
  clock_waits_ = clock_would_wait();
  if (clock_waits_) clock_.hold(now);
}

void Match::start_clock(UtcTime now) {
  if (!std::exchange(clock_waits_, false)) return;
  clock_.release(now);
}

bool Match::flag_falls(UtcTime now) {
  if (is_over() || !clock_.exists()) return false;
  clock_.advance(now);
  return clock_.fallen() != noted_flags_;
}

void Match::note_flags(UtcTime now, std::function<void(const Result<bool>&)> then) {
  Mark before = mark(false);
  const auto flagged = clock_.flagged();
  const bool lost = !flagged.empty() && clock_.clock().control().on_flag != FlagPolicy::kAsk;
  if (lost)
    if (auto done = lose_by_time(flagged, now); !done) {
      return_to(std::move(before));
      return then(fail(done.error()));
    }
  if (lost && !is_over()) clock_.press(clock_turn(), line_.plies().size(), now);
  const auto noted = [this, lost, then = std::move(then)](const Result<void>& written) {
    if (!written) return then(fail(written.error()));
    noted_flags_ = clock_.fallen();
    then(lost);
  };
  if (options_.journal == nullptr) return noted({});
  write(std::move(before), nullptr, now, noted);
}

Result<void> Match::lose_by_time(const std::vector<Seat>& flagged, UtcTime now) {
  if (rules().seat_count() > 2 && flagged.size() < seats_left()) return leave(flagged, "time", now);
  // Where all flags fell at once nobody is the first to have lost.
  const bool all = flagged.size() == seats_left();
  Outcome outcome{std::vector<std::uint32_t>(rules().seat_count(), all ? 1U : 2U), "time"};
  if (!all)
    for (const Seat seat : flagged) outcome.scores[seat] = 0;
  for (const auto& left : left_) outcome.scores[left.seat] = 0;
  finish(std::move(outcome));
  return {};
}

CommandResult Match::decide_flag(const Command& command, UtcTime now) {
  const auto flagged = clock_.flagged();
  if (flagged.empty()) return refused(RefusalCode::kNotNow, "nobody's time is up");
  if (std::find(flagged.begin(), flagged.end(), command.seat) != flagged.end())
    return refused(RefusalCode::kNotAllowed, std::string(rules().seat_name(command.seat)) +
                                                 "'s own time is up: the other side decides");
  if (command.type == Command::Type::kLetPlayOn) return clock_.go_on(now);
  return lose_by_time(flagged, now);
}

bool Match::acting_together() const {
  // Seats that began together and only drop out one by one still are; who comes back has a turn alone.
  auto seats = line_.now().seats_on_turn();
  for (std::size_t ply = line_.plies().size(); seats.size() == 1 && ply > 0; --ply) {
    const auto before = line_.position(ply - 1).seats_on_turn();
    if (!std::includes(before.begin(), before.end(), seats.begin(), seats.end())) return false;
    seats = before;
  }
  return seats.size() > 1;
}

MatchClock::Turn Match::clock_turn() const {
  MatchClock::Turn turn{seats_on_turn(), false};
  // Asked for only where it matters: it costs a view and a look at the rules' extension.
  if (clock_.exists() && options_.policies.set_up_time && acting_together())
    turn.arranging = std::any_of(turn.seats.begin(), turn.seats.end(),
                                 [this](Seat seat) { return arrange(seat).has_value(); });
  return turn;
}

std::vector<SeatTime> Match::times_for(Seat viewer, UtcTime now) const {
  if (!clock_.exists()) return {};
  auto times = clock_.times(now);
  if (!is_over())
    for (SeatTime& time : times) time.credited = Milliseconds(0);
  // A clock that stands still would betray that a hidden set-up is done.
  if (is_over() || line_.now().is_open() || !acting_together()) return times;
  const auto first = clock_.first_times();
  for (Seat seat = 0; seat < times.size(); ++seat)
    if (seat != viewer) times[seat] = first[seat];
  return times;
}

}  // namespace boardwright
