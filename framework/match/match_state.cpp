// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_state.hpp"

#include <algorithm>
#include <utility>

#include "framework/line/entropy.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/record/record.hpp"

namespace boardwright {
namespace {

/// Several act at once. Seats that began together and only drop out one by one still do; who comes back has a
/// turn alone.
bool acting_together(const GameLine& line) {
  auto seats = line.now().seats_on_turn();
  for (std::size_t ply = line.plies().size(); seats.size() == 1 && ply > 0; --ply) {
    const auto before = line.position(ply - 1).seats_on_turn();
    if (!std::includes(before.begin(), before.end(), seats.begin(), seats.end())) return false;
    seats = before;
  }
  return seats.size() > 1;
}

std::uint64_t moves_played(const GameLine& line) { return line.plies().size() - count_chance_events(line); }

}  // namespace

Result<MatchState> MatchState::create(MatchOptions options) {
  if (options.rules == nullptr) return fail("a match needs rules");
  const Rules& rules = *options.rules;
  if (options.start && options.start->shared_rules() != options.rules)
    return fail("the start position belongs to other rules than the match");
  if (options.players.size() > rules.seat_count())
    return fail("there are " + std::to_string(options.players.size()) + " players for " +
                std::to_string(rules.seat_count()) + " seats");
  for (const auto& [seat, text] : options.entropy)
    if (auto fit = check_entropy(rules, seat, text); !fit) return fail(fit.error());
  auto clock = MatchClock::create(options.clock, options.policies.set_up_time, rules.seat_count(),
                                  options.time, options.network);
  if (!clock) return fail(clock.error());
  if (!options.seed) options.seed = Seed::fresh();
  const Seed dice = with_entropy(*options.seed, by_seat_name(rules, options.entropy));
  GameLine line(options.start ? *options.start : rules.start(), options.policies.repetition);
  return MatchState{std::move(options), dice, std::move(line), std::move(*clock), {}};
}

std::vector<Seat> MatchState::seats_on_turn() const {
  return is_over() ? std::vector<Seat>() : line.now().seats_on_turn();
}

std::vector<Seat> MatchState::missed() const {
  if (away.empty() || is_over()) return {};
  std::vector<Seat> seats = away;
  const bool together = acting_together(line);  // nobody may learn that one of them is done
  std::erase_if(seats, [&](Seat seat) { return table.has_left(seat) || (!together && !line.on_turn(seat)); });
  return seats;
}

CommandResult MatchState::check_turn(Seat seat) const {
  if (!clock.flagged().empty())
    return refused(RefusalCode::kFlagFallen,
                   "a flag has fallen: the other side claims the game or lets it go on");
  if (!line.on_turn(seat))
    return refused(RefusalCode::kNotYourTurn,
                   "it is not " + std::string(rules().seat_name(seat)) + "'s turn");
  return {};
}

std::uint32_t MatchState::plies_left() const {
  if (options.ply_limit == 0) return 0;
  return options.ply_limit - std::min(static_cast<std::uint32_t>(moves_played(line)), options.ply_limit);
}

std::optional<Arrangement> MatchState::arrange(Seat seat) const {
  return line.on_turn(seat) ? Arrangement::begin(View::of(line.now(), seat)) : std::nullopt;
}

Random MatchState::generator(Seat seat) const {
  return dice.generator("player " + std::string(rules().seat_name(seat)) + " ply " + std::to_string(plies()));
}

void MatchState::adjudicate() {
  table.result = line.result();  // the rules' own, then repetition
  if (!table.result && options.ply_limit != 0 && moves_played(line) >= options.ply_limit)
    table.result = Outcome{std::vector<std::uint32_t>(rules().seat_count(), 1), "move_limit"};
  if (table.result) table.request.reset();
}

void MatchState::take_back_to(std::size_t ply) {
  while (plies() > ply) line.take_back();
  table.draw_offers.clear();
  table.request.reset();
  adjudicate();
}

bool MatchState::clock_would_wait() const {
  const bool live = clock.exists() && !is_correspondence(options.clock);
  return live && !clock.setting_up() && !is_over() && options.policies.clock_start == ClockStart::kFirstMove;
}

void MatchState::let_clock_wait(UtcTime now) {
  table.clock_waits = clock_would_wait();
  if (table.clock_waits) clock.hold(now);
}

void MatchState::start_clock(UtcTime now) {
  if (!std::exchange(table.clock_waits, false)) return;
  clock.release(now);
}

void MatchState::begin_clock(UtcTime now) {
  clock.start(clock_turn(), plies(), now);
  let_clock_wait(now);
}

void MatchState::press_clock(UtcTime now) {
  if (clock.flagged().empty() && !table.paused) clock.press(clock_turn(), plies(), now);
}

MatchClock::Turn MatchState::clock_turn() const {
  MatchClock::Turn turn{seats_on_turn(), false};
  // Asked for only where it matters: it costs a view and a look at the rules' extension.
  if (clock.exists() && options.policies.set_up_time && acting_together(line))
    turn.arranging = std::any_of(turn.seats.begin(), turn.seats.end(),
                                 [this](Seat seat) { return arrange(seat).has_value(); });
  return turn;
}

bool MatchState::flag_falls(UtcTime now) {
  if (is_over() || !clock.exists()) return false;
  clock.advance(now);
  return clock.fallen() != noted_flags;
}

std::vector<SeatTime> MatchState::times_for(Seat viewer, UtcTime now) const {
  if (!clock.exists()) return {};
  auto times = clock.times(now);
  if (!is_over())
    for (SeatTime& time : times) time.credited = Milliseconds(0);
  // A clock that stands still would betray that a hidden set-up is done.
  if (is_over() || line.now().is_open() || !acting_together(line)) return times;
  const auto first = clock.first_times();
  for (Seat seat = 0; seat < times.size(); ++seat)
    if (seat != viewer) times[seat] = first[seat];
  return times;
}

MatchState::Mark MatchState::mark(bool whole) const {
  Mark mark{plies(), std::nullopt, table, clock.mark(plies(), whole)};
  if (whole) mark.line = line;
  return mark;
}

void MatchState::return_to(Mark mark) {
  if (mark.line) line = std::move(*mark.line);
  while (plies() > mark.plies) line.take_back();
  table = std::move(mark.table);
  clock.return_to(std::move(mark.clock));
}

MatchState::Since MatchState::undo(Mark before) {
  const bool whole = before.line.has_value();
  Since since{mark(false)};
  since.after.clock = clock.mark(plies(), whole);
  if (whole)
    since.after.line = std::move(line);
  else
    since.tail = line.cut(before.plies);
  return_to(std::move(before));
  return since;
}

void MatchState::redo(Since since) {
  line.join(std::move(since.tail));
  return_to(std::move(since.after));
}

}  // namespace boardwright
