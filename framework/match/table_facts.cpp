// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/table_facts.hpp"

#include <algorithm>
#include <utility>

namespace boardwright {

void TableFacts::finish(Outcome outcome) {
  result = std::move(outcome);
  request.reset();
}

bool TableFacts::has_left(Seat seat) const {
  return std::ranges::any_of(left, [seat](const Departure& one) { return one.seat == seat; });
}

CommandResult TableFacts::check_here(Seat seat, const Rules& rules) const {
  if (!has_left(seat)) return {};
  return refused(RefusalCode::kNotAllowed, std::string(rules.seat_name(seat)) + " has left the game");
}

void TableFacts::note_departure(Seat seat, const std::string& reason) {
  left.push_back({seat, reason});
  std::erase(draw_offers, seat);
  request.reset();
}

CommandResult TableFacts::offer_draw(Seat seat, const Rules& rules) {
  if (std::ranges::find(draw_offers, seat) != draw_offers.end())
    return refused(RefusalCode::kNotNow, std::string(rules.seat_name(seat)) + " has already offered a draw");
  draw_offers.push_back(seat);
  std::ranges::sort(draw_offers);
  if (draw_offers.size() == seats_left(rules)) agree_on_draw(rules);
  return {};
}

void TableFacts::agree_on_draw(const Rules& rules) {
  draw_offers.clear();
  Outcome drawn{std::vector<std::uint32_t>(rules.seat_count(), 1), "agreement"};
  for (const auto& one : left) drawn.scores[one.seat] = 0;
  finish(std::move(drawn));
}

CommandResult TableFacts::decline_draw(Seat seat) {
  const auto declined = std::erase_if(draw_offers, [seat](Seat other) { return other != seat; });
  if (declined == 0) return refused(RefusalCode::kNotNow, "nobody else has offered a draw");
  return {};
}

CommandResult TableFacts::withdraw(Seat seat, const Rules& rules) {
  const bool asks = request && request->seat == seat;
  if (asks) request.reset();
  if (std::erase(draw_offers, seat) == 0 && !asks)
    return refused(RefusalCode::kNotNow,
                   std::string(rules.seat_name(seat)) + " has neither offered nor asked for anything");
  return {};
}

void TableFacts::answer_by_move(Seat seat) {
  std::erase_if(draw_offers, [seat](Seat other) { return other != seat; });
  // After a move the last turn is another one, also for who has asked.
  if (request && (request->seat != seat || request->type == Request::Type::kTakeBack)) request.reset();
}

CommandResult TableFacts::ask(Request::Type type, Seat seat, const Rules& rules) {
  if (request)
    return refused(RefusalCode::kAskedAlready,
                   std::string(rules.seat_name(request->seat)) +
                       " has asked for something already: that has to be answered first");
  request = Request{type, seat, {}};
  return {};
}

bool TableFacts::may_answer(Seat seat, const Rules& rules) const {
  return request && seat < rules.seat_count() && seat != request->seat &&
         std::ranges::find(request->allowed, seat) == request->allowed.end() && !has_left(seat);
}

CommandResult TableFacts::allow(Seat seat, const Rules& rules) {
  if (!may_answer(seat, rules)) return refused(RefusalCode::kNotNow, "nobody else asks for anything");
  request->allowed.push_back(seat);
  std::ranges::sort(request->allowed);
  return {};
}

CommandResult TableFacts::refuse(Seat seat, const Rules& rules) {
  if (!may_answer(seat, rules)) return refused(RefusalCode::kNotNow, "nobody else asks for anything");
  request.reset();
  return {};
}

bool TableFacts::is_granted(const Rules& rules) const {
  return request && request->allowed.size() + 1 >= seats_left(rules);
}

}  // namespace boardwright
