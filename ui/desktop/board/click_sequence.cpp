// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/click_sequence.hpp"

#include <algorithm>

namespace boardwright::desktop {

namespace {

bool begins_with(const LegalMove& move, std::span<const std::uint32_t> clicks) {
  return move.clicks.size() >= clicks.size() && std::equal(clicks.begin(), clicks.end(), move.clicks.begin());
}

}  // namespace

void ClickSequence::set_moves(std::vector<LegalMove> moves) {
  moves_ = std::move(moves);
  clicks_.clear();
}

ClickSequence::Answer ClickSequence::click(std::uint32_t place) {
  const auto next = targets();
  bool whole = false;  // what is chosen already is the move
  if (std::binary_search(next.begin(), next.end(), place)) {
    clicks_.push_back(place);
  } else if (!clicks_.empty() && clicks_.back() == place) {
    whole = true;
  } else if (begins_at(place)) {
    clicks_.assign(1, place);
  } else {
    return refuse(place);
  }
  const LegalMove* move = whole || targets().empty() ? exact() : nullptr;
  if (move == nullptr && !whole) return {Step::kGoesOn, {}, {}};
  clicks_.clear();
  return move == nullptr ? Answer{} : Answer{Step::kComplete, move->text, {}};
}

ClickSequence::Answer ClickSequence::drop(std::uint32_t place) {
  const auto next = targets();
  if (std::binary_search(next.begin(), next.end(), place)) return click(place);
  std::vector<const LegalMove*> meant;
  for (const auto& move : moves_)
    if (!clicks_.empty() && begins_with(move, clicks_) && move.clicks.back() == place) meant.push_back(&move);
  if (meant.size() != 1) return refuse(place);
  clicks_.clear();
  return {Step::kComplete, meant.front()->text, {}};
}

std::vector<std::uint32_t> ClickSequence::targets() const {
  std::vector<std::uint32_t> places;
  for (const auto& move : moves_)
    if (begins_with(move, clicks_) && move.clicks.size() > clicks_.size() &&
        (!clicks_.empty() || move.clicks.size() == 1))
      places.push_back(move.clicks[clicks_.size()]);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

bool ClickSequence::begins_at(std::uint32_t place) const {
  return std::any_of(moves_.begin(), moves_.end(),
                     [&](const auto& move) { return !move.clicks.empty() && move.clicks.front() == place; });
}

const LegalMove* ClickSequence::completed_by(std::uint32_t place) const {
  const LegalMove* found = nullptr;
  for (const auto& move : moves_) {
    if (move.clicks.size() < clicks_.size() + 1 || !begins_with(move, clicks_) ||
        move.clicks[clicks_.size()] != place)
      continue;
    if (found != nullptr || move.clicks.size() > clicks_.size() + 1) return nullptr;
    found = &move;
  }
  return found;
}

const LegalMove* ClickSequence::exact() const {
  if (clicks_.empty()) return nullptr;
  const auto found =
      std::find_if(moves_.begin(), moves_.end(), [&](const auto& move) { return move.clicks == clicks_; });
  return found == moves_.end() ? nullptr : &*found;
}

ClickSequence::Answer ClickSequence::refuse(std::uint32_t place) {
  Answer answer{Step::kNothing, {}, clicks_};
  answer.refused.push_back(place);
  clicks_.clear();
  return answer;
}

}  // namespace boardwright::desktop
