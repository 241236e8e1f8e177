// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match's state is put aside and taken up again as if nothing had happened.
#include "framework/match/match_state.hpp"

#include "framework/clock/time_control_text.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/match/carry_out.hpp"
#include "framework/match/match_entries.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

MatchState begun(UtcTime now) {
  MatchOptions options;
  options.rules = tiny("coin_race");
  options.seed = Seed::from_number(3);
  options.policies.takeback = Takeback::kFree;
  options.policies.draw_agreement = true;
  options.clock = value_of(read_time_control("5m"));
  auto state = value_of(MatchState::create(std::move(options)));
  require_done(play_chance(state.line, state.dice));
  state.adjudicate();
  state.begin_clock(now);
  return state;
}

/// All that a journal or a viewer would learn of it.
std::string told(const MatchState& state) {
  std::string text = state.line.now().text() + " " + state.clock.clock().to_text();
  for (const auto& ply : state.line.plies()) text += " " + ply.text;
  for (const Seat seat : state.table.draw_offers) text += " draw " + std::to_string(seat);
  return text;
}

Command any_move(const MatchState& state) {
  const Seat seat = state.seats_on_turn().front();
  const Position& now = state.line.now();
  return {Command::Type::kMove, seat, now.move_text(seat, now.moves(seat).front()), 0};
}

}  // namespace

TEST_CASE("what has happened since a mark is undone and done again") {
  const bool whole = GENERATE(false, true);
  UtcTime now{std::chrono::hours(496000)};
  MatchState state = begun(now);
  for (int i = 0; i < 2; ++i) {
    now += 2s;
    require_done(carry_out(state, any_move(state), now));
    state.press_clock(now);
  }
  const std::string earlier = told(state);
  const auto mark = state.mark(whole);
  now += 3s;
  require_done(carry_out(state, any_move(state), now));
  require_done(carry_out(state, {Command::Type::kOfferDraw, 0, {}, 0}, now));
  if (whole)
    require_done(carry_out(state, {Command::Type::kTakeBack, state.line.plies().front().seat, {}, 0}, now));
  state.press_clock(now);
  const std::string later = told(state);
  const auto step = step_since(state, mark, nullptr, now);

  auto since = state.undo(mark);
  CHECK(told(state) == earlier);
  CHECK(step_since(state, mark, nullptr, now).entries.size() == 1);  // the clock alone
  state.redo(std::move(since));
  CHECK(told(state) == later);
  CHECK(step_since(state, mark, nullptr, now) == step);
  state.return_to(mark);
  CHECK(told(state) == earlier);
}
