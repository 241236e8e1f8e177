// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people at this screen ask of the others: turns taken back, pauses.
#include <algorithm>

#include "framework/players/seating.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

Result<void> MatchController::ask_others(Command::Type type, Seat seat) {
  if (auto asked = match_->submit(type, seat); !asked) return asked;
  std::vector<Seat> computers;
  for (const auto& [played, player] : players_) computers.push_back(played);
  return let_seats_consent(*match_, computers);
}

std::optional<Seat> MatchController::seat_to_answer() const {
  if (hand_over_) return std::nullopt;  // nobody has taken the screen
  for (const Seat seat : humans())
    if (match_->update(seat).can_answer) return seat;
  return std::nullopt;
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
  return match_ != nullptr && !hand_over_ && is_human(viewer_) && match_->update(viewer_).can_pause;
}

Result<void> MatchController::pause() {
  if (!can_pause()) return fail("this game can't be paused now");
  begin_keeping();
  auto asked = ask_others(Command::Type::kPause, viewer_);
  if (match_->paused()) computer_.forget();  // nor may it think on
  settle();
  return asked;
}

Result<void> MatchController::resume_play() {
  const auto people = humans();
  if (!paused() || people.empty()) return fail("the game isn't paused");
  auto done = match_->submit(Command::Type::kResume, people.front());
  settle();
  return done;
}

}  // namespace boardwright::desktop
