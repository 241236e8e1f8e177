// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_hand.hpp"

#include <algorithm>

namespace boardwright::desktop {

void BoardHand::begin() {
  premove_ = {};
  premoving_.reset();
  clicks_.set_moves({});
}

void BoardHand::set_moves(std::vector<LegalMove> moves) {
  clicks_.set_moves(std::move(moves));
  if (touching_seat_) hold_touched();
  grip_.reset();
}

BoardHand::Answer BoardHand::click(std::uint32_t place) {
  if (!premoving_) return answer(clicks_.click(place));
  premove_.click(place, is_own(place));
  return {.ahead = true};
}

BoardHand::Answer BoardHand::drop(std::uint32_t place) {
  if (!premoving_) return answer(clicks_.drop(place));
  premove_.drop(place);
  return {.ahead = true};
}

BoardHand::Answer BoardHand::answer(ClickSequence::Answer&& said) {
  if (said.step == ClickSequence::Step::kComplete) return {.move = std::move(said.move)};
  return {.refused = std::move(said.refused), .held = hold_touched()};
}

BoardHand::Answer BoardHand::let_go() {
  const bool ahead = !premove_.places().empty();
  premove_.clear();
  clicks_.clear();
  grip_.reset();
  return {.held = hold_touched(), .ahead = ahead};
}

bool BoardHand::hold_touched() {
  const auto chosen = clicks_.clicks();
  if (!touched_ && touching_seat_ && !chosen.empty() && owner_at_(chosen.front()) == touching_seat_)
    touched_ = chosen.front();
  if (!touched_ || !clicks_.begins_at(*touched_) || (!chosen.empty() && chosen.front() == *touched_))
    return false;
  clicks_.clear();
  clicks_.click(*touched_);
  return true;
}

bool BoardHand::is_own(std::uint32_t place) const { return premoving_ && owner_at_(place) == premoving_; }

std::optional<std::uint32_t> BoardHand::last_chosen() const {
  const auto chosen = premoving_ ? std::span<const std::uint32_t>(premove_.places()) : clicks_.clicks();
  return chosen.empty() ? std::nullopt : std::optional(chosen.back());
}

bool BoardHand::goes_on_at(std::uint32_t place) const {
  const auto targets = clicks_.targets();
  return !clicks_.clicks().empty() && std::binary_search(targets.begin(), targets.end(), place);
}

bool BoardHand::means_something(std::uint32_t place) const {
  if (premoving_) return !premove_.places().empty() || is_own(place);
  if (!targets_shown_ && !clicks_.clicks().empty()) return true;  // the mouse doesn't tell either
  const auto targets = clicks_.targets();
  return clicks_.begins_at(place) || std::binary_search(targets.begin(), targets.end(), place);
}

const LegalMove* BoardHand::completed_by(std::uint32_t place) const {
  return targets_shown_ ? clicks_.completed_by(place) : nullptr;
}

void BoardHand::mark(Marks& marks) const {
  marks.chosen.assign(clicks_.clicks().begin(), clicks_.clicks().end());
  marks.targets.clear();
  const bool chosen = !clicks_.clicks().empty();
  for (const auto place : clicks_.targets()) {
    const bool occupied = owner_at_(place).has_value();
    // With nothing chosen only free places light up: a ring says that a piece would be taken.
    if (chosen ? targets_shown_ : !occupied) marks.targets.push_back({place, occupied});
  }
  marks.premove = premove_.places();
}

void BoardHand::take_premove() {
  const bool goes_on = premove_.begins_in(clicks_.moves());
  const auto places = premove_.places();
  premove_.clear();
  premoving_.reset();
  if (goes_on && clicks_.clicks().empty())
    for (const auto place : places) clicks_.click(place);
}

void BoardHand::take_hold(const Grip& grip) {
  if (last_chosen() == grip.place) grip_ = grip;
}

bool BoardHand::pull(QPoint to, int drag_distance) {
  if (!grip_ || grip_->dragged || (to - grip_->at).manhattanLength() < drag_distance) return false;
  grip_->dragged = true;
  return true;
}

}  // namespace boardwright::desktop
