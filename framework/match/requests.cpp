// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/requests.hpp"

#include <algorithm>
#include <utility>

#include "framework/match/departures.hpp"

namespace boardwright {
namespace {

/// The ply with which the seat's last turn began; nothing if it can't be taken back.
std::optional<std::size_t> turn_start(const GameLine& line, Seat seat) {
  const auto& plies = line.plies();
  std::size_t i = plies.size();
  while (i > 0 && plies[i - 1].seat != seat) --i;
  if (i == 0) return std::nullopt;
  // The whole turn: the seat's earlier moves too, as long as only chance came between them.
  std::size_t start = i - 1;
  for (; i > 0 && (plies[i - 1].seat == seat || plies[i - 1].seat == BW_CHANCE); --i)
    if (plies[i - 1].seat == seat) start = i - 1;
  // Nobody unlearns what the turn has shown, and nobody else's move may go with it.
  for (std::size_t k = start; k <= plies.size(); ++k)
    if (line.position(k).seats_on_turn().size() > 1 || !line.position(k).is_open()) return std::nullopt;
  return start;
}

void undo_turn(MatchState& state, Seat seat, UtcTime now) {
  const std::size_t start = turn_start(state.line, seat).value_or(state.plies());
  state.take_back_to(start);
  state.clock.rewind(start, now);
}

void begin_pause(MatchState& state, UtcTime now) {
  state.table.paused = true;
  state.table.request.reset();
  state.clock.pause(state.plies(), now);
}

void grant_if_allowed(MatchState& state, UtcTime now) {
  if (!state.table.is_granted(state.rules())) return;
  const Request granted = *state.table.request;
  if (granted.type == Request::Type::kPause) return begin_pause(state, now);
  undo_turn(state, granted.seat, now);
}

CommandResult ask(MatchState& state, Request::Type type, Seat seat, UtcTime now) {
  if (auto asked = state.table.ask(type, seat, state.rules()); !asked) return asked;
  grant_if_allowed(state, now);
  return {};
}

}  // namespace

CommandResult offer_draw(MatchState& state, Seat seat) {
  if (!state.options.policies.draw_agreement)
    return refused(RefusalCode::kNotAllowed, "in this game the players can't agree on a draw");
  return state.table.offer_draw(seat, state.rules());
}

CommandResult claim_repetition(MatchState& state, Seat seat) {
  if (auto possible = state.check_turn(seat); !possible) return possible;
  auto outcome = state.line.claimable();
  if (!outcome)
    return refused(RefusalCode::kNotNow, "the position has not occurred as often as a claim takes");
  state.table.finish(std::move(*outcome));
  return {};
}

CommandResult check_take_back(const MatchState& state, Seat seat) {
  const MatchOptions& options = state.options;
  if (options.rated) return refused(RefusalCode::kNotAllowed, "no move can be taken back in a rated game");
  if (options.policies.takeback == Takeback::kNever)
    return refused(RefusalCode::kNotAllowed, "in this game no move can be taken back");
  if (state.is_over() && options.journal != nullptr)
    return refused(RefusalCode::kNotAllowed, "the game is over, and its result is written down");
  if (!turn_start(state.line, seat))
    return refused(RefusalCode::kNotNow,
                   std::string(state.rules().seat_name(seat)) +
                       " has no turn to take back in which nobody else could act and nothing was hidden");
  return {};
}

CommandResult take_back_or_ask(MatchState& state, Seat seat, UtcTime now) {
  if (auto possible = check_take_back(state, seat); !possible) return possible;
  if (state.options.policies.takeback == Takeback::kConsent)
    return ask(state, Request::Type::kTakeBack, seat, now);
  undo_turn(state, seat, now);
  return {};
}

CommandResult check_pause(const MatchState& state) {
  if (state.options.rated) return refused(RefusalCode::kNotAllowed, "a rated game can't be paused");
  if (!state.clock.flagged().empty())
    return refused(RefusalCode::kFlagFallen,
                   "a flag has fallen: the other side claims the game or lets it go on");
  return {};
}

CommandResult ask_pause(MatchState& state, Seat seat, UtcTime now) {
  if (auto possible = check_pause(state); !possible) return possible;
  return ask(state, Request::Type::kPause, seat, now);
}

CommandResult end_pause(MatchState& state, UtcTime now) {
  if (!state.table.paused) return refused(RefusalCode::kNotNow, "the game isn't paused");
  state.table.paused = false;
  state.clock.resume(now);
  return play_for_departed(state);
}

CommandResult allow_request(MatchState& state, Seat seat, UtcTime now) {
  if (auto allowed = state.table.allow(seat, state.rules()); !allowed) return allowed;
  grant_if_allowed(state, now);
  return {};
}

TableState table_for(const MatchState& state, Seat viewer) {
  const TableFacts& facts = state.table;
  const MatchPolicies& policies = state.options.policies;
  const Rules& rules = state.rules();
  const bool plays = viewer < rules.seat_count() && !facts.has_left(viewer),
             goes_on = plays && !state.is_over() && !facts.paused;
  const bool asks = policies.takeback == Takeback::kConsent;
  const bool has_offered = std::ranges::find(facts.draw_offers, viewer) != facts.draw_offers.end();
  TableState table;
  table.draw_offers = facts.draw_offers;
  table.request = facts.request;
  table.result = facts.result;
  table.left = facts.left;
  table.paused = facts.paused;
  table.clock_waits = facts.clock_waits && !state.is_over();
  table.can_take_back =
      plays && !facts.paused && !(asks && facts.request) && check_take_back(state, viewer).has_value();
  table.can_offer_draw = goes_on && policies.draw_agreement && !has_offered;
  table.can_answer = !facts.paused && facts.may_answer(viewer, rules);
  table.can_claim_repetition = goes_on && state.check_turn(viewer) && state.line.claimable().has_value();
  table.can_claim_absence =
      goes_on && !std::ranges::binary_search(state.away, viewer) && !state.missed().empty();
  table.can_pause = goes_on && !facts.request && check_pause(state).has_value();
  table.flagged = state.is_over() ? std::vector<Seat>() : state.clock.flagged();
  return table;
}

}  // namespace boardwright
