// SPDX-License-Identifier: GPL-3.0-or-later
//
// What seats ask of each other beside their moves: draws, turns taken back, pauses; and claims.
#include <algorithm>

#include "framework/match/match.hpp"
#include "framework/match/viewer.hpp"

namespace boardwright {

namespace {

bool is_among(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

CommandResult Match::agree(Seat seat) {
  if (!options_.policies.draw_agreement)
    return refused(RefusalCode::kNotAllowed, "in this game the players can't agree on a draw");
  if (is_among(draw_offers_, seat))
    return refused(RefusalCode::kNotNow,
                   std::string(rules().seat_name(seat)) + " has already offered a draw");
  draw_offers_.push_back(seat);
  std::sort(draw_offers_.begin(), draw_offers_.end());
  if (draw_offers_.size() == seats_left()) agree_on_draw();
  return {};
}

void Match::agree_on_draw() {
  draw_offers_.clear();
  Outcome drawn{std::vector<std::uint32_t>(rules().seat_count(), 1), "agreement"};
  for (const auto& left : left_) drawn.scores[left.seat] = 0;
  finish(std::move(drawn));
}

CommandResult Match::disagree(Seat seat) {
  const auto declined = std::erase_if(draw_offers_, [&](Seat other) { return other != seat; });
  if (declined == 0) return refused(RefusalCode::kNotNow, "nobody else has offered a draw");
  return {};
}

CommandResult Match::withdraw(Seat seat) {
  const bool asks = request_ && request_->seat == seat;
  if (asks) request_.reset();
  if (std::erase(draw_offers_, seat) == 0 && !asks)
    return refused(RefusalCode::kNotNow,
                   std::string(rules().seat_name(seat)) + " has neither offered nor asked for anything");
  return {};
}

void Match::answer_offers(Seat seat, bool alone) {
  if (!alone) return;
  std::erase_if(draw_offers_, [&](Seat other) { return other != seat; });
  // After a move the last turn is another one, also for who has asked.
  if (request_ && (request_->seat != seat || request_->type == Request::Type::kTakeBack)) request_.reset();
}

std::optional<std::size_t> Match::turn_start(Seat seat) const {
  const auto& plies = line_.plies();
  std::size_t i = plies.size();
  while (i > 0 && plies[i - 1].seat != seat) --i;
  if (i == 0) return std::nullopt;
  // The whole turn: the seat's earlier moves too, as long as only chance came between them.
  std::size_t start = i - 1;
  for (; i > 0 && (plies[i - 1].seat == seat || plies[i - 1].seat == BW_CHANCE); --i)
    if (plies[i - 1].seat == seat) start = i - 1;
  // Nobody unlearns what the turn has shown, and nobody else's move may go with it.
  for (std::size_t k = start; k <= plies.size(); ++k)
    if (line_.position(k).seats_on_turn().size() > 1 || !line_.position(k).is_open()) return std::nullopt;
  return start;
}

CommandResult Match::check_take_back(Seat seat) const {
  if (options_.rated) return refused(RefusalCode::kNotAllowed, "no move can be taken back in a rated game");
  if (options_.policies.takeback == Takeback::kNever)
    return refused(RefusalCode::kNotAllowed, "in this game no move can be taken back");
  if (is_over() && options_.journal != nullptr)
    return refused(RefusalCode::kNotAllowed, "the game is over, and its result is written down");
  if (!turn_start(seat))
    return refused(RefusalCode::kNotNow,
                   std::string(rules().seat_name(seat)) +
                       " has no turn to take back in which nobody else could act and nothing was hidden");
  return {};
}

CommandResult Match::take_back_or_ask(Seat seat, UtcTime now) {
  if (auto possible = check_take_back(seat); !possible) return possible;
  if (options_.policies.takeback == Takeback::kConsent) return ask(Request::Type::kTakeBack, seat, now);
  undo_turn(seat, now);
  return {};
}

void Match::undo_turn(Seat seat, UtcTime now) {
  const std::size_t start = turn_start(seat).value_or(line_.plies().size());
  while (line_.plies().size() > start) line_.take_back();
  draw_offers_.clear();
  request_.reset();
  adjudicate();
  clock_.rewind(start, now);
}

CommandResult Match::check_pause() const {
  if (options_.rated) return refused(RefusalCode::kNotAllowed, "a rated game can't be paused");
  if (!clock_.flagged().empty())
    return refused(RefusalCode::kFlagFallen,
                   "a flag has fallen: the other side claims the game or lets it go on");
  return {};
}

CommandResult Match::ask_pause(Seat seat, UtcTime now) {
  if (auto possible = check_pause(); !possible) return possible;
  return ask(Request::Type::kPause, seat, now);
}

void Match::begin_pause(UtcTime now) {
  paused_ = true;
  request_.reset();
  clock_.pause(line_.plies().size(), now);
}

CommandResult Match::end_pause(UtcTime now) {
  if (!paused_) return refused(RefusalCode::kNotNow, "the game isn't paused");
  paused_ = false;
  clock_.resume(now);
  return play_for_departed();
}

CommandResult Match::ask(Request::Type type, Seat seat, UtcTime now) {
  if (request_)
    return refused(RefusalCode::kAskedAlready,
                   std::string(rules().seat_name(request_->seat)) +
                       " has asked for something already: that has to be answered first");
  request_ = Request{type, seat, {}};
  grant_if_allowed(now);
  return {};
}

void Match::grant_if_allowed(UtcTime now) {
  if (request_->allowed.size() + 1 < seats_left()) return;
  if (request_->type == Request::Type::kPause) return begin_pause(now);
  undo_turn(request_->seat, now);
}

bool Match::may_answer(Seat seat) const {
  return request_ && seat < rules().seat_count() && seat != request_->seat &&
         !is_among(request_->allowed, seat) && !has_left(seat);
}

CommandResult Match::allow(Seat seat, UtcTime now) {
  if (!may_answer(seat)) return refused(RefusalCode::kNotNow, "nobody else asks for anything");
  request_->allowed.push_back(seat);
  std::sort(request_->allowed.begin(), request_->allowed.end());
  grant_if_allowed(now);
  return {};
}

CommandResult Match::refuse(Seat seat) {
  if (!may_answer(seat)) return refused(RefusalCode::kNotNow, "nobody else asks for anything");
  request_.reset();
  return {};
}

CommandResult Match::claim_repetition(Seat seat) {
  if (auto possible = check_turn(seat); !possible) return possible;
  auto outcome = line_.claimable();
  if (!outcome)
    return refused(RefusalCode::kNotNow, "the position has not occurred as often as a claim takes");
  finish(std::move(*outcome));
  return {};
}

TableState Match::state_for(Seat seat) const {
  const bool plays = seat < rules().seat_count() && !has_left(seat),
             goes_on = plays && !is_over() && !paused_;
  const bool asks = options_.policies.takeback == Takeback::kConsent;
  TableState state;
  state.draw_offers = draw_offers_;
  state.request = request_;
  state.result = result_;
  state.left = left_;
  state.paused = paused_;
  state.clock_waits = clock_waits_ && !is_over();
  state.can_take_back = plays && !paused_ && !(asks && request_) && check_take_back(seat).has_value();
  state.can_offer_draw = goes_on && options_.policies.draw_agreement && !is_among(draw_offers_, seat);
  state.can_answer = !paused_ && may_answer(seat);
  state.can_claim_repetition = goes_on && check_turn(seat) && line_.claimable().has_value();
  state.can_claim_absence = goes_on && !away_.empty() && !is_among(away_, seat) && !missed().empty();
  state.can_pause = goes_on && !request_ && check_pause().has_value();
  state.flagged = is_over() ? std::vector<Seat>() : clock_.flagged();
  return state;
}

}  // namespace boardwright
