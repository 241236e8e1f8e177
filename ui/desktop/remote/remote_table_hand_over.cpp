// SPDX-License-Identifier: GPL-3.0-or-later
//
// Those who share RemoteTable's screen: whose view of the match is shown, and when the screen is handed over.
#include <algorithm>
#include <utility>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"
#include "ui/desktop/remote/remote_table.hpp"

namespace boardwright::desktop {

/// Whoever is asked something comes before whoever is on turn; at the end everybody sees the same.
void RemoteTable::choose_viewer() {
  if (others_.empty() || !match_ || hand_over_) return;
  const auto plays = [](const RemoteMatch& match) { return match.begun() && !match.update().table.result; };
  const auto is_asked = [&](const RemoteMatch& match) {
    return plays(match) && match.update().table.can_answer;
  };
  const auto acts = [&](const RemoteMatch& match) {
    const auto& on_turn = match.update().on_turn;
    return plays(match) && std::find(on_turn.begin(), on_turn.end(), match.update().viewer) != on_turn.end();
  };
  const auto first = [&](const auto& holds) {
    return static_cast<std::size_t>(
        std::find_if(others_.begin(), others_.end(), [&](const auto& one) { return holds(*one); }) -
        others_.begin());
  };
  if (!match_->begun() || match_->update().table.result || is_asked(*match_)) return;
  std::size_t next = first(is_asked);
  if (next == others_.size() && acts(*match_)) {
    if (taken_) return;
    hand_over_ = match_->update().viewer;
    return emit hand_over_due();
  }
  if (next == others_.size()) next = first(acts);
  if (next == others_.size()) return;
  if (!match_->board().hidden) return look_through(next);
  hand_over_ = others_[next]->update().viewer;
  emit hand_over_due();
}

/// The screen is another one's of those who share it. What has happened was seen already.
void RemoteTable::look_through(std::size_t other) {
  set_up_.reset();
  match_->disconnect(this);
  connect(match_.get(), &RemoteMatch::updated, this, &RemoteTable::choose_viewer);
  std::swap(match_, others_[other]);
  looking_at_.reset();
  edits_.clear();
  touched_in_.clear();
  board_->forget_touched();
  arrange_->forget_choice();
  show_match();
  move_list_->set_history(match_->history());
  set_up_->refresh();
  if (match_->board().hidden || habits_.turns) turn_board();
  say({});
  show_position();
}

void RemoteTable::take_over() {
  if (!hand_over_ || !match_) return;
  const Seat seat = *std::exchange(hand_over_, std::nullopt);
  taken_ = true;
  const auto other = std::find_if(others_.begin(), others_.end(),
                                  [&](const auto& one) { return one->update().viewer == seat; });
  if (other != others_.end())
    look_through(static_cast<std::size_t>(other - others_.begin()));
  else
    show_position();
}

/// That of whoever of those here has moved last.
RemoteMatch& RemoteTable::match_to_take_back() {
  const auto& history = match_->history();
  for (auto move = history.rbegin(); move != history.rend(); ++move) {
    if (move->seat == match_->update().viewer) return *match_;
    for (const auto& other : others_)
      if (other->update().viewer == move->seat) return *other;
  }
  return *match_;
}

}  // namespace boardwright::desktop
