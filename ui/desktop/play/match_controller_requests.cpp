// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people at this screen ask of the others: turns taken back, pauses.
#include <algorithm>

#include "framework/players/draw_answer.hpp"
#include "framework/players/seating.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

Result<void> MatchController::ask_others(Command::Type type, Seat seat) {
  if (auto asked = match_->submit(type, seat); !asked) return asked;
  std::vector<Seat> computers;
  for (const auto& [played, player] : players_) computers.push_back(played);
  return let_seats_consent(*match_, computers);
}

bool MatchController::is_asked(Seat seat) const {
  return match_->update(seat).can_answer || !seats_to_answer_draw(*match_, std::vector{seat}).empty();
}

std::optional<Seat> MatchController::seat_to_answer() const {
  return hand_over_ ? std::nullopt : asked_person();  // while nobody has taken the screen
}

std::optional<Seat> MatchController::asked_person() const {
  if (match_ == nullptr) return std::nullopt;
  const auto people = humans();
  const auto asked = std::find_if(people.begin(), people.end(), [this](Seat seat) { return is_asked(seat); });
  return asked == people.end() ? std::nullopt : std::optional(*asked);
}

std::optional<Seat> MatchController::seat_that_asks() const {
  if (match_ == nullptr || hand_over_) return std::nullopt;
  const Update& update = match_->update(viewer_);
  for (const Seat seat : humans()) {
    const auto& offers = update.draw_offers;
    if (update.request && update.request->seat == seat) return seat;
    if (std::find(offers.begin(), offers.end(), seat) != offers.end()) return seat;
  }
  return std::nullopt;
}

Result<void> MatchController::offer_draw() {
  if (!match_ || hand_over_ || !is_human(viewer_)) return fail("nobody at this screen plays");
  // The others at the screen answer before anybody else offers.
  const Seat seat = seat_to_answer().value_or(viewer_);
  begin_keeping();
  auto done = match_->offer_draw(seat);
  settle();
  return done;
}

Result<void> MatchController::decline_draw() {
  const auto seat = seat_to_answer();
  if (!seat) return fail("nobody at this screen can answer");
  auto done = match_->decline_draw(*seat);
  settle();
  if (done) emit draw_declined(*seat);
  return done;
}

Result<void> MatchController::withdraw() {
  const auto seat = seat_that_asks();
  if (!seat) return fail("nobody at this screen has asked for anything");
  judge_.forget();
  auto done = match_->submit(Command::Type::kWithdraw, *seat);
  settle();
  return done;
}

/// One after the other.
void MatchController::let_computers_answer() {
  if (judge_.thinking() || match_->is_over()) return;
  std::vector<Seat> computers;
  for (const auto& [seat, player] : players_) computers.push_back(seat);
  const auto asked = seats_to_answer_draw(*match_, computers);
  if (asked.empty()) return;
  judge_.ask(draw_question(*match_, asked.front()), setup_.game->data().search,
             [this, seat = asked.front()](bool accepts) {
               const auto open = seats_to_answer_draw(*match_, std::vector{seat});
               const auto done = open.empty() ? Result<void>() : answer_draw(*match_, seat, accepts);
               if (match_->is_over()) computer_.forget();
               settle();
               if (!done) return emit failed(QString::fromStdString(done.error()));
               if (!open.empty() && !accepts) emit draw_declined(seat);
             });
}

Result<void> MatchController::answer(Command::Type type) {
  const auto seat = seat_to_answer();
  if (!seat) return fail("nobody at this screen can answer");
  auto done = match_->submit(type, *seat);
  if (match_->paused() || match_->update(*seat).rewound) computer_.forget();
  settle();
  return done;
}

Result<void> MatchController::allow() { return answer(Command::Type::kAllow); }
Result<void> MatchController::refuse() { return answer(Command::Type::kRefuse); }

bool MatchController::can_pause() const {
  return match_ != nullptr && !hand_over_ && !returned_ && is_human(viewer_) &&
         match_->update(viewer_).can_pause;
}

Result<void> MatchController::pause() {
  if (!can_pause()) return fail("this game can't be paused now");
  begin_keeping();
  auto asked = ask_others(Command::Type::kPause, viewer_);
  if (match_->paused()) computer_.forget();  // nor may it think on
  settle();
  return asked;
}

bool MatchController::counts() const {
  return match_ != nullptr && setup_.rated && !match_->is_over() && !humans().empty();
}

bool MatchController::can_start_clock() const {
  return match_ != nullptr && match_->clock_waits() && !match_->is_over() && !hand_over_ && !arrangement_ &&
         !paused() && is_human(viewer_);
}

Result<void> MatchController::start_clock() {
  if (!can_start_clock()) return fail("no clock waits to be started");
  begin_keeping();
  auto done = match_->submit(Command::Type::kStartClock, viewer_);
  settle();
  return done;
}

Result<void> MatchController::resume_play() {
  const auto people = humans();
  if (returned_) {
    returned_ = false;
    if (!hand_over_) match_->release_clock();
    if (!match_->paused()) {
      settle();
      return {};
    }
  }
  if (!paused() || people.empty()) return fail("the game isn't paused");
  auto done = match_->submit(Command::Type::kResume, people.front());
  settle();
  return done;
}

}  // namespace boardwright::desktop
