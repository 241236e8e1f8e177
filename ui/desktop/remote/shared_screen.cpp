// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/shared_screen.hpp"

#include <algorithm>
#include <utility>

namespace boardwright::desktop {

void SharedScreen::open(std::vector<std::unique_ptr<RemoteMatch>> matches) {
  close();
  for (const auto& match : matches) join(match.get());
  match_ = std::move(matches.front());
  matches.erase(matches.begin());
  others_ = std::move(matches);
  taken_ = others_.empty() || !match_->board().hidden;
}

void SharedScreen::close() {
  match_.reset();
  others_.clear();
  hand_over_.reset();
  taken_ = true;
}

std::vector<Seat> SharedScreen::seats() const {
  std::vector<Seat> seats;
  if (match_ && match_->plays()) seats.push_back(match_->update().viewer);
  for (const auto& other : others_)
    if (other->plays()) seats.push_back(other->update().viewer);
  return seats;
}

/// What is shown comes before the question who is to be shown next.
void SharedScreen::join(const RemoteMatch* match) {
  connect(match, &RemoteMatch::updated, this, [this, match](const std::vector<SeenMove>& news) {
    if (match == match_.get()) emit updated(news);
    choose_viewer();
  });
  connect(match, &RemoteMatch::turned_down, this, [this, match](TurnedDown what) {
    if (match == match_.get()) emit turned_down(what);
  });
  connect(match, &RemoteMatch::seats_changed, this, [this, match] {
    if (match == match_.get()) emit seats_changed();
  });
  connect(match, &RemoteMatch::pending_changed, this, [this, match] {
    if (match == match_.get()) emit pending_changed();
  });
}

void SharedScreen::rename(const std::shared_ptr<const ServerBoard>& board) {
  if (match_) match_->set_board(board);
  for (const auto& other : others_) other->set_board(board);
}

/// Whoever is asked something comes before whoever is on turn; at the end everybody sees the same.
void SharedScreen::choose_viewer() {
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

void SharedScreen::look_through(std::size_t other) {
  std::swap(match_, others_[other]);
  emit viewer_changed();
}

void SharedScreen::take_over() {
  if (!hand_over_ || !match_) return;
  const Seat seat = *std::exchange(hand_over_, std::nullopt);
  taken_ = true;
  const auto other = std::find_if(others_.begin(), others_.end(),
                                  [&](const auto& one) { return one->update().viewer == seat; });
  if (other != others_.end()) look_through(static_cast<std::size_t>(other - others_.begin()));
}

RemoteMatch& SharedScreen::match_to_take_back() const {
  const auto& history = match_->history();
  for (auto move = history.rbegin(); move != history.rend(); ++move) {
    if (move->seat == match_->update().viewer) return *match_;
    for (const auto& other : others_)
      if (other->update().viewer == move->seat) return *other;
  }
  return *match_;
}

}  // namespace boardwright::desktop
