// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/screen_seat.hpp"

#include <algorithm>

#include "framework/players/draw_answer.hpp"

namespace boardwright::desktop {

bool ScreenSeat::is_human(Seat seat) const {
  return std::find(people_.begin(), people_.end(), seat) != people_.end();
}

void ScreenSeat::choose(const Match& match) {
  const auto on_turn = match.seats_on_turn();
  const bool hidden = !match.line().now().is_open();
  if (people_.empty()) return;
  if (viewer_ == BW_SPECTATOR && (people_.size() == 1 || !hidden)) viewer_ = people_.front();
  // An answer isn't asked for beside what only the asker may see.
  const auto asked = hidden ? asked_person(match, people_) : std::nullopt;
  if (asked && *asked != viewer_) return hand_over_to(*asked);
  if (asked || std::find(on_turn.begin(), on_turn.end(), viewer_) != on_turn.end()) return;
  const auto next =
      std::find_if(on_turn.begin(), on_turn.end(), [this](Seat seat) { return is_human(seat); });
  if (next == on_turn.end()) return;
  if (hidden) {
    hand_over_to(*next);
  } else {
    viewer_ = *next;
  }
}

void ScreenSeat::hand_over_to(Seat seat) {
  hand_over_ = seat;
  viewer_ = BW_SPECTATOR;  // until then the screen knows only what everybody may know
}

void ScreenSeat::take_over() {
  if (hand_over_) viewer_ = *std::exchange(hand_over_, std::nullopt);
}

std::optional<Seat> asked_person(const Match& match, const std::vector<Seat>& people) {
  const auto asked = std::find_if(people.begin(), people.end(), [&match](Seat seat) {
    return match.update(seat).table.can_answer || !seats_to_answer_draw(match, std::vector{seat}).empty();
  });
  return asked == people.end() ? std::nullopt : std::optional(*asked);
}

}  // namespace boardwright::desktop
