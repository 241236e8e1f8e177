// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people at this screen ask of the others: turns taken back, pauses.
#include <algorithm>

#include "framework/players/draw_answer.hpp"
#include "framework/players/seating.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

bool MatchController::is_asked(Seat seat) const {
  return match()->update(seat).table.can_answer || !seats_to_answer_draw(*match(), std::vector{seat}).empty();
}

std::optional<Seat> MatchController::seat_to_answer() const {
  return hand_over_ ? std::nullopt : asked_person();  // while nobody has taken the screen
}

std::optional<Seat> MatchController::asked_person() const {
  if (table_ == nullptr) return std::nullopt;
  const auto people = humans();
  const auto asked = std::find_if(people.begin(), people.end(), [this](Seat seat) { return is_asked(seat); });
  return asked == people.end() ? std::nullopt : std::optional(*asked);
}

std::optional<Seat> MatchController::seat_that_asks() const {
  if (table_ == nullptr || hand_over_) return std::nullopt;
  const Update& update = match()->update(viewer_);
  for (const Seat seat : humans()) {
    const auto& offers = update.table.draw_offers;
    if (update.table.request && update.table.request->seat == seat) return seat;
    if (std::find(offers.begin(), offers.end(), seat) != offers.end()) return seat;
  }
  return std::nullopt;
}

Result<void> MatchController::offer_draw() {
  if (!table_ || hand_over_ || !is_human(viewer_)) return fail("nobody at this screen plays");
  // The others at the screen answer before anybody else offers.
  const Seat seat = seat_to_answer().value_or(viewer_);
  return table_->submit(Command::Type::kOfferDraw, seat);
}

Result<void> MatchController::decline_draw() {
  const auto seat = seat_to_answer();
  if (!seat) return fail("nobody at this screen can answer");
  return table_->submit(Command::Type::kDeclineDraw, *seat);
}

Result<void> MatchController::withdraw() {
  const auto seat = seat_that_asks();
  if (!seat) return fail("nobody at this screen has asked for anything");
  return table_->submit(Command::Type::kWithdraw, *seat);
}

Result<void> MatchController::answer(Command::Type type) {
  const auto seat = seat_to_answer();
  if (!seat) return fail("nobody at this screen can answer");
  return table_->submit(type, *seat);
}

Result<void> MatchController::allow() { return answer(Command::Type::kAllow); }
Result<void> MatchController::refuse() { return answer(Command::Type::kRefuse); }

bool MatchController::can_pause() const {
  return table_ != nullptr && !hand_over_ && !returned() && is_human(viewer_) &&
         match()->update(viewer_).table.can_pause;
}

Result<void> MatchController::pause() {
  if (!can_pause()) return fail("this game can't be paused now");
  return table_->submit(Command::Type::kPause, viewer_);
}

bool MatchController::counts() const {
  return table_ != nullptr && plan_.rated && !match()->is_over() && !humans().empty();
}

bool MatchController::can_start_clock() const {
  return table_ != nullptr && match()->clock_waits() && !match()->is_over() && !hand_over_ && !arrangement_ &&
         !paused() && is_human(viewer_);
}

Result<void> MatchController::start_clock() {
  if (!can_start_clock()) return fail("no clock waits to be started");
  return table_->submit(Command::Type::kStartClock, viewer_);
}

Result<void> MatchController::resume_play() {
  const auto people = humans();
  if (returned()) {
    table_->wake();
    if (!match()->paused()) return {};
  }
  if (!paused() || people.empty()) return fail("the game isn't paused");
  return table_->submit(Command::Type::kResume, people.front());
}

}  // namespace boardwright::desktop
