// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/carry_out.hpp"

#include <algorithm>
#include <utility>

#include "framework/catalogue/texts.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/match/departures.hpp"
#include "framework/match/requests.hpp"
#include "framework/text/plain_text.hpp"
#include "plugins/host/notation.hpp"

namespace boardwright {
namespace {

/// Whether such commands are heeded at all: not all are at the end or in a pause.
CommandResult check_now(const TableFacts& table, Command::Type type) {
  using Type = Command::Type;
  if (table.result && type != Type::kTakeBack && type != Type::kAllow && type != Type::kRefuse)
    return refused(RefusalCode::kOver, "the game is over");
  if (table.paused && type != Type::kResume && type != Type::kResign)
    return refused(RefusalCode::kPaused, "the game is paused: it goes on when somebody resumes it");
  return {};
}

CommandResult play_move(MatchState& state, Seat seat, std::string_view text) {
  if (auto possible = state.check_turn(seat); !possible) return possible;
  // Read and explained from what the seat may see: the sentence must not tell more either.
  const View seen = View::of(state.line.now(), seat);
  const auto move = read_any_move(seen.position(), seat, text);
  if (!move) {
    auto why = seen->explain(seat, text);
    if (why && why->legal) why.reset();
    const std::string told = why ? plugin_english(state.rules(), *why) : move.error();
    return Refusal{RefusalCode::kIllegal, "'" + excerpt(text) + "': " + told, why};
  }
  const bool alone = state.line.now().seats_on_turn().size() == 1;
  auto played = state.line.play(seat, *move);
  if (played) played = play_chance(state.line, state.dice);
  if (!played) return played;
  if (alone) state.table.answer_by_move(seat);  // else it would show that one has moved
  state.adjudicate();
  return play_for_departed(state);
}

CommandResult play_arrangement(MatchState& state, Seat seat, const std::vector<PlacedPiece>& placed) {
  if (auto possible = state.check_turn(seat); !possible) return possible;
  const Rules& rules = state.rules();
  auto arrangement = state.arrange(seat);
  if (!arrangement)
    return refused(RefusalCode::kNotNow, std::string(rules.seat_name(seat)) + " has nothing to set up now");
  const bw_shape& board = *rules.geometry();
  std::vector<bw_item> items;
  for (const auto& piece : placed) {
    if (piece.kind >= board.kind_count || piece.place >= board.field_count)
      return refused(RefusalCode::kIllegal, "there is no such piece or field");
    items.push_back({piece.place, piece.kind, 1, 0});
  }
  if (auto why = arrangement->replace(std::move(items)))
    return Refusal{RefusalCode::kIllegal, plugin_english(rules, *why), why};
  if (!arrangement->complete()) return refused(RefusalCode::kIllegal, "the set-up is not complete");
  for (const auto& move : arrangement->moves())
    if (auto played = play_move(state, seat, move); !played) return played;
  return {};
}

CommandResult decide_flag(MatchState& state, const Command& command, UtcTime now) {
  const auto flagged = state.clock.flagged();
  if (flagged.empty()) return refused(RefusalCode::kNotNow, "nobody's time is up");
  if (std::ranges::find(flagged, command.seat) != flagged.end())
    return refused(RefusalCode::kNotAllowed, std::string(state.rules().seat_name(command.seat)) +
                                                 "'s own time is up: the other side decides");
  if (command.type == Command::Type::kLetPlayOn) return state.clock.go_on(now);
  return lose_by_time(state, flagged, now);
}

CommandResult start_waiting_clock(MatchState& state, UtcTime now) {
  if (!state.table.clock_waits) return refused(RefusalCode::kNotNow, "no clock waits to be started");
  state.start_clock(now);
  return {};
}

}  // namespace

CommandResult carry_out(MatchState& state, const Command& command, UtcTime now) {
  if (auto heeded = check_now(state.table, command.type); !heeded) return heeded;
  const Seat seat = command.seat;
  if (auto here = state.table.check_here(seat, state.rules()); !here) return here;
  switch (command.type) {
    case Command::Type::kMove: return play_move(state, seat, command.move);
    case Command::Type::kArrange: return play_arrangement(state, seat, command.placed);
    case Command::Type::kResign: return give_up(state, seat, "resignation", now);
    case Command::Type::kOfferDraw: return offer_draw(state, seat);
    case Command::Type::kDeclineDraw: return state.table.decline_draw(seat);
    case Command::Type::kTakeBack: return take_back_or_ask(state, seat, now);
    case Command::Type::kClaimTime:
    case Command::Type::kLetPlayOn: return decide_flag(state, command, now);
    case Command::Type::kAllow: return allow_request(state, seat, now);
    case Command::Type::kRefuse: return state.table.refuse(seat, state.rules());
    case Command::Type::kClaimRepetition: return claim_repetition(state, seat);
    case Command::Type::kPause: return ask_pause(state, seat, now);
    case Command::Type::kResume: return end_pause(state, now);
    case Command::Type::kWithdraw: return state.table.withdraw(seat, state.rules());
    case Command::Type::kClaimAbsence: return claim_absence(state, seat, now);
    case Command::Type::kStartClock: return start_waiting_clock(state, now);
  }
  return fail("there is no such command");
}

}  // namespace boardwright
